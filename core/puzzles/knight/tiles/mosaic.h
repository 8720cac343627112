// One tour of a huge board, put together from tours of small tiles found by search (in the spirit
// of Parberry, "An efficient algorithm for the knight's tour problem", 1997, extended to every
// board).
//
// A tile with an even number of squares has a closed tour, at most one tile has an open one. Where
// a jump a-b of one tile and a jump c-d of the next are such that a-c and b-d are jumps too,
// exchanging the pairs makes one tour of two. Boards with a side of 3 or 4,
// where this cannot be done, get a short board's tour, stretched (see stretching.h).

#pragma once

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

/// The tile of a square, as (tile's column, tile's row); on boards with sides of at least 5.
struct Tile
{
    std::uint32_t column;
    std::uint32_t row;
    friend bool operator==(const Tile&, const Tile&) = default;
};
Tile tileOf(const KnightProblem& problem, Value square);

/// A tour from tiles, or stretched; empty if this board is not treated so (too small, blocked
/// squares, a given start where no closed tour exists) or the control has stopped it.
std::vector<Value> tiledTour(const KnightProblem& problem, Control& control);

} // namespace clew::knight
