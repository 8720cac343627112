// Grouped chain: an alternating inference chain whose nodes may be groups, a digit's places in one
// line of a box.

#include "core/puzzles/sudoku/techniques/alternatingchains.h"

namespace clew::sudoku {

namespace {

bool findGroupedChain(const Grid& grid, const StepSink& sink)
{
    return searchBoard(grid, [&]<class Set>() {
        return searchChains<Set>(grid, sink, {.groups = true},
                                 {wordChain<GroupedChain, Set>, wordRing<GroupedLoop, Set>});
    });
}

} // namespace

Technique groupedChain()
{
    return {.rule = GroupedChain,
            .name = phrase("sudoku", "grouped chain"),
            .line = "X-chain, XY-chain, alternating and grouped chains",
            .grade = {Level::Unfair, 300},
            .find = findGroupedChain,
            .variant = {
                {GroupedLoop, phrase("sudoku", "grouped continuous loop"), {Level::Unfair, 300}}}};
}

} // namespace clew::sudoku
