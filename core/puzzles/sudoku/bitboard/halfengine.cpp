// The engine on two halves of 128 bits, for any processor, and the choice of the fastest one.

#include "core/puzzles/sudoku/bitboard/bitboard.h"

namespace clew::sudoku {

namespace {

[[gnu::flatten]] Verdict deduce(Board& board)
{
    NoWatch watch;
    return Deduction<HalfLanes, NoWatch>(board, watch).run(board);
}

[[gnu::flatten]] Verdict tried(const Board& board, Placement placement, Board& next)
{
    place<HalfLanes>(board, placement, next);
    return deduce(next);
}

[[gnu::flatten]] Branches branches(const Board& board)
{
    return BranchChoice<HalfLanes>(board).choose();
}

} // namespace

const BitboardEngine kHalfEngine{deduce, tried, branches};

const BitboardEngine& fastestEngine()
{
    const BitboardEngine* const wide = avx2Engine();
    return wide != nullptr ? *wide : kHalfEngine;
}

} // namespace clew::sudoku
