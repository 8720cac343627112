// clew replay: a recorded search; its figures, or what was on the board at a moment of it.

#include <array>
#include <fmt/format.h>
#include <optional>

#include "app/cli/commands.h"
#include "app/cli/drawing.h"
#include "app/cli/output.h"
#include "app/cli/target.h"
#include "core/registry/registry.h"
#include "core/trace/cursor.h"
#include "core/trace/tracefile.h"

namespace clew::cli {

namespace {

struct ReplayOptions
{
    std::string file = {};
    std::optional<std::uint64_t> at = {}; ///< the moment to draw; none: the figures
    DrawingOptions drawing;
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
    const auto trace = reader->readEvents(recorded.puzzle->dimensions(**problem), {}, token);
    if (!trace)
        return misread(file, trace.error());
    recorded.trace = *trace;
    return recorded;
}

constexpr std::array<std::string_view, 6> kEventNames{"decide",   "assign", "remove",
                                                      "conflict", "visit",  "solution"};

// What happened how often, and how deep the search went.
std::string statistics(const Recorded& recorded)
{
    const TraceHeader& header = recorded.header;
    std::string text = fmt::format(
        "puzzle     {} ({})\nstrategy   {}\nending     {}\nsolutions  {}\nnodes      {}\n"
        "backtracks {}\nevents     {}\n",
        header.puzzle, recorded.puzzle->title(*recorded.problem), header.strategy,
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
        complain(fmt::format("event {} of {}, node {}, depth {}{}{}", at, recorded.trace->size(),
                             cursor.node(), cursor.depth(), caption.empty() ? "" : ": ", caption));
        return Exit::Done;
    });
}

Expected<Exit> replay(const ReplayOptions& options, const std::stop_token& token)
{
    if (options.file.empty())
        return usage("name a trace file, as `clew solve … --trace FILE` writes it");
    const auto recorded = readTrace(options.file, token);
    if (!recorded)
        return tl::make_unexpected(recorded.error());
    if (options.at)
        return drawMoment(*recorded, *options.at, options.drawing);
    return writeFile(options.drawing.file, statistics(*recorded)).map([] { return Exit::Done; });
}

} // namespace

void addReplay(CLI::App& clew, Invocation& invocation)
{
    const auto options = std::make_shared<ReplayOptions>();
    CLI::App* const command = clew.add_subcommand(
        "replay", "Shows the figures of a recorded search, or its board at a moment");
    command->add_option("FILE", options->file, "A trace file");
    command->add_option_function<std::uint64_t>(
        "--at", [options](std::uint64_t at) { options->at = at; },
        "Draws the board after so many events");
    addDrawing(*command, options->drawing, "text, svg or png [text]");
    command->callback(
        [options, &invocation] { invocation.result = replay(*options, invocation.token); });
}

} // namespace clew::cli
