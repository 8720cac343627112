// The frontier method's driver: square by square, on several threads.

#include "core/puzzles/knight/frontier/sweep.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <fmt/format.h>
#include <memory>
#include <optional>

#include "core/puzzles/knight/frontier/checkpoint.h"
#include "core/puzzles/knight/frontier/pass.h"
#include "core/puzzles/knight/frontier/passlog.h"
#include "core/storage/outputfile.h"

namespace clew::knight {

namespace {

using namespace sweeping;

constexpr std::size_t kStatesAPart = 1024;             ///< for each part, before they are dealt out
constexpr std::uint64_t kStatesForThreads = 20'000;    ///< fewer are swept by one thread
constexpr std::uint64_t kStatesForPacking = 4'000'000; ///< fewer are plain
constexpr std::uint64_t kLeastStatesABin = 8192;
constexpr std::uint64_t kMostStatesABin = 65536;

/// Which count a checkpoint is of.
std::string nameOf(const KnightProblem& problem, const CountRequest& request)
{
    std::string name = fmt::format("{} tours of {}x{}", problem.closed ? "closed" : "open",
                                   problem.columns, problem.rows);
    if (problem.from && !problem.closed)
        name += " from " + squareName(problem, *problem.from);
    for (const Value square : problem.blocked)
        name +=
            (square == problem.blocked.front() ? " without " : " ") + squareName(problem, square);
    if (request.parts != 1)
        name += fmt::format(", part {} of {}", request.part, request.parts);
    return name;
}

template<class State, class Count>
class Sweep
{
public:
    Sweep(const KnightProblem& problem, Control& control, const CountRequest& request,
          std::chrono::milliseconds betweenSaves)
        : m_request(request), m_betweenSaves(betweenSaves), m_name(nameOf(problem, request)),
          m_isClosed(problem.closed), m_steps(problem), m_packing(m_steps.slotCount()),
          m_control(control), m_shared(control)
    {
        m_budget.most = control.limits().memory;
        m_budget.scratch = request.scratch;
    }

    /// The number of undirected tours; of those from the given square if there is one. None if some
    /// number does not fit Count, or the control has stopped it.
    std::optional<Count> run(const std::function<void(Value)>& onSwept)
    {
        if (!resume() && !m_shared.stopped())
            begin();
        for (std::size_t at = m_progress.swept; at < m_steps.size(); ++at) {
            if (m_overflow || m_shared.stopped() || !sweepSquare(at))
                return std::nullopt;
            if (!m_progress.dealt && m_layer->states() >= kStatesAPart * m_request.parts)
                deal();
            m_progress.swept = at + 1;
            m_progress.pass = 0;
            if (m_steps.isFree(at))
                onSwept(m_steps.square(at));
            if (!keep())
                return std::nullopt;
        }
        if (m_overflow || m_shared.stopped())
            return std::nullopt;
        if (!m_progress.dealt)
            deal();
        if (!m_request.checkpoint.empty())
            OutputFile::removePart(m_request.checkpoint, kLogMagic);
        return m_total;
    }

private:
    using Plan = PassPlan<State>;

    void begin()
    {
        m_progress.count = m_name;
        m_progress.dealt = m_request.parts == 1;
        Bytes bytes;
        bytes.push_back(static_cast<std::uint8_t>(ChunkFormat::Plain));
        putPlain(bytes, m_steps.first().word());
        putNumber(bytes, std::uint64_t{1});
        m_layer = std::make_unique<Store>(1, m_budget);
        m_layer->append(0, bytes, 1);
    }

    // False if there is nothing to go on from.
    bool resume()
    {
        if (m_request.checkpoint.empty())
            return false;
        Snapshot snapshot = readSnapshot(m_request.checkpoint, m_name, m_budget,
                                         [this] { return m_shared.poll(); });
        m_isInFile = snapshot.layer != nullptr;
        if (!m_isInFile)
            return false;
        m_progress = std::move(snapshot.progress);
        m_layer = std::move(snapshot.layer);
        const boost::multiprecision::cpp_int total(m_progress.total);
        m_total = Count(total);
        m_overflow = m_total != total;
        return true;
    }

    // Ways add up over the states of one moment: each part continues with its share of them. What
    // was finished before is the first part's.
    void deal()
    {
        m_progress.dealt = true;
        m_progress.deals = true;
        if (m_request.part != 1)
            m_total = 0;
    }

    // False if some number does not fit, or the control has stopped it.
    bool sweepSquare(std::size_t at)
    {
        sweeping::Step<State> step = m_steps.stepAt(at);
        if (m_layer->states() >= kStatesForCrowds)
            m_steps.addSharedNeeds(step, at);
        const std::uint64_t room = 2 * m_layer->states(); // a guess
        const auto next =
            at + 1 < m_steps.size()
                ? binning(room, fixedSlots(m_steps.stepAt(at + 1), m_steps.slotCount()))
                : binning(0, 0);
        Plan plan = planned();
        plan.sweep = &step;
        if (step.mirror.empty())
            return pass(plan, next);
        plan.mirror = &step;
        if (m_progress.pass == 0) {
            if (!pass(plan, binning(room, 0)))
                return false;
            m_progress.pass = 1;
            if (m_log)
                keepLog();
        }
        return pass(planned(), next);
    }

    [[nodiscard]] Plan planned() const
    {
        Plan plan;
        plan.isClosed = m_isClosed;
        if (m_progress.deals) {
            plan.part = m_request.part;
            plan.parts = m_request.parts;
        }
        plan.isPacked = m_layer->states() >= std::min(kStatesForPacking, m_budget.most / 64);
        plan.threads = m_layer->states() >= kStatesForThreads ? m_request.threads : 1;
        return plan;
    }

    // Bins small enough for a thread's table to stay in the cache, and never so large that
    // the tables take the memory.
    [[nodiscard]] Binning<State> binning(std::uint64_t states, typename State::Word fixed) const
    {
        const std::uint64_t most = std::clamp<std::uint64_t>(
            m_budget.most / (std::uint64_t{1024} * m_request.threads), 64, kMostStatesABin);
        const std::uint64_t inBin = std::clamp(states / 64, std::min(kLeastStatesABin, most), most);
        return {std::min(std::bit_ceil(states / inBin + 1), kMostBins), fixed};
    }

    bool pass(const Plan& plan, const Binning<State>& wanted)
    {
        const auto start = Clock::now();
        if (m_isInFile)
            m_log.emplace(m_request.checkpoint, jsonOf(m_progress, *m_layer), m_betweenSaves);
        auto to = m_log ? m_log->resume(m_budget, [this] { return m_shared.poll(); }) : nullptr;
        const auto next = to ? wanted.with(to->bins()) : wanted;
        if (!to)
            to = std::make_unique<Store>(next.bins(), m_budget);
        if (m_log)
            m_log->begin(next.bins());
        const std::uint64_t logged = m_log ? m_log->taken() : 0;
        const std::uint64_t states = m_layer->states();
        Pass<State, Count> pass(plan, m_packing, *m_layer, *to, next, m_budget, m_shared,
                                m_log ? &*m_log : nullptr);
        if (!pass.run() || !addTo(m_total, pass.total()))
            return false;
        if (plan.sweep != nullptr) {
            m_control.check(pass.statesTaken());
            m_progress.states.push_back(pass.statesTaken() + logged);
            m_progress.bytes.push_back(m_layer->bytes());
            m_progress.deals = false;
        }
        m_layer = std::move(to);
        m_isInFile = false;
        if (m_log && !m_log->isBegun())
            m_log.reset();
        const double growth = static_cast<double>(m_layer->states()) /
                              static_cast<double>(std::max<std::uint64_t>(1, states));
        m_expected = std::chrono::duration_cast<Clock::duration>((Clock::now() - start) * growth);
        return true;
    }

    // Leaves a checkpoint if it is time for one. False if the control has stopped it.
    bool keep()
    {
        if (m_request.checkpoint.empty())
            return true;
        if (m_log)
            keepLog();
        return m_isInFile || !isTimeToKeep() || keepLayer();
    }

    // Before a pass that is likely to be long, too: a log continues a checkpoint.
    [[nodiscard]] bool isTimeToKeep() const
    {
        const auto since = Clock::now() - m_kept;
        return m_progress.swept == m_steps.size() || since >= kWorkBetweenWrites * m_keeping ||
               since + m_expected >= m_betweenSaves;
    }

    bool keepLayer()
    {
        const auto start = Clock::now();
        m_progress.total = boost::multiprecision::cpp_int(m_total).str();
        m_isInFile = writeSnapshot(m_request.checkpoint, m_progress, *m_layer,
                                   [this] { return m_shared.poll(); });
        m_kept = Clock::now();
        m_keeping = m_kept - start;
        return m_isInFile;
    }

    void keepLog()
    {
        m_progress.total = boost::multiprecision::cpp_int(m_total).str();
        m_log->finish(jsonOf(m_progress, *m_layer));
        m_log.reset();
        m_isInFile = true;
        m_kept = Clock::now();
    }

    using Clock = std::chrono::steady_clock;

    const CountRequest m_request;
    std::chrono::milliseconds m_betweenSaves;
    std::string m_name;
    bool m_isClosed;
    Steps<State> m_steps;
    Packing<State> m_packing;
    Control& m_control;
    SharedControl m_shared;
    Budget m_budget{.most = 0};
    Progress m_progress;
    std::unique_ptr<Store> m_layer;
    Count m_total = 0;
    bool m_overflow = false;       ///< of the total in the checkpoint
    bool m_isInFile = false;       ///< the layer is: the checkpoint is of this moment
    std::optional<PassLog> m_log;  ///< of the pass at hand
    Clock::duration m_expected{0}; ///< that long the next pass may take
    Clock::time_point m_kept;      ///< the last checkpoint
    Clock::duration m_keeping{0};  ///< that long it took
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
                       const std::function<void(Value)>& onSwept, const CountRequest& request,
                       std::chrono::milliseconds betweenSaves)
{
    if (problem.freeCount() == 1) {
        if (onSwept)
            onSwept(firstStart(problem));
        return problem.closed || request.part != 1 ? "0" : "1";
    }
    // Machine words first; narrow long boards, whose counts have hundreds of digits, are quick
    // anyway and swept again. Squares are reported once.
    const bool directed = !problem.closed && !problem.from;
    std::size_t reported = 0;
    const auto report = [&, swept = std::size_t{0}](Value square) mutable {
        if (onSwept && swept++ == reported) {
            ++reported;
            onSwept(square);
        }
    };
    const std::size_t slots = Steps<NarrowSlots>::slotsFor(problem);
    const auto swept = [&]<class Count>(Count) -> std::optional<std::string> {
        const auto sweep = [&]<class State>(State) {
            return Sweep<State, Count>(problem, control, request, betweenSaves).run(report);
        };
        const auto count = slots <= NarrowSlots::kInner                     ? sweep(NarrowSlots())
                           : slots <= ClosedSlots::kInner && problem.closed ? sweep(ClosedSlots())
                           : slots <= kMostPackedSlots                      ? sweep(WideSlots())
                                                                            : sweep(WidestSlots());
        return count ? std::optional(inDecimal(*count, directed)) : std::nullopt;
    };
    if (const auto count = swept(std::uint64_t{0}))
        return *count;
    if (control.stopped())
        return "0";
    return swept(boost::multiprecision::cpp_int(0)).value_or("0");
}

} // namespace clew::knight
