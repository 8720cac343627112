find_package(EXPAT REQUIRED) # reads the webpbn XML format
# The clause learner; Debian ships it as a library without a package file.
find_library(CADICAL_LIBRARY cadical REQUIRED)
find_path(CADICAL_INCLUDE_DIR cadical.hpp REQUIRED)
target_include_directories(clew_core SYSTEM PRIVATE ${CADICAL_INCLUDE_DIR})
target_link_libraries(clew_core PRIVATE EXPAT::EXPAT ${CADICAL_LIBRARY})
