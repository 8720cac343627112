#include "app/cli/runoptions.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>
#include <span>

#include "app/cli/output.h"
#include "app/cli/target.h"
#include "core/puzzle/settings.h"

namespace clew::cli {

namespace {

constexpr double kMaxSeconds = 1e9; // some thirty years: fits into 64 bits of nanoseconds
constexpr unsigned kMaxThreads = 1024;

// What may make random choices: on a problem, if that is known.
struct Choices
{
    const Puzzle& puzzle;
    const RunOptions& options;
    const Problem* problem = nullptr;

    [[nodiscard]] bool draws(std::size_t strategy, const Parameters& settings) const
    {
        return problem != nullptr ? puzzle.draws(*problem, strategy, settings)
                                  : isRandom(puzzle.info().strategies[strategy], settings);
    }
    [[nodiscard]] bool draws(std::size_t strategy) const
    {
        return draws(strategy, options.settings);
    }
};

// What makes random choices, of all that the command takes.
std::vector<std::string> drawing(const Choices& choices)
{
    std::vector<std::string> random;
    const auto& strategies = choices.puzzle.info().strategies;
    for (std::size_t i = 0; i < strategies.size(); ++i) {
        const StrategyInfo& strategy = strategies[i];
        if (choices.options.needsComplete && !strategy.complete)
            continue;
        if (strategy.random && choices.draws(i, {}))
            random.push_back(strategy.id);
        if (!choices.options.takesSettings)
            continue;
        for (const SettingInfo& setting : strategy.settings)
            for (const ChoiceInfo& choice : setting.choices)
                if (choice.isRandom)
                    random.push_back(
                        fmt::format("{} with --{} {}", strategy.id, setting.id, choice.id));
    }
    return random;
}

// Refuses the seed that the option `name` gives.
Expected<void> checkDrawn(std::string_view name, const Choices& choices,
                          std::span<const std::size_t> strategies)
{
    const auto& all = choices.puzzle.info().strategies;
    const auto draws = [&](std::size_t strategy) { return choices.draws(strategy); };
    std::vector<std::size_t> every(strategies.empty() ? all.size() : 0);
    std::iota(every.begin(), every.end(), std::size_t{0});
    if (std::ranges::any_of(strategies, draws) || std::ranges::any_of(every, draws))
        return {};
    std::vector<std::string> named;
    for (const std::size_t strategy : strategies)
        named.push_back(all[strategy].id);
    if (named.empty())
        named.push_back("the search of " + choices.puzzle.info().id);
    const bool isOfProblem = std::ranges::any_of(strategies, [&](std::size_t strategy) {
        return isRandom(all[strategy], choices.options.settings);
    });
    const std::vector<std::string> random = drawing(choices);
    return usage(fmt::format("{} has no effect: {} {} no random choices{}{}{}", name,
                             fmt::join(named, ", "), named.size() == 1 ? "makes" : "make",
                             isOfProblem ? " on this problem" : "",
                             random.empty() ? "" : "; those that do: ", fmt::join(random, ", ")));
}

Expected<void> checkGivenSeed(const Choices& choices, std::span<const std::size_t> strategies)
{
    const RunOptions& options = choices.options;
    const bool isGiven = options.isSeedGiven && options.isSeedGiven();
    return isGiven ? checkDrawn("--seed", choices, strategies) : Expected<void>();
}

Expected<void> checkGivenSeeds(const Choices& choices, std::span<const std::size_t> strategies,
                               bool isOtherGiven)
{
    if (!isOtherGiven)
        return checkGivenSeed(choices, strategies);
    return checkGivenSeed(choices, strategies.first(1)).and_then([&] {
        return checkDrawn("--other-seed", choices, strategies.last(1));
    });
}

} // namespace

void addStrategy(OptionTable& table, RunOptions& options, const char* fallback,
                 const std::vector<With>& excludes)
{
    table.text({.names = "--strategy",
                .value = "ID",
                .summary = "How to search; see `clew list strategies`",
                .fallback = fallback},
               options.strategy);
    addSeed(table, options, kSeedOfSearch, excludes);
}

void addSeed(OptionTable& table, RunOptions& options, const char* summary,
             const std::vector<With>& excludes)
{
    table.whole({.names = "--seed",
                 .value = "N",
                 .summary = summary,
                 .fallback = std::to_string(options.seed),
                 .excludes = excludes},
                options.seed, kFromZero);
    options.isSeedGiven = [&table] { return table.isGiven("--seed"); };
}

void addSettings(OptionTable& table, RunOptions& options, const Puzzle* puzzle)
{
    if (puzzle == nullptr)
        return;
    options.takesSettings = true;
    for (const StrategyInfo& strategy : puzzle->info().strategies)
        for (const SettingInfo& setting : strategy.settings) {
            Option option{.names = "--" + setting.id,
                          .value = "CHOICE",
                          .summary = setting.summary.text,
                          .fallback = setting.choices.front().id,
                          .choices = idsOf(setting.choices),
                          .heading = fmt::format("Options of {}", puzzle->info().id)};
            if (table.has(option.names))
                continue;
            table.add(std::move(option),
                      [&options, &setting](const std::string& text) -> Expected<void> {
                          const std::vector<std::string> choices = idsOf(setting.choices);
                          if (std::ranges::find(choices, text) == choices.end())
                              return unknown("--" + setting.id, text, choices);
                          options.settings[setting.id] = text;
                          return {};
                      });
        }
}

Expected<std::string> strategyWanted(const Puzzle& puzzle, const RunOptions& options)
{
    const auto& strategies = puzzle.info().strategies;
    const auto hasAll = [&](const StrategyInfo& strategy) {
        return std::ranges::all_of(options.settings, [&](const auto& setting) {
            return findSetting(strategy, setting.first) != nullptr;
        });
    };
    if (options.settings.empty())
        return options.strategy;
    const auto first = std::ranges::find_if(strategies, hasAll);
    const std::string name = options.settings.begin()->first;
    if (first == strategies.end())
        return usage(fmt::format("no strategy of {} has --{}", puzzle.info().id, name));
    if (options.strategy.empty())
        return first->id;
    return chooseStrategy(puzzle, options.strategy)
        .and_then([&](std::size_t index) -> Expected<std::string> {
            if (!hasAll(strategies[index]))
                return usage(fmt::format("the strategy {} does not take --{}; use the strategy {} "
                                         "instead",
                                         options.strategy, name, first->id));
            return options.strategy;
        });
}

Expected<void> checkSeedCounts(const Puzzle& puzzle, std::span<const std::size_t> strategies,
                               const RunOptions& options, bool isOtherGiven)
{
    return checkGivenSeeds({puzzle, options}, strategies, isOtherGiven);
}

Expected<void> checkSeedCounts(const Puzzle& puzzle, const Problem& problem,
                               std::span<const std::size_t> strategies, const RunOptions& options,
                               bool isOtherGiven)
{
    return checkGivenSeeds({puzzle, options, &problem}, strategies, isOtherGiven);
}

Expected<void> checkAllRun(const Puzzle* puzzle, const RunOptions& options)
{
    if (puzzle == nullptr)
        return options.strategy.empty() ? Expected<void>() : usage("--strategy needs a PUZZLE");
    if (options.strategy.empty())
        return checkSeedCounts(*puzzle, {}, options);
    return chooseStrategy(*puzzle, options.strategy).and_then([&](std::size_t strategy) {
        return checkSeedCounts(*puzzle, {&strategy, 1}, options);
    });
}

Options optionsOf(const RunOptions& options)
{
    return {options.seed, options.settings};
}

void addLimits(OptionTable& table, RunOptions& options, const std::vector<With>& excludes)
{
    table.number({.names = "--time",
                  .value = "SECONDS",
                  .summary = "Stop after this many seconds, on each problem",
                  .fallback = options.seconds > 0 ? fmt::format("{}", options.seconds) : "",
                  .excludes = excludes},
                 options.seconds, {1e-6, kMaxSeconds});
    table.whole({.names = "--nodes",
                 .value = "N",
                 .summary = "Stop after this many nodes, on each problem",
                 .excludes = excludes},
                options.nodes, kFromOne);
}

void addThreads(OptionTable& table, RunOptions& options, const char* summary)
{
    table.whole({.names = "--threads",
                 .value = "N",
                 .summary = summary,
                 .fallback = std::to_string(options.threads)},
                options.threads, {1, kMaxThreads});
}

Limits limitsOf(const RunOptions& options, std::uint64_t solutions)
{
    Limits limits;
    limits.solutions = solutions;
    if (options.nodes > 0)
        limits.nodes = options.nodes;
    if (options.seconds > 0)
        limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
            std::chrono::duration<double>(options.seconds));
    return limits;
}

unsigned threadsOfEach(const RunOptions& options, bool inStream)
{
    return inStream ? 1 : options.threads;
}

std::string comparedName(const Puzzle& puzzle, const std::array<ComparedSearch, 2>& searches,
                         std::size_t side)
{
    const ComparedSearch& search = searches.at(side);
    const StrategyInfo& strategy = puzzle.info().strategies[search.strategy];
    const bool isOfBoth = searches[0].strategy == searches[1].strategy;
    return isOfBoth || isRandom(strategy, search.options.settings)
               ? fmt::format("{} (seed {})", strategy.id, search.options.seed)
               : strategy.id;
}

bool sayCut(const Puzzle& puzzle, const std::array<ComparedSearch, 2>& searches,
            const Comparison& comparison)
{
    bool isCut = false;
    for (std::size_t i = 0; i < 2; ++i) {
        const ComparedSide& side = comparison.sides[i];
        if (!side.isCut)
            continue;
        isCut = true;
        const std::string name = comparedName(puzzle, searches, i);
        if (side.outcome.ending == Ending::Stopped)
            sayStopped(name, side.outcome);
        else
            writeErrorLine(fmt::format("clew: {}: only its first {} nodes are compared", name,
                                       kMostComparedNodes));
    }
    return isCut;
}

} // namespace clew::cli
