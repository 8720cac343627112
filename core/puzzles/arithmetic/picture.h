// The board of the arithmetic puzzle: number tiles in a row, the expressions built so far as trees
// above them.

#pragma once

#include "core/puzzles/arithmetic/arithmetic.h"

namespace clew::arithmetic {

/// Where the tiles are, in the picture's units: tile i is a unit square at (x + i * pitch, y).
struct TileRow
{
    double x;
    double y;
    double pitch;
};
TileRow tileRow(const ArithmeticProblem& problem);

/// Where an expression that can be joined is drawn: a tile, or the root of a tree.
struct ItemPlace
{
    std::uint32_t slot; ///< as in Step
    double x;
    double y;
};
/// From left to right.
std::vector<ItemPlace> itemPlaces(const ArithmeticProblem& problem, const State& state);

/// What each step has made, where it is drawn: the roots and what they are joined from.
std::vector<ItemPlace> stepPlaces(const ArithmeticProblem& problem, const State& state);

} // namespace clew::arithmetic
