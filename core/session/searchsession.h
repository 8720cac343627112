// A search on a thread of its own, heard of by signals.
//
// One worker per run; it sees a const snapshot of the problem, records into a Trace (if asked to)
// and posts at most one notice per ~16 ms. All signals are emitted on the session's thread and
// carry the run's number; notices of an earlier run are dropped. While a slot runs an event loop of
// its own, signals wait until it returns: they never overtake each other. Nothing here waits for
// the worker except destruction, which cancels it first (a strategy answers within 50 ms).

#pragma once

#include <QBasicTimer>
#include <QObject>
#include <atomic>
#include <memory>
#include <vector>

#include "core/files/watched.h"
#include "core/puzzle/puzzle.h"

namespace clew {

/// Figures of a run as the interface shows them.
struct Statistics
{
    std::uint64_t nodes = 0;
    std::uint64_t backtracks = 0;
    std::uint64_t solutions = 0;
    std::uint64_t events = 0;     ///< published in the trace
    std::uint64_t memory = 0;     ///< bytes held in partial states, where the strategy says so
    std::uint64_t traceBytes = 0; ///< recorded, in memory and on disk
    double seconds = 0;           ///< of searching: waiting and pauses are not counted
};

class SearchSession : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        const Puzzle* puzzle = nullptr;
        ProblemPtr problem;
        std::size_t strategy = 0;
        Options options = {};
        Limits limits = {};
        bool traced = true;
        TraceLimits traceLimits = {};
        /// Another program's search is followed in place of the strategy.
        std::shared_ptr<WatchedSearch> watched = nullptr;
        /// Events the search may record at first; more by allow(). kUnlimited: no backpressure.
        /// Untraced searches start at full speed.
        std::uint64_t allowed = 0;
    };

    explicit SearchSession(QObject* parent = nullptr);
    ~SearchSession() override;

    /// Starts a run, ending the one before; returns its number. Where there is no thread to be had
    /// the run ends at once, for want of memory.
    quint64 start(Request request);
    /// Ends the run; finished() follows, with what was found so far. The trace stays.
    void cancel();
    /// Puts the run aside if it goes on and is traced: it waits, and nothing is heard of it until
    /// it is resumed. There is no present run then.
    void putAside();
    /// Goes on with the run that was put aside and writes this trace, in place of the present one.
    /// It has another number now, and still waits. False if there is none.
    bool resume(const std::shared_ptr<const Trace>& trace);
    /// Ends the runs put aside whose trace nobody else has any more, and the first of them while
    /// they are too many or hold too much memory.
    void endForgotten();
    static constexpr std::size_t kMostAside = 8;
    static constexpr std::uint64_t kMostAsideBytes = std::uint64_t{512} << 20U; ///< beside traces

    // Backpressure, all without waiting. An untraced search knows full speed and pause only; any
    // allow…() ends its pause.
    /// Lets the search record events below this index.
    void allow(std::uint64_t events);
    /// Lets it run at full speed.
    void allowAll();
    /// Lets it run until that many solutions are recorded, or it ends.
    void allowUntilSolution(std::uint64_t n);
    /// Makes it wait as soon as may be; allow() goes on.
    void pause();

    [[nodiscard]] bool isRunning() const;               ///< started and not finished
    [[nodiscard]] bool isWaiting() const;               ///< running, but held by backpressure
    [[nodiscard]] quint64 run() const { return m_run; } ///< 0 before the first
    /// Of the present run; there must be one.
    [[nodiscard]] const Request& request() const;
    /// Of the present run; null if there is none, or it is not traced.
    [[nodiscard]] std::shared_ptr<const Trace> trace() const;
    [[nodiscard]] Statistics statistics() const;

signals:
    void started(quint64 run);
    void eventsAppended(quint64 run, quint64 first, quint64 last); ///< [first, last)
    void solutionsFound(quint64 run, quint64 first,
                        quint64 last); ///< [first, last), counted from 0
    void statisticsChanged(quint64 run, const clew::Statistics& statistics);
    /// The last signal of a run.
    void finished(quint64 run, const clew::Outcome& outcome);

protected:
    bool event(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    class Worker;

    void postNotice() noexcept;
    void hear();
    void takeNotice();
    void endPresent();

    std::atomic<bool> m_noticePosted = false;
    QBasicTimer m_watch;    ///< while a run goes on: its last notice may have found no memory
    bool m_telling = false; ///< slots are being called ...
    bool m_missed = false;  ///< ... and something is new since
    std::unique_ptr<Worker> m_worker;              ///< of the present run; kept after its end
    std::vector<std::unique_ptr<Worker>> m_ending; ///< cancelled, not yet joined
    std::vector<std::unique_ptr<Worker>> m_aside;  ///< the one put aside last comes last
    quint64 m_run = 0;
    quint64 m_eventsTold = 0;
    quint64 m_solutionsTold = 0;
    bool m_running = false;
};

} // namespace clew
