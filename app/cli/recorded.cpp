#include "app/cli/recorded.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <functional>

#include "app/cli/countof.h"
#include "app/cli/output.h"
#include "app/cli/source.h"
#include "core/puzzle/registry.h"
#include "core/storage/outputfile.h"
#include "core/text/english.h"
#include "core/text/shellword.h"

namespace clew::cli {

namespace {

using Load = std::function<Result<std::shared_ptr<const Trace>>(TraceReader&, const EventCheck&,
                                                                const ProblemPtr&)>;

Expected<Recorded> recordedIn(const std::string& file, const Load& load)
{
    if (const auto isFile = requireFile(file); !isFile) // a pipe would be waited for
        return usage(english(isFile.error()));
    auto reader = TraceReader::open(file);
    if (!reader)
        return misread(file, reader.error());
    Recorded recorded{reader->header(), findPuzzle(reader->header().puzzle), nullptr, nullptr};
    recorded.file = file;
    if (recorded.puzzle == nullptr)
        return unknown("puzzle", recorded.header.puzzle, puzzleIds());
    const auto problem = recorded.puzzle->read(recorded.header.problem, recorded.header.format,
                                               recorded.header.parameters);
    if (!problem)
        return misread(file + ": the problem in it", problem.error());
    recorded.problem = *problem;
    recorded.puzzle = &ownPuzzle(*recorded.puzzle, **problem);
    if (reader->index() != nullptr)
        recorded.figures = reader->index()->figures();
    const auto trace = load(*reader, EventCheck(*recorded.puzzle, **problem), *problem);
    if (!trace)
        return misread(file, trace.error());
    recorded.trace = *trace;
    if (reader->isPart()) {
        recorded.header = reader->header();
        const auto& fault = reader->partFault();
        writeErrorLine(fmt::format(
            "clew: {}: the recording is {}; it ends after {}", file,
            fault ? fmt::format("damaged ({})", fault->text())
                  : std::string("incomplete (its search was cut off or is still running)"),
            countOf(recorded.trace->size(), "event")));
    }
    return recorded;
}

} // namespace

Expected<Recorded> readTrace(const std::string& file, const std::stop_token& token)
{
    return recordedIn(file, [&](TraceReader& reader, const EventCheck& check, const ProblemPtr&) {
        return reader.readEvents(check, {}, token);
    });
}

Expected<Recorded> openTrace(const std::string& file, const std::stop_token& token)
{
    return recordedIn(file,
                      [&](TraceReader& reader, const EventCheck& check, const ProblemPtr& problem) {
                          return reader.openEvents(check, problem, {}, token);
                      });
}

Expected<Recorded> runRecorded(const LinkedMoment& moment, const Limits& limits,
                               std::uint64_t mostEvents, const std::stop_token& token)
{
    return runUntil(
        moment, limits, [mostEvents](const Trace& trace) { return trace.size() >= mostEvents; },
        token);
}

Expected<Recorded> runUntil(const LinkedMoment& moment, const Limits& limits,
                            const std::function<bool(const Trace&)>& isEnough,
                            const std::stop_token& token)
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
            if (isEnough(*trace))
                control.stop(StopReason::Cancelled);
        });
        outcome = puzzle.run(moment.strategy, *moment.problem, moment.options, control, &recorder);
    }
    if (token.stop_requested())
        return interrupted();
    TraceHeader header{.puzzle = puzzle.info().id,
                       .strategy = puzzle.info().strategies[moment.strategy].id,
                       .problem = {},
                       .format = {}};
    header.seed = moment.options.seed;
    header.settings = moment.options.settings;
    header.outcome = outcome;
    return Recorded{std::move(header), &puzzle, moment.problem, trace};
}

Expected<void> checkReadable(const Recorded& recorded)
{
    if (const auto fault = recorded.trace->fault())
        return misread(recorded.file, *fault);
    return {};
}

namespace {

constexpr const char* kTraceFile = "a trace file";
constexpr const char* kLinkedSearch = "a link";

} // namespace

std::string traceText(const std::string& trace)
{
    return trace.empty() ? std::string() : isLink(trace) ? kLinkedSearch : kTraceFile;
}

void addSearch(OptionTable& table, SearchOptions& options, const Puzzle* puzzle)
{
    table.text({.names = "--trace",
                .value = "FILE",
                .summary = "A recorded search, or a link (clew:…), instead of PUZZLE",
                .excludes = {With{"PUZZLE"}, With{"INPUT"}, With{"--format"}, With{"--strategy"}}},
               options.trace);
    table.stands("--trace", [&options] { return traceText(options.trace); });
    // What was recorded is as it is; a link says all but how far its search goes.
    const std::vector<With> ofTrace{With{"--trace", {kTraceFile}}};
    addStrategy(table, options.run, "the puzzle's first",
                {With{"--trace", {kTraceFile, kLinkedSearch}}});
    table.whole({.names = "--limit",
                 .value = "N",
                 .summary = "Stop each search after this many solutions",
                 .fallback = "all",
                 .excludes = ofTrace},
                options.limit, kFromOne);
    addSettings(table, options.run, puzzle);
    addLimits(table, options.run, ofTrace);
    addTarget(table, options.target, puzzle, PuzzleNeed::Optional);
}

namespace {

Expected<Recorded> searched(const SearchOptions& options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const auto wanted = strategyWanted(puzzle, options.run);
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    const auto strategy =
        chooseStrategy(puzzle, wanted->empty() ? puzzle.info().strategies.front().id : *wanted);
    if (!strategy)
        return tl::make_unexpected(strategy.error());
    if (const auto counts = checkSeedCounts(puzzle, {&*strategy, 1}, options.run); !counts)
        return tl::make_unexpected(counts.error());
    const auto problem = readSingle(options.target, token);
    if (!problem)
        return tl::make_unexpected(problem.error());
    if (const auto counts = checkSeedCounts(puzzle, **problem, {&*strategy, 1}, options.run);
        !counts)
        return tl::make_unexpected(counts.error());
    return runRecorded({&puzzle, *problem, *strategy, optionsOf(options.run)},
                       limitsOf(options.run, options.limit), kUnlimited, token);
}

ChosenSearch whole(Recorded recorded)
{
    ChosenSearch chosen{std::move(recorded)};
    chosen.events = chosen.recorded.trace->size();
    const Puzzle& puzzle = *chosen.recorded.puzzle;
    const auto index = puzzle.strategyIndex(chosen.recorded.header.strategy);
    chosen.title = index ? Sentence{puzzle.info().strategies[*index].title}
                         : verbatim(chosen.recorded.header.strategy);
    return chosen;
}

// A search that was run just now, with a word about its end if that was a limit.
ChosenSearch run(Recorded recorded)
{
    ChosenSearch chosen = whole(std::move(recorded));
    const Outcome& outcome = chosen.recorded.header.outcome;
    chosen.isStopped = outcome.ending == Ending::Stopped;
    if (chosen.isStopped)
        writeErrorLine(fmt::format("clew: {}", stopText(outcome)));
    return chosen;
}

// The search of a link up to its moment, however long that takes unless --time says otherwise: so
// that a link makes the same again everywhere.
Expected<ChosenSearch> runToMoment(const LinkedMoment& moment, const SearchOptions& options,
                                   const std::stop_token& token)
{
    Limits limits = limitsOf(options.run, options.limit);
    if (options.run.seconds == SearchOptions{}.run.seconds)
        limits.time = Limits{}.time;
    // An event more shows that the search goes on.
    return runRecorded(moment, limits, moment.step + 1, token).map([&](Recorded recorded) {
        if (recorded.trace->size() < moment.step)
            return run(std::move(recorded));
        ChosenSearch chosen = whole(std::move(recorded));
        chosen.events = moment.step;
        return chosen;
    });
}

} // namespace

Expected<ChosenSearch> chosenSearch(SearchOptions& options, const std::stop_token& token,
                                    bool isReadWhole)
{
    if (options.trace.empty()) {
        if (const auto checked = checkTarget(options.target); !checked)
            return tl::make_unexpected(checked.error());
        return searched(options, token).map(run);
    }
    if (!isLink(options.trace))
        return (isReadWhole ? readTrace : openTrace)(options.trace, token).map(whole);
    const auto moment = readLink(options.trace);
    if (!moment)
        return usage(english(moment.error()));
    if (moment->step > 0)
        return runToMoment(*moment, options, token);
    // Its beginning: the search is meant.
    return runRecorded(*moment, limitsOf(options.run, options.limit), kUnlimited, token).map(run);
}

std::vector<std::string> filesOf(const SearchOptions& options)
{
    std::vector<std::string> files = options.target.files;
    if (!options.trace.empty())
        files.push_back(options.trace);
    return files;
}

std::vector<std::string> searchWords(const SearchOptions& options, const std::string& strategy)
{
    std::vector<std::string> words;
    const auto add = [&](const char* name, const std::string& value) {
        words.emplace_back(name);
        words.push_back(shellWord(value));
    };
    if (!options.target.puzzleId.empty())
        words.push_back(options.target.puzzleId);
    if (!options.target.input.empty())
        words.push_back(shellWord(options.target.input));
    for (const std::string& file : options.target.data)
        words.push_back(shellWord(file));
    for (const std::string& definition : options.target.definitions)
        add("-D", definition);
    if (!options.target.format.empty())
        add("--format", options.target.format);
    for (const auto& [name, value] : options.target.parameters) {
        const auto& parameters = options.target.puzzle->info().parameters;
        const auto found = std::ranges::find(parameters, name, &ParameterInfo::id);
        words.push_back("--" + name);
        if (found == parameters.end() || found->kind != ParameterInfo::Kind::Flag)
            words.push_back(shellWord(value));
    }
    if (isLink(options.trace)) {
        std::string link = options.trace; // figures break long lines
        std::erase_if(link, [](unsigned char c) { return std::isspace(c) != 0; });
        add("--trace", link);
    } else if (!options.trace.empty())
        add("--trace", options.trace);
    else if (!strategy.empty())
        add("--strategy", strategy);
    if (options.run.seed != 1)
        add("--seed", std::to_string(options.run.seed));
    for (const auto& [id, choice] : options.run.settings)
        add(("--" + id).c_str(), choice);
    if (options.limit != kUnlimited)
        add("--limit", std::to_string(options.limit));
    if (options.run.nodes > 0)
        add("--nodes", std::to_string(options.run.nodes));
    if (options.run.seconds != SearchOptions{}.run.seconds)
        add("--time", fmt::format("{}", options.run.seconds));
    return words;
}

} // namespace clew::cli
