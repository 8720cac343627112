find_package(TBB REQUIRED)
target_link_libraries(clew_core PRIVATE TBB::tbb)
