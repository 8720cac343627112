#include "core/search/control.h"

#include <algorithm>

namespace clew {

namespace {

// Between polls: at most this many nodes, so that even a node of 10 microseconds answers a cancel
// within 50 ms before the stride has adapted ...
constexpr std::uint64_t kMaxStride = 1024;
// ... and about this long once it has.
constexpr std::chrono::nanoseconds kPollInterval = std::chrono::milliseconds(1);

} // namespace

std::string_view endingId(Ending ending)
{
    switch (ending) {
    case Ending::Solved:
        return "solved";
    case Ending::Exhausted:
        return "exhausted";
    case Ending::RanDry:
        return "ran-dry";
    case Ending::Stopped:
        return "stopped";
    }
    return {};
}

std::string_view stopReasonId(StopReason reason)
{
    switch (reason) {
    case StopReason::None:
        return "";
    case StopReason::Cancelled:
        return "cancelled";
    case StopReason::NodeLimit:
        return "node-limit";
    case StopReason::TimeLimit:
        return "time-limit";
    case StopReason::MemoryLimit:
        return "memory-limit";
    case StopReason::TraceFull:
        return "trace-full";
    case StopReason::Failed:
        return "failed";
    }
    return {};
}

Control::Control(Limits limits, std::stop_token token, SolutionSink sink)
    : m_limits(limits), m_token(std::move(token)), m_sink(std::move(sink))
{
    startClock();
}

// A look at the clock takes longer than many a small search.
void Control::startClock()
{
    if (m_limits.time != std::chrono::nanoseconds::max())
        m_start = std::chrono::steady_clock::now();
}

void Control::restart()
{
    m_counters = {};
    m_nextPoll = 1;
    m_stride = kFirstStride;
    m_peakMemory = 0;
    m_enough = false;
    m_reason = StopReason::None;
    m_failure.reset();
    m_lastPoll = {};
    m_polls = 0;
    m_scheduled = 0;
    m_cancelAtPoll = 0;
    startClock();
}

bool Control::poll()
{
    if (m_hook)
        m_hook();
    publish();
    ++m_polls;
    if (stopped())
        return false;
    const bool timed = m_limits.time != std::chrono::nanoseconds::max();
    if (m_token.stop_requested() || (m_cancelAtPoll != 0 && m_polls >= m_cancelAtPoll))
        m_reason = StopReason::Cancelled;
    else if (timed && std::chrono::steady_clock::now() - m_start >= m_limits.time)
        m_reason = StopReason::TimeLimit;
    if (stopped())
        m_nextPoll = 0;
    return !stopped();
}

bool Control::nodePoll()
{
    if (m_counters.nodes > m_limits.nodes && !stopped()) {
        m_counters.nodes = m_limits.nodes + 1;
        m_reason = StopReason::NodeLimit;
    }
    if (poll()) {
        schedule();
        return true;
    }
    --m_counters.nodes; // a refused node was not opened
    return false;
}

bool Control::solutionPoll()
{
    if (m_counters.solutions >= m_limits.solutions)
        m_enough = true;
    if (m_enough)
        m_nextPoll = 0;
    return !stopped();
}

bool Control::holds(std::uint64_t bytes)
{
    m_peakMemory = std::max(m_peakMemory, bytes);
    if (m_live != nullptr)
        m_live->memory.store(bytes, std::memory_order_relaxed);
    if (bytes > m_limits.memory && !stopped())
        stop(StopReason::MemoryLimit);
    return !stopped();
}

void Control::fail(std::shared_ptr<const Sentence> failure)
{
    stop(StopReason::Failed);
    m_failure = std::move(failure);
}

void Control::cancelAtPoll(std::uint64_t n)
{
    m_cancelAtPoll = n;
    m_nextPoll = 0;
}

void Control::publish() const
{
    if (m_live == nullptr)
        return;
    m_live->nodes.store(m_counters.nodes, std::memory_order_relaxed);
    m_live->backtracks.store(m_counters.backtracks, std::memory_order_relaxed);
    m_live->solutions.store(m_counters.solutions, std::memory_order_relaxed);
}

// Nodes cost from two nanoseconds to several milliseconds; the stride follows. The first time the
// clock is not looked at: that takes longer than many a search that ends before the second.
void Control::schedule()
{
    ++m_scheduled;
    const auto now = m_scheduled > 1 ? std::chrono::steady_clock::now() : m_lastPoll;
    const bool isTimed = m_scheduled > 2;
    const auto elapsed = now - m_lastPoll;
    m_lastPoll = now;
    if (isTimed && elapsed > kPollInterval)
        m_stride = std::max<std::uint64_t>(1, m_stride / 4);
    else if (isTimed ? elapsed < kPollInterval / 2 : m_scheduled == 1)
        m_stride = std::min(m_stride * 2, kMaxStride);
    m_nextPoll = m_cancelAtPoll != 0 ? 0 : m_counters.nodes + m_stride;
    if (m_limits.nodes < m_nextPoll)
        m_nextPoll = m_limits.nodes + 1;
}

Outcome Control::finish(Ending otherwise) const
{
    publish();
    if (m_reason != StopReason::None)
        return {Ending::Stopped, m_reason, m_counters, m_failure};
    return {m_enough ? Ending::Solved : otherwise, StopReason::None, m_counters};
}

} // namespace clew
