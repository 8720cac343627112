#include "core/puzzles/suguru/rating.h"

#include <algorithm>
#include <map>

#include "core/puzzle/rated.h"
#include "core/puzzles/suguru/logic.h"
#include "core/puzzles/suguru/propagation.h"
#include "core/puzzles/suguru/puzzle.h"
#include "core/search/subsearch.h"

namespace clew::suguru {

namespace {

constexpr std::uint64_t kPointsOfSupposed = 20;
constexpr std::uint64_t kPointsOfOpenCell = 50;

} // namespace

std::vector<DifficultyInfo> difficulties()
{
    return {
        {"easy", phrase("suguru", "Easy"),
         phrase("suguru", "Single numbers and single places suffice.")},
        {"medium", phrase("suguru", "Medium"),
         phrase("suguru", "Places that all touch a cell, and pairs.")},
        {"hard", phrase("suguru", "Hard"),
         phrase("suguru", "Single numbers have to be supposed, and led to a contradiction.")},
        {"expert", phrase("suguru", "Expert"),
         phrase("suguru", "Several numbers have to be supposed at once.")},
    };
}

std::vector<DifficultyInfo> generatedDifficulties()
{
    auto levels = difficulties();
    levels.resize(static_cast<std::size_t>(Level::Expert));
    return levels;
}

Rating ratingOf(const SuguruProblem& problem, Control& control, unsigned version)
{
    const Layout layout(problem);
    Subsearch subsearch(control, {});
    NoTracer tracer;
    std::map<Rule, std::uint64_t> steps;
    Logic<NoTracer> logic(problem, layout, subsearch.control(), tracer, version);
    logic.run([&](Rule rule) { ++steps[rule]; });
    Rating rating;
    rating.solved = logic.openCells() == 0;
    while (logic.openCells() > 0 && logic.strikeSupposed()) {
        rating.score += kPointsOfSupposed;
        logic.goOn([&](Rule rule) { ++steps[rule]; });
    }
    subsearch.finish();
    rating.score += logic.openCells() * kPointsOfOpenCell;
    Level level = rating.solved            ? Level::Easy
                  : logic.openCells() == 0 ? Level::Hard
                                           : Level::Expert;
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
    const auto solve = [&](Control& subsearch) {
        NoTracer tracer;
        searchByPropagation(problem, subsearch, tracer, Restarts::Yes);
    };
    return checkProper(phrase("suguru", "the board has no solution, so there is nothing to rate"),
                       phrase("suguru",
                              "the board has several solutions; only what has a single one can "
                              "be rated"),
                       control, solve)
        .map([&] { return control.stopped() ? Rating{} : ratingOf(problem, control); });
}

} // namespace clew::suguru
