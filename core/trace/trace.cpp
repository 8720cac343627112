#include "core/trace/trace.h"

#include <algorithm>
#include <utility>

#include "core/trace/nodewalk.h"

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

/// One for each store, and enough besides for the search not to wait when packing falls behind.
std::size_t buffersFor(std::uint64_t memory)
{
    return std::clamp<std::uint64_t>(memory / 16 / Compactor::kBuffer, 8, 128);
}

} // namespace

Trace::Trace(const TraceLimits& limits)
    : m_maxLiveEvents(std::max(kLeastLiveEvents, limits.memory / sizeof(Event))),
      m_arena(limits.memory, limits.disk, limits.directory),
      m_compactor(m_arena, buffersFor(limits.memory)), m_events(m_compactor), m_nodes(m_compactor),
      m_solutions(m_compactor), m_keyframes(m_compactor), m_pool(m_compactor)
{
}

Trace::Trace(std::shared_ptr<const TraceSource> source) : Trace(TraceLimits{.memory = 0, .disk = 0})
{
    m_source = std::move(source);
    m_totals = m_source->totals();
    m_complete.store(true, std::memory_order_release);
}

// What an event needs is published before the event itself (see publish()), so a reader that looks
// in between finds nodes and solutions whose events are still to come. Those do not count yet.
// How many are published is read before size(): what comes later is not waited for.

std::uint64_t Trace::nodeCount() const
{
    if (m_source)
        return m_totals.nodes;
    const std::uint64_t published = m_nodes.published();
    const std::uint64_t events = size();
    if (published <= 1 || m_nodes[published - 1].event < events)
        return published;
    const auto isAhead = [&](std::uint64_t n) { return n > 0 && m_nodes[n].event >= events; };
    return partitionPoint(published, isAhead);
}

std::uint64_t Trace::solutionCount() const
{
    if (m_source)
        return m_totals.solutions;
    const std::uint64_t published = m_solutions.published();
    const std::uint64_t events = size();
    if (published == 0 || m_solutions[published - 1] < events)
        return published;
    return partitionPoint(published, [&](std::uint64_t n) { return m_solutions[n] >= events; });
}

std::uint64_t Trace::solutionsBefore(std::uint64_t events) const
{
    if (m_source)
        return m_source->solutionsBefore(events);
    return partitionPoint(solutionCount(),
                          [&](std::uint64_t n) { return m_solutions[n] >= events; });
}

std::optional<Trace::Keyframe> Trace::keyframe(std::uint64_t events) const
{
    if (m_source)
        return m_source->keyframe(events);
    const std::uint64_t after = partitionPoint(
        m_keyframes.published(), [&](std::uint64_t n) { return m_keyframes[n].events > events; });
    if (after == 0)
        return std::nullopt;
    return m_keyframes[after - 1];
}

std::vector<Event> Trace::liveEvents(const Keyframe& keyframe) const
{
    if (m_source)
        return m_source->liveEvents(keyframe);
    std::vector<Event> live(keyframe.liveCount);
    for (std::uint32_t i = 0; i < keyframe.liveCount; ++i)
        live[i] = m_pool[keyframe.live + i];
    return live;
}

std::vector<NodeId> Trace::path(const Keyframe& keyframe) const
{
    return m_source ? m_source->path(keyframe) : pathTo(keyframe.node, *this);
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

void Trace::finish()
{
    publish();
    m_compactor.finish();
    m_complete.store(true, std::memory_order_release);
}

} // namespace clew
