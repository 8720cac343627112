// clew rate: how hard a problem is for people, and which techniques it needs.

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/answers.h"
#include "app/cli/commands.h"
#include "app/cli/runoptions.h"
#include "core/puzzle/registry.h"
#include "core/text/english.h"

namespace clew::cli {

namespace {

struct RateOptions
{
    Target target;
    RunOptions run;
    bool json = false;
    std::string scale = {}; ///< id of a PuzzleInfo::scales; empty: the puzzle's own difficulties
};

// "hard  1234  naked single 30, X-wing 1"
std::string textLine(const Puzzle& puzzle, const Rating& rating)
{
    std::string techniques;
    for (const auto& [rule, steps] : rating.techniques)
        techniques += fmt::format("{}{} {}", techniques.empty() ? "" : ", ",
                                  puzzle.ruleName(rule).text, steps);
    if (!rating.solved)
        techniques +=
            techniques.empty() ? "something has to be tried" : ", then something has to be tried";
    return fmt::format("{:<8} {:>6}  {}\n", puzzle.info().difficulties[rating.difficulty].id,
                       rating.score, techniques);
}

std::string jsonLine(const Puzzle& puzzle, const Rating& rating)
{
    nlohmann::ordered_json line{
        {"difficulty", puzzle.info().difficulties[rating.difficulty].id},
        {"score", rating.score},
        {"solved", rating.solved},
        {"techniques", nlohmann::ordered_json::array()},
    };
    for (const auto& [rule, steps] : rating.techniques)
        line["techniques"].push_back({{"name", puzzle.ruleName(rule).text}, {"steps", steps}});
    return line.dump() + "\n";
}

// By a scale that the puzzle has.
std::string scaleLine(const RateOptions& options, const ScaleRating& rating)
{
    if (!options.json)
        return rating.text + "\n";
    nlohmann::ordered_json parts;
    for (const auto& [name, value] : rating.parts)
        parts[name] = value;
    parts["exact"] = rating.isExact;
    return nlohmann::ordered_json{{options.scale, parts}}.dump() + "\n";
}

std::optional<std::size_t> scaleIndex(const Puzzle& puzzle, std::string_view id)
{
    const auto& scales = puzzle.info().scales;
    const auto found = std::ranges::find(scales, id, &ScaleInfo::id);
    if (found == scales.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - scales.begin());
}

// What is written for the problem; on a scale, a rating that was not finished is a lower bound, and
// says so. None where there is nothing to write.
Result<std::string> ratedText(const RateOptions& options, const Problem& problem, Control& control)
{
    const Puzzle& puzzle = *options.target.puzzle;
    if (!options.scale.empty())
        return puzzle.rateOn(scaleIndex(puzzle, options.scale).value(), problem, control)
            .map([&](const ScaleRating& rating) { return scaleLine(options, rating); });
    return puzzle.rate(problem, control).map([&](const Rating& rating) {
        return control.stopped() ? std::string()
               : options.json    ? jsonLine(puzzle, rating)
                                 : textLine(puzzle, rating);
    });
}

// Why there may be nothing to rate.
bool hasNoSolution(const RateOptions& options, const std::stop_token& token, const Problem& problem)
{
    const Puzzle& puzzle = *options.target.puzzle;
    Control control(limitsOf(options.run, 1), token);
    const Outcome outcome =
        puzzle.runInTurn(puzzle.fastest(problem, Wanted::One), problem, {}, control).outcome;
    return outcome.ending == Ending::Exhausted && outcome.counters.solutions == 0;
}

Answer rateProblem(const RateOptions& options, const std::stop_token& token, bool inStream,
                   const Problem& problem, Answering& out)
{
    Control control(limitsOf(options.run), token);
    control.allowThreads(threadsOfEach(options.run, inStream));
    control.onPoll([&] { out.poll(control.counters()); });
    const auto text = ratedText(options, problem, control);
    const Outcome outcome = control.finish();
    const bool isBlank = !text || text->empty();
    out.write(!isBlank ? *text : inStream ? "\n" : ""); // line n of a stream answers line n
    if (!text)
        return {hasNoSolution(options, token, problem) ? Exit::NoSolution : Exit::BadInput,
                english(text.error()), outcome.counters};
    if (!control.stopped())
        return {Exit::Done, {}, outcome.counters};
    const bool isCancelled = outcome.reason == StopReason::Cancelled; // reported once for all
    return {Exit::Stopped, std::string(isCancelled ? "" : stopText(outcome)), outcome.counters};
}

Expected<Exit> rate(const RateOptions& options, const std::stop_token& token)
{
    auto source = ProblemSource::open(options.target, token);
    if (!source)
        return tl::make_unexpected(source.error());
    return answerAll(*source, options.run.threads, token,
                     [&](Answering& out) {
                         return [&](const Problem& problem, std::uint64_t /*index*/) {
                             return rateProblem(options, token, source->isStream(), problem, out);
                         };
                     })
        .map([](const Answers& all) { return all.exit; });
}

// A flag for each scale of the puzzle; without a puzzle, of any.
void addScales(OptionTable& table, const Puzzle* puzzle, std::string& chosen)
{
    for (const auto& one : puzzles()) {
        if (puzzle != nullptr && puzzle != one.get() && !puzzle->info().scales.empty())
            continue;
        for (const ScaleInfo& scale : one->info().scales)
            table.add({.names = "--" + scale.id,
                       .summary = std::string(scale.summary.text),
                       .isOffered = puzzle == nullptr || puzzle == one.get()},
                      [&chosen, id = scale.id](const std::string& given) -> Expected<void> {
                          chosen = given == "true" ? id : "";
                          return {};
                      });
    }
}

Expected<void> checkScale(const RateOptions& options)
{
    const Puzzle& puzzle = *options.target.puzzle;
    if (options.scale.empty() || scaleIndex(puzzle, options.scale))
        return {};
    return usage(fmt::format("{} has no rating --{}", puzzle.info().id, options.scale));
}

Action declareRate(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<RateOptions>();
    table.flag({.names = "--json", .summary = "Print a line of JSON for each problem"},
               options->json);
    addScales(table, puzzle, options->scale);
    addLimits(table, options->run);
    addThreads(table, options->run, kThreadsOfStream);
    options->target.offers = [](const PuzzleInfo& info) { return !info.difficulties.empty(); };
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        return checkTarget(options->target, token)
            .and_then([&] { return checkScale(*options); })
            .and_then([&] { return rate(*options, token); });
    };
}

} // namespace

Command rateCommand()
{
    return {"rate", "Rate how hard problems are for people, with the techniques they need", "",
            declareRate};
}

} // namespace clew::cli
