// The recorded search: all its events, its nodes, its solutions, and keyframes for seeking; or one
// that lies in a file and is read from there where it is looked at.
//
// Written by one `Recorder`, read by any number of threads at the same time. A reader may use
// everything below the numbers it has read from size(), nodeCount() and solutionCount(); whatever
// these count, its event can be read.

#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/search/event.h"
#include "core/trace/packing.h"
#include "core/trace/store.h"
#include "core/trace/tracenode.h"
#include "core/trace/tracesource.h"

namespace clew {

/// How much a trace may hold, besides the buffers it is written through (1 to 16 MiB while it
/// grows). Beyond `memory` it goes on in a temporary file; beyond `disk` or 2^32 events recording
/// ends, and with it the search (StopReason::TraceFull). So it does when the events of a single
/// path exceed `memory`: those of the present one are always kept there.
struct TraceLimits
{
    std::uint64_t memory = std::uint64_t{256} << 20U;
    std::uint64_t disk = std::uint64_t{16} << 30U;
    std::filesystem::path directory = {};
};

class Trace
{
public:
    explicit Trace(const TraceLimits& limits = {});
    /// What is recorded elsewhere. Nothing can be added to it.
    explicit Trace(std::shared_ptr<const TraceSource> source);

    /// Number of events a reader may use.
    [[nodiscard]] std::uint64_t size() const
    {
        return m_source ? m_totals.events : m_events.published();
    }
    [[nodiscard]] Event event(std::uint64_t index) const
    {
        return m_source ? m_source->event(index) : m_events[index];
    }

    /// Number of nodes, the root included.
    [[nodiscard]] std::uint64_t nodeCount() const;
    /// Of the root: itself and 0.
    [[nodiscard]] TraceNode node(NodeId id) const
    {
        return m_source ? m_source->node(id) : m_nodes[id];
    }

    [[nodiscard]] std::uint64_t solutionCount() const;
    /// Index of the n-th Solution event, n from 0.
    [[nodiscard]] std::uint64_t solutionEvent(std::uint64_t n) const
    {
        return m_source ? m_source->solutionEvent(n) : m_solutions[n];
    }
    /// How many of the first `events` events are solutions.
    [[nodiscard]] std::uint64_t solutionsBefore(std::uint64_t events) const;

    using Keyframe = TraceKeyframe;
    /// The last keyframe at or before `events`, if there is one.
    [[nodiscard]] std::optional<Keyframe> keyframe(std::uint64_t events) const;
    [[nodiscard]] std::vector<Event> liveEvents(const Keyframe& keyframe) const;
    /// The nodes from the root to the one where the search stands there.
    [[nodiscard]] std::vector<NodeId> path(const Keyframe& keyframe) const;

    /// Of what is recorded elsewhere: see TraceSource. Nothing of what is recorded here.
    [[nodiscard]] std::optional<TraceStretch> stretch(std::uint64_t index) const
    {
        return m_source ? m_source->stretch(index) : std::nullopt;
    }

    /// The longest path of events that may be live at a time.
    [[nodiscard]] std::uint64_t maxLiveEvents() const { return m_maxLiveEvents; }
    /// What all that is recorded here takes, in memory and on disk.
    [[nodiscard]] std::uint64_t bytes() const
    {
        return m_events.bytes() + m_nodes.bytes() + m_solutions.bytes() + m_keyframes.bytes() +
               m_pool.bytes();
    }
    /// What is set aside for it there, in whole blocks.
    [[nodiscard]] std::uint64_t memoryBytes() const
    {
        return m_source ? m_source->memoryBytes() : m_arena.memoryBytes();
    }
    [[nodiscard]] std::uint64_t diskBytes() const { return m_arena.diskBytes(); }
    /// The search that is recorded here has ended.
    [[nodiscard]] bool complete() const { return m_complete.load(std::memory_order_acquire); }
    /// What is wrong with the file it is read from, as far as it was looked at; see TraceSource.
    [[nodiscard]] std::optional<Error> fault() const
    {
        return m_source ? m_source->fault() : std::nullopt;
    }

private:
    friend class Recorder;
    friend struct HalfPublished; ///< of the tests: a trace between the steps of publish()

    void publish();
    /// Everything is recorded.
    void finish();

    std::shared_ptr<const TraceSource> m_source; ///< null: it is recorded here
    TraceSource::Totals m_totals;                ///< of the source
    std::uint64_t m_maxLiveEvents;
    Arena m_arena;
    Compactor m_compactor;
    Store<Event> m_events;
    Store<TraceNode> m_nodes;
    Store<std::uint32_t> m_solutions;
    Store<Keyframe> m_keyframes;
    Store<Event> m_pool;
    std::atomic<bool> m_complete = false;
};

} // namespace clew
