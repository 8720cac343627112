// Claiming: all places for a digit in a line lie in one box, so the rest of the box loses it.

#include "core/puzzles/sudoku/techniques/lockedcandidates.h"

namespace clew::sudoku {

namespace {

bool findClaiming(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const Mask changed = sink.digits(grid);
    const auto findIn = [&](std::uint32_t line, Value value) {
        const auto box = confinedTo(layout, line, grid.placesIn(line, value), UnitKind::Box);
        return box &&
               reportCrossing(
                   grid, sink, Claiming,
                   line < layout.size()
                       ? phrase("sudoku", "All places for %1 in row %2 lie in box %3: %4.")
                       : phrase("sudoku", "All places for %1 in column %2 lie in box %3: %4."),
                   {line, *box}, value);
    };
    for (std::uint32_t line = 0; line < 2 * layout.size(); ++line)
        if (visitBits(changed, [&](Value value) { return findIn(line, value); }))
            return true;
    return false;
}

} // namespace

Technique claiming()
{
    return {.rule = Claiming,
            .name = phrase("sudoku", "locked candidates, claiming"),
            .line = "locked pairs, triples and candidates",
            .grade = {Level::Medium, 50},
            .find = findClaiming};
}

} // namespace clew::sudoku
