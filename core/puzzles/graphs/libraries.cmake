pkg_check_modules(nauty REQUIRED IMPORTED_TARGET GLOBAL nauty)
target_link_libraries(clew_core PRIVATE PkgConfig::nauty)
