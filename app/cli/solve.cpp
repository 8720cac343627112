// clew solve: solutions, printed as they are found.

#include <atomic>
#include <boost/container/small_vector.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <unistd.h>

#include "app/cli/answers.h"
#include "app/cli/commands.h"
#include "app/cli/runoptions.h"
#include "core/trace/tracefile.h"

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

// Writes solutions in groups of as many as the format sets side by side.
class Printer
{
public:
    Printer(const Puzzle& puzzle, const Problem& problem, const FormatInfo& format, Answering& out)
        : m_puzzle(puzzle), m_problem(problem), m_format(format), m_out(out),
          m_group(static_cast<std::size_t>(format.abreast))
    {
    }

    void add(std::span<const Value> solution)
    {
        m_waiting.emplace_back(solution.begin(), solution.end());
        if (m_waiting.size() == m_group)
            print();
    }

    void print()
    {
        if (m_waiting.empty())
            return;
        const std::span<const Solution> solutions(m_waiting.data(), m_waiting.size());
        m_out.write(m_puzzle.writeSolutions(m_problem, solutions, m_printed, m_format.id));
        m_printed += m_waiting.size();
        m_waiting.clear();
    }

private:
    const Puzzle& m_puzzle;
    const Problem& m_problem;
    const FormatInfo& m_format;
    Answering& m_out;
    std::size_t m_group;
    boost::container::small_vector<Solution, 1> m_waiting; // mostly one a problem
    std::uint64_t m_printed = 0;
};

// Why there is no solution, as far as that can be seen without searching.
std::string noSolutionText(const Puzzle& puzzle, const Problem& problem)
{
    std::string text = "no solution";
    for (const Sentence& fault : puzzle.faults(problem))
        text += "\n    " + fault.text();
    return text;
}

class Solver
{
public:
    /// `strategy`: none if it is to be the fastest for each problem.
    Solver(const SolveOptions& options, std::stop_token token, std::optional<std::size_t> strategy,
           const FormatInfo& format)
        : m_options(options), m_puzzle(*options.target.puzzle), m_token(std::move(token)),
          m_strategy(strategy), m_format(format)
    {
    }

    Answer solve(const Problem& problem, std::uint64_t index, bool inStream, Answering& out)
    {
        if (index > 0 && !m_options.trace.empty())
            return {Exit::BadInput, "a trace holds one search; give one problem", {}};
        // In a stream line n answers line n, unless an answer may be several lines long: then an
        // empty line stands between the answers.
        const bool oneLine = m_format.line && !m_options.all && m_options.limit == 1;
        if (index > 0 && !oneLine)
            out.write("\n");
        const Outcome outcome = search(problem, out);
        if (inStream && oneLine && outcome.counters.solutions == 0)
            out.write("\n");
        return answerFor(problem, outcome);
    }

    [[nodiscard]] const Expected<void>& traced() const { return m_traced; }
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
    Outcome search(const Problem& problem, Answering& out)
    {
        Printer printer(m_puzzle, problem, m_format, out);
        const auto sink = [&](std::span<const Value> solution) {
            printer.add(solution);
            return !out.failed();
        };
        Control control(limitsOf(m_options.run, m_options.all ? kUnlimited : m_options.limit),
                        m_token, sink);
        control.onPoll([&] { out.poll(control.counters()); });
        const Outcome outcome =
            m_options.trace.empty() ? run(problem, control) : runTraced(problem, control);
        printer.print();
        return outcome;
    }

    Outcome run(const Problem& problem, Control& control)
    {
        if (m_strategy) {
            noteUsed(*m_strategy);
            return m_puzzle.run(*m_strategy, problem, {m_options.run.seed}, control);
        }
        const auto answer = m_puzzle.runInTurn(m_puzzle.fastest(problem, wanted()), problem,
                                               {m_options.run.seed}, control);
        noteUsed(answer.strategy);
        return answer.outcome;
    }

    static std::uint64_t bitOf(std::size_t strategy) { return std::uint64_t{1} << strategy; }

    // Nearly always known already: the threads that solve do not wait for each other here.
    void noteUsed(std::size_t strategy)
    {
        if ((m_used.load(std::memory_order_relaxed) & bitOf(strategy)) == 0)
            m_used.fetch_or(bitOf(strategy));
    }

    [[nodiscard]] Wanted wanted() const
    {
        return m_options.all || m_options.limit > 1 ? Wanted::InOrder : Wanted::One;
    }

    // What is recorded is to be watched: if none is named, by the strategy the window begins with.
    Outcome runTraced(const Problem& problem, Control& control)
    {
        Trace trace;
        const std::size_t strategy = m_strategy.value_or(0);
        const std::string& id = m_puzzle.info().strategies[strategy].id;
        Outcome outcome;
        {
            Recorder recorder(trace, control);
            outcome = m_puzzle.run(strategy, problem, {m_options.run.seed}, control, &recorder);
        }
        noteUsed(strategy);
        m_traced = saveTrace(problem, id, trace, outcome);
        return outcome;
    }

    [[nodiscard]] Expected<void> saveTrace(const Problem& problem, const std::string& strategy,
                                           const Trace& trace, const Outcome& outcome) const
    {
        const FormatInfo* const format = compactFormat(m_puzzle);
        if (format == nullptr)
            return usage(fmt::format("{} has no format that a trace could keep the problem in",
                                     m_puzzle.info().id));
        const TraceHeader header{.puzzle = m_puzzle.info().id,
                                 .strategy = strategy,
                                 .problem = m_puzzle.write(problem, format->id),
                                 .format = format->id,
                                 .parameters = parametersOf(m_options.target),
                                 .seed = m_options.run.seed,
                                 .outcome = outcome};
        const auto written = writeTrace(m_options.trace, header, trace);
        if (!written)
            return usage(written.error().message);
        return {};
    }

    [[nodiscard]] Answer answerFor(const Problem& problem, const Outcome& outcome) const
    {
        Answer answer{Exit::Done, {}, outcome.counters};
        const bool isCut = outcome.ending == Ending::Stopped ||
                           (outcome.ending == Ending::RanDry && outcome.counters.solutions == 0);
        if (isCut) {
            answer.exit = Exit::Stopped;
            if (outcome.reason != StopReason::Cancelled)
                answer.complaint = stopText(outcome);
        } else if (outcome.counters.solutions == 0) {
            answer.exit = Exit::NoSolution;
            answer.complaint = noSolutionText(m_puzzle, problem);
        }
        return answer;
    }

    const SolveOptions& m_options;
    const Puzzle& m_puzzle;
    std::stop_token m_token;
    std::optional<std::size_t> m_strategy;
    const FormatInfo& m_format;
    Expected<void> m_traced;
    std::atomic<std::uint64_t> m_used = 0; ///< by strategy: whether it has answered
};

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
    complain(text);
}

Expected<Exit> solve(const SolveOptions& options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    std::optional<std::size_t> strategy;
    if (!options.run.strategy.empty()) {
        const auto named = chooseStrategy(puzzle, options.run.strategy);
        if (!named)
            return tl::make_unexpected(named.error());
        strategy = *named;
    }
    const auto format = chooseFormat(puzzle, options.as, FormatUse::WritesSolution);
    if (!format)
        return tl::make_unexpected(format.error());
    auto source = ProblemSource::open(options.target, token);
    if (!source)
        return tl::make_unexpected(source.error());
    Solver solver(options, token, strategy, **format);
    const auto all = answerAll(*source, options.trace.empty() ? options.run.threads : 1, token,
                               [&](const Problem& problem, std::uint64_t index, Answering& out) {
                                   return solver.solve(problem, index, source->isStream(), out);
                               });
    if (!all)
        return tl::make_unexpected(all.error());
    if (!solver.traced())
        return tl::make_unexpected(solver.traced().error());
    if (options.statistics)
        printStatistics(options, solver.used(), *all);
    return all->exit;
}

void declareOptions(CLI::App& command, Invocation& invocation)
{
    const auto options = std::make_shared<SolveOptions>();
    addStrategy(command, options->run);
    auto* const limit =
        command.add_option("--limit", options->limit, "How many solutions to look for [1]")
            ->check(wholeNumber());
    command.add_flag("--all", options->all, "Finds all solutions")->excludes(limit);
    command.add_option("--as", options->as, "Format of the solutions [the puzzle's first]");
    command.add_flag("--stats", options->statistics, "Prints the figures on the standard error");
    command.add_option("--trace", options->trace, "Records the search in this file");
    addLimits(command, options->run);
    addThreads(command, options->run, "Works on so many lines of the input at once [1]");
    addTarget(command, options->target, invocation.puzzle);
    command.callback([options, &invocation] {
        invocation.result = checkTarget(options->target).and_then([&] {
            return solve(*options, invocation.token);
        });
    });
}

} // namespace

Command solveCommand()
{
    return {"solve", "Finds solutions and prints them", declareOptions};
}

} // namespace clew::cli
