#include "app/cli/recorded.h"

#include <filesystem>
#include <fmt/format.h>

#include "app/cli/target.h"
#include "core/puzzle/registry.h"

namespace clew::cli {

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

Expected<Recorded> runRecorded(const LinkedMoment& moment, const Limits& limits,
                               std::uint64_t mostEvents, const std::stop_token& token)
{
    const Puzzle& puzzle = *moment.puzzle;
    if (const std::string refusal = refusalText(puzzle, moment.strategy, *moment.problem);
        !refusal.empty())
        return usage(refusal);
    const auto trace = std::make_shared<Trace>();
    Control control(limits, token);
    Outcome outcome;
    {
        Recorder recorder(*trace, control);
        control.onPoll([&] {
            recorder.publish();
            if (trace->size() >= mostEvents)
                control.stop(StopReason::Cancelled);
        });
        outcome = puzzle.run(moment.strategy, *moment.problem, moment.options, control, &recorder);
    }
    if (token.stop_requested())
        return tl::make_unexpected(Failure{"interrupted", Exit::Stopped});
    TraceHeader header{.puzzle = puzzle.info().id,
                       .strategy = puzzle.info().strategies[moment.strategy].id,
                       .problem = {},
                       .format = {}};
    header.seed = moment.options.seed;
    header.outcome = outcome;
    return Recorded{std::move(header), &puzzle, moment.problem, trace};
}

Expected<Recorded> runLink(const LinkedMoment& moment, std::uint64_t events,
                           const std::stop_token& token)
{
    return runRecorded(moment, {}, events, token)
        .and_then([&](Recorded recorded) -> Expected<Recorded> {
            if (recorded.trace->size() < events)
                return usage(fmt::format("the search of this link ends after {} events, not {}",
                                         recorded.trace->size(), events));
            return recorded;
        });
}

} // namespace clew::cli
