// clew generate: new problems, each with exactly one solution.

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/runoptions.h"
#include "app/cli/target.h"
#include "core/puzzle/generating.h"
#include "core/puzzle/uncounted.h"
#include "core/study/training.h"
#include "core/text/english.h"
#include "core/text/printable.h"

namespace clew::cli {

namespace {

constexpr std::uint64_t kMostClues = 1'000'000;

struct GenerateOptions
{
    Target target;
    RunOptions run;
    GenerateRequest request;
    std::string seed = "1";
    std::uint64_t count = 1;
    std::string as = {};
    bool atTechnique = false;
    bool rates = false;
    bool json = false;
};

// What is said of a problem besides the problem, where that is asked for.
struct Told
{
    std::string seed;
    std::optional<Rating> rating;
};

std::string difficultyOf(const Puzzle& puzzle, const Rating& rating)
{
    return puzzle.info().difficulties[rating.difficulty].id;
}

std::string jsonOf(const Puzzle& puzzle, std::string_view problem, const Told& told)
{
    while (problem.ends_with('\n'))
        problem.remove_suffix(1);
    nlohmann::ordered_json line{{"problem", problem}, {"seed", told.seed}};
    if (told.rating) {
        line["difficulty"] = difficultyOf(puzzle, *told.rating);
        line["score"] = told.rating->score;
    }
    return printableJson(line.dump()) + "\n";
}

// The problem and, in columns or in a line of its own, its seed, difficulty and score.
std::string problemText(const Puzzle& puzzle, std::string problem, bool isLine, const Told& told)
{
    std::string columns = told.seed;
    if (told.rating)
        columns += fmt::format("\t{}\t{}", difficultyOf(puzzle, *told.rating), told.rating->score);
    if (!isLine)
        return problem + columns + "\n";
    if (problem.ends_with('\n'))
        problem.pop_back();
    return problem + "\t" + columns + "\n";
}

// The problem, or what simpler techniques make of it.
std::string writtenText(const GenerateOptions& options, const ProblemPtr& problem,
                        const FormatInfo& format, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    if (options.atTechnique)
        if (const auto position =
                beforeTechnique(puzzle, problem, options.request.technique, token))
            if (const auto there = puzzle.assume(*problem, position->entries))
                return puzzle.write(**there, format.id);
    return puzzle.write(*problem, format.id);
}

std::string answerOf(const GenerateOptions& options, const ProblemPtr& made,
                     const FormatInfo& format, Control& control, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const Problem& problem = *made;
    std::string text = writtenText(options, made, format, token);
    if (!options.rates && !options.json)
        return text;
    Told told{seedName({options.request.version, options.request.seed}), std::nullopt};
    if (options.rates && !puzzle.info().difficulties.empty())
        if (const auto rating = puzzle.rate(problem, control); rating && !control.stopped())
            told.rating = *rating;
    return options.json ? jsonOf(puzzle, text, told)
                        : problemText(puzzle, std::move(text), format.line, told);
}

// Problem number i has the seed of the first plus i, so that each can be made again alone.
Expected<Exit> generateAll(GenerateOptions options, const FormatInfo& format,
                           const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    Output output(STDOUT_FILENO);
    Progress progress;
    for (std::uint64_t i = 0; i < options.count && !output.failed(); ++i, ++options.request.seed) {
        Control control(limitsOf(options.run), token);
        control.onPoll([&] {
            output.flushNowAndThen();
            progress.update(control.counters(), i);
        });
        const auto problem = puzzle.generate(options.request, control);
        if (!problem)
            return usage(english(problem.error()));
        const std::string answer =
            *problem == nullptr ? "" : answerOf(options, *problem, format, control, token);
        if (control.stopped()) {
            progress.clear();
            output.flush();
            writeErrorLine(fmt::format("clew: {}", stopText(control.finish())));
            return Exit::Stopped;
        }
        if (i > 0 && !format.line && !options.json)
            output.write("\n");
        output.write(answer);
    }
    progress.clear();
    return output.finish().map([] { return Exit::Done; });
}

Expected<void> readNamedSeed(GenerateOptions& options)
{
    const auto seed = readSeed(options.seed);
    if (!seed)
        return usage("--seed: " + english(seed.error()));
    options.request.seed = seed->seed;
    options.request.version = seed->version;
    if (seed->version == 0 && options.target.puzzle->info().generator)
        options.request.version = options.target.puzzle->info().generator->version;
    return {};
}

Expected<Exit> generate(GenerateOptions& options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const auto& generator = puzzle.info().generator;
    if (!generator)
        return usage(fmt::format("{}: {}", puzzle.info().id, puzzle.info().noGenerator.text));
    const std::vector<std::string> difficulties = idsOf(generator->difficulties);
    const std::string& difficulty = options.request.difficulty;
    if (!difficulty.empty() && std::ranges::find(difficulties, difficulty) == difficulties.end())
        return unknown(fmt::format("difficulty of {}", puzzle.info().id), difficulty, difficulties);
    if (const auto seed = readNamedSeed(options); !seed)
        return tl::make_unexpected(seed.error());
    options.request.parameters = options.target.parameters;
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

// Whether the puzzle's generator takes an option; without a puzzle, whether any might.
template<class Takes>
bool isTaken(const Puzzle* puzzle, Takes takes)
{
    return puzzle == nullptr || (puzzle->info().generator && takes(*puzzle->info().generator));
}

Action declareGenerate(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<GenerateOptions>();
    const bool takesTechnique =
        isTaken(puzzle, [](const auto& generator) { return !generator.techniques.empty(); });
    table.text({.names = "--seed",
                .value = "SEED",
                .summary =
                    "Random seed; the same seed makes the same problem, and each further "
                    "problem has the next seed; 2:17 is seed 17 of the generator's version 2",
                .fallback = "1"},
               options->seed);
    table.whole(
        {.names = "--count", .value = "N", .summary = "Number of problems", .fallback = "1"},
        options->count, kFromOne);
    table.text({.names = "--difficulty",
                .value = "ID",
                .summary = "Difficulty of the problems; see `clew list difficulties`",
                .fallback = "any",
                .isOffered = isTaken(
                    puzzle, [](const auto& generator) { return !generator.difficulties.empty(); })},
               options->request.difficulty);
    table.text({.names = "--symmetry",
                .value = "ID",
                .summary = "Symmetry of the clue pattern: none, rotation, mirror or both",
                .isOffered = isTaken(
                    puzzle, [](const auto& generator) { return !generator.symmetries.empty(); })},
               options->request.symmetry);
    table.text({.names = "--technique",
                .value = "NAME",
                .summary = "Require this technique and none harder, e.g. x-wing",
                .isOffered = takesTechnique},
               options->request.technique);
    table.flag({.names = "--at-technique",
                .summary = "Print the board as it is right before the technique is needed, "
                           "with what simpler ones fill in",
                .needs = {With{"--technique"}},
                .isOffered = takesTechnique},
               options->atTechnique);
    table.whole(
        {.names = "--clues",
         .value = "N",
         .summary = "Number of clues",
         .isOffered = isTaken(puzzle, [](const auto& generator) { return generator.takesClues; })},
        options->request.clues, {1, kMostClues});
    table.text({.names = "--as",
                .value = "FORMAT",
                .summary = "Format of the problems",
                .fallback = "one line each, if there is such a format"},
               options->as);
    table.flag({.names = "--rate", .summary = "Print seed, difficulty and score with each problem"},
               options->rates);
    table.flag({.names = "--json", .summary = "Print a line of JSON for each problem"},
               options->json);
    addLimits(table, options->run);
    options->target.offers = [](const PuzzleInfo& info) { return info.generator.has_value(); };
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
