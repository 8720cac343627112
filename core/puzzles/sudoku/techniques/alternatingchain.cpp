// Alternating inference chain: of any candidates, through cells and units. A ring of them is a
// continuous loop.

#include "core/puzzles/sudoku/techniques/alternatingchains.h"

namespace clew::sudoku {

namespace {

bool findAlternatingChain(const Grid& grid, const StepSink& sink)
{
    return searchBoard(grid, [&]<class Set>() {
        return searchChains<Set>(
            grid, sink, {}, {wordChain<AlternatingChain, Set>, wordRing<AlternatingLoop, Set>});
    });
}

} // namespace

Technique alternatingChain()
{
    return {
        .rule = AlternatingChain,
        .name = phrase("sudoku", "alternating inference chain"),
        .line = "X-chain, XY-chain, alternating and grouped chains",
        .grade = {Level::Unfair, 280},
        .find = findAlternatingChain,
        .variant = {{AlternatingLoop, phrase("sudoku", "continuous loop"), {Level::Unfair, 280}}}};
}

} // namespace clew::sudoku
