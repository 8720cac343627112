#include "core/puzzles/sudoku/rating.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/puzzle/rated.h"
#include "core/puzzles/sudoku/bitboard/bitboard.h"
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

} // namespace

Rating rateProper(const SudokuProblem& problem, Control& control)
{
    NoTracer tracer;
    Logic<NoTracer> logic(problem, control, tracer, Solutions::One);
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

std::vector<DifficultyInfo> SudokuPuzzle::difficulties()
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
    return checkProper(
               phrase("sudoku", "the board has no solution, so there is nothing to rate"),
               phrase("sudoku",
                      "the board has several solutions; only what has a single one can be rated"),
               control,
               [&](Control& trial) {
                   NoTracer tracer;
                   bitboard(problem, {}, trial, tracer);
               })
        .map([&] { return control.stopped() ? Rating{} : rateProper(problem, control); });
}

} // namespace clew::sudoku
