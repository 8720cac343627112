// X-chain: places of one digit joined by strong and weak links in turn. One of the two ends holds
// it.

#include "core/puzzles/sudoku/techniques/xchains.h"

namespace clew::sudoku {

Technique xChain()
{
    return {.rule = XChain,
            .name = phrase("sudoku", "X-chain"),
            .line = "X-chain, XY-chain, alternating and grouped chains",
            .grade = {Level::Unfair, 260},
            .find = [](const Grid& grid,
                       const StepSink& sink) { return searchXChains<XChain>(grid, sink); },
            .ofOneDigit = true};
}

} // namespace clew::sudoku
