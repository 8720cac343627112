#include "core/puzzles/sudoku/bitboard.h"

namespace clew::sudoku {

namespace {

[[gnu::flatten]] Verdict deduce(Board& board)
{
    NoWatch watch;
    return Deduction<HalfLanes, NoWatch>(board, watch).run(board);
}

[[gnu::flatten]] Branches branches(const Board& board)
{
    return BranchChoice<HalfLanes>(board).choose();
}

} // namespace

const BitboardEngine kHalfEngine{deduce, branches};

const BitboardEngine& fastestEngine()
{
    const BitboardEngine* const wide = avx2Engine();
    return wide != nullptr ? *wide : kHalfEngine;
}

} // namespace clew::sudoku
