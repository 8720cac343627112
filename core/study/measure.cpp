#include "core/study/measure.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <new>
#include <nlohmann/json.hpp>

#include "core/study/hand.h"
#include "core/text/csv.h"

namespace clew {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::duration<double> kRepeat{0.05};

// From a microsecond to a thousand seconds each sample is this much later than the one before.
constexpr double kSampleStep = 1.02;
constexpr std::size_t kMostSamples = 1200;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Never asks for memory while the search runs.
void addSample(std::vector<RaceSample>& samples, double seconds, const Counters& counters)
{
    const bool isLate = samples.empty() || seconds >= samples.back().seconds * kSampleStep;
    if (isLate && samples.size() < kMostSamples)
        samples.push_back({seconds, counters.nodes, counters.solutions});
}

RaceTime timeOnce(const Puzzle& puzzle, std::size_t strategy, const Problem& problem,
                  const RaceRules& rules, const std::stop_token& token, LiveCounters* live)
{
    RaceTime time{.strategy = strategy};
    if (rules.isSampled)
        time.samples.reserve(kMostSamples + 1);
    const auto start = Clock::now();
    Control control(rules.limits, token);
    control.publishTo(live);
    if (rules.isSampled)
        control.onPoll([&] { addSample(time.samples, secondsSince(start), control.counters()); });
    try {
        time.outcome = puzzle.run(strategy, problem, rules.options, control);
    } catch (const std::bad_alloc&) {
        control.stop(StopReason::MemoryLimit);
        time.outcome = control.finish();
    }
    time.seconds = secondsSince(start);
    time.memory = control.peakMemory();
    if (rules.isSampled) {
        const Counters& counters = time.outcome.counters;
        time.samples.push_back({time.seconds, counters.nodes, counters.solutions});
    }
    return time;
}

// How often a strategy's time holds the fastest one's; none if nothing finished.
std::optional<double> ratio(const RaceTime& time, std::optional<double> fastest)
{
    return fastest && *fastest > 0 && !time.refusal ? std::optional(time.seconds / *fastest)
                                                    : std::nullopt;
}

std::string_view endingOf(const RaceTime& time)
{
    return time.refusal ? "refused" : endingId(time.outcome.ending);
}

std::string reasonOf(const RaceTime& time)
{
    return time.refusal ? time.refusal->text() : std::string(stopReasonId(time.outcome.reason));
}

} // namespace

Phrase runnerTitle(const Puzzle& puzzle, std::size_t strategy)
{
    return strategy == kOwnRunner ? phrase("Race", "You")
                                  : puzzle.info().strategies[strategy].title;
}

std::string runnerId(const Puzzle& puzzle, std::size_t strategy)
{
    return strategy == kOwnRunner ? std::string(kHandStrategy)
                                  : puzzle.info().strategies[strategy].id;
}

RaceTime timeStrategy(const Puzzle& puzzle, std::size_t strategy, const Problem& problem,
                      const RaceRules& rules, const std::stop_token& token, LiveCounters* live)
{
    if (auto refusal = puzzle.refusal(strategy, problem)) {
        RaceTime none{.strategy = strategy, .refusal = std::move(refusal)};
        none.outcome.ending = Ending::RanDry;
        return none;
    }
    const auto begin = Clock::now();
    RaceTime best = timeOnce(puzzle, strategy, problem, rules, token, live);
    while (!best.isBound() && Clock::now() - begin < kRepeat) {
        RaceTime again = timeOnce(puzzle, strategy, problem, rules, token, live);
        if (again.isBound()) // cancelled meanwhile
            break;
        if (again.seconds < best.seconds)
            best = std::move(again);
    }
    return best;
}

std::optional<double> fastestSeconds(std::span<const RaceTime> times)
{
    std::optional<double> fastest;
    for (const RaceTime& time : times)
        if (!time.isBound() && !time.refusal && (!fastest || time.seconds < *fastest))
            fastest = time.seconds;
    return fastest;
}

std::string raceCsv(const Puzzle& puzzle, const Problem& problem, std::span<const RaceTime> times)
{
    const auto fastest = fastestSeconds(times);
    std::string csv = "puzzle,problem,strategy,ending,reason,seconds,more,ratio,nodes,backtracks,"
                      "solutions,memory\n";
    for (const RaceTime& time : times) {
        const auto slower = ratio(time, fastest);
        const Counters& counters = time.outcome.counters;
        csv +=
            fmt::format("{},{},{},{},{},{:.9f},{},{},{},{},{},{}\n", puzzle.info().id,
                        csvField(puzzle.title(problem).text()), runnerId(puzzle, time.strategy),
                        endingOf(time), csvField(reasonOf(time)), time.seconds,
                        time.isBound() ? "yes" : "no", slower ? fmt::format("{:.3f}", *slower) : "",
                        counters.nodes, counters.backtracks, counters.solutions, time.memory);
    }
    return csv;
}

std::string raceJson(const Puzzle& puzzle, const Problem& problem, std::span<const RaceTime> times)
{
    using Json = nlohmann::ordered_json;
    const auto fastest = fastestSeconds(times);
    Json rows = Json::array();
    for (const RaceTime& time : times) {
        const auto slower = ratio(time, fastest);
        const Counters& counters = time.outcome.counters;
        rows.push_back({{"strategy", runnerId(puzzle, time.strategy)},
                        {"ending", endingOf(time)},
                        {"reason", reasonOf(time)},
                        {"seconds", time.seconds},
                        {"more", time.isBound()},
                        {"ratio", slower ? Json(*slower) : Json()},
                        {"nodes", counters.nodes},
                        {"backtracks", counters.backtracks},
                        {"solutions", counters.solutions},
                        {"memory", time.memory}});
        if (time.strategy == kOwnRunner)
            rows.back()["hints"] = time.hints;
    }
    const Json race{{"puzzle", puzzle.info().id},
                    {"problem", puzzle.title(problem).text()},
                    {"traced", false},
                    {"times", std::move(rows)}};
    return race.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace clew
