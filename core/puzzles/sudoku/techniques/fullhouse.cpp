// Full house: a unit with one empty cell, which takes the missing digit. A naked and a hidden
// single at once, and the first thing that people see.

#include <algorithm>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

bool findFullHouse(const Grid& grid, const StepSink& sink)
{
    static constexpr UnitPhrases patterns{
        phrase("sudoku", "%1 must be %2: the last empty cell of row %3."),
        phrase("sudoku", "%1 must be %2: the last empty cell of column %3."),
        phrase("sudoku", "%1 must be %2: the last empty cell of box %3."),
    };
    const Layout& layout = grid.layout();
    const auto fillsUnit = [&](Cell cell, std::uint32_t unit) {
        if (!isSingle(grid.missingIn(unit)))
            return false;
        const Value value = lowestBit(grid.candidates(cell));
        Step step{FullHouse,
                  patterns[static_cast<std::size_t>(layout.unitKind(unit))],
                  {cellsTerm({cell}), digitTerm(value), unitTerm(layout, unit)}};
        step.assignments = {{cell, value}};
        step.causes.reserve(layout.size());
        for (const Cell other : layout.unit(unit))
            if (other != cell)
                step.causes.push_back({other, grid.values()[other]});
        return sink(std::move(step));
    };
    return grid.emptyCells().visit([&](Cell cell) {
        return isSingle(grid.candidates(cell)) &&
               std::ranges::any_of(layout.unitsOf(cell),
                                   [&](std::uint32_t unit) { return fillsUnit(cell, unit); });
    });
}

} // namespace

Technique fullHouse()
{
    return {.rule = FullHouse,
            .name = phrase("sudoku", "full house"),
            .line = "full house, single candidate, single place in a unit",
            .grade = {Level::Easy, 4},
            .find = findFullHouse};
}

} // namespace clew::sudoku
