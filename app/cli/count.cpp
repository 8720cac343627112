// clew count: the exact number of solutions, alone on a line.

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <optional>
#include <unistd.h>

#include "app/cli/answers.h"
#include "app/cli/checkpoint.h"
#include "app/cli/commands.h"
#include "app/cli/runoptions.h"
#include "core/puzzle/cutting.h"
#include "core/puzzle/settings.h"
#include "core/storage/scratch.h"
#include "core/text/english.h"
#include "core/text/scanner.h"

namespace clew::cli {

namespace {

struct CountOptions
{
    Target target;
    RunOptions run;
    std::string part = {};
    std::string checkpoint = {}; ///< a file; empty for none
    std::string scratch = {};    ///< a folder
    std::uint64_t memory = Limits{}.memory;
    bool json = false;
    bool table = false;
    bool bfile = false;
};

// In so many shares earlier versions counted with a checkpoint.
constexpr std::uint64_t kShares = 100;
// More than any problem has, and few enough to number all shares of each.
constexpr std::uint64_t kMostParts = 1'000'000'000;

// "2/4": the second of four parts.
Expected<CountRequest> requestOf(const CountOptions& options)
{
    CountRequest request{options.run.threads, 1, 1};
    request.scratch = options.scratch;
    if (options.part.empty())
        return request;
    Scanner scanner(options.part);
    const auto part = scanner.number();
    const bool hasSlash = scanner.accept('/');
    const auto parts = scanner.number();
    if (!part || !hasSlash || !parts || !scanner.atEnd() || *part < 1 || *part > *parts ||
        *parts > kMostParts)
        return usage(fmt::format("--part must be like 2/4, the second of four parts, from 1/1 to "
                                 "{0}/{0}, not \"{1}\"",
                                 kMostParts, options.part));
    request.part = *part;
    request.parts = *parts;
    return request;
}

Limits limitsOf(const CountOptions& options)
{
    Limits limits = limitsOf(options.run);
    limits.memory = options.memory;
    return limits;
}

std::string cutText(const Outcome& outcome)
{
    return outcome.reason == StopReason::MemoryLimit
               ? "stopped at the limit of memory (allow more with --memory)"
               : stopText(outcome);
}

PartialCount partialCount(const CountOptions& options, const Problem& problem, unsigned cut,
                          const CountRequest& request)
{
    PartialCount partial = countOf(*options.target.puzzle, problem, cut);
    partial.part = request.part;
    partial.parts = request.parts;
    partial.threads = request.threads;
    partial.ending = endingId(Ending::Exhausted);
    return partial;
}

// Nothing but a search whose settings are chosen so makes random choices; any other count is the
// same for all seeds.
Expected<void> checkSeedCounts(const CountOptions& options)
{
    std::string with;
    if (options.target.puzzle != nullptr)
        for (const StrategyInfo& strategy : options.target.puzzle->info().strategies)
            for (const SettingInfo& setting : strategy.settings)
                for (const ChoiceInfo& choice : setting.choices) {
                    if (!choice.isRandom)
                        continue;
                    if (choiceOf(setting, options.run.settings) == choice.id)
                        return {};
                    with += fmt::format("{}--{} {}", with.empty() ? "" : " and ", setting.id,
                                        choice.id);
                }
    return usage("--seed has no effect: this count makes no random choices" +
                 (with.empty() ? std::string() : "; it goes with " + with));
}

// By the strategy that has what is chosen, all its solutions.
Result<CountResult> countBySearch(const CountOptions& options, const Problem& problem,
                                  const CountRequest& request, Control& control)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const auto wanted = strategyWanted(puzzle, options.run);
    if (!wanted)
        return fail(verbatim(wanted.error().text));
    if (request.isSplit())
        return fail(phrase("Puzzle", "a count by a strategy cannot be split into parts; leave out "
                                     "--part and --checkpoint"));
    const std::size_t strategy = puzzle.strategyIndex(*wanted).value();
    if (const auto refused = puzzle.refusal(strategy, problem))
        return fail(*refused);
    const Outcome outcome = puzzle.run(strategy, problem, optionsOf(options.run), control);
    return CountResult{std::to_string(outcome.counters.solutions), {}, outcome, {}};
}

void addResult(PartialCount& partial, const CountResult& result,
               std::chrono::steady_clock::time_point start)
{
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    add(partial, {.count = result.count,
                  .meaning = result.meaning.text,
                  .nodes = result.outcome.counters.nodes,
                  .seconds = elapsed.count(),
                  .more = result.more});
}

Result<CountResult> countCut(const Puzzle& puzzle, const Problem& problem, unsigned cut,
                             const CountRequest& request, Control& control)
{
    const Cutting* const own = cutting(puzzle);
    return own != nullptr ? own->countCut(problem, cut, request, control)
                          : puzzle.count(problem, request, control);
}

// Runs the count itself; adds what it finds to `partial`, with how it ended.
Expected<Outcome> countInto(PartialCount& partial, const CountOptions& options,
                            const CountRequest& request, Limits limits,
                            const std::stop_token& token, const Problem& problem, Answering& out)
{
    if (const auto why = options.target.puzzle->whyNotCounted(problem))
        return tl::make_unexpected(Failure{why->text()});
    Control control(limits, token);
    control.onPoll([&] { out.poll(control.counters()); });
    const auto start = std::chrono::steady_clock::now();
    const auto result =
        options.run.settings.empty()
            ? countCut(*options.target.puzzle, problem, partial.cut, request, control)
            : countBySearch(options, problem, request, control);
    if (!result)
        return tl::make_unexpected(Failure{english(result.error())});
    addResult(partial, *result, start);
    partial.ending = endingId(result->outcome.ending);
    partial.reason = stopReasonId(result->outcome.reason);
    return result->outcome;
}

// What two runs have counted of a part.
PartialCount sumOf(PartialCount before, const PartialCount& now)
{
    add(before, now);
    before.meaning = now.meaning;
    before.threads = now.threads;
    before.ending = now.ending;
    before.reason = now.reason;
    before.stage = {};
    return before;
}

// Counts a part from where the file says on, and keeps there now and then how far it has come.
Expected<Outcome> countKept(PartialCount& part, Checkpoint& checkpoint, const CountOptions& options,
                            CountRequest request, const Limits& limits,
                            const std::stop_token& token, const Problem& problem, Answering& out)
{
    const PartialCount* const found = checkpoint.find(part);
    if (found != nullptr && found->complete()) {
        part = *found;
        return Outcome{};
    }
    const PartialCount before = found != nullptr ? *found : part;
    request.from = before.stage;
    Expected<void> kept;
    std::stop_source source; // nothing is counted that cannot be kept
    const std::stop_callback passOn(token, [&] { source.request_stop(); });
    const auto start = std::chrono::steady_clock::now();
    request.keep = [&](const CountStage& to, const CountResult& counted) {
        if (!kept)
            return;
        PartialCount now = part;
        addResult(now, counted, start);
        now.ending = endingId(Ending::Stopped);
        now = sumOf(before, now);
        now.stage = to;
        kept = checkpoint.keep(now);
        if (!kept)
            source.request_stop();
    };
    const auto outcome =
        countInto(part, options, request, limits, source.get_token(), problem, out);
    if (!kept)
        return tl::make_unexpected(kept.error());
    if (!outcome)
        return outcome;
    part = sumOf(before, part);
    if (outcome->ending != Ending::Stopped)
        if (auto written = checkpoint.keep(part); !written)
            return tl::make_unexpected(written.error());
    return outcome;
}

// The part of each of these ways to cut the problem.
std::vector<PartialCount> partialCounts(const CountOptions& options, const Problem& problem,
                                        const std::vector<unsigned>& cuts,
                                        const CountRequest& request)
{
    std::vector<PartialCount> counts;
    for (const unsigned cut : cuts)
        counts.push_back(partialCount(options, problem, cut, request));
    return counts;
}

// The checkpoint, and in `sum` the way to cut that is the one in it. The problems of a stream share
// one file.
Expected<Checkpoint> openCheckpoint(PartialCount& sum, const CountOptions& options,
                                    const CountRequest& request, const Problem& problem,
                                    bool inStream)
{
    const auto counts = partialCounts(
        options, problem, cutsOf(*options.target.puzzle, problem, options.memory), request);
    std::vector<std::string> digests;
    for (const PartialCount& count : counts)
        if (!inStream)
            digests.push_back(count.digest);
    auto checkpoint = Checkpoint::open(
        options.checkpoint, {sum.puzzle, digests, {request.parts, request.parts * kShares}});
    if (checkpoint) {
        const auto begun = std::ranges::find_if(
            counts, [&](const PartialCount& count) { return checkpoint->hasAny(count); });
        sum = begun != counts.end() ? *begun : counts.front();
    }
    return checkpoint;
}

// A part is one, or a hundred shares if an earlier version began the file.
Expected<Outcome> countWithCheckpoint(PartialCount& sum, const CountOptions& options,
                                      const CountRequest& request, const std::stop_token& token,
                                      const Problem& problem, bool inStream, Answering& out)
{
    auto checkpoint = openCheckpoint(sum, options, request, problem, inStream);
    if (!checkpoint)
        return tl::make_unexpected(checkpoint.error());
    const std::uint64_t shares =
        checkpoint->hasCut(sum, request.parts * kShares) ? kShares : std::uint64_t{1};
    Limits limits = limitsOf(options);
    const auto start = std::chrono::steady_clock::now();
    const auto most = limits.time;
    Outcome outcome;
    for (std::uint64_t i = 0; i < shares && outcome.ending != Ending::Stopped; ++i) {
        CountRequest own = request;
        own.part += i * request.parts;
        own.parts *= shares;
        if (options.run.seconds > 0)
            limits.time = most - (std::chrono::steady_clock::now() - start);
        PartialCount share = partialCount(options, problem, sum.cut, own);
        auto counted = countKept(share, *checkpoint, options, own, limits, token, problem, out);
        if (!counted)
            return counted;
        add(sum, share);
        sum.ending = share.ending;
        sum.reason = share.reason;
        outcome = *counted;
        const std::uint64_t opened = outcome.counters.nodes;
        limits.nodes -= limits.nodes == kUnlimited ? 0 : std::min(limits.nodes, opened);
    }
    outcome.counters.nodes = sum.nodes;
    return outcome;
}

Answer countProblem(const CountOptions& options, const CountRequest& request,
                    const std::stop_token& token, const Problem& problem, bool inStream,
                    Answering& out)
{
    PartialCount sum = partialCount(
        options, problem, cutsOf(*options.target.puzzle, problem, options.memory).front(), request);
    CountRequest own = request; // with a checkpoint of the puzzle's own if it keeps one
    if (options.target.puzzle->keepsCheckpoints())
        own.checkpoint = options.checkpoint;
    const auto outcome =
        options.checkpoint == own.checkpoint
            ? countInto(sum, options, own, limitsOf(options), token, problem, out)
            : countWithCheckpoint(sum, options, request, token, problem, inStream, out);
    if (!outcome)
        return refused(outcome.error());
    out.write(options.json ? jsonLine(sum) : sum.count + "\n");
    Answer answer{Exit::Done, {}, outcome->counters};
    if (outcome->ending == Ending::Stopped) {
        answer.exit = Exit::Stopped;
        answer.message = fmt::format("{}: this is what was counted so far", cutText(*outcome));
        answer.interrupted = outcome->reason == StopReason::Cancelled;
    } else if (!options.json && !sum.meaning.empty() && ::isatty(STDERR_FILENO) != 0) {
        answer.message = fmt::format("counted: {}", sum.meaning);
    }
    return answer;
}

Answer countTable(const CountOptions& options, const std::stop_token& token, const Problem& problem,
                  Answering& out)
{
    Control control(limitsOf(options.run), token);
    control.onPoll([&] { out.poll(control.counters()); });
    const auto table = options.target.puzzle->countTable(problem, control);
    if (!table)
        return {Exit::BadInput, english(table.error()), {}};
    out.write(*table);
    if (!control.stopped())
        return {Exit::Done, {}, control.counters()};
    const Outcome outcome = control.finish();
    return {.exit = Exit::Stopped,
            .message = fmt::format("{}: the places with ? were not counted", stopText(outcome)),
            .counters = control.counters(),
            .interrupted = outcome.reason == StopReason::Cancelled};
}

// A term of a sequence: taken from the checkpoint, if there is one and it has the term.
Expected<Outcome> countTerm(PartialCount& term, const CountOptions& options,
                            std::optional<Checkpoint>& checkpoint, const Limits& limits,
                            const std::stop_token& token, const Problem& problem, Answering& out)
{
    if (checkpoint)
        if (const PartialCount* const before = checkpoint->find(term)) {
            term = *before;
            return Outcome{};
        }
    const CountRequest request{.threads = options.run.threads};
    auto outcome = countInto(term, options, request, limits, token, problem, out);
    if (outcome && checkpoint && outcome->ending != Ending::Stopped)
        if (auto written = checkpoint->keep(term); !written)
            return tl::make_unexpected(written.error());
    return outcome;
}

// The terms of a sequence, a line each: "n a(n)", up to where the limits end it.
Expected<Outcome> writeSequence(const CountOptions& options, std::optional<Checkpoint>& checkpoint,
                                const CountSequence& sequence,
                                std::chrono::steady_clock::time_point start,
                                const std::stop_token& token, Answering& out)
{
    Limits limits = limitsOf(options);
    const auto most = limits.time;
    for (const CountSequence::Term& term : sequence.terms) {
        std::string count = term.count;
        if (term.problem) {
            if (options.run.seconds > 0)
                limits.time = most - (std::chrono::steady_clock::now() - start);
            PartialCount counted = partialCount(
                options, *term.problem,
                cutsOf(*options.target.puzzle, *term.problem, options.memory).front(), {});
            auto outcome =
                countTerm(counted, options, checkpoint, limits, token, *term.problem, out);
            if (!outcome || outcome->ending == Ending::Stopped)
                return outcome;
            count = counted.count;
        }
        out.write(options.json ? termLine(sequence.name.text(), term.index, count)
                               : fmt::format("{} {}\n", term.index, count));
    }
    return Outcome{};
}

Answer writeSequences(const CountOptions& options, const std::stop_token& token,
                      const Problem& problem, Answering& out)
{
    const auto sequences = options.target.puzzle->sequences(problem, options.table);
    if (sequences.empty())
        return {Exit::BadInput,
                "the counts of such problems are no sequence: --bfile is for "
                "regular graphs without given edges",
                {}};
    std::optional<Checkpoint> checkpoint;
    if (!options.checkpoint.empty()) {
        auto opened =
            Checkpoint::open(options.checkpoint, {options.target.puzzle->info().id, {}, {1}});
        if (!opened)
            return refused(opened.error());
        checkpoint = *std::move(opened);
    }
    const auto start = std::chrono::steady_clock::now();
    for (const CountSequence& sequence : sequences) {
        if (sequences.size() > 1 && !options.json)
            out.write(fmt::format("# {}\n", sequence.name.text()));
        const auto outcome = writeSequence(options, checkpoint, sequence, start, token, out);
        if (!outcome)
            return refused(outcome.error());
        if (outcome->ending == Ending::Stopped)
            return {.exit = Exit::Stopped,
                    .message = fmt::format("{}: further terms were not counted", cutText(*outcome)),
                    .interrupted = outcome->reason == StopReason::Cancelled};
    }
    return {};
}

Expected<Exit> count(const CountOptions& options, const std::stop_token& token)
{
    const auto request = requestOf(options);
    if (!request)
        return tl::make_unexpected(request.error());
    if (options.table && options.json && !options.bfile)
        return usage("a table is text only; add --bfile for the same counts as lines of JSON");
    auto source = ProblemSource::open(options.target, token);
    if (!source)
        return tl::make_unexpected(source.error());
    return answerAll(*source, 1, token,
                     [&](Answering& out) {
                         return [&](const Problem& problem, std::uint64_t /*index*/) {
                             if (options.bfile)
                                 return writeSequences(options, token, problem, out);
                             if (options.table)
                                 return countTable(options, token, problem, out);
                             return countProblem(options, *request, token, problem,
                                                 source->isStream(), out);
                         };
                     })
        .map([](const Answers& all) { return all.exit; });
}

Action declareCount(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<CountOptions>();
    options->scratch = scratchFolders().front().string();
    table.text({.names = "--part",
                .value = "I/N",
                .summary = "Count only the I-th of N independent parts, whose counts add up"},
               options->part);
    // Of many counts, each of which is short.
    const With tableAlone{"--table", {"a table"}};
    table.file({.names = "--checkpoint",
                .value = "FILE",
                .summary = "Save progress in this file every second (knight: from time to time), "
                           "and resume from it when started again",
                .excludes = {tableAlone}},
               options->checkpoint);
    table.size({.names = "--memory",
                .value = "SIZE",
                .summary = "Memory for states, like 500MB or 8GB; knight: what exceeds half of it "
                           "goes to disk",
                .fallback = "2GB",
                .excludes = {tableAlone}},
               options->memory);
    table.text({.names = "--scratch",
                .value = "FOLDER",
                .summary = "Folder for what goes to disk",
                .fallback = "$TMPDIR, or /var/tmp",
                .excludes = {With{"--table"}, With{"--bfile"}}},
               options->scratch);
    table.flag({.names = "--table",
                .summary = "Print a table of the counts up to this size, where the puzzle has one "
                           "(graphs)",
                .excludes = {With{"--part"}}},
               options->table);
    table.flag({.names = "--bfile",
                .summary = "Print the counts up to this size as the terms of a sequence, \"n "
                           "a(n)\" (graphs); with --table, of every degree",
                .excludes = {With{"--part"}}},
               options->bfile);
    table.flag({.names = "--json", .summary = "Print the count, what it means and figures as JSON"},
               options->json);
    addSeed(table, options->run, kSeedOfSearch);
    addSettings(table, options->run, puzzle);
    addLimits(table, options->run);
    addThreads(table, options->run, "Number of threads");
    table.exclude("--threads", tableAlone);
    table.stands("--table", [options] {
        return std::string(!options->table ? "" : options->bfile ? "sequences" : "a table");
    });
    addTarget(table, options->target, puzzle);
    return [options, &table](const std::stop_token& token) -> Expected<Exit> {
        if (table.isGiven("--seed"))
            if (const auto counts = checkSeedCounts(*options); !counts)
                return tl::make_unexpected(counts.error());
        return checkTarget(options->target, token).and_then([&] { return count(*options, token); });
    };
}

} // namespace

Command countCommand()
{
    return {"count", "Count the solutions exactly and print the number", "", declareCount};
}

} // namespace clew::cli
