find_package(ICU REQUIRED COMPONENTS i18n uc)
target_link_libraries(clew_core PRIVATE ICU::i18n ICU::uc)
