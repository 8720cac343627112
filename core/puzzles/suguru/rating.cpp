#include "core/puzzles/suguru/rating.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>

#include "core/puzzles/suguru/logic.h"
#include "core/puzzles/suguru/propagation.h"
#include "core/search/random.h"
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

std::uint64_t countUpToTwo(const SuguruProblem& problem, Control& control)
{
    Trial trial(control, {.solutions = 2});
    NoTracer tracer;
    propagation(problem, {}, trial.control(), tracer);
    return trial.finish().counters.solutions;
}

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

std::optional<std::size_t> levelCalled(std::string_view id)
{
    const auto all = difficulties();
    const auto found = std::ranges::find(all, id, &DifficultyInfo::id);
    return found == all.end() ? std::nullopt : std::optional(found - all.begin());
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
    const std::uint64_t solutions = countUpToTwo(problem, control);
    if (control.stopped())
        return Rating{};
    if (solutions != 1)
        return fail(solutions == 0 ? "the board has no solution, so there is nothing to rate"
                                   : "the board has several solutions; only one with a single "
                                     "solution can be rated");
    return rateProper(problem, control);
}

Result<ProblemPtr> generateRated(GeneratorOptions options, std::string_view difficulty,
                                 Control& control)
{
    const auto wanted = levelCalled(difficulty);
    if (!wanted && !difficulty.empty())
        return fail(fmt::format("there is no difficulty \"{}\"", difficulty));
    constexpr std::array kProofs{Proof::Singles, Proof::Propagation, Proof::Search};
    options.proof = kProofs[wanted.value_or(Hard)];
    const std::uint64_t seed = options.seed;
    for (std::uint64_t attempt = 0; attempt < kAttempts; ++attempt) {
        options.seed = seedOfAttempt(seed, attempt);
        const auto problem = generate(options, control);
        if (problem == nullptr)
            return nullptr;
        if (!wanted)
            return problem;
        const Rating rating = rateProper(*problem, control);
        if (control.stopped())
            return nullptr;
        if (rating.difficulty == *wanted)
            return problem;
    }
    return fail(fmt::format("none of {} boards of {} x {} was {}", kAttempts, options.width,
                            options.height, difficulty));
}

} // namespace clew::suguru
