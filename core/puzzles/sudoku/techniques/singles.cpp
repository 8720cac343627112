// Naked single: a cell with one candidate. Hidden single: a digit with one place in a unit.

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

bool findNakedSingle(const Grid& grid, const StepSink& sink)
{
    for (Cell cell = 0; cell < grid.layout().cellCount(); ++cell) {
        if (!std::has_single_bit(grid.candidates(cell)))
            continue;
        const auto value = static_cast<Value>(std::countr_zero(grid.candidates(cell)));
        Step step{NakedSingle,
                  phrase("sudoku", "%1 must be %2: every other digit is ruled out there."),
                  {cellsTerm({cell}), digitTerm(value)}};
        step.assignments = {{cell, value}};
        for (const Cell peer : grid.layout().peers(cell))
            if (!grid.isEmpty(peer))
                step.causes.push_back({peer, grid.values()[peer]});
        if (offer(sink, step))
            return true;
    }
    return false;
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
            if (!std::has_single_bit(places))
                continue;
            const Cell cell = layout.unit(unit)[static_cast<std::size_t>(std::countr_zero(places))];
            Step step{HiddenSingle,
                      patterns[static_cast<std::size_t>(layout.unitKind(unit))],
                      {cellsTerm({cell}), digitTerm(value), unitTerm(layout, unit)}};
            step.assignments = {{cell, value}};
            for (const Cell other : layout.unit(unit))
                if (other != cell)
                    step.causes.push_back({other, kNoValue});
            if (offer(sink, step))
                return true;
        }
    }
    return false;
}

} // namespace clew::sudoku
