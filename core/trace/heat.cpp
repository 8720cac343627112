#include "core/trace/heat.h"

#include <algorithm>

namespace clew {

std::uint32_t measured(const Heat& heat, HeatMeasure measure)
{
    switch (measure) {
    case HeatMeasure::Tries:
        return heat.tries;
    case HeatMeasure::Forced:
        return heat.forced;
    case HeatMeasure::Undos:
        return heat.undos;
    case HeatMeasure::Conflicts:
        return heat.conflicts;
    case HeatMeasure::Events:
        break;
    }
    return heat.events;
}

std::uint64_t HeatCounter::cellCount(Dimensions dimensions, CellMeaning meaning)
{
    switch (meaning) {
    case CellMeaning::OfVariable:
        return dimensions.variables;
    case CellMeaning::OfValue:
        return dimensions.values;
    case CellMeaning::OfAssignment:
        break;
    }
    return std::uint64_t{dimensions.variables} * dimensions.values;
}

HeatCounter::HeatCounter(std::shared_ptr<const Trace> trace, Dimensions dimensions,
                         CellMeaning meaning, std::uint64_t first, std::uint64_t last)
    : m_trace(std::move(trace)), m_dimensions(dimensions), m_meaning(meaning),
      m_cells(cellCount(dimensions, meaning)), m_end(first), m_last(last)
{
    assert(m_cells.size() <= kMaxCells);
    std::uint64_t from = 0;
    if (const auto keyframe = m_trace->keyframe(first)) {
        m_livePath.restore(m_trace->path(*keyframe), m_trace->liveEvents(*keyframe));
        m_nodeCount = keyframe->nodeCount;
        from = keyframe->events;
    }
    for (; from < first; ++from) {
        const Event event = m_trace->event(from);
        m_livePath.apply(event, m_nodeCount, *m_trace);
        m_nodeCount += event.kind() == EventKind::Decide ? 1U : 0U;
    }
}

bool HeatCounter::read(std::uint64_t maxEvents)
{
    const std::uint64_t end = std::min({m_trace->size(), m_last, m_end + maxEvents});
    const bool any = m_end < end;
    for (; m_end < end; ++m_end)
        add(m_trace->event(m_end));
    return any;
}

std::uint64_t HeatCounter::cellOf(Variable variable, Value value) const
{
    switch (m_meaning) {
    case CellMeaning::OfVariable:
        return variable;
    case CellMeaning::OfValue:
        return value;
    case CellMeaning::OfAssignment:
        break;
    }
    return value == kNoValue ? kNoValue : std::uint64_t{variable} * m_dimensions.values + value;
}

HeatCounter::Place HeatCounter::place(std::uint64_t cell) const
{
    const auto number = static_cast<std::uint32_t>(cell);
    switch (m_meaning) {
    case CellMeaning::OfVariable:
        return {number, kNoValue};
    case CellMeaning::OfValue:
        return {0, number};
    case CellMeaning::OfAssignment:
        break;
    }
    return {number / m_dimensions.values, number % m_dimensions.values};
}

// Null for what has no cell: a contradiction of a whole column of queens, of a move without square.
Heat* HeatCounter::at(Event event)
{
    const std::uint64_t cell = cellOf(event.variable(), event.value());
    return cell < m_cells.size() ? &m_cells[cell] : nullptr;
}

void HeatCounter::add(Event event)
{
    if (event.kind() == EventKind::Visit)
        takeBack(event.node());
    m_livePath.apply(event, m_nodeCount, *m_trace);
    m_nodeCount += event.kind() == EventKind::Decide ? 1U : 0U;
    if (Heat* const heat = at(event)) {
        if (event.kind() == EventKind::Decide)
            heat->tries += event.places() ? 1U : 0U;
        else if (event.kind() == EventKind::Assign)
            ++heat->forced;
        else if (event.kind() == EventKind::Conflict)
            ++heat->conflicts;
    }
    if (m_livePath.depth() == 0)
        return;
    if (Heat* const heat = at(m_livePath.live()[m_livePath.path().back().begin]))
        ++heat->events;
}

// Counts what no longer holds when the search goes to `target`: all that was live since the child
// of the common ancestor was opened.
void HeatCounter::takeBack(NodeId target)
{
    const auto path = m_livePath.path();
    std::size_t common = path.size();
    for (;; target = m_trace->node(target).parent) {
        while (path[common - 1].node > target) // ids grow along a path
            --common;
        if (path[common - 1].node == target)
            break;
    }
    if (common == path.size())
        return;
    for (const Event event : m_livePath.live().subspan(path[common].begin))
        if (event.kind() != EventKind::Remove)
            if (Heat* const heat = at(event))
                ++heat->undos;
}

} // namespace clew
