#include "core/puzzles/nonogram/rating.h"

#include <map>

#include "core/puzzle/rated.h"
#include "core/puzzles/nonogram/clauselearning.h"
#include "core/puzzles/nonogram/lineknowledge.h"
#include "core/puzzles/nonogram/puzzle.h"
#include "core/search/subsearch.h"

namespace clew::nonogram {

namespace {

// A cell settled by overlap is a point.
constexpr std::uint64_t kPointsOfPlacements = 5;
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

// As people go about it: overlap as far as it leads, then the placements of one line, and overlap
// again.
std::size_t cellsByPlacements(const NonogramProblem& problem, Control& control)
{
    LineKnowledge knowledge = knowledgeOf(problem, Reasoning::Overlap, control);
    std::size_t cells = 0;
    for (std::size_t open = knowledge.openCount();
         open > 0 && !control.stopped() && knowledge.lookHarder(problem);
         open = knowledge.openCount()) {
        cells += open - knowledge.openCount();
        static_cast<void>(knowledge.propagate(problem, control));
    }
    return cells;
}

} // namespace

std::vector<DifficultyInfo> difficulties()
{
    return {
        {"easy", phrase("nonogram", "Easy"),
         phrase("nonogram", "Overlap: what a run's first and last place have in common.")},
        {"medium", phrase("nonogram", "Medium"),
         phrase("nonogram", "Each line can be looked at alone, with all its placements.")},
        {"hard", phrase("nonogram", "Hard"),
         phrase("nonogram", "Single cells have to be tried, and led to a contradiction.")},
        {"expert", phrase("nonogram", "Expert"),
         phrase("nonogram", "Several cells have to be tried at once.")},
    };
}

std::vector<DifficultyInfo> generatedDifficulties()
{
    auto levels = difficulties();
    levels.resize(static_cast<std::size_t>(Level::Expert));
    return levels;
}

Rating ratingOf(const NonogramProblem& problem, Control& control)
{
    Subsearch subsearch(control, {});
    CellCounter counter;
    LineSolving<CellCounter> lines(problem, subsearch.control(), counter);
    lines.reduce();
    subsearch.finish();
    const std::size_t open = lines.grid().unknownCount();
    Rating rating;
    rating.solved = open == 0;
    const bool needsProbes = open > 0 || counter.cells.contains(Probed);
    const std::size_t byPlacements = cellsByPlacements(problem, control);
    const Level level = open > 0           ? Level::Expert
                        : needsProbes      ? Level::Hard
                        : byPlacements > 0 ? Level::Medium
                                           : Level::Easy;
    rating.difficulty = static_cast<std::size_t>(level);
    rating.score = open * kPointsOfOpenCell + byPlacements * (kPointsOfPlacements - 1);
    for (const auto& [rule, cells] : counter.cells) {
        rating.score += cells * (rule == Probed ? kPointsOfProbe : 1);
        rating.techniques.push_back({rule, cells});
    }
    return rating;
}

Result<Rating> NonogramPuzzle::rate(const NonogramProblem& problem, Control& control) const
{
    const auto solve = [&](Control& subsearch) {
        NoTracer tracer;
        searchByLearning(problem, subsearch, tracer);
    };
    return checkProper(
               phrase("nonogram", "the clues have no solution, so there is nothing to rate"),
               phrase("nonogram", "the clues have several solutions; only what has a single one "
                                  "can be rated"),
               control, solve)
        .map([&] { return control.stopped() ? Rating{} : ratingOf(problem, control); });
}

} // namespace clew::nonogram
