find_package(Boost 1.74 REQUIRED)
target_link_libraries(clew_core PRIVATE Boost::headers)
