pkg_check_modules(nauty REQUIRED IMPORTED_TARGET GLOBAL nauty)
find_package(Boost REQUIRED) # headers: multiprecision, the planarity test of Boost.Graph
target_link_libraries(clew_core PRIVATE PkgConfig::nauty Boost::headers)
