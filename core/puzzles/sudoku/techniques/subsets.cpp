#include "core/puzzles/sudoku/techniques/subsets.h"

namespace clew::sudoku {

Step subsetStep(const Grid& grid, Rule rule, Phrase pattern, const Subset& subset)
{
    Step step{
        rule,
        pattern,
        {cellsTerm(subset.cells), digitsTerm(subset.digits), unitTerm(grid.layout(), subset.unit)}};
    for (const Place place : candidatesOf(grid, subset.cells))
        if ((subset.digits & bitOf(place.value)) != 0)
            step.causes.push_back(place);
    return step;
}

bool strikesElsewhere(const Grid& grid, std::uint32_t unit, Mask where, Mask digits)
{
    Mask hit = 0;
    forBits(digits, [&](Value value) { hit |= grid.placesIn(unit, value) & ~where; });
    return hit != 0;
}

} // namespace clew::sudoku
