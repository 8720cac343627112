// What a strategy asks on its way: may I go on, and where do my solutions go?
//
// A strategy calls `node()` once for each node it opens, and `poll()` in any other loop that may
// run for longer than a few milliseconds; either returning false means: unwind now. It hands every
// solution to `solution()`, which may block (a search is a lazy sequence) and may also say stop.
// Used by one thread; cancelling comes from any thread through the std::stop_token.

#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/search/event.h"
#include "core/search/outcome.h"

namespace clew {

inline constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

struct Limits
{
    std::uint64_t nodes = kUnlimited;
    std::uint64_t solutions = kUnlimited;
    std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
    /// Bytes a strategy may hold in partial states (breadth-first layers, frontier tables).
    std::uint64_t memory = std::uint64_t{2} << 30U;
};

/// A value for each variable, in the puzzle's order.
using Solution = std::vector<Value>;

/// Receives each solution; may block; returns false to stop the search (it then counts as solved).
using SolutionSink = std::function<bool(std::span<const Value>)>;

/// Counters as another thread may read them while the search runs.
struct LiveCounters
{
    std::atomic<std::uint64_t> nodes = 0;
    std::atomic<std::uint64_t> backtracks = 0;
    std::atomic<std::uint64_t> solutions = 0;
    std::atomic<std::uint64_t> memory = 0;
};

class Control
{
public:
    explicit Control(Limits limits = {}, std::stop_token token = {}, SolutionSink sink = {});

    // ---- for strategies

    /// Counts a node; polls now and then. False: the search must unwind.
    [[nodiscard]] bool node() { return ++m_counters.nodes < m_nextPoll || nodePoll(); }
    /// Counts `n` nodes opened in a tight loop of the strategy's own.
    [[nodiscard]] bool nodes(std::uint64_t n)
    {
        return (m_counters.nodes += n) < m_nextPoll || nodePoll();
    }
    void backtrack(std::uint64_t n = 1) { m_counters.backtracks += n; }
    void check(std::uint64_t n = 1) { m_counters.checks += n; }

    /// Counts a solution and delivers what `makeValues()` returns (a span or vector of Value)
    /// if anybody listens. False: the search must unwind.
    template<class MakeValues>
    [[nodiscard]] bool solution(MakeValues&& makeValues)
    {
        ++m_counters.solutions;
        if (m_sink && !m_sink(makeValues()))
            m_enough = true;
        return solutionPoll();
    }

    /// The same of a solution that is shorter in its puzzle's own form (core/puzzle/packed.h):
    /// what `makePacked()` returns is delivered to those who take that.
    template<class MakeValues, class MakePacked>
    [[nodiscard]] bool solution(MakeValues&& makeValues, MakePacked&& makePacked)
    {
        return m_takesPacked ? solution(std::forward<MakePacked>(makePacked))
                             : solution(std::forward<MakeValues>(makeValues));
    }

    /// Asks for cancellation and limits. Takes about 50 ns under a limit of time, else 10. False:
    /// the search must unwind.
    [[nodiscard]] bool poll();

    /// For loops of short rounds, numbered by `round`: polls at one round of many.
    [[nodiscard]] bool pollAt(std::uint64_t round)
    {
        return round % kRoundsPerPoll != kRoundsPerPoll - 1 || poll();
    }

    /// Reports the bytes held in partial states, or about to be. False: over the limit, the search
    /// must unwind.
    [[nodiscard]] bool holds(std::uint64_t bytes);

    /// The most that was ever reported; 0 if the strategy does not report.
    [[nodiscard]] std::uint64_t peakMemory() const { return m_peakMemory; }

    /// True once any of the above has returned false.
    [[nodiscard]] bool stopped() const { return m_enough || m_reason != StopReason::None; }

    [[nodiscard]] const Counters& counters() const { return m_counters; }
    [[nodiscard]] const Limits& limits() const { return m_limits; }
    [[nodiscard]] const std::stop_token& token() const { return m_token; }
    [[nodiscard]] bool hasSink() const { return static_cast<bool>(m_sink); }
    /// How many a strategy may use while it is not traced; most use one.
    [[nodiscard]] unsigned threads() const { return m_threads; }

    /// The outcome of a strategy that has returned from its search: stopped or solved if it was
    /// asked to unwind, otherwise `otherwise` (Exhausted for complete strategies, RanDry for
    /// others).
    [[nodiscard]] Outcome finish(Ending otherwise = Ending::Exhausted) const;

    /// Stops the search for a reason found elsewhere (the trace is full).
    void stop(StopReason reason)
    {
        m_reason = reason;
        m_nextPoll = 0;
    }

    /// Stops it because something outside of it went wrong, in a sentence.
    void fail(std::shared_ptr<const Sentence> failure);

    /// Time that the search has spent waiting for others does not count against its limit.
    void discount(std::chrono::nanoseconds waited)
    {
        m_start += waited;
        m_lastPoll += waited;
    }

    // ---- for those who run strategies

    /// Called at every poll, on the search's thread: publish what was recorded, post a notice.
    void onPoll(std::function<void()> hook) { m_hook = std::move(hook); }
    /// The sink takes packed solutions: only where the puzzle is PackedWriting.
    void takePacked() { m_takesPacked = true; }
    /// This many may work on it, including the caller's own.
    void allowThreads(unsigned threads) { m_threads = threads; }
    /// As new, with the same limits, threads, token, sink and hook: for the next of many small
    /// problems.
    void restart();
    /// Where the counters are copied to at every poll.
    void publishTo(LiveCounters* live) { m_live = live; }
    /// Copies the counters there between polls, too: when a wait begins.
    void publish() const;
    /// For tests: polls at every node and cancels at the n-th poll (1 = the first).
    void cancelAtPoll(std::uint64_t n);

private:
    static constexpr std::uint64_t kFirstStride = 2;
    static constexpr std::uint64_t kRoundsPerPoll =
        16384; ///< of pollAt(), tens of nanoseconds each

    bool nodePoll();
    bool solutionPoll();
    void startClock();
    void schedule();

    Counters m_counters;
    std::uint64_t m_nextPoll = 1;          ///< node count at which to poll next
    std::uint64_t m_stride = kFirstStride; ///< nodes between polls, adapted to about a millisecond
    std::uint64_t m_peakMemory = 0;
    bool m_enough = false;
    StopReason m_reason = StopReason::None;
    bool m_takesPacked = false;
    unsigned m_threads = 1;
    std::shared_ptr<const Sentence> m_failure;
    Limits m_limits;
    std::stop_token m_token;
    SolutionSink m_sink;
    std::function<void()> m_hook;
    LiveCounters* m_live = nullptr;
    std::chrono::steady_clock::time_point m_start;
    std::chrono::steady_clock::time_point m_lastPoll; ///< by a node
    std::uint64_t m_polls = 0;
    std::uint64_t m_scheduled = 0; ///< polls by nodes
    std::uint64_t m_cancelAtPoll = 0;
};

} // namespace clew
