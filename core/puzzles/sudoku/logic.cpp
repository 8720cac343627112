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

std::optional<NextStep> StepFinder::next(const Grid& grid, Control& control)
{
    m_since.resize(techniques().size(), kBeginning);
    for (std::size_t i = 0; i < techniques().size(); ++i) {
        const Technique& technique = techniques()[i];
        if (!control.poll())
            break;
        std::optional<NextStep> found;
        const auto take = [&](const Step& step) {
            found = NextStep{step, technique.assumesUnique};
            return true;
        };
        const bool ended = technique.find(grid, StepSink(take, &control, m_since[i]));
        if (found)
            return found;
        if (!ended)
            m_since[i] = grid.now();
    }
    return std::nullopt;
}

} // namespace clew::sudoku
