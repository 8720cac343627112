// The frontier method's driver: square by square, on several threads.

#include "core/puzzles/knight/frontier.h"

#include <algorithm>
#include <atomic>
#include <fmt/format.h>
#include <mutex>

#include "core/puzzles/knight/frontierlayer.h"
#include "core/puzzles/knight/frontiersweeper.h"
#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::knight {

namespace {

using namespace sweeping;

constexpr std::uint64_t kStatesBetweenPolls = 4096;
constexpr std::size_t kStatesAPart = 1024; ///< so many for each part before they are dealt out
constexpr std::uint64_t kStatesForThreads = 20'000; ///< fewer are swept by one thread

template<class State, class Count>
class Sweep
{
public:
    Sweep(const KnightProblem& problem, Control& control, const CountRequest& request)
        : m_request(request), m_dealt(request.parts == 1), m_isClosed(problem.closed),
          m_steps(problem), m_control(control), m_shared(control)
    {
    }

    /// The number of undirected tours; of those from the given square if there is one. None if some
    /// number does not fit Count, or the control has stopped it.
    std::optional<Count> run(const std::function<void(Value)>& onSwept)
    {
        begin();
        for (std::size_t at = 0; at < m_steps.size(); ++at) {
            m_step = m_steps.stepAt(at);
            const std::uint64_t states = m_layer.size();
            m_control.check(states);
            const bool isLarge = states >= kStatesForThreads;
            if (!sweepSquare(isLarge ? m_request.threads : 1))
                return std::nullopt;
            if (!m_dealt && m_next.size() >= kStatesAPart * m_request.parts)
                deal();
            if (!packNext())
                return std::nullopt;
            m_layer.swap(m_next);
            if (m_steps.isFree(at))
                onSwept(m_steps.square(at));
        }
        if (!m_dealt)
            deal();
        return m_total;
    }

private:
    using Table = StateTable<State, Count>;

    void begin()
    {
        const auto key = Table::keyOf(m_steps.first());
        const std::uint64_t hash = Table::hashOf(key);
        Table& table = m_layer[m_layer.tableFor(hash)];
        table.add(key, hash, 1);
        m_bytes = table.bytes();
    }

    // Ways add up over the states of one moment: each part goes on with its share of them. What was
    // finished before is the first part's.
    void deal()
    {
        m_dealt = true;
        m_deals = true;
        if (m_request.part != 1)
            m_total = 0;
    }

    [[nodiscard]] bool isOurs(const typename Table::Key& key) const
    {
        return !m_deals || Table::hashOf(key) % m_request.parts == m_request.part - 1;
    }

    // False if some number does not fit, or the control has stopped it.
    bool sweepSquare(unsigned threads)
    {
        std::atomic<std::size_t> next = 0;
        std::atomic<bool> overflow = false;
        std::mutex mutex;
        forEachJob(threads, threads, [&](std::uint64_t) {
            Writer<State, Count> writer(m_next, m_bytes);
            Sweeper<State, Count, Writer<State, Count>> sweeper(m_step, m_isClosed, writer);
            for (std::size_t i = next++; i < Layer<State, Count>::kTables && !overflow; i = next++)
                if (m_layer[i].size() > 0 && !sweepTable(m_layer[i], sweeper))
                    break;
            const bool fits = writer.flush() && !sweeper.overflow();
            const std::scoped_lock lock(mutex);
            if (!fits || !addTo(m_total, sweeper.total()))
                overflow = true;
        });
        return !overflow && poll();
    }

    // The table is given up on the way. False: unwind.
    template<class Sweeping>
    bool sweepTable(Table& table, Sweeping& sweeper)
    {
        std::uint64_t states = 0;
        for (const auto& entry : table.entries()) {
            if (++states % kStatesBetweenPolls == 0 && !poll())
                return false;
            if (entry.count != 0)
                sweeper.sweep(entry.state(), entry.count);
        }
        m_bytes -= table.bytes();
        table = {};
        return !sweeper.overflow() && poll();
    }

    // What is on a layer stays there for a whole step: in as little memory as it needs.
    bool packNext()
    {
        for (std::size_t i = 0; i < Layer<State, Count>::kTables; ++i) {
            Table& table = m_next[i];
            if (table.size() == 0)
                continue;
            m_bytes -= table.bytes();
            table.pack([&](const typename Table::Key& key) { return isOurs(key); });
            m_bytes += table.bytes();
            if (!poll())
                return false;
        }
        m_deals = false;
        return true;
    }

    [[nodiscard]] bool poll() { return m_shared.holds(m_bytes) && m_shared.poll(); }

    const CountRequest m_request;
    bool m_dealt;         ///< what was common to all parts is behind
    bool m_deals = false; ///< the next layer is the one to be dealt out
    bool m_isClosed;
    Steps<State> m_steps;
    Control& m_control;
    SharedControl m_shared;

    sweeping::Step<State> m_step;
    Layer<State, Count> m_layer;
    Layer<State, Count> m_next;
    std::atomic<std::uint64_t> m_bytes = 0; ///< of both layers
    Count m_total = 0;
};

std::string inDecimal(boost::multiprecision::cpp_int count, bool doubled)
{
    if (doubled)
        count *= 2;
    return count.str();
}

} // namespace

std::vector<Value> sweepOrder(const KnightProblem& problem)
{
    std::vector<Value> order;
    order.reserve(problem.squareCount());
    const bool byRows = problem.columns <= problem.rows;
    for (Value i = 0; i < problem.squareCount(); ++i)
        order.push_back(byRows ? i : i % problem.rows * problem.columns + i / problem.rows);
    return order;
}

std::string countTours(const KnightProblem& problem, Control& control,
                       const std::function<void(Value)>& onSwept, const CountRequest& request)
{
    if (problem.freeCount() == 1) {
        if (onSwept)
            onSwept(startSquares(problem, JumpGraph(problem)).front());
        return problem.closed || request.part != 1 ? "0" : "1";
    }
    // Machine words first; narrow long boards, whose counts have hundreds of digits, are quick
    // anyway and swept again. Squares are told once.
    const bool directed = !problem.closed && !problem.from;
    std::size_t told = 0;
    const auto tell = [&, swept = std::size_t{0}](Value square) mutable {
        if (onSwept && swept++ == told) {
            ++told;
            onSwept(square);
        }
    };
    const auto swept = [&]<class Count>(Count) -> std::optional<std::string> {
        const auto count = Steps<NarrowSlots>::slotsFor(problem) <= NarrowSlots::kInner
                               ? Sweep<NarrowSlots, Count>(problem, control, request).run(tell)
                               : Sweep<WideSlots, Count>(problem, control, request).run(tell);
        return count ? std::optional(inDecimal(*count, directed)) : std::nullopt;
    };
    if (const auto count = swept(std::uint64_t{0}))
        return *count;
    if (control.stopped())
        return "0";
    return swept(boost::multiprecision::cpp_int(0)).value_or("0");
}

Phrase countMeaning(const KnightProblem& problem)
{
    if (problem.closed)
        return phrase("knight",
                      "undirected closed tours: start and direction do not matter; rotations "
                      "and reflections counted apart");
    if (problem.from)
        return phrase("knight",
                      "directed open tours from the given square; reflections counted apart");
    return phrase("knight", "directed open tours from all squares: a tour and its reverse are two; "
                            "rotations and reflections counted apart");
}

Result<CountResult> countSolutions(const KnightProblem& problem, const CountRequest& request,
                                   Control& control)
{
    if (!findFaults(problem).empty())
        return CountResult{"0", countMeaning(problem), control.finish(), {}};
    const std::uint32_t narrow = std::min(problem.columns, problem.rows);
    if (narrow > kMaxSweptSide)
        return fail(fmt::format("counting goes up to boards with one side of at most {}, not {}",
                                kMaxSweptSide, narrow));
    const std::string count = countTours(problem, control, {}, request);
    return CountResult{count, countMeaning(problem), control.finish(), {}};
}

} // namespace clew::knight
