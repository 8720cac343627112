#include "core/puzzles/nonogram/rating.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "core/puzzles/nonogram/clauselearning.h"
#include "core/search/random.h"
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

std::uint64_t countUpToTwo(const NonogramProblem& problem, Control& control)
{
    Trial trial(control, {.solutions = 2});
    NoTracer tracer;
    clauseLearning(problem, {}, trial.control(), tracer);
    return trial.finish().counters.solutions;
}

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
    const std::uint64_t solutions = countUpToTwo(problem, control);
    if (control.stopped())
        return Rating{};
    if (solutions != 1)
        return fail(solutions == 0 ? "the clues have no solution, so there is nothing to rate"
                                   : "the clues have several solutions; only those with a single "
                                     "solution can be rated");
    return rateProper(problem, control);
}

Result<ProblemPtr> generateRated(GeneratorOptions options, std::string_view difficulty,
                                 Control& control)
{
    const auto levels = generatedDifficulties();
    const auto found = std::ranges::find(levels, difficulty, &DifficultyInfo::id);
    if (found == levels.end() && !difficulty.empty())
        return fail(fmt::format("there is no difficulty \"{}\"", difficulty));
    const auto wanted =
        difficulty.empty() ? std::size_t{Easy} : static_cast<std::size_t>(found - levels.begin());
    options.proof = wanted == Easy ? Proof::Lines : Proof::Probing;
    const std::uint64_t seed = options.seed;
    for (std::uint64_t attempt = 0; attempt < kAttempts; ++attempt) {
        options.seed = seedOfAttempt(seed, attempt);
        const auto problem = generate(options, control);
        if (problem == nullptr)
            return nullptr;
        if (wanted == Easy) // there is nothing easier
            return problem;
        const Rating rating = rateProper(*problem, control);
        if (control.stopped())
            return nullptr;
        if (rating.difficulty == wanted)
            return problem;
    }
    return fail(fmt::format("none of {} pictures of {} x {} was {}", kAttempts, options.width,
                            options.height, difficulty));
}

} // namespace clew::nonogram
