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

} // namespace clew::arithmetic
