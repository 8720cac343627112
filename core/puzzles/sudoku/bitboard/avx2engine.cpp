// The engine on AVX2 registers. This file alone is compiled for them (libraries.cmake), so nothing
// that other files share may be made here: only the templates over Avx2Lanes.

#ifdef __AVX2__
#include "core/puzzles/sudoku/bitboard/avx2lanes.h"
#endif
#include "core/puzzles/sudoku/bitboard/deduction.h"

namespace clew::sudoku {

#ifdef __AVX2__

namespace {

[[gnu::flatten]] Verdict deduce(Board& board)
{
    NoWatch watch;
    return Deduction<Avx2Lanes, NoWatch>(board, watch).run(board);
}

[[gnu::flatten]] Verdict tried(const Board& board, Placement placement, Board& next)
{
    place<Avx2Lanes>(board, placement, next);
    return deduce(next);
}

[[gnu::flatten]] Branches branches(const Board& board)
{
    return BranchChoice<Avx2Lanes>(board).choose();
}

constexpr BitboardEngine kEngine{deduce, tried, branches};

} // namespace

const BitboardEngine* avx2Engine()
{
    return __builtin_cpu_supports("avx2") != 0 ? &kEngine : nullptr;
}

#else

const BitboardEngine* avx2Engine()
{
    return nullptr;
}

#endif

} // namespace clew::sudoku
