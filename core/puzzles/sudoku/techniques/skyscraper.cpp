// Skyscraper: two rows (or columns) with two places for a digit each, one pair of ends in one
// column. One of the two far ends is the digit.

#include "core/puzzles/sudoku/techniques/stronglinks.h"

namespace clew::sudoku {

namespace {

bool findAlong(const Grid& grid, const StepSink& sink, Value value, UnitKind kind)
{
    const Layout& layout = grid.layout();
    const UnitKind across = kind == UnitKind::Row ? UnitKind::Column : UnitKind::Row;
    const auto joins = [&](Cell a, Cell b) {
        return layout.unitOf(across, a) == layout.unitOf(across, b);
    };
    const Phrase pattern =
        kind == UnitKind::Row
            ? phrase("sudoku", "Of %2 in one column one at most is %1, so in its row one of %3 is: "
                               "%4.")
            : phrase("sudoku", "Of %2 in one row one at most is %1, so in its column one of %3 "
                               "is: %4.");
    const StrongLinks links = strongLinksOf(grid, value, kind);
    for (std::size_t i = 0; i < links.size(); ++i)
        for (std::size_t j = i + 1; j < links.size(); ++j)
            if (joinStrongLinks(grid, sink, value, links[i], links[j], Skyscraper, pattern, joins))
                return true;
    return false;
}

bool findSkyscraper(const Grid& grid, const StepSink& sink)
{
    return visitBits(sink.digits(grid), [&](Value value) {
        return findAlong(grid, sink, value, UnitKind::Row) ||
               findAlong(grid, sink, value, UnitKind::Column);
    });
}

} // namespace

Technique skyscraper()
{
    return {.rule = Skyscraper,
            .name = phrase("sudoku", "skyscraper"),
            .line = "skyscraper, kite, turbot fish, empty rectangle",
            .grade = {Level::Hard, 130},
            .find = findSkyscraper,
            .ofOneDigit = true};
}

} // namespace clew::sudoku
