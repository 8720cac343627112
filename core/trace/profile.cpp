#include "core/trace/profile.h"

#include <algorithm>
#include <limits>

namespace clew {

Profile::Profile(std::shared_ptr<const Trace> trace)
    : m_trace(std::move(trace)), m_last(std::numeric_limits<std::uint64_t>::max())
{
}

Profile::Profile(std::shared_ptr<const Trace> trace, std::uint64_t first, std::uint64_t last)
    : m_trace(std::move(trace)), m_walk(NodeWalk::at(*m_trace, first)), m_first(first),
      m_last(last), m_end(first),
      m_barWidth(std::max<std::uint64_t>(1, (last - first + kBars - 1) / kBars))
{
}

bool Profile::read(std::uint64_t maxEvents)
{
    const std::uint64_t end = std::min({m_trace->size(), m_last, m_end + maxEvents});
    const bool any = m_end < end;
    for (; m_end < end; ++m_end)
        add(m_trace->event(m_end));
    return any;
}

std::span<const Profile::Bar> Profile::bars() const
{
    return std::span(m_bars).first((m_end - m_first + m_barWidth - 1) / m_barWidth);
}

void Profile::add(Event event)
{
    if ((m_end - m_first) / m_barWidth >= kBars)
        halve();
    m_walk.apply(event, *m_trace);
    const std::uint64_t place = m_end - m_first;
    Bar& bar = m_bars[place / m_barWidth];
    const std::uint32_t depth = m_walk.depth();
    bar.minDepth = place % m_barWidth == 0 ? depth : std::min(bar.minDepth, depth);
    bar.maxDepth = std::max(bar.maxDepth, depth);
    m_maxDepth = std::max(m_maxDepth, depth);
    if (event.kind() == EventKind::Conflict)
        ++bar.conflicts;
    else if (event.kind() == EventKind::Solution)
        ++bar.solutions;
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
}

} // namespace clew
