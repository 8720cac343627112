#include "core/trace/trace.h"

#include <algorithm>

namespace clew {

namespace {

/// However little memory a trace may use, paths of usual puzzles fit.
constexpr std::uint64_t kLeastLiveEvents = std::uint64_t{1} << 20U;

/// First index in [0, count) for which `isAfter` holds; it holds from some index on.
template<class IsAfter>
std::uint64_t partitionPoint(std::uint64_t count, IsAfter isAfter)
{
    std::uint64_t low = 0;
    std::uint64_t high = count;
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        if (isAfter(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

} // namespace

Trace::Trace(const TraceLimits& limits)
    : m_maxLiveEvents(std::max(kLeastLiveEvents, limits.memory / sizeof(Event))),
      m_arena(limits.memory, limits.disk, limits.directory), m_events(m_arena), m_nodes(m_arena),
      m_solutions(m_arena), m_keyframes(m_arena), m_pool(m_arena)
{
}

std::uint64_t Trace::solutionsBefore(std::uint64_t events) const
{
    return partitionPoint(solutionCount(),
                          [&](std::uint64_t n) { return m_solutions[n] >= events; });
}

std::optional<Trace::Keyframe> Trace::keyframe(std::uint64_t events) const
{
    const std::uint64_t after = partitionPoint(
        m_keyframes.published(), [&](std::uint64_t n) { return m_keyframes[n].events > events; });
    if (after == 0)
        return std::nullopt;
    return m_keyframes[after - 1];
}

std::vector<Event> Trace::liveEvents(const Keyframe& keyframe) const
{
    std::vector<Event> live(keyframe.liveCount);
    for (std::uint32_t i = 0; i < keyframe.liveCount; ++i)
        live[i] = m_pool[keyframe.live + i];
    return live;
}

void Trace::publish()
{
    // What events refer to comes first: a reader that sees an event sees all it needs.
    m_pool.publish();
    m_keyframes.publish();
    m_solutions.publish();
    m_nodes.publish();
    m_events.publish();
}

} // namespace clew
