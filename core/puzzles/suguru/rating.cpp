#include "core/puzzles/suguru/rating.h"

#include <algorithm>
#include <map>

#include "core/puzzle/rated.h"
#include "core/puzzles/suguru/logic.h"
#include "core/puzzles/suguru/propagation.h"
#include "core/puzzles/suguru/puzzle.h"
#include "core/search/trial.h"

namespace clew::suguru {

namespace {

constexpr std::uint64_t kPointsOfOpenCell = 20;

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

Rating ratingOf(const SuguruProblem& problem, Control& control)
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
    Level level = rating.solved ? Level::Easy : Level::Hard;
    for (const Technique& technique : techniques()) {
        const auto found = steps.find(technique.rule);
        if (found == steps.end())
            continue;
        level = std::max(level, technique.grade.level);
        rating.score += found->second * technique.grade.points;
        rating.techniques.push_back({technique.rule, found->second});
    }
    rating.difficulty = static_cast<std::size_t>(level);
    return rating;
}

Result<Rating> SuguruPuzzle::rate(const SuguruProblem& problem, Control& control) const
{
    if (const auto refused = refusalOf(problem))
        return fail(*refused);
    const auto solve = [&](Control& trial) {
        NoTracer tracer;
        searchByPropagation(problem, trial, tracer);
    };
    return checkProper(phrase("suguru", "the board has no solution, so there is nothing to rate"),
                       phrase("suguru",
                              "the board has several solutions; only what has a single one can "
                              "be rated"),
                       control, solve)
        .map([&] { return control.stopped() ? Rating{} : ratingOf(problem, control); });
}

} // namespace clew::suguru
