// Hidden rectangle: one cell of a rectangle has only the pair, and at the opposite one a digit
// would fix all the others, so that both digits could be exchanged. Not to be used on boards that
// may have several solutions.

#include "core/puzzles/sudoku/techniques/rectangles.h"

namespace clew::sudoku {

namespace {

class HiddenSearch : public RectangleSearch
{
public:
    using RectangleSearch::RectangleSearch;

    bool run()
    {
        const Cell opposite = m_rectangle.opposite;
        return visitPair([&](Value value, Value other) {
            if (!confined(UnitKind::Row, opposite, value) ||
                !confined(UnitKind::Column, opposite, value))
                return false;
            return report(
                {HiddenRectangle,
                 phrase("sudoku",
                        "If %1 were %2, %3 would be the only places left for %4 in its row "
                        "and column, both digits could be exchanged, and there would be "
                        "two solutions: %5."),
                 {cellsTerm({opposite}), digitTerm(other),
                  cellsTerm({m_rectangle.inRow, m_rectangle.inColumn}), digitTerm(value)}},
                std::array{opposite}, bitOf(other));
        });
    }
};

bool findHiddenRectangle(const Grid& grid, const StepSink& sink)
{
    return forRectangles(grid, sink.since(), [&](const Rectangle& rectangle) {
        return HiddenSearch(grid, sink, rectangle).run();
    });
}

} // namespace

Technique hiddenRectangle()
{
    return {.rule = HiddenRectangle,
            .name = phrase("sudoku", "hidden rectangle"),
            .line = "unique and hidden rectangles",
            .grade = {Level::Hard, 100},
            .find = findHiddenRectangle,
            .assumesUnique = true};
}

} // namespace clew::sudoku
