#include "core/trace/profile.h"

#include <algorithm>

namespace clew {

Profile::Profile(std::shared_ptr<const Trace> trace)
    : m_trace(std::move(trace)), m_last(std::numeric_limits<std::uint64_t>::max())
{
    while (m_trace->complete() && m_trace->size() > kBars * m_barWidth)
        m_barWidth *= 2;
}

Profile::Profile(std::shared_ptr<const Trace> trace, std::uint64_t first, std::uint64_t last)
    : m_trace(std::move(trace)), m_walk(NodeWalk::at(*m_trace, first)), m_walked(first),
      m_first(first), m_last(last), m_end(first),
      m_barWidth(std::max<std::uint64_t>(1, (last - first + kBars - 1) / kBars))
{
}

bool Profile::read(std::uint64_t maxEvents, std::uint64_t end)
{
    end = std::min({m_trace->size(), m_last, end});
    const bool any = m_end < end;
    for (std::uint64_t i = 0; i < maxEvents && m_end < end; ++i)
        if (!addStretch(end))
            addEvent();
    return any;
}

std::span<const Profile::Bar> Profile::bars() const
{
    return std::span(m_bars).first((m_end - m_first + m_barWidth - 1) / m_barWidth);
}

Profile::Bar& Profile::barAtEnd()
{
    if ((m_end - m_first) / m_barWidth >= kBars)
        halve();
    return m_bars[(m_end - m_first) / m_barWidth];
}

void Profile::addDepths(Bar& bar, std::uint32_t least, std::uint32_t most)
{
    const auto index = static_cast<std::size_t>(&bar - m_bars.data());
    bar.minDepth = index >= m_begun ? least : std::min(bar.minDepth, least);
    m_begun = std::max(m_begun, index + 1);
    bar.maxDepth = std::max(bar.maxDepth, most);
    m_maxDepth = std::max(m_maxDepth, most);
}

// Of what begins at m_end, lies before `end` and is no longer than a bar; its sums are those of the
// bar that it begins in.
bool Profile::addStretch(std::uint64_t end)
{
    if (m_end < m_nextStretch || m_barWidth == 1)
        return false;
    const auto stretch = m_trace->stretch(m_end);
    m_nextStretch = stretch ? stretch->end : std::numeric_limits<std::uint64_t>::max();
    if (!stretch || stretch->first != m_end || stretch->end > end ||
        stretch->end - m_end > m_barWidth)
        return false;
    Bar& bar = barAtEnd();
    addDepths(bar, stretch->depth, stretch->maxDepth);
    bar.conflicts += stretch->conflicts;
    bar.solutions += stretch->solutions;
    m_end = stretch->end;
    return true;
}

void Profile::addEvent()
{
    if (m_walked != m_end)
        m_walk = NodeWalk::at(*m_trace, m_end);
    const Event event = m_trace->event(m_end);
    m_walk.apply(event, *m_trace);
    Bar& bar = barAtEnd();
    addDepths(bar, m_walk.depth(), m_walk.depth());
    if (event.kind() == EventKind::Conflict)
        ++bar.conflicts;
    else if (event.kind() == EventKind::Solution)
        ++bar.solutions;
    m_walked = ++m_end;
}

// Two bars become one. All are full when this is called.
void Profile::halve()
{
    for (std::size_t i = 0; i < kBars / 2; ++i) {
        const Bar& a = m_bars[2 * i];
        const Bar& b = m_bars[2 * i + 1];
        m_bars[i] = {std::min(a.minDepth, b.minDepth), std::max(a.maxDepth, b.maxDepth),
                     a.conflicts + b.conflicts, a.solutions + b.solutions};
    }
    std::fill(m_bars.begin() + kBars / 2, m_bars.end(), Bar{});
    m_barWidth *= 2;
    m_begun = (m_begun + 1) / 2;
}

} // namespace clew
