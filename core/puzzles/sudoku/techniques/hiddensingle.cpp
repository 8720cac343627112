// Hidden single: a digit with one place left in a unit goes there, whatever else the cell could
// take. What people look for first, and without pencil marks: one digit, box by box.

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

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

} // namespace

Technique hiddenSingle()
{
    return {.rule = HiddenSingle,
            .name = phrase("sudoku", "hidden single"),
            .line = "full house, single candidate, single place in a unit",
            .grade = {Level::Easy, 14},
            .find = findHiddenSingle};
}

} // namespace clew::sudoku
