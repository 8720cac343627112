#include "core/puzzles/suguru/rating.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>

#include "core/puzzle/rated.h"
#include "core/puzzles/suguru/logic.h"
#include "core/puzzles/suguru/propagation.h"
#include "core/search/trial.h"

namespace clew::suguru {

namespace {

enum Level : std::uint8_t { Easy, Medium, Hard };

/// Boards looked at for one of a certain level.
constexpr std::uint64_t kAttempts = 200;

struct Grade
{
    Level level;
    std::uint64_t points;
};

Grade gradeOf(Rule rule)
{
    switch (rule) {
    case NakedSingle:
        return {Easy, 1};
    case HiddenSingle:
        return {Easy, 2};
    case AllTouch:
        return {Medium, 5};
    case NakedPair:
        return {Medium, 10};
    default:
        return {Medium, 15};
    }
}

constexpr std::uint64_t kPointsOfOpenCell = 20;

// A rating of a board that is known to have one solution.
Rating rateProper(const SuguruProblem& problem, Control& control)
{
    const Layout layout(problem);
    Trial trial(control, {});
    NoTracer tracer;
    std::map<Rule, std::uint64_t> steps;
    Logic<NoTracer> logic(problem, layout, trial.control(), tracer);
    logic.run([&](Rule rule) { ++steps[rule]; });
    Rating rating;
    rating.solved = logic.openCells() == 0;
    rating.score = logic.openCells() * kPointsOfOpenCell;
    if (!rating.solved)
        rating.difficulty = Hard;
    for (const auto& [rule, count] : steps) {
        const Grade grade = gradeOf(rule);
        rating.difficulty = std::max<std::size_t>(rating.difficulty, grade.level);
        rating.score += count * grade.points;
        rating.techniques.push_back({rule, count});
    }
    return rating;
}

} // namespace

std::vector<DifficultyInfo> difficulties()
{
    return {
        {"easy", phrase("suguru", "Easy"),
         phrase("suguru", "Single numbers and single places suffice.")},
        {"medium", phrase("suguru", "Medium"),
         phrase("suguru", "Places that all touch a cell, and pairs.")},
        {"hard", phrase("suguru", "Hard"),
         phrase("suguru", "Beyond the techniques known here: numbers have to be tried.")},
    };
}

Result<Rating> rateBoard(const SuguruProblem& problem, Control& control)
{
    return checkProper("the board has", control,
                       [&](Control& trial) {
                           NoTracer tracer;
                           propagation(problem, {}, trial, tracer);
                       })
        .map([&] { return control.stopped() ? Rating{} : rateProper(problem, control); });
}

Result<ProblemPtr> generateRated(GeneratorOptions options, std::string_view difficulty,
                                 Control& control)
{
    const auto wanted = difficultyCalled(difficulty, difficulties());
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    constexpr std::array kProofs{Proof::Singles, Proof::Propagation, Proof::Search};
    options.proof = kProofs[wanted->value_or(Hard)];
    const auto make = [&](std::uint64_t seed) {
        options.seed = seed;
        return generate(options, control);
    };
    const auto found = firstOfDifficulty(
        *wanted, options.seed, kAttempts, control, make,
        [&](const SuguruProblem& problem) { return rateProper(problem, control); });
    if (found)
        return *found;
    return fail(fmt::format("none of {} boards of {} x {} was {}", kAttempts, options.width,
                            options.height, difficulty));
}

} // namespace clew::suguru
