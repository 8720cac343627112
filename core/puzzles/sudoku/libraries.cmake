# One file of the bitboard is for processors with AVX2; the program asks before it goes there. GCC is
# kept from turning copies of boards from register to register into calls and string instructions.
include(CheckCXXCompilerFlag)
set(engines sudoku/bitboard/halfengine.cpp sudoku/bitboard/avx2engine.cpp)
check_cxx_compiler_flag(-fno-tree-loop-distribute-patterns CLEW_HAS_NO_PATTERNS_FLAG)
if(CLEW_HAS_NO_PATTERNS_FLAG)
    set_property(SOURCE ${engines} TARGET_DIRECTORY clew_core
        APPEND PROPERTY COMPILE_OPTIONS -fno-tree-loop-distribute-patterns)
endif()
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    check_cxx_compiler_flag(-mavx2 CLEW_HAS_AVX2_FLAG)
    if(CLEW_HAS_AVX2_FLAG)
        set_property(SOURCE sudoku/bitboard/avx2engine.cpp TARGET_DIRECTORY clew_core
            APPEND PROPERTY COMPILE_OPTIONS -mavx2)
    set_property(SOURCE sudoku/bitboard/avx2engine.cpp TARGET_DIRECTORY clew_core
        PROPERTY SKIP_PRECOMPILE_HEADERS ON) # which are compiled for every processor
    endif()
endif()
