// clew generate: new problems, each with exactly one solution.

#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/commands.h"
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

// Problem number i has the seed of the first plus i, so that each can be made again alone.
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
            writeErrorLine(fmt::format("clew: {}", stopText(control.finish())));
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

// Where no problems can be generated, the parameters of problems: then it is this that gets
// reported, not an unknown option.
std::vector<ParameterInfo> parametersFor(const Puzzle* puzzle)
{
    if (puzzle == nullptr)
        return {};
    const PuzzleInfo& info = puzzle->info();
    return info.generator ? info.generator->parameters : info.parameters;
}

Action declareGenerate(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<GenerateOptions>();
    addSeed(table, options->run,
            "Random seed; the same seed makes the same problem, and each further problem has the "
            "next seed");
    table.whole(
        {.names = "--count", .value = "N", .summary = "Number of problems", .fallback = "1"},
        options->count, kFromOne);
    table.text({.names = "--difficulty",
                .value = "ID",
                .summary = "Difficulty of the problems; see `clew list difficulties`",
                .fallback = "any"},
               options->difficulty);
    table.text({.names = "--as",
                .value = "FORMAT",
                .summary = "Format of the problems",
                .fallback = "one line each, if there is such a format"},
               options->as);
    addLimits(table, options->run);
    addPuzzle(table, options->target, puzzle, parametersFor(puzzle));
    return [options](const std::stop_token& token) {
        return checkTarget(options->target).and_then([&] { return generate(*options, token); });
    };
}

} // namespace

Command generateCommand()
{
    return {"generate", "Generate new problems, each with exactly one solution", "",
            declareGenerate};
}

} // namespace clew::cli
