// clew replay: a recorded search, from a file or run again from a link: its figures, the board at
// one moment, or a span of it as an animation.

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/drawing.h"
#include "app/cli/output.h"
#include "app/cli/runoptions.h"
#include "app/cli/target.h"
#include "core/files/eventstream.h"
#include "core/files/film.h"
#include "core/files/link.h"
#include "core/files/tracefile.h"
#include "core/puzzle/registry.h"
#include "core/storage/outputfile.h"
#include "core/trace/cursor.h"

namespace clew::cli {

namespace {

std::vector<DrawingWay> filmWays()
{
    std::vector<DrawingWay> ways;
    for (const std::string way : {"png", "svg", "webp", "gif", "pdf"})
        ways.push_back({way, {"." + way}});
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
    DrawingOptions drawing;

    /// Whether the search itself is asked for, as a stream of events.
    [[nodiscard]] bool isStream() const
    {
        return drawing.as == "jsonl" || (drawing.as.empty() && drawing.file.ends_with(".jsonl"));
    }
    /// Whether the options ask for a span, or for a format that only a span has.
    [[nodiscard]] bool isFilm() const
    {
        const auto way = wayToDraw(drawing, filmWays());
        return from || to || (way && (*way == "webp" || *way == "gif" || *way == "pdf"));
    }
};

struct Recorded
{
    TraceHeader header;
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem;
    std::shared_ptr<const Trace> trace;
};

Expected<Recorded> readTrace(const std::string& file, const std::stop_token& token)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored))
        return usage(fmt::format("{} is a folder; name a file in it", file));
    auto reader = TraceReader::open(file);
    if (!reader)
        return misread(file, reader.error());
    Recorded recorded{reader->header(), findPuzzle(reader->header().puzzle), nullptr, nullptr};
    if (recorded.puzzle == nullptr)
        return unknown("puzzle", recorded.header.puzzle, puzzleIds());
    const auto problem = recorded.puzzle->read(recorded.header.problem, recorded.header.format,
                                               recorded.header.parameters);
    if (!problem)
        return misread(file + ": the problem in it", problem.error());
    recorded.problem = *problem;
    recorded.puzzle = &ownPuzzle(*recorded.puzzle, **problem);
    const auto trace = reader->readEvents(EventCheck(*recorded.puzzle, **problem), {}, token);
    if (!trace)
        return misread(file, trace.error());
    recorded.trace = *trace;
    return recorded;
}

// The search of a link, run again up to the given number of events.
Expected<Recorded> runLink(const LinkedMoment& moment, std::uint64_t events,
                           const std::stop_token& token)
{
    const Puzzle& puzzle = *moment.puzzle;
    if (const std::string refusal = refusalText(puzzle, moment.strategy, *moment.problem);
        !refusal.empty())
        return usage(refusal);
    const auto trace = std::make_shared<Trace>();
    Control control({}, token);
    Outcome outcome;
    {
        Recorder recorder(*trace, control);
        control.onPoll([&] {
            recorder.publish();
            if (trace->size() >= events)
                control.stop(StopReason::Cancelled);
        });
        outcome = puzzle.run(moment.strategy, *moment.problem, moment.options, control, &recorder);
    }
    if (token.stop_requested())
        return tl::make_unexpected(Failure{"interrupted", Exit::Stopped});
    if (trace->size() < events)
        return usage(fmt::format("the search of this link ends after {} events, not {}",
                                 trace->size(), events));
    TraceHeader header{.puzzle = puzzle.info().id,
                       .strategy = puzzle.info().strategies[moment.strategy].id,
                       .problem = {},
                       .format = {}};
    header.seed = moment.options.seed;
    header.outcome = outcome;
    return Recorded{std::move(header), &puzzle, moment.problem, trace};
}

constexpr std::array<std::string_view, 6> kEventNames{"decide",   "assign", "remove",
                                                      "conflict", "visit",  "solution"};

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
    std::array<std::uint64_t, kEventNames.size()> numbers{};
    LivePath path;
    NodeId nodes = 1;
    std::uint32_t depth = 0;
    for (std::uint64_t i = 0; i < recorded.trace->size(); ++i) {
        const Event event = recorded.trace->event(i);
        ++numbers.at(static_cast<std::size_t>(event.kind()));
        path.apply(event, nodes, *recorded.trace);
        nodes += event.kind() == EventKind::Decide ? 1U : 0U;
        depth = std::max(depth, path.depth());
    }
    for (std::size_t kind = 0; kind < kEventNames.size(); ++kind)
        text += fmt::format("  {:<8} {}\n", kEventNames.at(kind), numbers.at(kind));
    return text + fmt::format("depth      {}\n", depth);
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

Expected<Exit> replayRecorded(const Recorded& recorded, const ReplayOptions& options,
                              const std::stop_token& token)
{
    if (options.isStream())
        return writeStream(recorded, options.drawing.file);
    if (options.isFilm())
        return writeSpan(recorded, options, token);
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
    return readTrace(options.file, token).and_then([&](const Recorded& recorded) {
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
    addDrawing(
        table, options->drawing,
        "text, svg or png; for an animation webp, gif, png, svg or pdf; for the events jsonl");
    return [options](const std::stop_token& token) { return replay(*options, token); };
}

} // namespace

Command replayCommand()
{
    return {"replay", "Show a recorded search: its figures, a board, or an animation",
            "Without options, the figures are printed. --at draws the board at one moment; --from, "
            "--to or a format of animations draws a span of the search, to the file that -o names: "
            "one moving picture (webp, gif), a page for each picture (pdf), or a file for each "
            "(png, svg).",
            declareReplay};
}

} // namespace clew::cli
