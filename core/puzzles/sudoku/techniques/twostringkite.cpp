// Two-string kite: a row and a column with two places for a digit each, one pair of ends in one
// box. One of the two far ends is the digit.

#include "core/puzzles/sudoku/techniques/stronglinks.h"

namespace clew::sudoku {

namespace {

bool findOf(const Grid& grid, const StepSink& sink, Value value)
{
    const Layout& layout = grid.layout();
    const auto joins = [&](Cell a, Cell b) { return layout.boxOf(a) == layout.boxOf(b); };
    const Phrase pattern =
        phrase("sudoku", "Of %2 in one box one at most is %1, so in its row or column "
                         "one of %3 is: %4.");
    const StrongLinks columns = strongLinksOf(grid, value, UnitKind::Column);
    for (const StrongLink& row : strongLinksOf(grid, value, UnitKind::Row))
        for (const StrongLink& column : columns)
            if (joinStrongLinks(grid, sink, value, row, column, TwoStringKite, pattern, joins))
                return true;
    return false;
}

bool findTwoStringKite(const Grid& grid, const StepSink& sink)
{
    return visitBits(sink.digits(grid), [&](Value value) { return findOf(grid, sink, value); });
}

} // namespace

Technique twoStringKite()
{
    return {.rule = TwoStringKite,
            .name = phrase("sudoku", "two-string kite"),
            .line = "skyscraper, kite, turbot fish, empty rectangle",
            .grade = {Level::Hard, 150},
            .find = findTwoStringKite,
            .ofOneDigit = true};
}

} // namespace clew::sudoku
