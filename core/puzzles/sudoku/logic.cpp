#include "core/puzzles/sudoku/logic.h"

#include "core/puzzles/sudoku/techniques/patterns.h"

namespace clew::sudoku {

namespace {

/// Techniques between two looks at whether to stop; those that may take long look themselves.
constexpr std::size_t kStride = 4;

// The digits that stand in the unit or may still come there.
Mask possibleIn(const Grid& grid, std::uint32_t unit)
{
    Mask possible = 0;
    for (const Cell cell : grid.layout().unit(unit))
        possible |= grid.isEmpty(cell) ? grid.candidates(cell) : bitOf(grid.values()[cell]);
    return possible;
}

} // namespace

std::optional<DeadEnd> findDeadEnd(const Grid& grid, Moment since)
{
    const Layout& layout = grid.layout();
    for (Cell cell = 0; cell < layout.cellCount(); ++cell)
        if (grid.hasChangedSince(since, cell) && grid.isEmpty(cell) && grid.candidates(cell) == 0)
            return DeadEnd{cell, NoCandidate, kNoValue};
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit) {
        if (!grid.unitHasChangedSince(since, unit))
            continue;
        if (const Mask missing = layout.allDigits() & ~possibleIn(grid, unit); missing != 0)
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
        if (i % kStride == 0 && !control.poll())
            break;
        Scope scope{.since = m_since[i]};
        if (technique.ofOneDigit)
            scope.digits = tellingDigits(grid) & grid.digitsChangedSince(m_since[i]);
        std::optional<NextStep> found;
        const auto take = [&](const Step& step) {
            found = NextStep{step, technique.assumesUnique};
            return true;
        };
        const bool ended =
            scope.digits != 0 && technique.find(grid, StepSink(take, &control, scope));
        if (found)
            return found;
        if (!ended)
            m_since[i] = grid.now();
    }
    return std::nullopt;
}

Mask StepFinder::tellingDigits(const Grid& grid)
{
    forBits(grid.digitsChangedSince(m_patternsSeen), [&](Value value) {
        if (everyPlaceHasPattern(grid, value))
            m_telling &= ~bitOf(value);
        else
            m_telling |= bitOf(value);
    });
    m_patternsSeen = grid.now();
    return m_telling;
}

} // namespace clew::sudoku
