// clew compare: two searches of one problem, their trees merged and their work compared.

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/runoptions.h"
#include "app/cli/source.h"
#include "core/puzzle/figures.h"
#include "core/puzzle/settings.h"
#include "core/study/comparison.h"
#include "core/text/english.h"
#include "core/text/printable.h"
#include "core/trace/cursor.h"

namespace clew::cli {

namespace {

struct CompareOptions
{
    Target target;
    RunOptions run{.seconds = 10};
    std::vector<std::string> strategies = {};
    std::optional<std::uint64_t> otherSeed = {};
    bool json = false;
};

double percentOf(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

// What happens at the first difference.
std::string eventText(const Puzzle& puzzle, const Problem& problem, const ComparedSide& side,
                      std::uint64_t event)
{
    if (event >= side.trace->size())
        return "it is at its end";
    Cursor cursor(side.trace, puzzle.dimensions(problem));
    cursor.seek(event);
    return puzzle.explain(problem, cursor.state(), side.trace->event(event)).text();
}

// For whom nodes mean something else.
std::string footnotes(const Puzzle& puzzle, const std::array<ComparedSearch, 2>& searches)
{
    std::string text;
    for (std::size_t i = 0; i < 2; ++i) {
        const StrategyInfo& strategy = puzzle.info().strategies[searches[i].strategy];
        const bool isSecondOfOne = i == 1 && searches[0].strategy == searches[1].strategy;
        if (!strategy.counted.empty() && !isSecondOfOne)
            text += fmt::format("{}: {}\n", strategy.id, strategy.counted.text);
    }
    return text.empty() ? text : fmt::format("\n{}\n{}", kMeaningOfNodes.text, text);
}

std::string compareTable(const Puzzle& puzzle, const Problem& problem,
                         const std::array<ComparedSearch, 2>& searches,
                         const Comparison& comparison)
{
    std::array<std::string, 2> names;
    for (std::size_t i = 0; i < 2; ++i)
        names[i] = comparedName(puzzle, searches, i) + (comparison.sides[i].isCut ? ", cut" : "");
    std::string text = fmt::format("{:<34} {:>34} {:>34}\n", "", names[0], names[1]);
    const auto line = [&](const char* what, auto figure) {
        text += fmt::format("{:<34}", what);
        for (const ComparedSide& side : comparison.sides) {
            const std::uint64_t number = figure(side);
            text += fmt::format(
                " {:>34}", fmt::format("{} ({:.1f} %)", number, percentOf(number, side.nodes)));
        }
        text += '\n';
    };
    line("nodes", [](const ComparedSide& side) { return side.nodes; });
    line("failed", [](const ComparedSide& side) { return side.failures; });
    line("solved", [](const ComparedSide& side) { return side.solutions; });
    line("at the same place of the tree", [](const ComparedSide& side) { return side.merged; });
    line("never opened by the other",
         [](const ComparedSide& side) { return side.nodes - side.shared; });
    line("same values decided by both", [](const ComparedSide& side) { return side.shared; });
    line("repeats an earlier subtree", [](const ComparedSide& side) { return side.repeated; });
    line("mirrors an earlier subtree", [](const ComparedSide& side) { return side.mirrored; });
    const auto& sides = comparison.sides;
    if (comparison.commonEvents == sides[0].trace->size() &&
        comparison.commonEvents == sides[1].trace->size())
        return text + fmt::format("\nAll {} events are the same.\n", comparison.commonEvents) +
               footnotes(puzzle, searches);
    text +=
        comparison.commonEvents == 1
            ? std::string("\nThe first event is the same. Then:\n")
            : fmt::format("\nThe first {} events are the same. Then:\n", comparison.commonEvents);
    for (std::size_t i = 0; i < 2; ++i)
        text +=
            fmt::format("  {}: {}\n", names[i],
                        eventText(puzzle, problem, comparison.sides[i], comparison.commonEvents));
    return text + footnotes(puzzle, searches);
}

std::string compareJson(const Puzzle& puzzle, const std::array<ComparedSearch, 2>& searches,
                        const Comparison& comparison)
{
    nlohmann::ordered_json json{{"puzzle", puzzle.info().id},
                                {"commonEvents", comparison.commonEvents},
                                {"mergedNodes", comparison.merged.size() - 1},
                                {"searches", nlohmann::ordered_json::array()}};
    for (std::size_t i = 0; i < 2; ++i) {
        const ComparedSide& side = comparison.sides[i];
        json["searches"].push_back({{"strategy", puzzle.info().strategies[searches[i].strategy].id},
                                    {"seed", searches[i].options.seed},
                                    {"cut", side.isCut},
                                    {"nodes", side.nodes},
                                    {"failures", side.failures},
                                    {"solutions", side.solutions},
                                    {"merged", side.merged},
                                    {"shared", side.shared},
                                    {"repeated", side.repeated},
                                    {"mirrored", side.mirrored}});
    }
    return printableJson(json.dump()) + '\n';
}

Expected<Exit> compare(const CompareOptions& options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    if (options.strategies.empty() || options.strategies.size() > 2 ||
        (options.strategies.size() == 1 && !options.otherSeed))
        return usage("name two strategies: --strategies ID,ID; or one, and another seed: "
                     "--strategies ID --other-seed N");
    std::array<ComparedSearch, 2> searches;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto strategy =
            chooseStrategy(puzzle, options.strategies[options.strategies.size() == 1 ? 0 : i]);
        if (!strategy)
            return tl::make_unexpected(strategy.error());
        searches[i] = {*strategy,
                       {options.run.seed,
                        settingsOf(puzzle.info().strategies[*strategy], options.run.settings)}};
    }
    for (const auto& [id, choice] : options.run.settings)
        if (std::ranges::none_of(searches, [&](const ComparedSearch& search) {
                return findSetting(puzzle.info().strategies[search.strategy], id) != nullptr;
            }))
            return usage(
                fmt::format("none of these strategies has anything to choose with --{}", id));
    const std::array compared{searches[0].strategy, searches[1].strategy};
    if (const auto counts =
            checkSeedCounts(puzzle, compared, options.run, options.otherSeed.has_value());
        !counts)
        return tl::make_unexpected(counts.error());
    searches[1].options.seed = options.otherSeed.value_or(options.run.seed);
    const auto problem = readSingle(options.target, token);
    if (!problem)
        return tl::make_unexpected(problem.error());
    if (const auto counts = checkSeedCounts(puzzle, **problem, compared, options.run,
                                            options.otherSeed.has_value());
        !counts)
        return tl::make_unexpected(counts.error());
    const auto comparison =
        compareSearches(puzzle, **problem, searches, limitsOf(options.run), token);
    if (token.stop_requested())
        return interrupted();
    if (!comparison)
        return usage(english(comparison.error()));
    const std::string text = options.json ? compareJson(puzzle, searches, *comparison)
                                          : compareTable(puzzle, **problem, searches, *comparison);
    return writeFile({}, text).map(
        [&] { return sayCut(puzzle, searches, *comparison) ? Exit::Stopped : Exit::Done; });
}

Action declareCompare(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<CompareOptions>();
    table.texts({.names = "--strategies",
                 .value = "ID,ID",
                 .summary = "The two strategies, or one with --other-seed"},
                options->strategies);
    addSeed(table, options->run, kSeedOfSearch);
    table.whole({.names = "--other-seed",
                 .value = "N",
                 .summary = "Random seed of the second search",
                 .fallback = "that of the first"},
                options->otherSeed, kFromZero);
    addLimits(table, options->run);
    addSettings(table, options->run, puzzle);
    table.flag({.names = "--json", .summary = "Print the figures as JSON"}, options->json);
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        return checkTarget(options->target, token).and_then([&] {
            return compare(*options, token);
        });
    };
}

} // namespace

Command compareCommand()
{
    return {"compare", "Compare two searches of the same problem",
            "Both are recorded and read as trees of decisions, merged where they decide the same "
            "at the same place. Reports how many nodes only one of them opened, how many both "
            "reached in a different order, and how much of its own work each repeated, directly or "
            "mirrored.",
            declareCompare};
}

} // namespace clew::cli
