// The tracer that records: the writing end of a Trace.

#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>

#include "core/search/control.h"
#include "core/search/event.h"
#include "core/trace/livepath.h"
#include "core/trace/trace.h"

namespace clew {

/// Backpressure: how far the recorder may write before it waits. Opened by the thread that watches.
class Gate
{
public:
    /// Lets events with an index below `events` be written; never narrows what was allowed.
    void allow(std::uint64_t events);
    /// Takes back what was allowed beyond `events`: the search waits there (pause).
    void restrict(std::uint64_t events);
    /// Lets the search run until it has recorded its n-th solution (counted from 1), then wait.
    void allowUntilSolution(std::uint64_t n);
    void open() { allow(kUnlimited); }

    [[nodiscard]] std::uint64_t allowed() const
    {
        return m_allowed.load(std::memory_order_acquire);
    }
    /// The search is waiting for more room now.
    [[nodiscard]] bool waiting() const;
    /// How long the search has waited so far, the present wait included.
    [[nodiscard]] std::chrono::nanoseconds waited() const;

    // ---- for the search's thread

    /// Called when a wait begins: those who watch may learn how far the search has come. Set before
    /// the search begins.
    void beforeWait(std::function<void()> hook) { m_beforeWait = std::move(hook); }
    /// Waits until an event with this index may be written, or a stop is requested. The time does
    /// not count against the limits of `control`.
    void wait(std::uint64_t event, Control& control);

private:
    friend class Recorder;

    void reachedSolution(std::uint64_t n, std::uint64_t events);

    std::atomic<std::uint64_t> m_allowed = 0;
    std::function<void()> m_beforeWait;
    mutable std::mutex m_mutex; ///< guards what follows, and changes of m_allowed
    std::uint64_t m_untilSolution = kUnlimited;
    std::optional<std::chrono::steady_clock::time_point> m_waitingSince;
    std::chrono::nanoseconds m_waited{0};
    std::condition_variable_any m_changed;
};

/// Appends the events of one search to one trace. Used by the search's thread alone.
class Recorder
{
public:
    static constexpr bool on = true;

    /// `gate` null: no backpressure. All must outlive the recorder. When the trace is full, or a
    /// stop is requested during a wait, recording ends for good and the recorder stops `control`.
    Recorder(Trace& trace, Control& control, Gate* gate = nullptr);
    ~Recorder();
    Recorder(const Recorder&) = delete;
    Recorder& operator=(const Recorder&) = delete;

    // ---- for strategies

    /// Opens a node below the present one and returns its number.
    NodeId decide(Variable variable, Value value)
    {
        write(Event::decide(variable, value));
        return node();
    }
    void assign(Variable variable, Value value, Rule rule)
    {
        write(Event::assign(variable, value, rule));
    }
    void remove(Variable variable, Value value, Rule rule)
    {
        write(Event::remove(variable, value, rule));
    }
    void removeAnew(Variable variable, Value value, Rule rule)
    {
        write(Event::removeAnew(variable, value, rule));
    }
    void conflict(Variable variable, Rule rule, Value value = kNoValue)
    {
        write(Event::conflict(variable, rule, value));
    }
    void visit(NodeId node) { write(Event::visit(node)); }
    void solution() { write(Event::solution()); }

    /// The node the search stands at.
    [[nodiscard]] NodeId node() const { return m_livePath.node(); }

    // ---- for those who run strategies

    /// Appends an event that was recorded before (trace files).
    [[gnu::always_inline]] void write(Event event)
    {
        if (m_written >= m_pauseAt && !makeRoom())
            return;
        m_trace.m_events.put(event);
        if (event.kind() == EventKind::Decide)
            m_trace.m_nodes.put({m_livePath.node(), static_cast<std::uint32_t>(m_written)});
        m_livePath.apply(event, m_nodeCount, m_trace);
        m_nodeCount += event.kind() == EventKind::Decide ? 1U : 0U;
        ++m_written;
        if (event.kind() == EventKind::Solution)
            wroteSolution();
    }
    /// Where the search stands.
    [[nodiscard]] const LivePath& livePath() const { return m_livePath; }
    /// Lets readers see all that was written, and looks again how far the gate is open.
    void publish()
    {
        m_trace.publish();
        schedule();
    }

private:
    bool makeRoom();
    void wroteSolution();
    void writeKeyframe();
    void end(StopReason reason);
    void schedule();

    Trace& m_trace;
    Control& m_control;
    Gate* m_gate;
    LivePath m_livePath;
    std::uint64_t m_written = 0;
    std::uint64_t m_pauseAt = 0; ///< before this event something other than writing is due
    std::uint64_t m_nextKeyframe = 0;
    std::uint64_t m_solutions = 0;
    NodeId m_nodeCount = 1;
    bool m_ended = false; ///< nothing is recorded any more
};

} // namespace clew
