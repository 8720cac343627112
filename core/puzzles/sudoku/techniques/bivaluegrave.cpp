// Bivalue universal grave + 1: all empty cells have two candidates except one that has three. Were
// it left with two as well, all digits could be exchanged; so it must get the one that its units
// have three times. Not to be used on boards that may have several solutions.

#include <optional>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

bool findBivalueGrave(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    std::optional<Cell> extra;
    const bool others = grid.emptyCells().visit([&](Cell cell) {
        const std::uint32_t count = bitCount(grid.candidates(cell));
        if (count == 3 && !extra)
            extra = cell;
        else
            return count != 2;
        return false;
    });
    if (others || !extra)
        return false;
    for (Mask left = grid.candidates(*extra); left != 0; left &= left - 1) {
        const auto value = static_cast<Value>(std::countr_zero(left));
        // Without this candidate every digit must have two places in every unit.
        bool grave = true;
        for (std::uint32_t unit = 0; unit < layout.unitCount() && grave; ++unit) {
            for (Value other = 0; other < layout.size() && grave; ++other) {
                const Mask places = grid.placesIn(unit, other);
                const std::uint32_t surplus =
                    other == value && layout.unitSet(unit)[*extra] ? 1 : 0;
                grave = places == 0 || bitCount(places) == 2 + surplus;
            }
        }
        if (!grave)
            continue;
        Step step{BivalueGrave,
                  phrase("sudoku",
                         "%1 must be %2: otherwise every empty cell would have two candidates, "
                         "every digit two places in each unit, and all could be exchanged."),
                  {cellsTerm({*extra}), digitTerm(value)}};
        step.assignments = {{*extra, value}};
        step.causes = {{*extra, kNoValue}};
        return sink(std::move(step));
    }
    return false;
}

} // namespace

Technique bivalueGrave()
{
    return {.rule = BivalueGrave,
            .name = phrase("sudoku", "bivalue universal grave + 1"),
            .line = "remote pair, universal grave",
            .grade = {Level::Hard, 100},
            .find = findBivalueGrave,
            .assumesUnique = true};
}

} // namespace clew::sudoku
