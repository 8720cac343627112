#include "core/session/searchsession.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimerEvent>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "core/session/givingway.h"

namespace clew {

namespace {

using Clock = std::chrono::steady_clock;

// While a search runs it is heard of about once per frame of a display ...
constexpr auto kNoticeInterval = std::chrono::milliseconds(16);
// ... and checked that often in case it could not say that it has ended.
constexpr int kWatchInterval = 200; // milliseconds

QEvent::Type noticeType()
{
    static const int type = QEvent::registerEventType();
    return static_cast<QEvent::Type>(type);
}

} // namespace

// What both threads share for one run. The search's thread posts notices that say nothing but "look
// at me"; the session reads the rest from the trace and the atomics here.
class SearchSession::Worker
{
public:
    Worker(SearchSession& session, Request request)
        : m_session(session), m_request(std::move(request)),
          m_trace(m_request.traced ? std::make_shared<Trace>(m_request.traceLimits) : nullptr)
    {
        m_gate.allow(m_trace ? m_request.allowed : kUnlimited);
        m_gate.beforeWait([this] { m_session.postNotice(); });
    }

    // Apart from the constructor, for the thread must find everything in place.
    void start()
    {
        m_start = Clock::now();
        try {
            m_thread = std::jthread([this](const std::stop_token& token) { search(token); });
        } catch (const std::system_error&) {
            endWithoutMemory();
        } catch (const std::bad_alloc&) {
            endWithoutMemory();
        }
    }

    // ---- for the session's thread

    void cancel() { m_thread.request_stop(); }
    Gate& gate() { return m_gate; }
    [[nodiscard]] const Request& request() const { return m_request; }
    [[nodiscard]] const std::shared_ptr<Trace>& trace() const { return m_trace; }
    [[nodiscard]] bool ended() const { return m_ended.load(std::memory_order_acquire); }
    /// Once it has ended.
    [[nodiscard]] const Outcome& outcome() const { return m_outcome; }
    [[nodiscard]] Statistics statistics() const;

private:
    void search(const std::stop_token& token);
    Outcome runStrategy(Control& control);
    void notifySometimes();
    void endWithoutMemory();
    void end(const Outcome& outcome);

    SearchSession& m_session;
    const Request m_request;
    const std::shared_ptr<Trace> m_trace;
    Gate m_gate;
    LiveCounters m_live;
    Clock::time_point m_start;
    Clock::time_point m_end;
    Clock::time_point m_lastNotice; ///< of the search's thread
    Outcome m_outcome;
    std::atomic<bool> m_ended = false; ///< m_outcome and m_end are set
    std::jthread m_thread;             ///< the last member: joined before the others go
};

void SearchSession::Worker::search(const std::stop_token& token)
{
    giveWay();
    Control control(m_request.limits, token);
    control.publishTo(&m_live);
    try {
        end(runStrategy(control));
    } catch (const std::bad_alloc&) {
        control.stop(StopReason::MemoryLimit);
        end(control.finish());
    }
}

// The search could not even begin.
void SearchSession::Worker::endWithoutMemory()
{
    Control control;
    control.stop(StopReason::MemoryLimit);
    if (m_trace)
        const Recorder nothing(*m_trace, control);
    end(control.finish());
}

void SearchSession::Worker::end(const Outcome& outcome)
{
    m_outcome = outcome;
    m_end = Clock::now();
    m_ended.store(true, std::memory_order_release);
    m_session.postNotice();
}

Outcome SearchSession::Worker::runStrategy(Control& control)
{
    const auto run = [&](Recorder* recorder) {
        if (m_request.watched && recorder != nullptr)
            return m_request.watched->run(control, *recorder);
        return m_request.puzzle->run(m_request.strategy, *m_request.problem, m_request.options,
                                     control, recorder);
    };
    if (m_trace) {
        Recorder recorder(*m_trace, control, &m_gate);
        control.onPoll([&] {
            recorder.publish();
            notifySometimes();
        });
        return run(&recorder);
    }
    control.onPoll([&] {
        if (m_gate.allowed() == 0)
            m_gate.wait(0, control);
        notifySometimes();
    });
    return run(nullptr);
}

void SearchSession::Worker::notifySometimes()
{
    const auto now = Clock::now();
    if (now - m_lastNotice < kNoticeInterval)
        return;
    m_lastNotice = now;
    m_session.postNotice();
}

Statistics SearchSession::Worker::statistics() const
{
    Statistics statistics;
    statistics.nodes = m_live.nodes.load(std::memory_order_relaxed);
    statistics.backtracks = m_live.backtracks.load(std::memory_order_relaxed);
    statistics.solutions = m_live.solutions.load(std::memory_order_relaxed);
    statistics.memory = m_live.memory.load(std::memory_order_relaxed);
    if (m_trace) {
        statistics.events = m_trace->size();
        // A solution counts from when its event can be read; one that was just being reported when
        // the search was stopped never does.
        statistics.solutions = m_trace->solutionsBefore(statistics.events);
        statistics.traceBytes = m_trace->bytes();
    }
    const auto elapsed = (ended() ? m_end : Clock::now()) - m_start - m_gate.waited();
    statistics.seconds = std::max(0.0, std::chrono::duration<double>(elapsed).count());
    return statistics;
}

// ---- SearchSession

SearchSession::SearchSession(QObject* parent) : QObject(parent) {}

SearchSession::~SearchSession()
{
    cancel(); // all of them before any is waited for
    for (const auto& worker : m_aside)
        worker->cancel();
}

void SearchSession::endPresent()
{
    if (!m_worker)
        return;
    m_worker->cancel();
    m_ending.push_back(std::move(m_worker));
}

quint64 SearchSession::start(Request request)
{
    endPresent();
    ++m_run;
    m_eventsTold = 0;
    m_solutionsTold = 0;
    m_running = true;
    m_worker = std::make_unique<Worker>(*this, std::move(request));
    m_worker->start();
    m_watch.start(kWatchInterval, this);
    const quint64 run = m_run;
    emit started(run);
    return run;
}

void SearchSession::cancel()
{
    if (m_worker)
        m_worker->cancel();
}

void SearchSession::putAside()
{
    if (!m_running || !m_worker->trace())
        return;
    pause();
    m_aside.push_back(std::move(m_worker));
    m_running = false;
    ++m_run; // a notice that is being given ends here
    endForgotten();
}

bool SearchSession::resume(const std::shared_ptr<const Trace>& trace)
{
    const auto found =
        std::ranges::find_if(m_aside, [&](const auto& worker) { return worker->trace() == trace; });
    if (found == m_aside.end())
        return false;
    endPresent();
    m_worker = std::move(*found);
    m_aside.erase(found);
    ++m_run;
    m_eventsTold = 0;
    m_solutionsTold = 0;
    m_running = true;
    m_watch.start(kWatchInterval, this);
    postNotice(); // it may have ended meanwhile
    return true;
}

void SearchSession::endForgotten()
{
    std::uint64_t bytes = 0;
    std::size_t count = 0;
    const auto goes = [&](const std::unique_ptr<Worker>& worker) {
        bytes += worker->statistics().memory;
        return worker->trace().use_count() == 1 || ++count > kMostAside || bytes > kMostAsideBytes;
    };
    for (std::size_t i = m_aside.size(); i-- > 0;) { // from the last one on
        if (!goes(m_aside[i]))
            continue;
        m_aside[i]->cancel();
        m_ending.push_back(std::move(m_aside[i]));
    }
    std::erase(m_aside, nullptr);
}

void SearchSession::allow(std::uint64_t events)
{
    if (m_worker)
        m_worker->gate().allow(m_worker->trace() ? events : kUnlimited);
}

void SearchSession::allowAll()
{
    allow(kUnlimited);
}

void SearchSession::allowUntilSolution(std::uint64_t n)
{
    if (!m_worker)
        return;
    if (m_worker->trace())
        m_worker->gate().allowUntilSolution(n);
    else
        m_worker->gate().open();
}

void SearchSession::pause()
{
    if (m_worker)
        m_worker->gate().restrict(m_worker->trace() ? m_worker->trace()->size() : 0);
}

bool SearchSession::isRunning() const
{
    return m_running;
}

bool SearchSession::isWaiting() const
{
    return m_running && m_worker->gate().waiting();
}

const SearchSession::Request& SearchSession::request() const
{
    return m_worker->request();
}

std::shared_ptr<const Trace> SearchSession::trace() const
{
    return m_worker ? m_worker->trace() : nullptr;
}

Statistics SearchSession::statistics() const
{
    return m_worker ? m_worker->statistics() : Statistics{};
}

// Called by search threads. One notice at a time, whoever posts it: a busy interface is not
// flooded. A notice there is no memory for is made up for by the next, or by the watch.
void SearchSession::postNotice() noexcept
{
    try {
        auto notice = std::make_unique<QEvent>(noticeType());
        if (!m_noticePosted.exchange(true, std::memory_order_acq_rel))
            QCoreApplication::postEvent(this, notice.release());
    } catch (const std::bad_alloc&) {
        m_noticePosted.store(false, std::memory_order_release);
    }
}

bool SearchSession::event(QEvent* event)
{
    // Orders the event's making before its use for those who cannot look into Qt's lock
    // (ThreadSanitizer).
    (void)m_noticePosted.load(std::memory_order_acquire);
    if (event->type() != noticeType())
        return QObject::event(event);
    hear();
    return true;
}

void SearchSession::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_watch.timerId())
        QObject::timerEvent(event);
    else if (!m_running)
        m_watch.stop();
    else if (m_worker->ended())
        hear();
}

// While a slot that was called here runs an event loop of its own, no other is called: signals
// would overtake each other. What comes meanwhile is looked at when the slot has returned.
void SearchSession::hear()
{
    if (m_telling) {
        m_missed = true; // m_noticePosted stays: one that was missed is enough
        return;
    }
    m_noticePosted.exchange(false, std::memory_order_acq_rel); // what comes now needs a new notice
    std::erase_if(m_ending, [](const auto& worker) { return worker->ended(); });
    m_telling = true;
    takeNotice();
    m_telling = false;
    if (std::exchange(m_missed, false)) {
        m_noticePosted.store(false, std::memory_order_release);
        postNotice();
    }
}

// Reports what is new. A slot may start the next run; then the rest is of no interest any more.
void SearchSession::takeNotice()
{
    if (!m_running)
        return;
    const quint64 run = m_run;
    const bool ended = m_worker->ended();
    const Statistics statistics = m_worker->statistics();
    if (const quint64 told = std::exchange(m_eventsTold, statistics.events); told < m_eventsTold)
        emit eventsAppended(run, told, m_eventsTold);
    if (run != m_run)
        return;
    if (const quint64 told = std::exchange(m_solutionsTold, statistics.solutions);
        told < m_solutionsTold)
        emit solutionsFound(run, told, m_solutionsTold);
    if (run != m_run)
        return;
    emit statisticsChanged(run, statistics);
    if (run != m_run || !ended)
        return;
    m_running = false;
    emit finished(run, m_worker->outcome());
}

} // namespace clew
