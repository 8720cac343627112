find_package(EXPAT REQUIRED) # reads the webpbn XML format
target_link_libraries(clew_core PRIVATE EXPAT::EXPAT)
