// clew replay: a recorded search, from a file or run again from a link: its figures, the board at
// one moment, or a span of it as an animation.

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/drawing.h"
#include "app/cli/output.h"
#include "app/cli/recorded.h"
#include "app/cli/target.h"
#include "core/files/eventstream.h"
#include "core/files/film.h"
#include "core/files/link.h"
#include "core/files/page.h"
#include "core/storage/outputfile.h"
#include "core/trace/cursor.h"

namespace clew::cli {

namespace {

std::vector<DrawingWay> filmWays()
{
    std::vector<DrawingWay> ways;
    for (const std::string way : {"png", "svg", "webp", "gif", "webm", "pdf"})
        ways.push_back({way, {"." + way}});
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
    std::optional<std::uint64_t> at = {}; ///< the moment to draw; none: the figures
    std::optional<std::uint64_t> from = {};
    std::optional<std::uint64_t> to = {};
    std::uint64_t every = 1;
    double framesPerSecond = 8;
    bool captions = true;
    bool tree = false;
    bool timeline = false;
    DrawingOptions drawing;

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
    /// Whether the options ask for a span, or for a format that only a span has.
    [[nodiscard]] bool isFilm() const
    {
        const auto way = wayToDraw(drawing, filmWays());
        return from || to ||
               (way && (*way == "webp" || *way == "gif" || *way == "webm" || *way == "pdf"));
    }
};

constexpr std::array<std::string_view, 6> kEventNames{"decide",   "assign", "remove",
                                                      "conflict", "visit",  "solution"};

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

// What was looked at of the trace could be read.
Expected<void> checkReadable(const Recorded& recorded)
{
    if (const auto fault = recorded.trace->fault())
        return misread(recorded.file, *fault);
    return {};
}

// Every event of the span can be read: said before anything is written.
Expected<void> checkSpan(const Recorded& recorded, std::uint64_t from, std::uint64_t to)
{
    for (std::uint64_t i = from; i < std::min(to, recorded.trace->size()); i += kLeastBlockEvents)
        (void)recorded.trace->event(i);
    return checkReadable(recorded);
}

// The board after the first `at` events, with the reason of the last one.
Expected<Exit> drawMoment(const Recorded& recorded, std::uint64_t at, const DrawingOptions& drawing)
{
    if (at > recorded.trace->size())
        return usage(fmt::format("--at {} is beyond the end: the trace has {} events", at,
                                 recorded.trace->size()));
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
    return draw(puzzle, *recorded.problem, view, drawing).map([&] {
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
    if (options.drawing.file.empty())
        return usage("name the file to write with -o");
    const auto way = wayToDraw(options.drawing, filmWays());
    if (!way)
        return tl::make_unexpected(way.error());
    const auto format = filmFormat(*way);
    if (!format)
        return unknown("way to draw a span", *way, idsOf(filmWays()));
    Film film{recorded.puzzle, recorded.problem, recorded.trace};
    film.from = options.from.value_or(0);
    film.to = options.to.value_or(recorded.trace->size());
    film.every = options.every;
    if (options.captions)
        film.caption = [](const Sentence& sentence) { return sentence.text(); };
    film.hasTree = options.tree;
    film.hasTimeline = options.timeline;
    film.format = *format;
    film.framesPerSecond = options.framesPerSecond;
    film.cellSize = options.drawing.cellSize;
    film.dark = options.drawing.dark;
    if (film.to > recorded.trace->size())
        return usage(fmt::format("--to {} is beyond the end: the trace has {} events", film.to,
                                 recorded.trace->size()));
    std::atomic<std::uint64_t> done = 0;
    const auto written = writeFilm(film, options.drawing.file, done, token);
    if (!written)
        return usage(written.error().text());
    if (token.stop_requested())
        return Exit::Stopped;
    writeErrorLine(fmt::format("{} pictures", done.load()));
    return Exit::Done;
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
        return usage(output.error().text());
    Result<void> written;
    write([&](std::string_view text) {
        written = output->write(text);
        return written.has_value();
    });
    if (written)
        written = output->commit();
    if (!written)
        return usage(written.error().text());
    return Exit::Done;
}

// A page of the whole search or of a span; of a long search of its beginning.
Expected<Exit> writePage(const Recorded& recorded, const ReplayOptions& options,
                         const std::stop_token& token)
{
    if (const auto way = wayToDraw(options.drawing, replayWays()); !way)
        return tl::make_unexpected(way.error());
    Page page{recorded.puzzle, recorded.problem, recorded.trace,
              recorded.puzzle->strategyIndex(recorded.header.strategy)};
    page.from = options.from.value_or(0);
    page.to = options.to.value_or(std::min(recorded.trace->size(), page.from + kUsualPageEvents));
    page.opened = options.at.value_or(page.from);
    if (page.strategy)
        page.source = writeLink({recorded.puzzle,
                                 recorded.problem,
                                 *page.strategy,
                                 {recorded.header.seed, recorded.header.settings},
                                 page.opened});
    std::atomic<std::uint64_t> done = 0;
    const auto html = makePage(page, done, token);
    if (!html)
        return usage(html.error().text());
    if (token.stop_requested())
        return Exit::Stopped;
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
    return checkSpan(recorded, options.from.value_or(0), options.to.value_or(kUnlimited))
        .and_then(write)
        .and_then([&](Exit exit) { return checkReadable(recorded).map([&] { return exit; }); });
}

Expected<Exit> replayRecorded(const Recorded& recorded, const ReplayOptions& options,
                              const std::stop_token& token)
{
    if (options.isStream() || options.isPage() || options.isFilm())
        return writeMoments(recorded, options, token);
    if (options.at)
        return drawMoment(recorded, *options.at, options.drawing);
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
        return usage(moment.error().text());
    if (options.isStream())
        return usage("a stream of events is written from a trace file; record one with `clew solve "
                     "--trace FILE`");
    options.at = options.at.value_or(moment->step);
    if (options.isPage())
        return runRecorded(*moment, {},
                           std::max(*options.at, options.to.value_or(kUsualPageEvents)), token)
            .and_then(
                [&](const Recorded& recorded) { return replayRecorded(recorded, options, token); });
    if (options.isFilm())
        options.to = options.to.value_or(moment->step);
    return runLink(*moment, std::max(*options.at, options.to.value_or(0)), token)
        .and_then(
            [&](const Recorded& recorded) { return replayRecorded(recorded, options, token); });
}

Expected<Exit> replay(const ReplayOptions& options, const std::stop_token& token)
{
    if (options.file.empty())
        return usage("name a trace file, as `clew solve --trace FILE` writes it, or a link");
    if (isLink(options.file))
        return replayLink(options, token);
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
    table.whole({.names = "--at", .value = "N", .summary = "Draw the board after N events"},
                options->at, kFromZero);
    table.whole({.names = "--from",
                 .value = "N",
                 .summary = "Begin the animation after N events",
                 .fallback = "0"},
                options->from, kFromZero);
    table.whole({.names = "--to",
                 .value = "N",
                 .summary = "End the animation after N events",
                 .fallback = "all of them, or the moment of the link"},
                options->to, kFromZero);
    table.whole({.names = "--every",
                 .value = "N",
                 .summary = "Draw a picture for every N events",
                 .fallback = "1"},
                options->every, kFromOne);
    table.number({.names = "--fps",
                  .value = "RATE",
                  .summary = "Pictures per second of the animation",
                  .fallback = "8"},
                 options->framesPerSecond, {0.1, 50});
    table.flag({.names = "--captions,!--no-captions",
                .summary = "Print below each picture what happened, or do not",
                .fallback = "--captions"},
               options->captions);
    table.flag(
        {.names = "--tree", .summary = "Draw the search tree beside the board of an animation"},
        options->tree);
    table.flag({.names = "--timeline", .summary = "Draw the timeline below it"}, options->timeline);
    addDrawing(
        table, options->drawing,
        "text, svg or png; for an animation webp, gif, webm, png, svg or pdf; html for a page; "
        "jsonl for the events");
    return [options](const std::stop_token& token) { return replay(*options, token); };
}

} // namespace

Command replayCommand()
{
    return {
        "replay", "Show a recorded search: its figures, a board, or an animation",
        "Without options, the figures are printed. --at draws the board at one moment; --from, "
        "--to or a format of animations draws a span of the search, to the file that -o names: "
        "one moving picture (webp, gif, webm), a page for each picture (pdf), or a file for each "
        "(png, svg). --as html writes a page for any browser, with the board, the reasons, the "
        "timeline and questions.",
        declareReplay};
}

} // namespace clew::cli
