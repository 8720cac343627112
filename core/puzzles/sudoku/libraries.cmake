file(GLOB sudoku_techniques CONFIGURE_DEPENDS sudoku/techniques/*.cpp sudoku/techniques/*.h)
target_sources(clew_core PRIVATE ${sudoku_techniques})
