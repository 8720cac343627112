// clew solve: solutions, printed as they are found.

#include <atomic>
#include <csignal>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <unistd.h>

#include "app/cli/answers.h"
#include "app/cli/commands.h"
#include "app/cli/runoptions.h"
#include "core/files/tracefile.h"
#include "core/puzzle/converting.h"
#include "core/puzzle/packed.h"
#include "core/puzzle/settings.h"
#include "core/puzzle/uncounted.h"
#include "core/text/capital.h"
#include "core/text/english.h"

namespace clew::cli {

namespace {

struct SolveOptions
{
    Target target;
    RunOptions run;
    std::uint64_t limit = 1;
    bool all = false;
    std::string as = {};
    bool statistics = false;
    std::string trace = {};
};

// Writes the solutions of one problem after another, in groups of as many as the format puts side
// by side; packed ones (core/puzzle/packed.h) of puzzles that have them.
class Printer
{
public:
    Printer(const Puzzle& puzzle, const FormatInfo& format, Answering& out)
        : m_puzzle(puzzle), m_packed(packedWriting(puzzle)), m_format(format), m_out(out),
          m_group(static_cast<std::size_t>(format.abreast))
    {
    }

    [[nodiscard]] bool takesPacked() const { return m_packed != nullptr; }

    void begin(const Problem& problem)
    {
        m_problem = &problem;
        m_printed = 0;
        m_waiting = 0;
    }

    void add(std::span<const Value> solution)
    {
        if (takesPacked()) {
            m_text.clear();
            m_packed->writePacked(*m_problem, solution, m_format.id, m_text);
            m_out.write(m_text);
            return;
        }
        if (m_waiting == m_solutions.size())
            m_solutions.emplace_back();
        m_solutions[m_waiting++].assign(solution.begin(), solution.end());
        if (m_waiting == m_group)
            print();
    }

    void print()
    {
        if (m_waiting == 0)
            return;
        const std::span<const Solution> waiting(m_solutions.data(), m_waiting);
        m_out.write(m_puzzle.writeSolutions(*m_problem, waiting, m_printed, m_format.id));
        m_printed += m_waiting;
        m_waiting = 0;
    }

private:
    const Puzzle& m_puzzle;
    const PackedWriting* m_packed;
    const FormatInfo& m_format;
    Answering& m_out;
    std::size_t m_group;
    std::string m_text = {}; ///< of a packed solution; its memory is used again
    const Problem* m_problem = nullptr;
    std::vector<Solution> m_solutions; ///< the first of them waiting; their memory is used again
    std::size_t m_waiting = 0;
    std::uint64_t m_printed = 0;
};

// Why there is no solution, as far as can be seen without searching.
std::string noSolutionText(const Puzzle& puzzle, const Problem& problem)
{
    std::string text = "no solution";
    for (const Sentence& fault : puzzle.faults(problem))
        text += "\n    " + standingText(fault);
    return text;
}

// What all threads solve with.
class Solver
{
public:
    /// `strategy`: none stands for the fastest of each problem; `lineFormat`: of a stream, or null.
    Solver(const SolveOptions& options, std::stop_token token, std::optional<std::size_t> strategy,
           const FormatInfo& format, const FormatInfo* lineFormat)
        : m_options(options), m_puzzle(*options.target.puzzle), m_token(std::move(token)),
          m_strategy(strategy), m_format(format), m_lineFormat(lineFormat)
    {
    }

    [[nodiscard]] Work makeWork(Answering& out);
    /// Writes what was recorded, once there is nothing more to answer: a trace holds one search.
    [[nodiscard]] Expected<void> saveTrace()
    {
        if (!m_recorded)
            return {};
        const auto written = m_trace->finish(*m_recorded);
        return written ? Expected<void>() : usage(english(written.error()));
    }
    /// Ids of the strategies that have answered.
    [[nodiscard]] std::vector<std::string> used() const
    {
        std::vector<std::string> ids;
        const auto& strategies = m_puzzle.info().strategies;
        for (std::size_t i = 0; i < strategies.size(); ++i)
            if ((m_used.load() & bitOf(i)) != 0)
                ids.push_back(strategies[i].id);
        return ids;
    }

private:
    class Worker;

    static std::uint64_t bitOf(std::size_t strategy) { return std::uint64_t{1} << strategy; }

    // Nearly always noted already: then the threads do not wait for each other here.
    void noteUsed(std::size_t strategy)
    {
        if ((m_used.load(std::memory_order_relaxed) & bitOf(strategy)) == 0)
            m_used.fetch_or(bitOf(strategy));
    }

    [[nodiscard]] bool isInStream() const { return m_lineFormat != nullptr; }

    // Whether each answer is one line.
    [[nodiscard]] bool answersByLine() const
    {
        return m_format.line && !m_options.all && m_options.limit == 1;
    }

    // Null where each problem is to be made and solved.
    [[nodiscard]] std::unique_ptr<Conversion> makeConversion() const
    {
        const bool isLimited = m_options.run.seconds > 0 || m_options.run.nodes > 0;
        if (!isInStream() || !answersByLine() || isLimited || !m_options.trace.empty())
            return nullptr;
        return conversionOf(m_puzzle, {.from = m_lineFormat->id,
                                       .parameters = m_options.target.parameters,
                                       .to = m_format.id,
                                       .strategy = m_strategy});
    }

    [[nodiscard]] Wanted wanted() const
    {
        return m_options.all || m_options.limit > 1 ? Wanted::InOrder : Wanted::One;
    }

    [[nodiscard]] Limits limits() const
    {
        return limitsOf(m_options.run, m_options.all ? kUnlimited : m_options.limit);
    }

    void followTrace(const Problem& problem, const StrategyInfo& strategy,
                     std::shared_ptr<const Trace> trace)
    {
        const FormatInfo& format = *compactFormat(m_puzzle);
        m_trace.emplace(m_options.trace,
                        TraceHeader{.puzzle = m_puzzle.info().id,
                                    .strategy = strategy.id,
                                    .problem = m_puzzle.write(problem, format.id),
                                    .format = format.id,
                                    .parameters = parametersOf(m_options.target),
                                    .seed = m_options.run.seed,
                                    .settings = settingsOf(strategy, m_options.run.settings)},
                        std::move(trace));
    }

    const SolveOptions& m_options;
    const Puzzle& m_puzzle;
    std::stop_token m_token;
    std::optional<std::size_t> m_strategy;
    const FormatInfo& m_format;
    const FormatInfo* m_lineFormat;
    std::optional<TraceFollower> m_trace = {}; ///< none: nothing is recorded
    std::optional<Outcome> m_recorded = {};    ///< how the search ended that was
    std::atomic<std::uint64_t> m_used = 0;     ///< by strategy: whether it has answered
};

// What one thread solves with, for problem after problem: many take less time than making a control
// and a printer.
class Solver::Worker
{
public:
    Worker(Solver& shared, Answering& out)
        : m_shared(shared), m_out(out), m_conversion(shared.makeConversion()),
          m_printer(shared.m_puzzle, shared.m_format, out),
          m_control(shared.limits(), shared.m_token, [this](std::span<const Value> solution) {
              m_printer.add(solution);
              return !m_out.failed();
          })
    {
        m_control.allowThreads(threadsOfEach(shared.m_options.run, shared.isInStream()));
        m_control.onPoll([this] { m_out.poll(m_control.counters()); });
        if (m_printer.takesPacked())
            m_control.takePacked();
    }
    Worker(Worker&&) = delete; // the control calls back

    [[nodiscard]] bool converts() const { return m_conversion != nullptr; }

    // False: the line is to be read as a problem.
    bool convert(std::string_view line)
    {
        const std::string_view text = m_conversion->answer(line);
        if (text.empty())
            return false;
        m_shared.noteUsed(m_conversion->strategy());
        m_out.write(text);
        return true;
    }

    Answer solve(const Problem& problem, std::uint64_t index)
    {
        const SolveOptions& options = m_shared.m_options;
        if (std::string refusal = refusalOf(problem); !refusal.empty())
            return {Exit::BadInput, std::move(refusal), {}};
        if (index > 0 && !options.trace.empty())
            return {Exit::BadInput, "a trace holds only one search; give a single problem", {}};
        // In a stream line n answers line n, unless an answer may be several lines long: then an
        // empty line stands between the answers.
        const bool oneLine = m_shared.answersByLine();
        if (index > 0 && !oneLine)
            m_out.write("\n");
        const Outcome outcome = search(problem);
        if (m_shared.isInStream() && oneLine && outcome.counters.solutions == 0)
            m_out.write("\n");
        return answerFor(problem, outcome);
    }

private:
    [[nodiscard]] std::string refusalOf(const Problem& problem) const
    {
        const Puzzle& puzzle = m_shared.m_puzzle;
        const bool isRecorded = !m_shared.m_options.trace.empty();
        if (!m_shared.m_strategy && !isRecorded) {
            std::string refusal = refusalText(puzzle, problem);
            return refusal.empty() && checksSeed() ? refusalOfSeed(problem, fastest(problem))
                                                   : refusal;
        }
        const std::size_t strategy = m_shared.m_strategy.value_or(0);
        std::string refusal = refusalText(puzzle, strategy, problem);
        const StrategyInfo& info = puzzle.info().strategies[strategy];
        if (refusal.empty() && !info.lists && !isRecorded)
            refusal = fmt::format("the strategy {} counts solutions and lists none: use \"clew "
                                  "count {}\", or another strategy",
                                  info.id, puzzle.info().id);
        return refusal.empty() && checksSeed() ? refusalOfSeed(problem, {strategy}) : refusal;
    }

    // Not in a stream, in which another problem may be solved by another strategy.
    [[nodiscard]] bool checksSeed() const { return !m_shared.isInStream(); }

    [[nodiscard]] std::vector<std::size_t> fastest(const Problem& problem) const
    {
        std::vector<std::size_t> strategies;
        for (const std::string_view id : m_shared.m_puzzle.fastest(problem, m_shared.wanted()))
            strategies.push_back(m_shared.m_puzzle.strategyIndex(id).value());
        return strategies;
    }

    [[nodiscard]] std::string refusalOfSeed(const Problem& problem,
                                            const std::vector<std::size_t>& strategies) const
    {
        const auto counts =
            checkSeedCounts(m_shared.m_puzzle, problem, strategies, m_shared.m_options.run);
        return counts ? std::string() : counts.error().text;
    }

    // What was found is printed, however the search ends.
    Outcome search(const Problem& problem)
    {
        m_control.restart();
        m_printer.begin(problem);
        try {
            const Outcome outcome =
                m_shared.m_options.trace.empty() ? run(problem) : runTraced(problem);
            m_printer.print();
            return outcome;
        } catch (...) {
            m_printer.print();
            throw;
        }
    }

    Outcome run(const Problem& problem)
    {
        const Puzzle& puzzle = m_shared.m_puzzle;
        const Options options = optionsOf(m_shared.m_options.run);
        if (m_shared.m_strategy) {
            m_shared.noteUsed(*m_shared.m_strategy);
            return puzzle.run(*m_shared.m_strategy, problem, options, m_control);
        }
        const auto answer = puzzle.runInTurn(puzzle.fastest(problem, m_shared.wanted()), problem,
                                             options, m_control);
        m_shared.noteUsed(answer.strategy);
        return answer.outcome;
    }

    // Traces are recorded to be watched: without a named strategy, by the one the window begins
    // with.
    Outcome runTraced(const Problem& problem)
    {
        const auto trace = std::make_shared<Trace>();
        const std::size_t strategy = m_shared.m_strategy.value_or(0);
        m_shared.followTrace(problem, m_shared.m_puzzle.info().strategies[strategy], trace);
        Outcome outcome;
        {
            Recorder recorder(*trace, m_control);
            outcome = m_shared.m_puzzle.run(strategy, problem, optionsOf(m_shared.m_options.run),
                                            m_control, &recorder);
        }
        m_shared.noteUsed(strategy);
        m_shared.m_recorded = outcome;
        return outcome;
    }

    [[nodiscard]] Answer answerFor(const Problem& problem, const Outcome& outcome) const
    {
        Answer answer{Exit::Done, {}, outcome.counters};
        // Where a strategy runs dry there may be more solutions than it has found.
        const bool isCut =
            outcome.ending == Ending::Stopped ||
            (outcome.ending == Ending::RanDry &&
             (m_shared.m_options.all || outcome.counters.solutions < m_shared.m_options.limit));
        if (isCut) {
            answer.exit = Exit::Stopped;
            if (outcome.reason != StopReason::Cancelled)
                answer.message = stopText(outcome);
            if (outcome.reason == StopReason::MemoryLimit && !m_shared.m_options.trace.empty())
                answer.message += "; without --trace it may need less";
        } else if (outcome.counters.solutions == 0) {
            answer.exit = Exit::NoSolution;
            answer.message = noSolutionText(m_shared.m_puzzle, problem);
        } else if (problem.seeksBest() && outcome.ending == Ending::Exhausted) {
            answer.message = "the last solution is proven optimal";
        }
        return answer;
    }

    Solver& m_shared;
    Answering& m_out;
    std::unique_ptr<Conversion> m_conversion;
    Printer m_printer;
    Control m_control;
};

Work Solver::makeWork(Answering& out)
{
    const auto worker = std::make_shared<Worker>(*this, out);
    Work work([worker](const Problem& problem, std::uint64_t index) {
        return worker->solve(problem, index);
    });
    if (worker->converts())
        work.convert = [worker](std::string_view line) { return worker->convert(line); };
    return work;
}

void printStatistics(const SolveOptions& options, const std::vector<std::string>& strategies,
                     const Answers& all)
{
    const Counters& sum = all.counters;
    std::string text =
        fmt::format("strategy   {}\nsolutions  {}\nnodes      {}\nbacktracks {}\n",
                    fmt::join(strategies, ", "), sum.solutions, sum.nodes, sum.backtracks);
    if (sum.checks > 0)
        text += fmt::format("checks     {}\n", sum.checks);
    if (all.problems > 1)
        text += fmt::format("problems   {}\nproblems/s {:.0f}\n", all.problems,
                            static_cast<double>(all.problems) / all.seconds);
    text += fmt::format("seconds    {:.6f}\nnodes/s    {:.0f}", all.seconds,
                        static_cast<double>(sum.nodes) / all.seconds);
    if (!options.trace.empty())
        text += fmt::format("\ntrace      {}", options.trace);
    writeErrorLine(text);
}

// Ends a program that writes to a pipe which nobody reads any more, unless it is ignored.
class SignalIgnored
{
public:
    explicit SignalIgnored(int signal) : m_signal(signal), m_before(std::signal(signal, SIG_IGN)) {}
    SignalIgnored(const SignalIgnored&) = delete;
    SignalIgnored& operator=(const SignalIgnored&) = delete;
    ~SignalIgnored() { std::signal(m_signal, m_before); }

private:
    int m_signal;
    void (*m_before)(int);
};

Expected<Exit> solve(const SolveOptions& options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    std::optional<std::size_t> strategy;
    const auto wanted = strategyWanted(puzzle, options.run);
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    if (!wanted->empty()) {
        const auto named = chooseStrategy(puzzle, *wanted);
        if (!named)
            return tl::make_unexpected(named.error());
        strategy = *named;
    }
    const bool isKnown = strategy || !options.trace.empty(); // before a problem is read
    const std::vector<std::size_t> chosen(isKnown ? 1 : 0, strategy.value_or(0));
    if (const auto counts = checkSeedCounts(puzzle, chosen, options.run); !counts)
        return tl::make_unexpected(counts.error());
    const auto format = chooseFormat(puzzle, options.as, FormatUse::WritesSolution);
    if (!format)
        return tl::make_unexpected(format.error());
    if (!options.trace.empty() && compactFormat(puzzle) == nullptr)
        return usage(fmt::format("{} has no format that a trace could keep the problem in",
                                 puzzle.info().id));
    if (const auto apart = keepApart(options.trace, options.target.files); !apart)
        return tl::make_unexpected(apart.error());
    if (const auto writable = checkTraceFile(options.trace); !writable)
        return tl::make_unexpected(writable.error());
    auto source = ProblemSource::open(options.target, token);
    if (!source)
        return tl::make_unexpected(source.error());
    // The trace is kept even if nobody reads the solutions to their end.
    std::optional<SignalIgnored> ignored;
    if (!options.trace.empty())
        ignored.emplace(SIGPIPE);
    Solver solver(options, token, strategy, **format, source->lineFormat());
    const auto all = answerAll(*source, options.trace.empty() ? options.run.threads : 1, token,
                               [&](Answering& out) { return solver.makeWork(out); });
    const bool isSingle = !all || all->problems <= 1; // also of one whose solutions nobody reads
    if (const auto saved = isSingle ? solver.saveTrace() : Expected<void>(); !saved)
        return tl::make_unexpected(saved.error());
    if (!all)
        return tl::make_unexpected(all.error());
    if (options.statistics)
        printStatistics(options, solver.used(), *all);
    return all->exit;
}

Action declareSolve(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<SolveOptions>();
    addStrategy(table, options->run);
    addSettings(table, options->run, puzzle);
    table.whole({.names = "--limit",
                 .value = "N",
                 .summary = "Stop after this many solutions",
                 .fallback = "1"},
                options->limit, kFromOne);
    table.flag({.names = "--all", .summary = "Find all solutions", .excludes = {With{"--limit"}}},
               options->all);
    table.text({.names = "--as",
                .value = "FORMAT",
                .summary = "Format of the solutions",
                .fallback = "the puzzle's first"},
               options->as);
    table.flag({.names = "--stats", .summary = "Print the figures on standard error"},
               options->statistics);
    table.file({.names = "--trace",
                .value = "FILE",
                .summary = "Record the search in this file",
                .excludes = {With{"--threads"}}},
               options->trace);
    addLimits(table, options->run);
    addThreads(table, options->run, kThreadsOfStream);
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        return checkTarget(options->target, token).and_then([&] { return solve(*options, token); });
    };
}

} // namespace

Command solveCommand()
{
    return {"solve", "Find solutions and print them", "", declareSolve};
}

} // namespace clew::cli
