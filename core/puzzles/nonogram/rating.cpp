#include "core/puzzles/nonogram/rating.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "core/puzzle/rated.h"
#include "core/puzzles/nonogram/clauselearning.h"
#include "core/search/trial.h"

namespace clew::nonogram {

namespace {

enum Level : std::uint8_t { Easy, Medium, Hard };

/// Pictures looked at for one of a certain level.
constexpr std::uint64_t kAttempts = 500;

constexpr std::uint64_t kPointsOfProbe = 20;
constexpr std::uint64_t kPointsOfOpenCell = 50;

/// Counts the cells that each rule settles for good: not those settled while a cell is tried.
struct CellCounter
{
    static constexpr bool on = true;

    [[nodiscard]] NodeId node() const { return depth; }
    void decide(Variable /*cell*/, Value /*value*/) { ++depth; }
    void visit(NodeId back) { depth = back; }
    void assign(Variable /*cell*/, Value /*value*/, Rule rule)
    {
        if (depth == kRoot)
            ++cells[rule];
    }
    void conflict(Variable /*cell*/, Rule /*rule*/) {}
    void solution() {}

    NodeId depth = kRoot;
    std::map<Rule, std::uint64_t> cells = {};
};

// A rating of clues that are known to have one solution.
Rating rateProper(const NonogramProblem& problem, Control& control)
{
    Trial trial(control, {});
    CellCounter counter;
    LineSolving<CellCounter> lines(problem, trial.control(), counter);
    lines.reduce();
    trial.finish();
    const std::size_t open = lines.grid().unknownCount();
    Rating rating;
    rating.solved = open == 0;
    rating.difficulty = open > 0 ? Hard : counter.cells.contains(Probed) ? Medium : Easy;
    rating.score = open * kPointsOfOpenCell;
    for (const auto& [rule, cells] : counter.cells) {
        rating.score += cells * (rule == Probed ? kPointsOfProbe : 1);
        rating.techniques.push_back({rule, cells});
    }
    return rating;
}

} // namespace

std::vector<DifficultyInfo> difficulties()
{
    return {
        {"easy", phrase("nonogram", "Easy"),
         phrase("nonogram", "Each line can be looked at alone.")},
        {"medium", phrase("nonogram", "Medium"),
         phrase("nonogram", "Single cells have to be tried both ways.")},
        {"hard", phrase("nonogram", "Hard"),
         phrase("nonogram", "Several cells have to be tried at once.")},
    };
}

std::vector<DifficultyInfo> generatedDifficulties()
{
    auto levels = difficulties();
    levels.resize(Hard);
    return levels;
}

Result<Rating> rateClues(const NonogramProblem& problem, Control& control)
{
    return checkProper("the clues have", control,
                       [&](Control& trial) {
                           NoTracer tracer;
                           clauseLearning(problem, {}, trial, tracer);
                       })
        .map([&] { return control.stopped() ? Rating{} : rateProper(problem, control); });
}

Result<ProblemPtr> generateRated(GeneratorOptions options, std::string_view difficulty,
                                 Control& control)
{
    auto wanted = difficultyCalled(difficulty, generatedDifficulties());
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    options.proof = wanted->value_or(Easy) == Easy ? Proof::Lines : Proof::Probing;
    if (*wanted == std::size_t{Easy})
        wanted->reset(); // there is nothing easier
    const auto make = [&](std::uint64_t seed) {
        options.seed = seed;
        return generate(options, control);
    };
    const auto found = firstOfDifficulty(
        *wanted, options.seed, kAttempts, control, make,
        [&](const NonogramProblem& problem) { return rateProper(problem, control); });
    if (found)
        return *found;
    return fail(fmt::format("none of {} pictures of {} x {} was {}", kAttempts, options.width,
                            options.height, difficulty));
}

} // namespace clew::nonogram
