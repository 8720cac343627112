// clew replay: a recorded search, from a file or run again from a link: its figures, the board at
// one moment, or a span of it as an animation.

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/countof.h"
#include "app/cli/drawing.h"
#include "app/cli/languages.h"
#include "app/cli/moments.h"
#include "app/cli/output.h"
#include "app/cli/recorded.h"
#include "app/cli/target.h"
#include "core/files/eventstream.h"
#include "core/files/film.h"
#include "core/files/link.h"
#include "core/files/page.h"
#include "core/storage/outputfile.h"
#include "core/text/english.h"
#include "core/trace/cursor.h"

namespace clew::cli {

namespace {

// What options of an animation need, and what is no animation and says so by its name.
const With kAnimation{"an animation"};
const std::vector<With> kNoAnimation{With{"--as", {"html", "jsonl"}}};
const With kStream{"--as", {"jsonl"}};

const std::vector<std::string> kFilmWays{"png", "svg", "webp", "gif", "webm", "pdf"};

std::vector<DrawingWay> filmWays()
{
    std::vector<DrawingWay> ways;
    for (const std::string& way : kFilmWays)
        ways.push_back({way, {"." + way}});
    return ways;
}

// What can hold one moment: a picture, be it in a file that could hold more of them.
std::vector<DrawingWay> momentWays()
{
    std::vector<DrawingWay> ways = drawingWays();
    for (const DrawingWay& way : filmWays())
        if (way.id == "webp" || way.id == "gif" || way.id == "pdf")
            ways.push_back(way);
    return ways;
}

// What `replay` can write besides figures: pictures, films, and a page of the search.
std::vector<DrawingWay> replayWays()
{
    std::vector<DrawingWay> ways = filmWays();
    ways.push_back({"html", {".html", ".htm"}});
    return ways;
}

struct ReplayOptions
{
    std::string file = {};
    std::optional<SearchMoment> atMoment = {};
    std::optional<SearchMoment> fromMoment = {};
    std::optional<SearchMoment> toMoment = {};
    // The same as numbers of events, once the search is there.
    std::optional<std::uint64_t> at = {}; ///< the moment to draw; none: the figures
    std::optional<std::uint64_t> from = {};
    std::optional<std::uint64_t> to = {};
    std::uint64_t every = 1;
    double framesPerSecond = 8;
    std::string language = {};
    bool captions = true;
    bool tree = false;
    bool timeline = false;
    bool all = false;                        ///< the whole search of a link is run
    std::optional<std::uint64_t> limit = {}; ///< of its solutions
    RunOptions run;                          ///< of which the limits count
    DrawingOptions drawing;
    bool isOutputNamed = false; ///< be it standard output

    /// Whether the search of a link is run further than to what is shown.
    [[nodiscard]] bool isRunOn() const { return all || limit || run.nodes > 0 || run.seconds > 0; }

    /// Whether the search itself is asked for, as a stream of events.
    [[nodiscard]] bool isStream() const
    {
        return drawing.as == "jsonl" || (drawing.as.empty() && drawing.file.ends_with(".jsonl"));
    }
    /// Whether the options ask for a page.
    [[nodiscard]] bool isPage() const
    {
        const auto way = wayToDraw(drawing, replayWays());
        return drawing.as == "html" || (way && *way == "html");
    }
    /// What is written, by name or by the ending of the file; empty if that is not clear.
    [[nodiscard]] std::string wayToWrite() const
    {
        if (isStream())
            return "jsonl";
        if (isPage())
            return "html";
        if (isFilm())
            return wayOfFilm();
        // A file of any name may hold the figures.
        const bool isFigures = !atMoment && !isLink(file) && drawing.as.empty();
        std::vector<DrawingWay> ways = drawingWays();
        std::ranges::move(filmWays(), std::back_inserter(ways));
        return wayToDraw(drawing, ways).value_or(isFigures ? "text" : "");
    }
    /// That of a span; empty if it is none, or that is not clear yet.
    [[nodiscard]] std::string wayOfFilm() const
    {
        const bool isNamed = !drawing.as.empty() || !drawing.file.empty();
        return isNamed ? wayToDraw(drawing, filmWays()).value_or("") : std::string();
    }
    /// A moment, or an end of a span, where it leaves no place for the other one.
    [[nodiscard]] std::string textOf(const std::optional<SearchMoment>& moment) const
    {
        return moment && !isPage() ? momentText(*moment) : std::string();
    }
    /// Whether the options ask for a span, or for a format of spans and no single moment.
    [[nodiscard]] bool isFilm() const
    {
        const auto way = wayToDraw(drawing, filmWays());
        return !isStream() && !isPage() &&
               (fromMoment || toMoment || (way && !atMoment && *way != "png" && *way != "svg"));
    }
};

constexpr std::uint64_t kMostPictures = 20'000; // of an animation: more than anybody watches

constexpr std::array<std::string_view, 6> kEventNames{"decide",   "assign", "remove",
                                                      "conflict", "visit",  "solution"};

// Once the search is there, moments are numbers of events.
Expected<void> resolve(ReplayOptions& options, const Recorded& recorded)
{
    const auto put = [&](const std::optional<SearchMoment>& moment, std::string_view name,
                         std::optional<std::uint64_t>& number) -> Expected<void> {
        if (!moment)
            return {};
        return positionOf(recorded, *moment, name, recorded.trace->size())
            .map([&](std::uint64_t position) { number = position; });
    };
    return put(options.atMoment, "--at", options.at)
        .and_then([&] { return put(options.fromMoment, "--from", options.from); })
        .and_then([&] { return put(options.toMoment, "--to", options.to); });
}

// As its file says; of other traces they are counted.
TraceFigures figuresOf(const Recorded& recorded)
{
    if (recorded.figures)
        return *recorded.figures;
    TraceFigures figures;
    LivePath path;
    NodeId nodes = 1;
    for (std::uint64_t i = 0; i < recorded.trace->size(); ++i) {
        const Event event = recorded.trace->event(i);
        ++figures.kinds.at(static_cast<std::size_t>(event.kind()));
        path.apply(event, nodes, *recorded.trace);
        nodes += event.kind() == EventKind::Decide ? 1U : 0U;
        figures.depth = std::max(figures.depth, path.depth());
    }
    return figures;
}

// How often each kind of event occurred, and how deep the search went.
std::string statistics(const Recorded& recorded)
{
    const TraceHeader& header = recorded.header;
    std::string text = fmt::format(
        "puzzle     {} ({})\nstrategy   {}\nending     {}\nsolutions  {}\nnodes      {}\n"
        "backtracks {}\nevents     {}\n",
        header.puzzle, recorded.puzzle->title(*recorded.problem).text(), header.strategy,
        header.outcome.reason == StopReason::None ? endingId(header.outcome.ending)
                                                  : stopReasonId(header.outcome.reason),
        recorded.trace->solutionCount(), recorded.trace->nodeCount() - 1,
        header.outcome.counters.backtracks, recorded.trace->size());
    const TraceFigures figures = figuresOf(recorded);
    for (std::size_t kind = 0; kind < kEventNames.size(); ++kind)
        text += fmt::format("  {:<8} {}\n", kEventNames.at(kind), figures.kinds.at(kind));
    return text + fmt::format("depth      {}\n", figures.depth);
}

// Every event of the span can be read: said before anything is written.
Expected<void> checkSpan(const Recorded& recorded, std::uint64_t from, std::uint64_t to)
{
    for (std::uint64_t i = from; i < std::min(to, recorded.trace->size()); i += kLeastBlockEvents)
        (void)recorded.trace->event(i);
    return checkReadable(recorded);
}

// The pictures of a film, however many files they go to: how many.
Expected<std::uint64_t> writePictures(const Recorded& recorded, Film film,
                                      const DrawingOptions& drawing, const std::string& way,
                                      const std::stop_token& token)
{
    const bool isToOutput = drawing.file.empty();
    if (isToOutput && ::isatty(STDOUT_FILENO) != 0)
        return usage(fmt::format("{} cannot go to a terminal; name a file with -o", way));
    const auto format = filmFormat(way);
    if (!format)
        return unknown("way to draw a span", way, kFilmWays);
    film.format = *format;
    film.cellSize = drawing.cellSize;
    film.dark = drawing.dark;
    std::atomic<std::uint64_t> done = 0;
    const auto written = writeFilm(film, isToOutput ? "/dev/stdout" : drawing.file, done, token);
    if (const auto readable = checkReadable(recorded); !readable)
        return tl::make_unexpected(readable.error());
    if (!written)
        return usage(english(written.error()));
    if (token.stop_requested())
        return interrupted();
    return done.load();
}

// The board after the first `at` events, with the reason of the last one.
Expected<Exit> drawMoment(const Recorded& recorded, std::uint64_t at, const DrawingOptions& drawing,
                          const std::stop_token& token)
{
    const auto way = wayToDraw(drawing, momentWays());
    if (!way)
        return tl::make_unexpected(way.error());
    const Puzzle& puzzle = *recorded.puzzle;
    Cursor cursor(recorded.trace, puzzle.dimensions(*recorded.problem));
    std::string caption;
    if (at > 0) {
        cursor.seek(at - 1);
        caption =
            puzzle.explain(*recorded.problem, cursor.state(), recorded.trace->event(at - 1)).text();
    }
    cursor.seek(at);
    if (const auto readable = checkReadable(recorded); !readable)
        return tl::make_unexpected(readable.error());
    View view;
    view.state = &cursor.state();
    view.event = cursor.lastEvent();
    const bool isDrawn = std::ranges::count(kDrawingWays, *way) > 0;
    Film film{recorded.puzzle, recorded.problem, recorded.trace};
    film.from = film.to = at;
    const auto drawn =
        isDrawn ? draw(puzzle, *recorded.problem, view, drawing)
                : writePictures(recorded, std::move(film), drawing, *way, token).map([](auto) {});
    return drawn.map([&] {
        writeErrorLine(fmt::format("event {} of {}, node {}, depth {}{}{}", at,
                                   recorded.trace->size(), cursor.node(), cursor.depth(),
                                   caption.empty() ? "" : ": ", caption));
        return Exit::Done;
    });
}

// A span of events, with a picture for each or for every few of them.
Expected<Exit> writeSpan(const Recorded& recorded, const ReplayOptions& options,
                         const std::stop_token& token)
{
    if (!options.isOutputNamed)
        return usage("name the file to write with -o");
    const auto way = wayToDraw(options.drawing, filmWays());
    if (!way)
        return tl::make_unexpected(way.error());
    if (options.drawing.file.empty() && (*way == "png" || *way == "svg"))
        return usage(fmt::format("each picture of a span is a {} file of its own: name them with "
                                 "-o, or choose a format that holds them all, such as webp",
                                 *way));
    Film film{recorded.puzzle, recorded.problem, recorded.trace};
    film.from = options.from.value_or(0);
    film.to = options.to.value_or(recorded.trace->size());
    film.every = options.every;
    const auto language = languageNamed(options.language);
    if (!language)
        return tl::make_unexpected(language.error());
    if (options.captions)
        film.caption = [&](const Sentence& sentence) { return language->say(sentence); };
    film.hasTree = options.tree;
    film.hasTimeline = options.timeline;
    film.framesPerSecond = options.framesPerSecond;
    if (film.from > film.to)
        return usage(fmt::format("--from {} comes after --to {}", film.from, film.to));
    if (const std::uint64_t pictures = (film.to - film.from) / film.every + 1;
        pictures > kMostPictures)
        return usage(fmt::format(
            "that would be {} pictures, more than {}: draw one for every few events with --every "
            "{}, or choose fewer with --from and --to",
            pictures, kMostPictures, (film.to - film.from) / kMostPictures + 1));
    return writePictures(recorded, std::move(film), options.drawing, *way, token)
        .map([](std::uint64_t done) {
            writeErrorLine(countOf(done, "picture"));
            return Exit::Done;
        });
}

// The search as lines of JSON.
Expected<Exit> writeStream(const Recorded& recorded, const std::string& file)
{
    const auto write = [&](const std::function<bool(std::string_view)>& put) {
        return writeEvents(recorded.header, *recorded.puzzle, *recorded.problem, *recorded.trace,
                           put);
    };
    if (file.empty()) {
        Output out(STDOUT_FILENO);
        write([&](std::string_view text) {
            out.write(text);
            return !out.failed();
        });
        return out.finish().map([] { return Exit::Done; });
    }
    auto output = OutputFile::create(file);
    if (!output)
        return usage(english(output.error()));
    Result<void> written;
    write([&](std::string_view text) {
        written = output->write(text);
        return written.has_value();
    });
    if (const auto readable = checkReadable(recorded); !readable)
        return tl::make_unexpected(readable.error());
    if (written)
        written = output->commit();
    if (!written)
        return usage(english(written.error()));
    return Exit::Done;
}

// A page of the whole search or of a span; of a long search of its beginning.
Expected<Exit> writePage(const Recorded& recorded, const ReplayOptions& options,
                         const std::stop_token& token)
{
    if (const auto way = wayToDraw(options.drawing, replayWays()); !way)
        return tl::make_unexpected(way.error());
    const auto language = languageNamed(options.language);
    if (!language)
        return tl::make_unexpected(language.error());
    Page page{recorded.puzzle, recorded.problem, recorded.trace,
              recorded.puzzle->strategyIndex(recorded.header.strategy)};
    page.from = options.from.value_or(0);
    page.to = options.to.value_or(std::min(recorded.trace->size(), page.from + kUsualPageEvents));
    page.opened = options.at.value_or(page.from);
    if (recorded.file.empty() && page.from <= page.to) // a link has a moment of its own
        page.opened = std::clamp(page.opened, page.from, page.to);
    if (page.from <= page.to && (page.opened < page.from || page.opened > page.to))
        return usage(fmt::format("--at {} is not on the page, which has events {} to {}",
                                 page.opened, page.from, page.to));
    page.outcome = recorded.header.outcome;
    page.isBeginning = recorded.file.empty() && page.outcome.reason == StopReason::Cancelled;
    const Options run{recorded.header.seed, recorded.header.settings};
    page.language = language->webTag();
    page.translate = language->translate;
    page.source = pageSource(page, run);
    std::atomic<std::uint64_t> done = 0;
    const auto html =
        options.to ? makePage(page, done, token) : makeFittingPage(page, {run}, done, token);
    if (!html)
        return usage(english(html.error()));
    if (token.stop_requested())
        return interrupted();
    if (const auto readable = checkReadable(recorded); !readable)
        return tl::make_unexpected(readable.error());
    if (!options.to && page.to < recorded.trace->size())
        writeErrorLine(fmt::format("the page has events {} to {} of {}; choose others with --from "
                                   "and --to",
                                   page.from, page.to, recorded.trace->size()));
    return writeFile(options.drawing.file, *html).map([] { return Exit::Done; });
}

// What shows more than one moment.
Expected<Exit> writeMoments(const Recorded& recorded, const ReplayOptions& options,
                            const std::stop_token& token)
{
    const auto write = [&] {
        return options.isStream() ? writeStream(recorded, options.drawing.file)
               : options.isPage() ? writePage(recorded, options, token)
                                  : writeSpan(recorded, options, token);
    };
    const bool hasSides = options.tree || options.timeline; // which show all that came before
    return checkSpan(recorded, hasSides ? 0 : options.from.value_or(0),
                     options.to.value_or(kUnlimited))
        .and_then(write)
        .and_then([&](Exit exit) { return checkReadable(recorded).map([&] { return exit; }); });
}

Expected<Exit> replayRecorded(const Recorded& recorded, ReplayOptions options,
                              const std::stop_token& token)
{
    if (const auto resolved = resolve(options, recorded); !resolved)
        return tl::make_unexpected(resolved.error());
    if (options.isStream() || options.isPage() || options.isFilm())
        return writeMoments(recorded, options, token);
    if (options.at)
        return drawMoment(recorded, *options.at, options.drawing, token);
    // Figures may go to a file of any name but that of a picture.
    const auto way = wayToDraw(options.drawing, drawingWays());
    if (!way && !options.drawing.as.empty())
        return tl::make_unexpected(way.error());
    if (way && *way != "text")
        return usage(fmt::format("the figures are text; draw a moment as {} with --at, or a span "
                                 "with --to",
                                 *way));
    return writeFile(options.drawing.file, statistics(recorded)).map([] { return Exit::Done; });
}

// A link has a moment of its own; a span ends there.
Expected<Exit> replayLink(ReplayOptions options, const std::stop_token& token)
{
    const auto moment = readLink(options.file);
    if (!moment)
        return usage(english(moment.error()));
    if (options.isStream())
        return usage("a stream of events is written from a trace file; record one with `clew solve "
                     "--trace FILE`");
    const SearchMoment linked{SearchMoment::Kind::Events, moment->step};
    const bool isOfLink = !options.atMoment;
    if (options.isFilm())
        options.toMoment = options.toMoment.value_or(linked);
    options.atMoment = options.atMoment.value_or(linked);
    const auto isThere = [&](const Trace& trace) {
        const bool isLong = !options.isPage() || options.toMoment ||
                            trace.size() > std::max(moment->step, kUsualPageEvents);
        return isLong && std::ranges::all_of(
                             std::array{options.atMoment, options.fromMoment, options.toMoment},
                             [&](const std::optional<SearchMoment>& each) {
                                 return !each || isReached(trace, *each, false);
                             });
    };
    const auto run = [&] {
        if (options.isRunOn())
            return runRecorded(*moment, limitsOf(options.run, options.limit.value_or(kUnlimited)),
                               kUnlimited, token);
        return runUntil(*moment, {}, isThere, token);
    };
    return run().and_then([&](const Recorded& recorded) -> Expected<Exit> {
        if (isOfLink && recorded.trace->size() < moment->step)
            return usage(fmt::format("the search of this link ends after {} events, not {}",
                                     recorded.trace->size(), moment->step));
        return replayRecorded(recorded, options, token);
    });
}

Expected<Exit> replay(const ReplayOptions& options, const std::stop_token& token)
{
    if (options.file.empty())
        return usage("name a trace file, as `clew solve --trace FILE` writes it, or a link");
    if (isLink(options.file))
        return replayLink(options, token);
    if (const auto apart = keepApart(options.drawing.file, {options.file}); !apart)
        return tl::make_unexpected(apart.error());
    if (options.isRunOn())
        return usage("--all, --limit, --nodes and --time are for links: a trace file holds a "
                     "search that was run");
    return openTrace(options.file, token).and_then([&](const Recorded& recorded) {
        return replayRecorded(recorded, options, token);
    });
}

Action declareReplay(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<ReplayOptions>();
    table.text({.names = "FILE",
                .summary = "A trace file, as `clew solve --trace` writes it, or a link (clew:…)",
                .required = true},
               options->file);
    addMoment(table,
              {.names = "--at",
               .value = "MOMENT",
               .summary = "Draw the board after a number of events, or at start, end, \"solution "
                          "N\" or \"node N\"",
               .excludes = {With{"--from"}, With{"--to"}, With{"--as", {"jsonl", "webm"}}}},
              options->atMoment);
    addMoment(table,
              {.names = "--from",
               .value = "MOMENT",
               .summary = "Begin the animation there",
               .fallback = "start",
               .excludes = {kStream}},
              options->fromMoment);
    addMoment(table,
              {.names = "--to",
               .value = "MOMENT",
               .summary = "End the animation there",
               .fallback = "the end, or the moment of the link",
               .excludes = {kStream}},
              options->toMoment);
    table.whole({.names = "--every",
                 .value = "N",
                 .summary = "Draw a picture for every N events",
                 .fallback = "1",
                 .excludes = kNoAnimation,
                 .needs = {kAnimation}},
                options->every, kFromOne);
    table.number({.names = "--fps",
                  .value = "RATE",
                  .summary = "Pictures per second of the animation",
                  .fallback = "8",
                  .excludes = kNoAnimation,
                  .needs = {kAnimation, {kAnimation.option, {"webp", "gif", "webm"}}}},
                 options->framesPerSecond, {0.1, 50});
    table.flag({.names = "--captions,!--no-captions",
                .summary = "Caption each picture with what happened, or omit captions",
                .fallback = "--captions",
                .excludes = kNoAnimation,
                .needs = {kAnimation}},
               options->captions);
    table.flag({.names = "--tree",
                .summary = "Draw the search tree beside the board of an animation",
                .excludes = kNoAnimation,
                .needs = {kAnimation}},
               options->tree);
    table.flag({.names = "--timeline",
                .summary = "Draw the timeline below it",
                .excludes = kNoAnimation,
                .needs = {kAnimation}},
               options->timeline);
    table.flag({.names = "--all",
                .summary = "Run the link's search to its end, even if only part of it is shown",
                .excludes = {With{"--limit"}}},
               options->all);
    table.whole({.names = "--limit",
                 .value = "N",
                 .summary = "Run the link's search up to this many solutions"},
                options->limit, kFromOne);
    addLimits(table, options->run);
    addLanguage(table, options->language);
    // There is nothing else to be said in it.
    const With spoken{"an animation or a page"};
    table.restrict("--language", spoken);
    table.exclude("--language", {"--captions", {"false"}});
    addDrawing(
        table, options->drawing,
        "text, svg or png; for an animation webp, gif, webm, png, svg or pdf; html for a page; "
        "jsonl for the events",
        kFilmWays);
    table.stands("--as", [options] { return options->wayToWrite(); });
    // A page has a span, and a moment that it opens at.
    table.stands("--at", [options] { return options->textOf(options->atMoment); });
    table.stands("--from", [options] { return options->textOf(options->fromMoment); });
    table.stands("--to", [options] { return options->textOf(options->toMoment); });
    // What is none, but no single moment either, is left to Option::excludes.
    table.stands(kAnimation.option, [options]() -> std::string {
        const std::string way = options->isFilm() ? options->wayOfFilm() : std::string();
        const bool isOther = options->isFilm() || options->isStream() || options->isPage();
        return way.empty() && isOther ? "webp" : way;
    });
    table.stands(spoken.option, [options] {
        return std::string(options->isPage() || options->isFilm() ? "it" : "");
    });
    return [options, &table](const std::stop_token& token) {
        options->isOutputNamed = table.isGiven("--output");
        return replay(*options, token);
    };
}

} // namespace

Command replayCommand()
{
    return {
        "replay", "Show a recorded search: its figures, a board, or an animation",
        "Without options, the figures are printed. --at draws the board at one moment; --from, "
        "--to or a format of animations draws a span of the search, to the file that -o names: "
        "one animated picture (webp, gif, webm), a page for each picture (pdf), or a file for each "
        "(png, svg). --as html writes a page for any browser, with the board, the reasons, the "
        "timeline and questions.",
        declareReplay};
}

} // namespace clew::cli
