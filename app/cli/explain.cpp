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
};

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
    const auto steps = options.target.puzzle->explainSolution(**problem, control);
    progress.clear();
    Output output(STDOUT_FILENO);
    for (std::size_t i = 0; i < steps.size(); ++i)
        output.write(fmt::format("{}. {}\n", i + 1, steps[i].text()));
    if (const auto written = output.finish(); !written)
        return tl::make_unexpected(written.error());
    const Outcome outcome = control.finish();
    if (outcome.ending != Ending::Stopped)
        return Exit::Done;
    writeErrorLine(fmt::format("clew: {}", stopText(outcome)));
    return Exit::Stopped;
}

Action declareExplain(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<ExplainOptions>();
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
