#include "core/study/racecurve.h"

#include <algorithm>

#include "core/trace/cursor.h"
#include "core/trace/recorder.h"

namespace clew {

namespace {

constexpr std::uint64_t kEventsBetweenLooks = 1U << 12U; ///< between two looks at the token

// The measured run once more, recorded; cut where the measured one was stopped.
std::shared_ptr<const Trace> recorded(const Puzzle& puzzle, const Problem& problem,
                                      const RaceRules& rules, const RaceTime& time,
                                      const std::stop_token& token)
{
    const auto trace = std::make_shared<Trace>();
    Limits limits = rules.limits;
    limits.time = Limits{}.time;
    if (time.isBound())
        limits.nodes = std::min(limits.nodes, time.outcome.counters.nodes);
    Control control(limits, token);
    Recorder recorder(*trace, control); // completes the trace when it goes
    control.onPoll([&] {
        recorder.publish();
        if (trace->size() >= kMostFollowedEvents)
            control.stop(StopReason::TraceFull);
    });
    puzzle.run(time.strategy, problem, rules.options, control, &recorder);
    return trace;
}

// When the measured run had opened that many nodes, the last of them in part.
class NodeClock
{
public:
    explicit NodeClock(const RaceTime& time)
    {
        for (const RaceSample& sample : time.samples)
            if (const auto nodes = static_cast<double>(sample.nodes); nodes > m_knots.back().nodes)
                m_knots.push_back({nodes, sample.seconds});
        // After the last node comes what follows it.
        m_knots.push_back({static_cast<double>(time.outcome.counters.nodes) + 1, time.seconds});
    }

    // Never asked for an earlier moment than before.
    double at(double nodes)
    {
        while (m_next + 1 < m_knots.size() && m_knots[m_next].nodes < nodes)
            ++m_next;
        const Knot& from = m_knots[m_next - 1];
        const Knot& to = m_knots[m_next];
        const double part = std::clamp((nodes - from.nodes) / (to.nodes - from.nodes), 0.0, 1.0);
        return from.seconds + part * (to.seconds - from.seconds);
    }

private:
    struct Knot
    {
        double nodes = 0;
        double seconds = 0;
    };

    std::vector<Knot> m_knots{{}}; ///< both ascending
    std::size_t m_next = 1;
};

std::vector<std::pair<double, std::uint32_t>>
settledOver(const Puzzle& puzzle, const Problem& problem, const RaceRules& rules,
            const RaceTime& time, const std::stop_token& token)
{
    const auto trace = recorded(puzzle, problem, rules, time, token);
    Cursor cursor(trace, puzzle.dimensions(problem));
    NodeClock clock(time);
    std::vector<std::pair<double, std::uint32_t>> settled{{0, 0}};
    const std::uint64_t end = std::min(trace->size(), kMostFollowedEvents);
    std::uint64_t begin = 0; // of the events since the last node was opened
    for (std::uint64_t i = 1; i <= end; ++i) {
        if (i % kEventsBetweenLooks == 0 && token.stop_requested())
            return {};
        cursor.seek(i);
        const NodeId node = cursor.nodeCount() - 1;
        if (trace->event(i - 1).kind() == EventKind::Decide)
            begin = i - 1;
        if (cursor.state().assignedCount() <= settled.back().second)
            continue;
        const std::uint64_t next =
            node + 1 < trace->nodeCount() ? trace->node(node + 1).event : trace->size();
        const double part = static_cast<double>(i - begin) /
                            static_cast<double>(std::max<std::uint64_t>(1, next - begin));
        settled.emplace_back(clock.at(node + part), cursor.state().assignedCount());
    }
    return settled;
}

RaceCurve curveOf(const OwnSolve& own, Dimensions dimensions)
{
    RaceCurve curve{{{}}, {{0, 0}}};
    Cursor cursor(own.trace, dimensions);
    for (const OwnSolve::Change& change : own.changes) {
        curve.samples.push_back({change.seconds, own.movesAt(change.end), 0});
        cursor.seek(change.end);
        if (cursor.state().assignedCount() > curve.settled.back().second)
            curve.settled.emplace_back(change.seconds, cursor.state().assignedCount());
    }
    curve.samples.push_back({own.seconds, own.moves, own.isSolved ? 1U : 0U});
    return curve;
}

} // namespace

std::vector<RaceCurve> raceCurves(const Puzzle& puzzle, const Problem& problem,
                                  const RaceRules& rules, std::span<const RaceTime> times,
                                  const OwnSolve* own, const std::stop_token& token)
{
    std::vector<RaceCurve> curves;
    for (const RaceTime& time : times) {
        if (token.stop_requested())
            return {};
        RaceCurve& curve = curves.emplace_back();
        if (time.strategy == kOwnRunner && own != nullptr)
            curve = curveOf(*own, puzzle.dimensions(problem));
        else if (!time.samples.empty())
            curve = {time.samples, settledOver(puzzle, problem, rules, time, token)};
    }
    return curves;
}

} // namespace clew
