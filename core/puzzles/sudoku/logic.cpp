#include "core/puzzles/sudoku/logic.h"

#include "core/puzzles/sudoku/techniques/patterns.h"

namespace clew::sudoku {

namespace {

/// Techniques between two looks at whether to stop; those that may take long look themselves.
constexpr std::size_t kStride = 4;

} // namespace

std::optional<DeadEnd> findDeadEnd(const Grid& grid)
{
    if (grid.bareCells().any())
        return DeadEnd{grid.bareCells().first(), NoCandidate, kNoValue};
    const Layout& layout = grid.layout();
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit)
        if (const Mask lost = grid.lostIn(unit); lost != 0)
            return DeadEnd{layout.unit(unit).front(), noPlaceRule(layout.unitKind(unit)),
                           lowestBit(lost)};
    return std::nullopt;
}

std::optional<NextStep> StepFinder::next(const Grid& grid, Control& control)
{
    m_since.resize(techniques().size(), kBeginning);
    m_memories.resize(techniques().size());
    for (std::size_t i = 0; i < techniques().size(); ++i) {
        const Technique& technique = techniques()[i];
        if (i % kStride == kStride - 1 && !control.poll())
            break;
        Scope scope{.since = m_since[i], .memory = &m_memories[i]};
        if (technique.ofOneDigit)
            scope.digits = tellingDigits(grid) & grid.digitsChangedSince(m_since[i]);
        std::optional<NextStep> found;
        const auto take = [&](Step&& step) {
            found = NextStep{std::move(step), technique.assumesUnique};
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
