// XY-wing: a pivot xy with pincers xz and yz. Whichever digit the pivot gets, one of the pincers is
// z.

#include "core/puzzles/sudoku/techniques/wings.h"

namespace clew::sudoku {

namespace {

bool findXyWing(const Grid& grid, const StepSink& sink)
{
    return grid.bivalueCells().visit([&](Cell pivot) {
        return findWingsOf(grid, sink, XYWing,
                           phrase("sudoku", "Whichever digit %1 gets, one of %2 becomes %3, so no "
                                            "cell that sees both can: %4."),
                           pivot);
    });
}

} // namespace

Technique xyWing()
{
    return {.rule = XYWing,
            .name = phrase("sudoku", "XY-wing"),
            .line = "W-wing, XY-wing, XYZ-wing",
            .grade = {Level::Hard, 160},
            .find = findXyWing};
}

} // namespace clew::sudoku
