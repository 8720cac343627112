// clew figure: a search, a race, growth or many runs as a picture for a paper: SVG, PDF or PNG,
// with exact counts and the command that reproduces it.

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>
#include <utility>

#include "app/cli/commands.h"
#include "app/cli/drawing.h"
#include "app/cli/languages.h"
#include "app/cli/moments.h"
#include "app/cli/output.h"
#include "app/cli/recorded.h"
#include "app/cli/runsfiles.h"
#include "app/cli/source.h"
#include "core/figures/caption.h"
#include "core/figures/chart.h"
#include "core/figures/figurefile.h"
#include "core/figures/growthfigure.h"
#include "core/figures/measurefigures.h"
#include "core/figures/searchfigures.h"
#include "core/puzzle/settings.h"
#include "core/study/growth.h"
#include "core/study/mergedtree.h"
#include "core/study/racecurve.h"
#include "core/text/english.h"
#include "core/text/shellword.h"
#include "core/text/stopped.h"

namespace clew::cli {

namespace {

const std::vector<std::string> kKinds{"board", "tree",   "icicle", "timeline", "heat",
                                      "race",  "growth", "merged", "cactus",   "profile"};
const std::string kHeat = "heat";
const std::string kMerged = "merged";
const std::string kGrowth = "growth";
// Those of one search.
const std::vector<std::string> kSearchKinds{kKinds.begin(), kKinds.begin() + 5};

struct FigureOptions
{
    std::string kind = {};
    SearchOptions search;
    std::optional<SearchMoment> at = {};
    std::optional<SearchMoment> from = {};
    std::optional<SearchMoment> to = {};
    std::string fromName = {}; ///< how it was given, for messages
    std::string toName = {};
    std::string measure = "events";
    std::vector<std::string> strategies = {};
    std::optional<std::uint64_t> otherSeed = {}; ///< of the second search of a merged tree
    std::vector<std::string> sizes = {};
    std::vector<std::string> runs = {};
    DrawingOptions drawing{.cellSize = kFigurePixels};
    std::string language = {};
};

std::vector<DrawingWay> figureWays()
{
    return {{"svg", {".svg"}}, {"pdf", {".pdf"}}, {"png", {".png"}}};
}

bool hasOwnFrom(const Puzzle* puzzle)
{
    return puzzle != nullptr &&
           std::ranges::count(puzzle->info().parameters, "from", &ParameterInfo::id) > 0;
}

// What makes the figure again, without the file it goes to.
std::string commandOf(const FigureOptions& options, const std::string& strategy)
{
    std::vector<std::string> words{"clew", "figure", options.kind};
    std::ranges::move(searchWords(options.search, strategy), std::back_inserter(words));
    const auto add = [&](const char* name, const std::string& value) {
        words.emplace_back(name);
        words.push_back(shellWord(value));
    };
    if (!options.sizes.empty())
        add("--sizes", fmt::format("{}", fmt::join(options.sizes, ",")));
    if (!options.strategies.empty())
        add("--strategies", fmt::format("{}", fmt::join(options.strategies, ",")));
    if (options.otherSeed)
        add("--other-seed", std::to_string(*options.otherSeed));
    if (!options.runs.empty())
        add("--runs", fmt::format("{}", fmt::join(options.runs, ",")));
    if (options.at)
        add("--at", momentText(*options.at));
    if (options.from && *options.from != SearchMoment{})
        add(hasOwnFrom(options.search.target.puzzle) ? "--first" : "--from",
            momentText(*options.from));
    if (options.to)
        add("--to", momentText(*options.to));
    if (options.kind == "heat" && options.measure != "events")
        add("--measure", options.measure);
    if (options.drawing.cellSize != kFigurePixels)
        add("--cell", fmt::format("{}", options.drawing.cellSize));
    if (options.drawing.dark)
        words.emplace_back("--dark");
    if (!options.language.empty())
        add("--language", options.language);
    return fmt::format("{}", fmt::join(words, " "));
}

Expected<void> writeFigure(const Picture& picture, const DrawingOptions& drawing)
{
    const auto way = wayToDraw(drawing, figureWays());
    if (!way)
        return tl::make_unexpected(way.error());
    if (*way != "svg" && drawing.file.empty() && ::isatty(STDOUT_FILENO) != 0)
        return usage(fmt::format("{} cannot go to a terminal; name a file with -o", *way));
    const auto bytes = figureFile(picture, *way, drawing.cellSize, drawing.dark);
    return bytes ? writeFile(drawing.file, *bytes) : usage(english(bytes.error()));
}

// Whether the words of the command line are not enough to pose the problem again.
bool isPosedOnce(const Target& target)
{
    return target.input == "-" || target.input.find('\n') != std::string::npos;
}

// ---- of one search

// Whether the search ended where it would not end again.
bool isCutByClock(const ChosenSearch& chosen)
{
    return chosen.isStopped && chosen.recorded.header.outcome.reason != StopReason::NodeLimit;
}

// A search that cannot be run again by its options, or that the clock ended, is named by a link.
void nameByLink(SearchOptions& search, const ChosenSearch& chosen)
{
    const TraceHeader& header = chosen.recorded.header;
    const bool isCut = isCutByClock(chosen);
    const auto strategy = chosen.recorded.puzzle->strategyIndex(header.strategy);
    if (!strategy || (!isCut && (!search.trace.empty() || !isPosedOnce(search.target))))
        return;
    SearchOptions named;
    named.trace = writeLink({chosen.recorded.puzzle,
                             chosen.recorded.problem,
                             *strategy,
                             {header.seed, header.settings},
                             isCut ? chosen.events : 0});
    if (!isCut) {
        named.limit = search.limit;
        named.run.nodes = search.run.nodes;
        named.run.seconds = search.run.seconds;
    }
    search = named;
}

std::optional<HeatMeasure> measureNamed(std::string_view id)
{
    for (std::size_t i = 0; i < kHeatMeasures; ++i)
        if (heatMeasureId(static_cast<HeatMeasure>(i)) == id)
            return static_cast<HeatMeasure>(i);
    return std::nullopt;
}

/// A picture, and how the command ends.
struct Drawn
{
    Drawn(Picture made) : picture(std::move(made)) {} // as most are
    Drawn(Picture made, bool isStopped)
        : picture(std::move(made)), exit(isStopped ? Exit::Stopped : Exit::Done)
    {
    }

    /// A search that was measured for it: says so if a limit has cut it short.
    void add(const Puzzle& puzzle, const RaceTime& time)
    {
        if (!time.isCut())
            return;
        sayStopped(puzzle.info().strategies[time.strategy].id, time.outcome);
        exit = Exit::Stopped;
    }

    Picture picture;
    Exit exit = Exit::Done;
};

// Where a board shows something: at the last solution, for the end of a search is where it began.
std::uint64_t worthSeeing(const Trace& trace, std::uint64_t events)
{
    const std::uint64_t solutions = trace.solutionsBefore(events);
    return solutions > 0 ? trace.solutionEvent(solutions - 1) + 1 : events;
}

Expected<Drawn> ofSearch(FigureOptions& options, SearchFigure figure, const Language& texts,
                         const std::stop_token& token)
{
    const auto measure = measureNamed(options.measure);
    if (!measure)
        return unknown("measure", options.measure,
                       {"tries", "forced", "undos", "conflicts", "events"});
    const auto chosen = chosenSearch(options.search, token, false);
    if (!chosen)
        return tl::make_unexpected(chosen.error());
    const Recorded& recorded = chosen->recorded;
    FiguredSearch search{recorded.puzzle, recorded.problem, recorded.trace,
                         texts.say(chosen->title)};
    const auto place = [&](const std::optional<SearchMoment>& moment, const std::string& name,
                           std::uint64_t end, std::uint64_t otherwise) {
        return moment ? positionOf(recorded, *moment, name, end)
                      : Expected<std::uint64_t>(otherwise);
    };
    const auto last = place(options.to, options.toName, chosen->events, chosen->events);
    const auto first = last.and_then([&](std::uint64_t end) {
        search.events = end;
        return place(options.from, options.fromName, end, 0);
    });
    const auto at = first.and_then([&](std::uint64_t begin) {
        search.first = begin;
        return place(options.at, "--at", search.events,
                     figure == SearchFigure::Board ? worthSeeing(*recorded.trace, search.events)
                                                   : search.events);
    });
    if (!at)
        return tl::make_unexpected(at.error());
    search.at = *at;
    if (options.from && search.first >= search.events)
        return usage(fmt::format("{} {} leaves no events: it must come before {}", options.fromName,
                                 momentText(*options.from),
                                 options.to ? options.toName + ' ' + momentText(*options.to)
                                            : std::string("the end of the search")));
    if (recorded.figures && search.first == 0 && search.events == recorded.trace->size())
        search.kinds = recorded.figures->kinds;
    search.translate = texts.translate;
    search.measure = *measure;
    search.ending = figureEnding(search.events, chosen->events, recorded.trace->size(),
                                 recorded.header.outcome, !recorded.file.empty());
    // At its moment 0 a link means all of the search: what the clock has cut before the first event
    // cannot be named.
    const bool isNamable = chosen->events > 0 || !isCutByClock(*chosen);
    nameByLink(options.search, *chosen);
    if (isNamable)
        search.command = commandOf(options, recorded.header.strategy);
    const auto picture = searchFigure(search, figure, token);
    if (token.stop_requested())
        return interrupted();
    if (const auto readable = checkReadable(recorded); !readable)
        return tl::make_unexpected(readable.error());
    if (!picture)
        return usage(english(picture.error()));
    return Drawn(*picture, chosen->isStopped);
}

// ---- of measurements

Expected<std::vector<std::size_t>> strategiesOf(const Puzzle& puzzle,
                                                const std::vector<std::string>& ids)
{
    std::vector<std::size_t> chosen;
    for (const std::string& id : ids) {
        const auto strategy = chooseStrategy(puzzle, id);
        if (!strategy)
            return tl::make_unexpected(strategy.error());
        chosen.push_back(*strategy);
    }
    for (std::size_t i = 0; ids.empty() && i < puzzle.info().strategies.size(); ++i)
        chosen.push_back(i);
    return chosen;
}

/// Strategies on one problem.
struct Contest
{
    const Puzzle* puzzle;
    ProblemPtr problem;
    std::vector<std::size_t> strategies;
    RaceRules rules;
};

// The problem is that of a search where one is named.
Expected<Contest> contestOf(FigureOptions& options, const std::stop_token& token)
{
    const Puzzle* puzzle = options.search.target.puzzle;
    Expected<ProblemPtr> problem = nullptr;
    const std::string& search = options.search.trace;
    if (search.empty()) {
        problem = readSingle(options.search.target, token);
    } else if (isLink(search)) {
        const auto moment = readLink(search);
        if (!moment)
            return usage(english(moment.error()));
        puzzle = moment->puzzle;
        problem = moment->problem;
    } else {
        const auto recorded = openTrace(search, token);
        if (!recorded)
            return tl::make_unexpected(recorded.error());
        puzzle = recorded->puzzle;
        problem = recorded->problem;
    }
    if (!problem)
        return tl::make_unexpected(problem.error());
    if (search.empty() && isPosedOnce(options.search.target)) {
        options.search.target = {};
        options.search.trace = writeLink({puzzle, *problem, 0, {}, 0});
    }
    auto strategies = strategiesOf(*puzzle, options.strategies);
    if (!strategies)
        return tl::make_unexpected(strategies.error());
    if (const auto counts = checkSeedCounts(*puzzle, **problem, *strategies, options.search.run,
                                            options.otherSeed.has_value());
        !counts)
        return tl::make_unexpected(counts.error());
    return Contest{
        puzzle,
        *std::move(problem),
        *std::move(strategies),
        {optionsOf(options.search.run), limitsOf(options.search.run, options.search.limit)}};
}

Expected<Drawn> ofRace(FigureOptions& options, const Language& texts, const std::stop_token& token)
{
    auto contest = contestOf(options, token);
    if (!contest)
        return tl::make_unexpected(contest.error());
    auto& [puzzle, problem, strategies, rules] = *contest;
    rules.isSampled = true;
    std::vector<RaceTime> times;
    for (const std::size_t strategy : strategies)
        if (!token.stop_requested())
            times.push_back(timeStrategy(*puzzle, strategy, *problem, rules, token));
    const auto curves = raceCurves(*puzzle, *problem, rules, times, nullptr, token);
    if (token.stop_requested())
        return interrupted();
    Drawn drawn(
        raceFigure(*puzzle, *problem, times, curves, {commandOf(options, {}), texts.translate}));
    for (const RaceTime& time : times)
        drawn.add(*puzzle, time);
    return drawn;
}

// "4-10" is seven sizes.
Expected<std::vector<std::string>> sizesOf(const std::vector<std::string>& given)
{
    std::vector<std::string> sizes;
    for (const std::string& size : given) {
        const std::size_t dash = size.find('-');
        const Range<std::uint64_t> range{1, 1000};
        const auto first = wholeNumber(size.substr(0, dash), range);
        const auto last =
            dash == std::string::npos ? first : wholeNumber(size.substr(dash + 1), range);
        if (dash == std::string::npos) {
            sizes.push_back(size);
            continue;
        }
        if (!first || !last || *first > *last)
            return usage(fmt::format("--sizes must be like 4-10 or 5x4,5x6, not \"{}\"", size));
        for (std::uint64_t i = *first; i <= *last; ++i)
            sizes.push_back(std::to_string(i));
    }
    return sizes;
}

Expected<Drawn> ofGrowth(FigureOptions& options, const Language& texts,
                         const std::stop_token& token)
{
    const Puzzle& puzzle = *options.search.target.puzzle;
    const ParameterInfo* const parameter = growthParameter(puzzle);
    if (parameter == nullptr)
        return usage(fmt::format("{} has no size to vary", puzzle.info().id));
    if (options.sizes.empty())
        options.sizes = proposedSizes(*parameter);
    const auto strategies = strategiesOf(puzzle, options.strategies);
    if (!strategies)
        return tl::make_unexpected(strategies.error());
    if (!isForPeople(puzzle)) // whose boards are made by the seed
        if (const auto counts = checkSeedCounts(puzzle, *strategies, options.search.run); !counts)
            return tl::make_unexpected(counts.error());
    const auto values = sizesOf(options.sizes);
    if (!values)
        return tl::make_unexpected(values.error());
    const GrowthSizes sizes{parameter->id, *values, options.search.target.parameters,
                            options.search.run.seed};
    const auto curves = measureGrowth(
        puzzle, sizes, *strategies,
        {optionsOf(options.search.run), limitsOf(options.search.run, options.search.limit)}, token);
    if (!curves)
        return usage(english(curves.error()));
    if (token.stop_requested())
        return interrupted();
    Drawn drawn(growthFigure(puzzle, sizes, *curves, {commandOf(options, {}), texts.translate}));
    for (const GrowthCurve& curve : *curves)
        if (!curve.points.empty())
            drawn.add(puzzle, curve.points.back().time);
    return drawn;
}

// The trees of two searches as one, as `clew compare` counts it.
Expected<Drawn> ofMerged(FigureOptions& options, const Language& texts,
                         const std::stop_token& token)
{
    const std::size_t named = options.strategies.size();
    if (named != 2 && (named != 1 || !options.otherSeed))
        return usage("name the two strategies whose trees are merged, --strategies ID,ID, or one "
                     "with --other-seed");
    const auto contest = contestOf(options, token);
    if (!contest)
        return tl::make_unexpected(contest.error());
    const auto& [puzzle, problem, strategies, rules] = *contest;
    std::array<ComparedSearch, 2> searches;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::size_t strategy = i == 0 ? strategies.front() : strategies.back();
        searches[i] = {strategy,
                       {rules.options.seed,
                        settingsOf(puzzle->info().strategies[strategy], rules.options.settings)}};
    }
    searches[1].options.seed = options.otherSeed.value_or(rules.options.seed);
    const auto comparison = compareSearches(*puzzle, *problem, searches, rules.limits, token);
    const auto merged = comparison.and_then(
        [&](const Comparison& compared) { return mergedTree(compared, token); });
    if (token.stop_requested())
        return interrupted();
    if (!merged)
        return usage(english(merged.error()));
    FiguredSearch search{puzzle, problem, merged->trace};
    search.events = search.at = merged->trace->size();
    search.merger.tree = &*merged;
    search.merger.strategies = mergedNames(*puzzle, searches, *comparison, texts.translate);
    search.merger.sides = &comparison->sides;
    search.translate = texts.translate;
    search.command = commandOf(options, {});
    const auto picture = searchFigure(search, SearchFigure::Tree, token);
    if (!picture)
        return usage(english(picture.error()));
    return Drawn(*picture, sayCut(*puzzle, searches, *comparison));
}

Expected<Drawn> ofRuns(const FigureOptions& options, const Language& texts,
                       const std::stop_token& token)
{
    if (options.runs.empty())
        return usage("name the tables with --runs, as `clew bench --instances` writes them");
    return readRunsFiles(options.runs, token).map([&](const std::vector<RunRow>& rows) -> Drawn {
        const FigureText text{commandOf(options, {}), texts.translate};
        return options.kind == "cactus" ? cactusFigure(rows, text) : performanceFigure(rows, text);
    });
}

Expected<Drawn> figureOf(FigureOptions& options, const std::stop_token& token)
{
    const auto language = languageNamed(options.language);
    if (!language)
        return tl::make_unexpected(language.error());
    const auto kind = std::ranges::find(kKinds, options.kind) - kKinds.begin();
    if (kind <= static_cast<std::ptrdiff_t>(SearchFigure::Heat))
        return ofSearch(options, static_cast<SearchFigure>(kind), *language, token);
    if (options.kind == "race")
        return ofRace(options, *language, token);
    if (options.kind == "merged")
        return ofMerged(options, *language, token);
    return options.kind == "growth" ? ofGrowth(options, *language, token)
                                    : ofRuns(options, *language, token);
}

Expected<Exit> figure(FigureOptions options, const std::stop_token& token)
{
    if (std::ranges::find(kKinds, options.kind) == kKinds.end())
        return options.kind.empty() ? Expected<Exit>(usage(fmt::format("name a kind of figure: {}",
                                                                       fmt::join(kKinds, ", "))))
                                    : unknown("kind of figure", options.kind, kKinds);
    if (const auto way = wayToDraw(options.drawing, figureWays()); !way)
        return tl::make_unexpected(way.error());
    const bool isOfRuns = options.kind == "cactus" || options.kind == "profile";
    if (options.search.trace.empty() && !isOfRuns)
        if (const auto checked = checkTarget(options.search.target); !checked)
            return tl::make_unexpected(checked.error());
    std::vector<std::string> inputs = filesOf(options.search);
    inputs.insert(inputs.end(), options.runs.begin(), options.runs.end());
    if (const auto apart = keepApart(options.drawing.file, inputs); !apart)
        return tl::make_unexpected(apart.error());
    return figureOf(options, token).and_then([&](const Drawn& drawn) {
        return writeFigure(drawn.picture, options.drawing).map([&] { return drawn.exit; });
    });
}

Action declareFigure(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<FigureOptions>();
    table.text(
        {.names = "KIND", .summary = "The kind of figure", .choices = kKinds, .required = true},
        options->kind);
    addMoment(table,
              {.names = "--at",
               .value = "MOMENT",
               .summary = "Draw the board after a number of events, or at start, end, \"solution "
                          "N\" or \"node N\"",
               .fallback = "the last solution, or end",
               .needs = {With{"KIND", kSearchKinds}}},
              options->at);
    // A puzzle may have a --from of its own.
    addMoment(table,
              {.names = hasOwnFrom(puzzle) ? "--first" : "--first,--from",
               .value = "MOMENT",
               .summary = "Leave the events before it out of a timeline or heat figure",
               .fallback = "start",
               .needs = {With{"KIND", {"timeline", "heat"}}}},
              options->from);
    addMoment(table,
              {.names = "--last,--to",
               .value = "MOMENT",
               .summary = "Draw the search up to there",
               .fallback = "end",
               .needs = {With{"KIND", kSearchKinds}}},
              options->to);
    table.text({.names = "--measure",
                .value = "WHAT",
                .summary = "What a heat figure counts: tries, forced, undos, conflicts or events",
                .fallback = "events",
                .needs = {With{"KIND", {kHeat}}}},
               options->measure);
    table.texts({.names = "--strategies",
                 .value = "ID,ID",
                 .summary = "Strategies of a race, of growth curves or of a merged tree",
                 .fallback = "all",
                 .repeated = true,
                 .needs = {With{"KIND", {"race", "growth", "merged"}}}},
                options->strategies);
    table.whole({.names = "--other-seed",
                 .value = "N",
                 .summary = "Random seed of the second search of a merged tree",
                 .fallback = "that of --seed",
                 .needs = {With{"KIND", {kMerged}}}},
                options->otherSeed, kFromZero);
    table.texts({.names = "--sizes",
                 .value = "A-B",
                 .summary = "Sizes of growth curves; separate several with commas",
                 .fallback = "4-8; of boxes 2-4",
                 .repeated = true,
                 .needs = {With{"KIND", {kGrowth}}}},
                options->sizes);
    table.texts({.names = "--runs",
                 .value = "FILE,FILE",
                 .summary = "Tables of runs, for cactus plots and performance profiles",
                 .repeated = true,
                 .excludes = {With{"PUZZLE"}, With{"--trace"}, With{"--seed"}, With{"--limit"},
                              With{"--time"}, With{"--nodes"}},
                 .needs = {With{"KIND", {"cactus", "profile"}}}},
                options->runs);
    addDrawing(table, options->drawing, "svg, pdf or png", {"svg", "pdf", "png"},
               "that of the file's extension, otherwise svg");
    addLanguage(table, options->language);
    addSearch(table, options->search, puzzle);
    table.restrict("--strategy", {"KIND", kSearchKinds});
    std::vector<std::string> ofOneProblem = kSearchKinds;
    ofOneProblem.insert(ofOneProblem.end(), {"race", kMerged});
    table.restrict("--trace", {"KIND", ofOneProblem});
    table.restrict("INPUT", {"KIND", ofOneProblem});
    table.stands("KIND", [options] {
        return std::ranges::count(kKinds, options->kind) > 0 ? options->kind : std::string();
    });
    // Races and merged trees take only the problem from it.
    table.stands("--trace", [options] {
        const bool isOfProblem = options->kind == "race" || options->kind == kMerged;
        return isOfProblem ? options->search.trace : traceText(options->search.trace);
    });
    return [options, &table](const std::stop_token& token) {
        options->fromName = table.typed("--first");
        options->toName = table.typed("--last");
        return figure(*options, token);
    };
}

} // namespace

Command figureCommand()
{
    return {"figure", "Draw a search, a race, growth or many runs for a paper",
            "A board, tree, icicle, timeline or heat figure shows one search: for all solutions of "
            "INPUT, or a recorded one. A race measures strategies on INPUT; growth, on problems of "
            "several sizes; cactus plots and performance profiles show tables of runs. Below each "
            "figure are its exact counts and the command that reproduces it.",
            declareFigure};
}

} // namespace clew::cli
