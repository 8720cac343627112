// One control for all threads of a parallel count.
//
// Each thread counts for itself and reports every few milliseconds; a thread that finds the control
// free looks after it for all.

#pragma once

#include <atomic>
#include <mutex>
#include <stop_token>

#include "core/search/control.h"

namespace clew {

class SharedControl
{
public:
    explicit SharedControl(Control& control) : m_control(control) {}

    /// Asks for cancellation and limits, having opened `nodes` more. False: unwind.
    [[nodiscard]] bool poll(std::uint64_t nodes = 0)
    {
        m_pendingNodes.fetch_add(nodes, std::memory_order_relaxed);
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        if (!lock.owns_lock() || stopped())
            return !stopped();
        const std::uint64_t opened = m_pendingNodes.exchange(0);
        if ((opened > 0 && !m_control.nodes(opened)) || !m_control.poll())
            m_source.request_stop();
        return !stopped();
    }
    /// Reports the bytes that all threads hold together. False: over the limit, unwind.
    [[nodiscard]] bool holds(std::uint64_t bytes)
    {
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        if (lock.owns_lock() && !m_control.holds(bytes))
            m_source.request_stop();
        return !stopped();
    }
    [[nodiscard]] bool stopped() const { return m_source.stop_requested(); }
    /// For controls of the threads' own.
    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

    /// What a thread has counted in a job.
    void add(const Counters& counters)
    {
        const std::scoped_lock lock(m_mutex);
        m_counters.nodes += counters.nodes;
        m_counters.backtracks += counters.backtracks;
        m_counters.solutions += counters.solutions;
    }

    /// With all that was added; when all threads are done.
    [[nodiscard]] Outcome outcome() const
    {
        Outcome outcome = m_control.finish();
        outcome.counters = m_counters;
        return outcome;
    }

private:
    Control& m_control;
    std::stop_source m_source;
    std::mutex m_mutex; ///< guards the control and the counters
    std::atomic<std::uint64_t> m_pendingNodes = 0;
    Counters m_counters;
};

} // namespace clew
