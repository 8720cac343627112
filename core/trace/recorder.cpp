#include "core/trace/recorder.h"

#include <algorithm>
#include <limits>

namespace clew {

namespace {

// Keyframes come at least this many events apart, so replaying from one takes microseconds ...
constexpr std::uint64_t kKeyframeInterval = 4096;
// ... and readers and the gate are served at least this often.
constexpr std::uint64_t kPublishInterval = 4096;
// Event indexes are kept in 32 bits.
constexpr std::uint64_t kMaxEvents = std::numeric_limits<std::uint32_t>::max();

} // namespace

// ---- Gate

void Gate::allow(std::uint64_t events)
{
    const std::scoped_lock lock(m_mutex);
    m_untilSolution = kUnlimited;
    if (events > m_allowed)
        m_allowed = events;
    m_changed.notify_all();
}

void Gate::restrict(std::uint64_t events)
{
    const std::scoped_lock lock(m_mutex);
    m_untilSolution = kUnlimited;
    m_allowed = std::min(m_allowed.load(), events);
}

void Gate::allowUntilSolution(std::uint64_t n)
{
    const std::scoped_lock lock(m_mutex);
    m_untilSolution = n;
    m_allowed = kUnlimited;
    m_changed.notify_all();
}

void Gate::reachedSolution(std::uint64_t n, std::uint64_t events)
{
    const std::scoped_lock lock(m_mutex);
    if (n >= m_untilSolution)
        m_allowed = events;
}

void Gate::wait(std::uint64_t events, const std::stop_token& token)
{
    std::unique_lock lock(m_mutex);
    m_waiting = true;
    m_changed.wait(lock, token, [&] { return events < m_allowed; });
    m_waiting = false;
}

// ---- Recorder

Recorder::Recorder(Trace& trace, Control& control, Gate* gate)
    : m_trace(trace), m_control(control), m_gate(gate)
{
    m_full = !m_trace.m_nodes.append({kRoot, 0});
    m_trace.publish();
}

Recorder::~Recorder()
{
    m_trace.publish();
    m_trace.m_complete.store(true, std::memory_order_release);
}

// Everything that is not needed for most events: one comparison in `write` stands for it all.
bool Recorder::makeRoom()
{
    if (m_full || m_written >= kMaxEvents) {
        full();
        return false;
    }
    if (m_written >= m_nextKeyframe)
        writeKeyframe();
    m_trace.publish();
    if (m_gate != nullptr && m_written >= m_gate->allowed()) {
        m_gate->wait(m_written, m_control.token());
        if (m_control.token().stop_requested()) { // the search will see it; the trace ends here
            m_pauseAt = 0;
            return false;
        }
    }
    schedule();
    return true;
}

void Recorder::wroteSolution()
{
    m_full = m_full || !m_trace.m_solutions.append(static_cast<std::uint32_t>(m_written - 1));
    ++m_solutions;
    m_trace.publish();
    if (m_gate != nullptr) {
        m_gate->reachedSolution(m_solutions, m_written);
        m_pauseAt = std::min(m_pauseAt, m_gate->allowed());
    }
}

void Recorder::writeKeyframe()
{
    const auto live = m_livePath.live();
    const Trace::Keyframe keyframe{m_written, m_trace.m_pool.size(),
                                   static_cast<std::uint32_t>(live.size()), m_livePath.node(),
                                   m_nodeCount};
    for (const Event event : live)
        m_full = m_full || !m_trace.m_pool.append(event);
    m_full = m_full || !m_trace.m_keyframes.append(keyframe);
    // Long paths make rarer keyframes: together they never outgrow the events themselves.
    m_nextKeyframe = m_written + std::max<std::uint64_t>(kKeyframeInterval, live.size());
}

void Recorder::full()
{
    m_full = true;
    m_pauseAt = 0;
    if (!m_control.stopped())
        m_control.stop(StopReason::TraceFull);
}

void Recorder::schedule()
{
    m_pauseAt = std::min({m_nextKeyframe, m_written + kPublishInterval, kMaxEvents});
    if (m_gate != nullptr)
        m_pauseAt = std::min(m_pauseAt, m_gate->allowed());
    if (m_full)
        m_pauseAt = 0;
}

} // namespace clew
