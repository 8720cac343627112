// XY-chain: through cells of two candidates, each sharing a digit with the next. If the first cell
// is not a digit the last one is.

#include "core/puzzles/sudoku/techniques/chains.h"

namespace clew::sudoku {

namespace {

template<class Set>
Step wordXYChain(const Links<Set>& links, const Chain& chain)
{
    const auto [start, digit] = links.candidate(chain.front());
    return {
        XYChain,
        phrase("sudoku", "Along %1: if %2 is not %4, %3 is, so no cell that sees both can be: %5."),
        {cellsTerm(cellsAlong(links, chain)), cellsTerm({start}),
         cellsTerm({links.candidate(chain.back()).variable}), digitTerm(digit)},
        {},
        {},
        placesOn(links, chain)};
}

bool findXyChain(const Grid& grid, const StepSink& sink)
{
    constexpr LinkKinds kinds{.strongInUnits = false, .weakInCells = false};
    return searchBoard(grid, [&]<class Set>() {
        return searchChains<Set>(grid, sink, kinds, {wordXYChain<Set>});
    });
}

} // namespace

Technique xyChain()
{
    return {.rule = XYChain,
            .name = phrase("sudoku", "XY-chain"),
            .line = "X-chain, XY-chain, alternating and grouped chains",
            .grade = {Level::Unfair, 260},
            .find = findXyChain};
}

} // namespace clew::sudoku
