// Turbot fish: an X-chain of two strong links. What skyscraper and two-string kite leave of these.

#include "core/puzzles/sudoku/techniques/xchains.h"

namespace clew::sudoku {

Technique turbotFish()
{
    return {.rule = TurbotFish,
            .name = phrase("sudoku", "turbot fish"),
            .line = "skyscraper, kite, turbot fish, empty rectangle",
            .grade = {Level::Hard, 120},
            .find = [](const Grid& grid,
                       const StepSink& sink) { return searchXChains<TurbotFish>(grid, sink, 2); },
            .ofOneDigit = true};
}

} // namespace clew::sudoku
