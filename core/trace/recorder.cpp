#include "core/trace/recorder.h"

#include <algorithm>
#include <limits>
#include <new>

namespace clew {

namespace {

// Keyframes come at least this many events apart, so replaying from one takes microseconds ...
constexpr std::uint64_t kKeyframeInterval = 4096;
// ... and readers and the gate are served at least this often.
constexpr std::uint64_t kPublishInterval = 4096;
// After long paths keyframes come rarer, to take little of the room of the events between them;
// but replaying those shall take no longer than this many do, or than reading the path itself.
constexpr std::uint64_t kEventsForLive = 32;
constexpr std::uint64_t kMostReplayed = std::uint64_t{1} << 16U;
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

void Gate::wait(std::uint64_t event, Control& control)
{
    const auto start = std::chrono::steady_clock::now();
    control.publish();
    std::unique_lock lock(m_mutex);
    m_waitingSince = start;
    if (m_beforeWait) {
        lock.unlock();
        m_beforeWait();
        lock.lock();
    }
    m_changed.wait(lock, control.token(), [&] { return event < m_allowed; });
    m_waitingSince.reset();
    const auto waited = std::chrono::steady_clock::now() - start;
    m_waited += waited;
    control.discount(waited);
}

bool Gate::waiting() const
{
    const std::scoped_lock lock(m_mutex);
    return m_waitingSince.has_value();
}

std::chrono::nanoseconds Gate::waited() const
{
    const std::scoped_lock lock(m_mutex);
    if (!m_waitingSince)
        return m_waited;
    return m_waited + (std::chrono::steady_clock::now() - *m_waitingSince);
}

// ---- Recorder

Recorder::Recorder(Trace& trace, Control& control, Gate* gate)
try : m_trace(trace), m_control(control), m_gate(gate) {
    if (!m_trace.m_nodes.append({kRoot, 0}))
        end(StopReason::TraceFull);
    m_trace.publish();
} catch (const std::bad_alloc&) {
    trace.finish(); // nothing more is written to it
}

Recorder::~Recorder()
{
    m_trace.finish();
}

// Everything that is not needed for most events: one comparison in `write` stands for it all.
bool Recorder::makeRoom()
{
    if (m_ended)
        return false;
    if (m_livePath.live().size() > m_trace.maxLiveEvents()) {
        end(StopReason::TraceFull);
        return false;
    }
    if (m_written >= m_nextKeyframe)
        writeKeyframe();
    if (m_ended)
        return false; // a search that is over must not wait at the gate
    m_trace.publish();
    if (m_gate != nullptr && m_written >= m_gate->allowed()) {
        m_gate->wait(m_written, m_control);
        if (m_control.token().stop_requested())
            end(StopReason::Cancelled);
    }
    if (m_written >= kMaxEvents || !m_trace.m_events.makeRoom() || !m_trace.m_nodes.makeRoom())
        end(StopReason::TraceFull);
    schedule();
    return !m_ended;
}

void Recorder::wroteSolution()
{
    ++m_solutions;
    if (!m_trace.m_solutions.append(static_cast<std::uint32_t>(m_written - 1)))
        end(StopReason::TraceFull);
    if (m_gate != nullptr)
        m_gate->reachedSolution(m_solutions, m_written);
    publish();
}

void Recorder::writeKeyframe()
{
    const auto live = m_livePath.live();
    const Trace::Keyframe keyframe{m_written, m_trace.m_pool.size(),
                                   static_cast<std::uint32_t>(live.size()), m_livePath.node(),
                                   m_nodeCount};
    bool fits = true;
    for (std::size_t i = 0; fits && i < live.size(); ++i)
        fits = m_trace.m_pool.append(live[i]);
    if (!fits || !m_trace.m_keyframes.append(keyframe))
        end(StopReason::TraceFull);
    m_nextKeyframe = m_written + std::max({kKeyframeInterval, std::uint64_t{live.size()},
                                           std::min(kEventsForLive * live.size(), kMostReplayed)});
}

void Recorder::end(StopReason reason)
{
    m_trace.publish();
    m_ended = true;
    m_pauseAt = 0;
    if (!m_control.stopped())
        m_control.stop(reason);
}

void Recorder::schedule()
{
    if (m_ended)
        return;
    const std::uint64_t room = std::min(m_trace.m_events.room(), m_trace.m_nodes.room());
    m_pauseAt =
        std::min({m_nextKeyframe, m_written + std::min(kPublishInterval, room), kMaxEvents});
    if (m_gate != nullptr)
        m_pauseAt = std::min(m_pauseAt, m_gate->allowed());
}

} // namespace clew
