// XYZ-wing: a pivot xyz with pincers xz and yz. Whichever digit the pivot gets, it or one of the
// pincers is z.

#include "core/puzzles/sudoku/techniques/wings.h"

namespace clew::sudoku {

namespace {

bool findXyzWing(const Grid& grid, const StepSink& sink)
{
    return grid.emptyCells().visit([&](Cell pivot) {
        return bitCount(grid.candidates(pivot)) == 3 &&
               findWingsOf(grid, sink, XYZWing,
                           phrase("sudoku", "Whichever digit %1 gets, it or one of %2 is %3, so no "
                                            "cell that sees all three can be: %4."),
                           pivot);
    });
}

} // namespace

Technique xyzWing()
{
    return {.rule = XYZWing,
            .name = phrase("sudoku", "XYZ-wing"),
            .line = "W-wing, XY-wing, XYZ-wing",
            .grade = {Level::Hard, 180},
            .find = findXyzWing};
}

} // namespace clew::sudoku
