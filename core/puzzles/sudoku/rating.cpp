#include "core/puzzles/sudoku/rating.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/puzzle/rated.h"
#include "core/puzzles/sudoku/bitboard/bitboard.h"
#include "core/puzzles/sudoku/explainer/explainer.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/puzzles/sudoku/techniques/techniques.h"

namespace clew::sudoku {

namespace {

/// The highest score of each level but the last.
constexpr std::array<std::uint64_t, 4> kHighestScore{800, 1000, 1600, 1800};

/// Of a level among the difficulties.
constexpr std::size_t indexOf(Level level)
{
    return static_cast<std::size_t>(level);
}

// Fails where there is nothing to rate.
Result<void> checkOneSolution(const SudokuProblem& problem, Control& control)
{
    return checkProper(
        phrase("sudoku", "the board has no solution, so there is nothing to rate"),
        phrase("sudoku",
               "the board has several solutions; only what has a single one can be rated"),
        control, [&](Control& trial) {
            NoTracer tracer;
            bitboard(problem, {}, trial, tracer);
        });
}

} // namespace

Rating rateProper(const SudokuProblem& problem, Control& control, unsigned version)
{
    NoTracer tracer;
    Logic<NoTracer> logic(problem, control, tracer, Solutions::One, {.version = version});
    std::map<Rule, std::uint64_t> steps;
    logic.run([&](const Step& step) { ++steps[step.rule]; });
    Rating rating;
    rating.solved = logic.grid().isSolved();
    if (!rating.solved)
        rating.difficulty = indexOf(Level::Extreme);
    for (const auto& [rule, count] : steps) {
        const Grade grade = techniqueOf(rule).gradeOf(rule);
        rating.difficulty = std::max(rating.difficulty, indexOf(grade.level));
        rating.score += count * grade.points;
        rating.techniques.push_back({rule, count});
    }
    while (rating.difficulty < indexOf(Level::Extreme) &&
           rating.score > kHighestScore[rating.difficulty])
        ++rating.difficulty;
    return rating;
}

std::vector<DifficultyInfo> difficulties()
{
    return {
        {"easy", phrase("sudoku", "Easy"), phrase("sudoku", "Singles suffice.")},
        {"medium", phrase("sudoku", "Medium"),
         phrase("sudoku", "Locked candidates, pairs and triples.")},
        {"hard", phrase("sudoku", "Hard"),
         phrase("sudoku", "Fish, wings, colours, or many steps.")},
        {"unfair", phrase("sudoku", "Unfair"),
         phrase("sudoku", "Chains, almost locked sets, or very many steps.")},
        {"extreme", phrase("sudoku", "Extreme"),
         phrase("sudoku", "Forcing chains and nets, or a very long way.")},
    };
}

Result<Rating> SudokuPuzzle::rate(const SudokuProblem& problem, Control& control) const
{
    return checkOneSolution(problem, control).map([&] {
        return control.stopped() ? Rating{} : rateProper(problem, control);
    });
}

Result<ScaleRating> SudokuPuzzle::rateOn(std::size_t /*scale*/, const SudokuProblem& problem,
                                         Control& control) const
{
    if (problem.box != BoxShape{})
        return fail({phrase("sudoku", "Sudoku Explainer's rating is for boards of 9 × 9, not of "
                                      "%1 × %1"),
                     {std::to_string(problem.size())}});
    return checkOneSolution(problem, control).map([&] {
        const ExplainerRating rating = explainerRating(problem, control);
        return ScaleRating{.text = explainerText(rating),
                           .parts = {{"ER", rating.highest / 10.0},
                                     {"EP", rating.toFirstDigit / 10.0},
                                     {"ED", rating.first / 10.0}},
                           .isExact = rating.isExact};
    });
}

} // namespace clew::sudoku
