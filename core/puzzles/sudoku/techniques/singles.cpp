// Full house: the last empty cell of a unit. Naked single: a cell with one candidate. Hidden
// single: a digit with one place in a unit.

#include <algorithm>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

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

bool findNakedSingle(const Grid& grid, const StepSink& sink)
{
    return grid.emptyCells().visit([&](Cell cell) {
        if (!isSingle(grid.candidates(cell)))
            return false;
        const Value value = lowestBit(grid.candidates(cell));
        Step step{NakedSingle,
                  phrase("sudoku", "%1 must be %2: every other digit is ruled out there."),
                  {cellsTerm({cell}), digitTerm(value)}};
        step.assignments = {{cell, value}};
        step.causes.reserve(grid.layout().peers(cell).size());
        for (const Cell peer : grid.layout().peers(cell))
            if (!grid.isEmpty(peer))
                step.causes.push_back({peer, grid.values()[peer]});
        return sink(std::move(step));
    });
}

bool findHiddenSingle(const Grid& grid, const StepSink& sink)
{
    static constexpr UnitPhrases patterns{
        phrase("sudoku", "%1 must be %2: the only place left for %2 in row %3."),
        phrase("sudoku", "%1 must be %2: the only place left for %2 in column %3."),
        phrase("sudoku", "%1 must be %2: the only place left for %2 in box %3."),
    };
    const Layout& layout = grid.layout();
    // Boxes first: that is where people look first.
    for (std::uint32_t i = 0; i < layout.unitCount(); ++i) {
        const std::uint32_t unit = (i + 2 * layout.size()) % layout.unitCount();
        for (Value value = 0; value < layout.size(); ++value) {
            const Mask places = grid.placesIn(unit, value);
            if (!isSingle(places))
                continue;
            const Cell cell = layout.unit(unit)[lowestBit(places)];
            Step step{HiddenSingle,
                      patterns[static_cast<std::size_t>(layout.unitKind(unit))],
                      {cellsTerm({cell}), digitTerm(value), unitTerm(layout, unit)}};
            step.assignments = {{cell, value}};
            step.causes.reserve(layout.size());
            for (const Cell other : layout.unit(unit))
                if (other != cell)
                    step.causes.push_back({other, kNoValue});
            if (sink(std::move(step)))
                return true;
        }
    }
    return false;
}

} // namespace clew::sudoku
