// Subsets: as many digits as cells of a unit that belong together, so that what lies beside is
// struck. Naked ones are cells that hold no other digits; hidden ones digits that have no other
// places.

#pragma once

#include <vector>

#include "core/puzzles/sudoku/techniques/choices.h"

namespace clew::sudoku {

struct Subset
{
    std::uint32_t unit;
    std::vector<Cell> cells;
    Mask digits;
};

/// A step of this subset, which strikes nothing yet.
Step subsetStep(const Grid& grid, Rule rule, Phrase pattern, const Subset& subset);

/// Whether another cell of the unit than those at `where` has one of the digits.
bool strikesElsewhere(const Grid& grid, std::uint32_t unit, Mask where, Mask digits);

/// Naked subsets of `count` cells in the unit, until visit(positions, digits) is true.
template<class Visit>
bool forNaked(const Grid& grid, std::uint32_t unit, std::uint32_t count, Visit&& visit)
{
    Choices cells;
    std::size_t empty = 0;
    for (std::uint32_t i = 0; i < grid.layout().size(); ++i) {
        const Mask digits = grid.candidates(grid.layout().unit(unit)[i]);
        empty += digits != 0 ? 1U : 0U;
        if (bitCount(digits) >= 2 && bitCount(digits) <= count)
            cells.add(i, digits);
    }
    return empty > count && cells.visit(count, count, [&](const Choices::Choice& chosen) {
        return bitCount(chosen.places) == count && visit(chosen.numbers, chosen.places);
    });
}

} // namespace clew::sudoku
