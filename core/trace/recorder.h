// The tracer that records: the writing end of a Trace.

#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <stop_token>

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

    [[nodiscard]] std::uint64_t allowed() const { return m_allowed.load(std::memory_order_acquire); }
    /// The search is waiting for more room now.
    [[nodiscard]] bool waiting() const { return m_waiting.load(std::memory_order_acquire); }

private:
    friend class Recorder;

    void reachedSolution(std::uint64_t n, std::uint64_t events);
    void wait(std::uint64_t events, const std::stop_token& token);

    std::atomic<std::uint64_t> m_allowed = 0;
    std::atomic<std::uint64_t> m_untilSolution = kUnlimited;
    std::atomic<bool> m_waiting = false;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
};

/// Appends the events of one search to one trace. Used by the search's thread alone.
class Recorder
{
public:
    static constexpr bool on = true;

    /// `gate` null: no backpressure. Both must outlive the recorder. When the trace is full the
    /// recorder stops `control`.
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
    void write(Event event)
    {
        if (m_written >= m_pauseAt && !makeRoom())
            return;
        const bool opens = event.kind() == EventKind::Decide;
        if ((opens && !m_trace.m_nodes.append(
                          {m_livePath.node(), static_cast<std::uint32_t>(m_written)})) ||
            !m_trace.m_events.append(event)) {
            full();
            return;
        }
        m_livePath.apply(event, m_nodeCount, m_trace);
        m_nodeCount += opens ? 1U : 0U;
        ++m_written;
        if (event.kind() == EventKind::Solution)
            wroteSolution();
    }
    /// Lets readers see all that was written.
    void publish() { m_trace.publish(); }

private:
    bool makeRoom();
    void wroteSolution();
    void writeKeyframe();
    void full();
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
    bool m_full = false;
};

} // namespace clew
