#include "core/trace/state.h"

#include <cassert>

namespace clew {

namespace {

constexpr std::uint64_t kMaxCandidates = std::uint64_t{1} << 26U;

} // namespace

State::State(Dimensions dimensions) : m_dimensions(dimensions), m_cells(dimensions.variables)
{
    const std::uint64_t candidates = std::uint64_t{dimensions.variables} * dimensions.values;
    if (candidates <= kMaxCandidates)
        m_removed.resize(candidates);
}

void State::set(Variable variable, Cell cell)
{
    Cell& place = m_cells[variable];
    if (place.value == kNoValue)
        ++m_assignedCount;
    if (cell.value == kNoValue)
        --m_assignedCount;
    place = cell;
}

void State::apply(Event event)
{
    assert(event.changesState() && event.variable() < m_dimensions.variables);
    const Variable variable = event.variable();
    if (event.kind() == EventKind::Remove) {
        const bool isNew = !m_removed.empty() && !m_removed[bit(variable, event.value())];
        m_before.push_back({kNoValue, 0, isNew ? Mark::Guess : Mark::None});
        if (isNew) {
            m_removed[bit(variable, event.value())] = true;
            ++m_removedCount;
        }
        return;
    }
    m_before.push_back(m_cells[variable]);
    if (event.narrows())
        return;
    const bool guess = event.kind() == EventKind::Decide;
    set(variable, {event.value(), event.rule(), guess ? Mark::Guess : Mark::Forced});
}

void State::undo(Event event)
{
    assert(!m_before.empty());
    const Variable variable = event.variable();
    const Cell before = m_before.back();
    m_before.pop_back();
    if (event.kind() != EventKind::Remove) {
        set(variable, before);
    } else if (before.mark != Mark::None) {
        m_removed[bit(variable, event.value())] = false;
        --m_removedCount;
    }
}

} // namespace clew
