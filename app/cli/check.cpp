// clew check: is the input sound, and has it no, one or several solutions?

#include <fmt/format.h>

#include "app/cli/answers.h"
#include "app/cli/commands.h"
#include "app/cli/runoptions.h"

namespace clew::cli {

namespace {

struct CheckOptions
{
    Target target;
    RunOptions run;
};

std::string contradictionText(const std::vector<Sentence>& faults)
{
    std::string text = "contradictory:";
    for (const Sentence& fault : faults)
        text += " " + fault.text();
    return text + "\n";
}

// Two solutions suffice to know that there are several.
Answer checkProblem(const CheckOptions& options, StrategyIds strategies,
                    const std::stop_token& token, const Problem& problem, Answering& out)
{
    const Puzzle& puzzle = *options.target.puzzle;
    if (const auto faults = puzzle.faults(problem); !faults.empty()) {
        out.write(contradictionText(faults));
        return {Exit::NoSolution, {}, {}};
    }
    if (std::string refusal = refusalText(puzzle, problem); strategies.empty() && !refusal.empty())
        return {Exit::BadInput, std::move(refusal), {}};
    for (const std::string_view id : strategies)
        if (std::string refusal = refusalText(puzzle, *puzzle.strategyIndex(id), problem);
            !refusal.empty())
            return {Exit::BadInput, std::move(refusal), {}};
    Control control(limitsOf(options.run, 2), token);
    control.onPoll([&] { out.poll(control.counters()); });
    if (strategies.empty())
        strategies = puzzle.fastest(problem, Wanted::Several);
    const Outcome outcome =
        puzzle.runInTurn(strategies, problem, {options.run.seed}, control).outcome;
    Answer answer{Exit::Done, {}, outcome.counters};
    if (outcome.counters.solutions >= 2) {
        out.write("sound, several solutions\n");
    } else if (outcome.ending == Ending::Stopped || outcome.ending == Ending::RanDry) {
        answer.exit = Exit::Stopped;
        out.write(fmt::format("sound, {}; {}\n",
                              outcome.counters.solutions == 0 ? "no solution found yet"
                                                              : "at least one solution",
                              stopText(outcome)));
    } else if (outcome.counters.solutions == 1) {
        out.write("sound, one solution\n");
    } else {
        answer.exit = Exit::NoSolution;
        out.write("no solution\n");
    }
    return answer;
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

Expected<Exit> check(const CheckOptions& options, const std::stop_token& token)
{
    const auto strategies = completeStrategy(*options.target.puzzle, options.run.strategy);
    if (!strategies)
        return tl::make_unexpected(strategies.error());
    auto source = ProblemSource::open(options.target, token);
    if (!source)
        return tl::make_unexpected(source.error());
    return answerAll(*source, options.run.threads, token,
                     [&](Answering& out) {
                         return [&](const Problem& problem, std::uint64_t /*index*/) {
                             return checkProblem(options, *strategies, token, problem, out);
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
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        return checkTarget(options->target).and_then([&] { return check(*options, token); });
    };
}

} // namespace

Command checkCommand()
{
    return {"check", "Check whether problems are sound, and have no, one or several solutions", "",
            declareCheck};
}

} // namespace clew::cli
