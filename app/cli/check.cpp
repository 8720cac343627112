// clew check: is the input sound, and has it no, one or several solutions? Or is it a solution?

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/answers.h"
#include "app/cli/commands.h"
#include "app/cli/runoptions.h"
#include "app/cli/setterquestions.h"
#include "core/puzzle/entering.h"
#include "core/puzzle/naming.h"
#include "core/text/capital.h"
#include "core/text/longest.h"

namespace clew::cli {

namespace {

/// What a search may take besides a node for each variable to see that nothing is left to find.
constexpr std::uint64_t kNodesToSee = 1000;

struct CheckOptions
{
    Target target;
    RunOptions run{.needsComplete = true};
    std::string solution = {}; ///< to be checked against the problem: a file, "-" or the text
    SetterQuestions setter;
};

// The verdict, and why.
std::string wrongText(std::string text, const std::vector<Sentence>& faults)
{
    for (const Sentence& fault : faults)
        text += " " + standingText(fault);
    return text + "\n";
}

// Of what the text has entered besides the problem (painted cells), what is wrong with it: empty if
// some solution has it all, or if that is not found out. `only`: the problem's, if it has just one.
std::string wronglyEntered(const CheckOptions& options, const std::stop_token& token,
                           const Problem& problem, const Solution& only)
{
    constexpr std::size_t kMostNamed = 10;
    const Puzzle& puzzle = *options.target.puzzle;
    const std::vector<Assignment> entered = enteredIn(puzzle, problem);
    if (entered.empty())
        return {};
    if (only.empty()) {
        const auto assumed = puzzle.assume(problem, entered);
        if (!assumed)
            return {};
        Control control(limitsOf(options.run, 1), token);
        const Outcome outcome = puzzle
                                    .runInTurn(puzzle.fastest(**assumed, Wanted::One), **assumed,
                                               {options.run.seed}, control)
                                    .outcome;
        const bool isWrong = outcome.ending == Ending::Exhausted && outcome.counters.solutions == 0;
        return isWrong ? "; none has all that is entered" : "";
    }
    std::string names;
    std::size_t count = 0;
    for (const Assignment& entry : entered) {
        if (only.at(entry.variable) == entry.value || ++count > kMostNamed)
            continue;
        names += count == 1 ? "; entered wrongly: " : ", ";
        names += puzzle.placeName(problem, {entry.variable, entry.value}).text();
    }
    return count > kMostNamed ? fmt::format("{} and {} more", names, count - kMostNamed) : names;
}

// By index: those that may decide it.
std::vector<std::size_t> deciding(const Puzzle& puzzle, const StrategyIds& chosen)
{
    std::vector<std::size_t> indices;
    const auto& all = puzzle.info().strategies;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (chosen.empty() ? all[i].complete : std::ranges::find(chosen, all[i].id) != chosen.end())
            indices.push_back(i);
    return indices;
}

// Two solutions suffice to know that there are several.
Answer checkProblem(const CheckOptions& options, StrategyIds strategies,
                    const std::stop_token& token, bool inStream, const Problem& problem,
                    Answering& out)
{
    const Puzzle& puzzle = *options.target.puzzle;
    if (const auto faults = puzzle.faults(problem); !faults.empty()) {
        out.write(wrongText("contradictory:", faults));
        return {Exit::NoSolution, {}, {}};
    }
    if (std::string refusal = refusalText(puzzle, problem); strategies.empty() && !refusal.empty())
        return {Exit::BadInput, std::move(refusal), {}};
    for (const std::string_view id : strategies)
        if (std::string refusal = refusalText(puzzle, *puzzle.strategyIndex(id), problem);
            !refusal.empty())
            return {Exit::BadInput, std::move(refusal), {}};
    if (const auto counts =
            checkSeedCounts(puzzle, problem, deciding(puzzle, strategies), options.run);
        !counts)
        return {Exit::BadInput, counts.error().text, {}};
    Solution first;
    Control control(limitsOf(options.run, 2), token, [&](std::span<const Value> values) {
        if (first.empty())
            first.assign(values.begin(), values.end());
        return true;
    });
    control.allowThreads(threadsOfEach(options.run, inStream));
    control.onPoll([&] { out.poll(control.counters()); });
    if (strategies.empty())
        strategies = puzzle.fastest(problem, Wanted::Several);
    const Outcome outcome =
        puzzle.runInTurn(strategies, problem, {options.run.seed}, control).outcome;
    Answer answer{Exit::Done, {}, outcome.counters};
    if (outcome.counters.solutions >= 2) {
        const std::string wrong = wronglyEntered(options, token, problem, {});
        answer.exit = wrong.empty() ? Exit::Done : Exit::NoSolution;
        out.write(fmt::format("sound, several solutions{}\n", wrong));
    } else if (outcome.ending == Ending::Stopped || outcome.ending == Ending::RanDry) {
        answer.exit = Exit::Stopped;
        out.write(fmt::format("sound, {}; {}\n",
                              outcome.counters.solutions == 0 ? "no solution found yet"
                                                              : "at least one solution",
                              stopText(outcome)));
    } else if (outcome.counters.solutions == 1) {
        const std::string wrong = wronglyEntered(options, token, problem, first);
        answer.exit = wrong.empty() ? Exit::Done : Exit::NoSolution;
        out.write(fmt::format("sound, one solution{}\n", wrong));
    } else {
        answer.exit = Exit::NoSolution;
        out.write("no solution\n");
    }
    return answer;
}

Answer checkSolution(const Puzzle& puzzle, const Problem& problem, const Solution& solution,
                     Answering& out)
{
    const auto wrong = puzzle.verify(problem, solution);
    out.write(wrong.empty() ? "a solution\n" : wrongText("not a solution:", wrong));
    return {wrong.empty() ? Exit::Done : Exit::NoSolution, {}, {}};
}

// Whether a problem is nothing but this solution, as one of the formats prints it.
bool isWhole(const Puzzle& puzzle, const Problem& filled, const Problem& problem,
             const Solution& solution)
{
    const auto& formats = puzzle.info().formats;
    const auto plain = std::ranges::find_if(formats, &FormatInfo::writesProblem);
    const std::string text = puzzle.write(filled, plain->id);
    return std::ranges::any_of(formats, [&](const FormatInfo& format) {
        if (!format.writesSolution)
            return false;
        const auto printed =
            puzzle.read(puzzle.writeSolutions(problem, {&solution, 1}, 0, format.id), {}, {});
        return printed && puzzle.write(**printed, plain->id) == text;
    });
}

// The only solution of what the text says: most solutions are read as problems without anything
// left to find.
Result<ClaimedSolution> solutionOf(const Puzzle& puzzle, std::string_view text,
                                   const ProblemPtr& problem, const RunOptions& run,
                                   const std::stop_token& token)
{
    auto claimed = puzzle.readSolution(text, {}, {}, problem);
    if (claimed)
        return claimed;
    const auto filled = puzzle.read(text, {}, {});
    const bool isReadAlone = std::ranges::any_of(puzzle.info().formats, &FormatInfo::readsSolution);
    if (!filled)
        return isReadAlone ? claimed : tl::make_unexpected(filled.error());
    if (auto faults = puzzle.faults(**filled); !faults.empty())
        return fail(std::move(faults.front()));
    const Dimensions dimensions = puzzle.dimensions(*problem);
    const Dimensions own = puzzle.dimensions(**filled);
    if (own.variables != dimensions.variables || own.values != dimensions.values)
        return fail(verbatim("this has a different size from the problem"));
    std::vector<Solution> found;
    Limits limits = limitsOf(run, 2);
    limits.nodes = std::min<std::uint64_t>(limits.nodes, dimensions.variables + kNodesToSee);
    Control control(limits, token, [&](std::span<const Value> values) {
        found.emplace_back(values.begin(), values.end());
        return true;
    });
    puzzle.runInTurn(puzzle.fastest(**filled, Wanted::Several), **filled, {}, control);
    if (found.size() != 1 || !isWhole(puzzle, **filled, *problem, found.front()))
        return fail(verbatim("this is an unsolved problem, not a solution"));
    return ClaimedSolution{problem, std::move(found.front())};
}

// Of the solution, for messages: its file, or the option that it is the text of.
std::string nameOf(const std::string& solution)
{
    if (solution == "-")
        return "<stdin>";
    std::error_code ignored; // such as a text too long for a file name
    return std::filesystem::exists(solution, ignored) ? solution : "--solution";
}

// Bytes of a solution, as a board with a mark at each place or shorter: that of the largest board
// of queens takes 80 MB.
std::size_t longestSolution(const Puzzle& puzzle, const Problem& problem)
{
    constexpr std::uint64_t kMostAPlace = 4;
    const Dimensions dimensions = puzzle.dimensions(problem);
    return std::clamp<std::uint64_t>(kMostAPlace * dimensions.variables * dimensions.values,
                                     kMaxText, Reader::kLongestLine);
}

// The problem of the input and one solution.
Expected<Exit> checkAgainst(const CheckOptions& options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const auto problem = readSingle(options.target, token);
    if (!problem)
        return tl::make_unexpected(problem.error());
    auto text = textOf(options.solution, token, longestSolution(puzzle, **problem));
    if (!text)
        return tl::make_unexpected(text.error());
    auto wrong = clashesIn(puzzle, **problem, *text);
    if (wrong.empty()) {
        const auto claimed = solutionOf(puzzle, *text, *problem, options.run, token);
        if (!claimed)
            return misread(nameOf(options.solution), claimed.error());
        wrong = puzzle.verify(**problem, claimed->solution);
    }
    Output output(STDOUT_FILENO);
    output.write(wrong.empty() ? "a solution\n" : wrongText("not a solution:", wrong));
    if (auto written = output.finish(); !written)
        return tl::make_unexpected(written.error());
    return wrong.empty() ? Exit::Done : Exit::NoSolution;
}

// The strategy chosen; none: the fastest of each problem.
Expected<StrategyIds> completeStrategy(const Puzzle& puzzle, const std::string& id)
{
    if (id.empty())
        return {};
    const auto chosen = chooseStrategy(puzzle, id);
    if (!chosen)
        return tl::make_unexpected(chosen.error());
    if (!puzzle.info().strategies[*chosen].complete)
        return usage(fmt::format(
            "{} does not search everything: it cannot decide how many solutions there are", id));
    return StrategyIds{id};
}

Draft draftOf(const CheckOptions& options, const ProblemPtr& problem, const std::stop_token& token,
              Answering& out)
{
    Draft draft{*options.target.puzzle, problem, token};
    draft.poll = [&out] { out.poll({}); };
    const Limits limits = limitsOf(options.run, kUnlimited);
    draft.limits.nodes = std::min(draft.limits.nodes, limits.nodes);
    if (limits.time < std::chrono::hours(24))
        draft.deadline = std::chrono::steady_clock::now() + limits.time;
    return draft;
}

Expected<Exit> check(const CheckOptions& options, const std::stop_token& token)
{
    const auto strategies = completeStrategy(*options.target.puzzle, options.run.strategy);
    if (!strategies)
        return tl::make_unexpected(strategies.error());
    if (!options.setter.any()) // which draws the order in which givens are taken away
        if (const auto counts = checkSeedCounts(
                *options.target.puzzle, deciding(*options.target.puzzle, *strategies), options.run);
            !counts)
            return tl::make_unexpected(counts.error());
    auto source = ProblemSource::open(options.target, token);
    if (!source)
        return tl::make_unexpected(source.error());
    return answerAll(*source, options.run.threads, token,
                     [&](Answering& out) {
                         return [&](const Posed& posed, std::uint64_t /*index*/) {
                             return posed.solution ? checkSolution(*options.target.puzzle, posed,
                                                                   *posed.solution, out)
                                    : options.setter.any()
                                        ? answerSetter(options.setter,
                                                       draftOf(options, posed.problem, token, out),
                                                       out)
                                        : checkProblem(options, *strategies, token,
                                                       source->isStream(), posed, out);
                         };
                     })
        .map([](const Answers& all) { return all.exit; });
}

Action declareCheck(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<CheckOptions>();
    addStrategy(table, options->run);
    addLimits(table, options->run);
    addThreads(table, options->run, kThreadsOfStream);
    table.text({.names = "--solution",
                .value = "SOLUTION",
                .summary = "Check this solution of the problem: a file, - or the text itself",
                .excludes = {With{"--strategy"}, With{"--seed"}, With{"--threads"}}},
               options->solution);
    addSetterQuestions(table, options->setter);
    options->target.takesSolutions = true;
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        options->target.takesSolutions = options->solution.empty();
        options->setter.seed = options->run.seed;
        return checkTarget(options->target, token).and_then([&] {
            if (options->target.isRecognised) // the answer is about that, and no other puzzle
                writeErrorLine(fmt::format("clew: read as {}", options->target.puzzle->info().id));
            return options->solution.empty() ? check(*options, token)
                                             : checkAgainst(*options, token);
        });
    };
}

} // namespace

Command checkCommand()
{
    return {"check",
            "Check that problems are valid and whether they have no, one or several solutions",
            "If the input is a solution as `clew solve` prints it, that is checked instead.",
            declareCheck};
}

} // namespace clew::cli
