// clew generate: new problems, each with exactly one solution.

#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/numbers.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/runoptions.h"
#include "app/cli/target.h"

namespace clew::cli {

namespace {

struct GenerateOptions
{
    Target target;
    RunOptions run;
    std::uint64_t count = 1;
    std::string difficulty = {};
    std::string as = {};
};

// Problem number i of many has the seed of the first one plus i: it can be made again alone.
Expected<Exit> generateAll(const GenerateOptions& options, const FormatInfo& format,
                           const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    Output output(STDOUT_FILENO);
    Progress progress;
    for (std::uint64_t i = 0; i < options.count && !output.failed(); ++i) {
        Control control(limitsOf(options.run), token);
        control.onPoll([&] {
            output.flushNowAndThen();
            progress.update(control.counters(), i);
        });
        const auto problem = puzzle.generate(
            {options.target.parameters, options.run.seed + i, options.difficulty}, control);
        if (!problem)
            return usage(problem.error().text());
        if (*problem == nullptr) {
            progress.clear();
            output.flush();
            complain(fmt::format("clew: {}", stopText(control.finish())));
            return Exit::Stopped;
        }
        if (i > 0 && !format.line)
            output.write("\n");
        output.write(puzzle.write(**problem, format.id));
    }
    progress.clear();
    return output.finish().map([] { return Exit::Done; });
}

Expected<Exit> generate(const GenerateOptions& options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const auto& generator = puzzle.info().generator;
    if (!generator)
        return usage(fmt::format("{}: {}", puzzle.info().id, puzzle.info().noGenerator.text));
    const std::vector<std::string> difficulties = idsOf(generator->difficulties);
    if (!options.difficulty.empty() &&
        std::ranges::find(difficulties, options.difficulty) == difficulties.end())
        return unknown(fmt::format("difficulty of {}", puzzle.info().id), options.difficulty,
                       difficulties);
    const FormatInfo* const compact = compactFormat(puzzle);
    const auto format =
        chooseFormat(puzzle, options.as.empty() && compact != nullptr ? compact->id : options.as,
                     FormatUse::WritesProblem);
    if (!format)
        return tl::make_unexpected(format.error());
    return generateAll(options, **format, token);
}

// Those of problems stand in where no new ones are made, so that this is what is complained of.
std::vector<ParameterInfo> parametersFor(const Puzzle* puzzle)
{
    if (puzzle == nullptr)
        return {};
    const PuzzleInfo& info = puzzle->info();
    return info.generator ? info.generator->parameters : info.parameters;
}

void declareOptions(CLI::App& command, Invocation& invocation)
{
    const auto options = std::make_shared<GenerateOptions>();
    addSeed(command, options->run,
            "The same seed makes the same problem; the next one of many has the next seed [1]");
    addWhole(command, "--count", options->count, "How many problems [1]", kFromOne);
    command.add_option("--difficulty", options->difficulty,
                       "Only such problems; `clew list difficulties` names them [any]");
    command.add_option("--as", options->as,
                       "Format of the problems [a line each, where there is one]");
    addLimits(command, options->run);
    addPuzzle(command, options->target, invocation.puzzle, parametersFor(invocation.puzzle));
    command.callback([options, &invocation] {
        invocation.result = checkTarget(options->target).and_then([&] {
            return generate(*options, invocation.token);
        });
    });
}

} // namespace

Command generateCommand()
{
    return {"generate", "Makes new problems, each with exactly one solution", declareOptions};
}

} // namespace clew::cli
