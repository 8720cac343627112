// clew race: strategies measured on the same problem, one after another.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/runoptions.h"
#include "app/cli/source.h"
#include "core/puzzle/figures.h"
#include "core/puzzle/settings.h"
#include "core/study/measure.h"

namespace clew::cli {

namespace {

struct RaceOptions
{
    Target target;
    RunOptions run{.seconds = 10};
    std::vector<std::string> strategies = {};
    std::string ready = {}; ///< id of a ready race
    std::uint64_t solutions = kUnlimited;
    bool csv = false;
    bool json = false;

    [[nodiscard]] bool hasOwnProblem() const
    {
        return !target.input.empty() || !target.parameters.empty();
    }
};

// The ready race chosen by its id, or the first if none is chosen.
Expected<const RaceInfo*> chooseReady(const RaceOptions& options)
{
    const auto& races = options.target.puzzle->info().races;
    if (options.ready.empty())
        return races.empty() ? nullptr : &races.front();
    const auto found = std::ranges::find(races, options.ready, &RaceInfo::id);
    if (found == races.end())
        return unknown("ready race", options.ready, idsOf(races));
    return &*found;
}

std::string endingText(const RaceTime& time)
{
    if (time.refusal)
        return "refused: " + time.refusal->text();
    return std::string(time.isBound() ? stopReasonId(time.outcome.reason)
                                      : endingId(time.outcome.ending));
}

// What the columns mean, and for whom they mean something else.
std::string footnotes(const Puzzle& puzzle, std::span<const RaceTime> times)
{
    std::string text = fmt::format("\n{}\n{}\n", kMeaningOfNodes.text, kMeaningOfFailures.text);
    for (const RaceTime& time : times) {
        const StrategyInfo& strategy = puzzle.info().strategies[time.strategy];
        if (strategy.counted.empty())
            continue;
        text += fmt::format("{}: {}", strategy.id, strategy.counted.text);
        if (const auto standing = standingNodes(strategy, time.outcome.counters))
            text += fmt::format(" Not refuted at once: {}.", *standing);
        text += '\n';
    }
    return text;
}

std::string table(const Puzzle& puzzle, std::span<const RaceTime> times)
{
    const auto fastest = fastestSeconds(times);
    std::string text =
        fmt::format("{:<26} {:>14} {:>10} {:>14} {:>14} {:>10} {:>14}  {}\n", "strategy", "seconds",
                    "ratio", "nodes", "backtracks", "solutions", "memory", "ending");
    for (const RaceTime& time : times) {
        const Counters& counters = time.outcome.counters;
        const std::string_view more = time.isBound() ? "> " : "";
        text += fmt::format(
            "{:<26} {:>14} {:>10} {:>14} {:>14} {:>10} {:>14}  {}\n",
            puzzle.info().strategies[time.strategy].id, fmt::format("{}{:.6f}", more, time.seconds),
            fastest && !time.refusal ? fmt::format("{}{:.1f}", more, time.seconds / *fastest) : "-",
            counters.nodes, counters.backtracks, counters.solutions,
            time.memory == 0 ? "-" : std::to_string(time.memory), endingText(time));
    }
    text += footnotes(puzzle, times);
    return text;
}

// What is chosen must concern one of them at least.
Expected<void> checkSettings(const Puzzle& puzzle, const RaceOptions& options,
                             std::span<const std::size_t> runners)
{
    for (const auto& [id, choice] : options.run.settings)
        if (std::ranges::none_of(runners, [&](std::size_t runner) {
                return findSetting(puzzle.info().strategies[runner], id) != nullptr;
            }))
            return usage(
                fmt::format("none of these strategies has anything to choose with --{}", id));
    return {};
}

Expected<Exit> race(RaceOptions options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const auto ready = chooseReady(options);
    if (!ready)
        return tl::make_unexpected(ready.error());
    const bool ownProblem = options.hasOwnProblem();
    if (!ownProblem)
        if (const auto usual = mayBeUsual(options.target); !usual)
            return tl::make_unexpected(usual.error());
    if (*ready != nullptr) {
        if (!ownProblem)
            options.target.input = "@" + (*ready)->preset;
        if (options.strategies.empty())
            options.strategies = (*ready)->strategies;
        if (options.solutions == kUnlimited && !ownProblem)
            options.solutions = (*ready)->solutions;
    }
    std::vector<std::size_t> runners;
    for (const std::string& id : options.strategies) {
        const auto strategy = chooseStrategy(puzzle, id);
        if (!strategy)
            return tl::make_unexpected(strategy.error());
        runners.push_back(*strategy);
    }
    if (const auto fits = checkSettings(puzzle, options, runners); !fits)
        return tl::make_unexpected(fits.error());
    if (const auto counts = checkSeedCounts(puzzle, runners, options.run); !counts)
        return tl::make_unexpected(counts.error());
    if (runners.size() < kLeastRunners)
        return usage("name at least two strategies: --strategies ID,ID");
    const auto problem = readSingle(options.target, token);
    if (!problem)
        return tl::make_unexpected(problem.error());
    if (const auto counts = checkSeedCounts(puzzle, **problem, runners, options.run); !counts)
        return tl::make_unexpected(counts.error());

    std::vector<RaceTime> times;
    const RaceRules rules{optionsOf(options.run), limitsOf(options.run, options.solutions)};
    for (const std::size_t strategy : runners) {
        if (token.stop_requested())
            break;
        times.push_back(timeStrategy(puzzle, strategy, **problem, rules, token));
    }
    const std::string text = options.json  ? raceJson(puzzle, **problem, times)
                             : options.csv ? raceCsv(puzzle, **problem, times)
                                           : table(puzzle, times);
    const bool noneRan =
        std::ranges::all_of(times, [](const RaceTime& time) { return time.refusal.has_value(); });
    return writeFile({}, text).and_then([&]() -> Expected<Exit> {
        if (token.stop_requested())
            return interrupted();
        if (noneRan)
            return Exit::BadInput;
        return std::ranges::any_of(times, &RaceTime::isCut) ? Exit::Stopped : Exit::Done;
    });
}

Action declareRace(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<RaceOptions>();
    const With ownRace{"--strategies with a problem of one's own"};
    table.stands(ownRace.option, [options] {
        return std::string(!options->strategies.empty() && options->hasOwnProblem() ? "it" : "");
    });
    table.texts({.names = "--strategies",
                 .value = "ID,ID...",
                 .summary = "Strategies to measure",
                 .fallback = "those of the ready race"},
                options->strategies);
    table.text({.names = "--ready",
                .value = "ID",
                .summary = "Ready race to run; see `clew list races`",
                .fallback = "the puzzle's first",
                .excludes = {ownRace}},
               options->ready);
    table.whole({.names = "--limit",
                 .value = "N",
                 .summary = "Stop each strategy after this many solutions",
                 .fallback = "all"},
                options->solutions, kFromOne);
    addSeed(table, options->run, kSeedOfSearch);
    addSettings(table, options->run, puzzle);
    addLimits(table, options->run);
    table.flag(
        {.names = "--csv", .summary = "Print the figures as CSV", .excludes = {With{"--json"}}},
        options->csv);
    table.flag({.names = "--json", .summary = "Print the figures as JSON"}, options->json);
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        return checkTarget(options->target, token).and_then([&] { return race(*options, token); });
    };
}

} // namespace

Command raceCommand()
{
    return {"race", "Measure strategies on the same problem",
            "They run one after another, untraced. Without INPUT and options of the puzzle, the "
            "problem is that of the ready race.",
            declareRace};
}

} // namespace clew::cli
