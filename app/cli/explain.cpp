// clew explain: the way to the solution as numbered steps, each with its reason.

#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/runoptions.h"
#include "app/cli/source.h"

namespace clew::cli {

namespace {

struct ExplainOptions
{
    Target target;
    RunOptions run;
    ExplainRequest request;
};

Exit exitOf(const Outcome& outcome)
{
    if (outcome.ending == Ending::Stopped || outcome.ending == Ending::RanDry)
        return Exit::Stopped;
    return outcome.counters.solutions > 0 ? Exit::Done : Exit::NoSolution;
}

Expected<Exit> explain(const ExplainOptions& options, const std::stop_token& token)
{
    const auto problem = readSingle(options.target, token);
    if (!problem)
        return tl::make_unexpected(problem.error());
    if (const std::string refusal = refusalText(*options.target.puzzle, **problem);
        !refusal.empty())
        return usage(refusal);
    Progress progress;
    Control control(limitsOf(options.run, 1), token);
    control.onPoll([&] { progress.update(control.counters()); });
    const Explanation explanation =
        options.target.puzzle->explainSolution(**problem, options.request, control);
    progress.clear();
    Output output(STDOUT_FILENO);
    const auto writeLine = [&](const Sentence& sentence) {
        if (!sentence.empty())
            output.write(sentence.text() + '\n');
    };
    writeLine(explanation.remark);
    for (std::size_t i = 0; i < explanation.steps.size(); ++i)
        output.write(fmt::format("{}. {}\n", i + 1, explanation.steps[i].text()));
    writeLine(explanation.end);
    if (const auto written = output.finish(); !written)
        return tl::make_unexpected(written.error());
    if (explanation.outcome.ending == Ending::Stopped)
        writeErrorLine(fmt::format("clew: {}", stopText(explanation.outcome)));
    return exitOf(explanation.outcome);
}

Action declareExplain(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<ExplainOptions>();
    table.flag({.names = "--all-steps", .summary = "Keep the steps that no later one needs"},
               options->request.allSteps);
    addLimits(table, options->run);
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        return checkTarget(options->target).and_then([&] { return explain(*options, token); });
    };
}

} // namespace

Command explainCommand()
{
    return {"explain", "Explain the solution in numbered steps", "", declareExplain};
}

} // namespace clew::cli
