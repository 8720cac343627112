// Pointing: all places for a digit in a box lie in one line, so the rest of the line loses it.

#include "core/puzzles/sudoku/techniques/lockedcandidates.h"

namespace clew::sudoku {

namespace {

bool findPointing(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const Mask changed = sink.digits(grid);
    const auto findIn = [&](std::uint32_t box, Value value, UnitKind kind) {
        const auto line = confinedTo(layout, box, grid.placesIn(box, value), kind);
        return line &&
               reportCrossing(
                   grid, sink, Pointing,
                   kind == UnitKind::Row
                       ? phrase("sudoku", "All places for %1 in box %2 lie in row %3: %4.")
                       : phrase("sudoku", "All places for %1 in box %2 lie in column %3: %4."),
                   {box, *line}, value);
    };
    for (std::uint32_t box = 2 * layout.size(); box < layout.unitCount(); ++box)
        if (visitBits(changed, [&](Value value) {
                return findIn(box, value, UnitKind::Row) || findIn(box, value, UnitKind::Column);
            }))
            return true;
    return false;
}

} // namespace

Technique pointing()
{
    return {.rule = Pointing,
            .name = phrase("sudoku", "locked candidates, pointing"),
            .line = "locked pairs, triples and candidates",
            .grade = {Level::Medium, 50},
            .find = findPointing};
}

} // namespace clew::sudoku
