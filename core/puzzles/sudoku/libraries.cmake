file(GLOB sudoku_techniques CONFIGURE_DEPENDS sudoku/techniques/*.cpp sudoku/techniques/*.h)
target_sources(clew_core PRIVATE ${sudoku_techniques})

# One file of the bitboard is for processors with AVX2; the program asks before it goes there.
include(CheckCXXCompilerFlag)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    check_cxx_compiler_flag(-mavx2 CLEW_HAS_AVX2_FLAG)
    if(CLEW_HAS_AVX2_FLAG)
        set_source_files_properties(sudoku/bitboardavx2.cpp TARGET_DIRECTORY clew_core
            PROPERTIES COMPILE_OPTIONS -mavx2)
    endif()
endif()
