#include "core/puzzles/sudoku/logic.h"

namespace clew::sudoku {

std::optional<DeadEnd> findDeadEnd(const Grid& grid)
{
    const Layout& layout = grid.layout();
    for (Cell cell = 0; cell < layout.cellCount(); ++cell)
        if (grid.isEmpty(cell) && grid.candidates(cell) == 0)
            return DeadEnd{cell, NoCandidate, kNoValue};
    std::array<Mask, std::size_t{3} * kMaxSize> possibles{};
    for (Cell cell = 0; cell < layout.cellCount(); ++cell)
        for (const std::uint32_t unit : layout.unitsOf(cell))
            possibles[unit] |=
                grid.isEmpty(cell) ? grid.candidates(cell) : bitOf(grid.values()[cell]);
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit) {
        const Mask possible = possibles[unit];
        if (const Mask missing = layout.allDigits() & ~possible; missing != 0)
            return DeadEnd{layout.unit(unit).front(), noPlaceRule(layout.unitKind(unit)),
                           static_cast<Value>(std::countr_zero(missing))};
    }
    return std::nullopt;
}

std::optional<NextStep> findNextStep(const Grid& grid, Control& control)
{
    for (const Technique& technique : techniques()) {
        if (!control.poll())
            break;
        std::optional<NextStep> found;
        technique.find(grid, StepSink(
                                 [&](const Step& step) {
                                     found = NextStep{step, technique.assumesUnique};
                                     return true;
                                 },
                                 &control));
        if (found)
            return found;
    }
    return std::nullopt;
}

} // namespace clew::sudoku
