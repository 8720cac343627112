// Small random problems of every puzzle with all their solutions, found without the strategies
// under test: what answers about searches and further givens are compared with.

#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <random>

#include "core/puzzles/arithmetic/arithmetic.h"
#include "core/puzzles/graphs/graphs.h"
#include "core/puzzles/knight/knight.h"
#include "core/puzzles/nonogram/nonogram.h"
#include "core/puzzles/queens/queens.h"
#include "core/puzzles/sudoku/sudoku.h"
#include "core/puzzles/suguru/suguru.h"
#include "core/text/english.h"
#include "tests/instances.h"

namespace clew::test {

struct SmallProblem
{
    ProblemPtr problem;
    /// All that the rule checker accepts, copies under symmetries and in other directions included.
    std::vector<Solution> solutions;
};

/// The same on every machine.
class Dice
{
public:
    explicit Dice(std::uint32_t seed) : m_engine(seed) {}
    std::uint32_t operator()(std::uint64_t sides)
    {
        return static_cast<std::uint32_t>(m_engine() % std::max<std::uint64_t>(1, sides));
    }
    template<class T>
    const T& of(const std::vector<T>& items)
    {
        return items[(*this)(items.size())];
    }

private:
    std::mt19937 m_engine;
};

inline bool agrees(const Solution& solution, Variable variable, Value value)
{
    return value == kNoValue || variable >= solution.size() || solution[variable] == value;
}

/// All sequences of values that the rule checker accepts, found by trying all that `mayFollow` the
/// ones before.
inline std::vector<Solution>
everySolution(const Puzzle& puzzle, const Problem& problem, std::size_t length, Value values,
              const std::function<bool(const Solution&, Value)>& mayFollow)
{
    std::vector<Solution> found;
    Solution now;
    const std::function<void()> extend = [&] {
        if (now.size() == length) {
            if (puzzle.verify(problem, now).empty())
                found.push_back(now);
            return;
        }
        for (Value value = 0; value < values; ++value)
            if (mayFollow(now, value)) {
                now.push_back(value);
                extend();
                now.pop_back();
            }
    };
    extend();
    return found;
}

inline SmallProblem smallQueens(const Puzzle& puzzle, Dice& dice)
{
    auto problem = std::make_shared<queens::QueensProblem>();
    problem->size = 4 + dice(3);
    if (dice(3) == 0)
        problem->givens = {{dice(problem->size), dice(problem->size)}};
    const auto isNew = [](const Solution& now, Value row) {
        return std::ranges::find(now, row) == now.end();
    };
    auto solutions = everySolution(puzzle, *problem, problem->size, problem->size, isNew);
    std::erase_if(solutions, [&](const Solution& solution) {
        return std::ranges::any_of(problem->givens, [&](queens::Square given) {
            return solution[given.column] != given.row;
        });
    });
    return {problem, std::move(solutions)};
}

/// Some of the values of one solution are given, and the solutions that agree with them left.
template<class P>
SmallProblem withGivens(P problem, std::vector<Solution> solutions, std::uint32_t givens,
                        Dice& dice)
{
    const Solution chosen = dice.of(solutions);
    problem.givens.assign(chosen.size(), kNoValue);
    for (std::uint32_t i = 0; i < givens; ++i) {
        const Variable cell = dice(chosen.size());
        problem.givens[cell] = chosen[cell];
    }
    std::erase_if(solutions, [&](const Solution& solution) {
        for (Variable cell = 0; cell < chosen.size(); ++cell)
            if (!agrees(solution, cell, problem.givens[cell]))
                return true;
        return false;
    });
    return {std::make_shared<P>(std::move(problem)), std::move(solutions)};
}

inline SmallProblem smallSudoku(const Puzzle& puzzle, Dice& dice)
{
    sudoku::SudokuProblem problem;
    problem.box = {2, 2};
    problem.givens.assign(16, kNoValue);
    static const auto grids =
        everySolution(puzzle, problem, 16, 4,
                      [layout = sudoku::Layout({2, 2})](const Solution& now, Value value) {
                          const auto cell = static_cast<Variable>(now.size());
                          return std::ranges::none_of(layout.peers(cell), [&](Variable peer) {
                              return peer < cell && now[peer] == value;
                          });
                      });
    return withGivens(std::move(problem), grids, 3 + dice(6), dice);
}

inline SmallProblem smallSuguru(const Puzzle& puzzle, Dice& dice)
{
    GenerateRequest request{.parameters = {{"size", "4x4"}}, .seed = 1 + dice(50)};
    Control control;
    const auto generated = puzzle.generate(request, control);
    if (!generated)
        qFatal("%s", english(generated.error()).c_str());
    auto problem = static_cast<const suguru::SuguruProblem&>(**generated);
    problem.givens.assign(16, kNoValue);
    const suguru::Layout layout(problem);
    auto grids = everySolution(
        puzzle, problem, 16, layout.largestArea, [&](const Solution& now, Value value) {
            const auto cell = static_cast<Variable>(now.size());
            return value < layout.areaSize(cell) &&
                   std::ranges::none_of(layout.excluded[cell], [&](Variable other) {
                       return other < cell && now[other] == value;
                   });
        });
    return withGivens(std::move(problem), std::move(grids), dice(6), dice);
}

inline SmallProblem smallNonogram(const Puzzle& /*puzzle*/, Dice& dice)
{
    auto problem = std::make_shared<nonogram::NonogramProblem>();
    problem->width = 3 + dice(2);
    problem->height = 3 + dice(2);
    const auto cluesOf = [&](const Solution& cells) {
        std::vector<nonogram::Clue> clues;
        for (const nonogram::Line line : nonogram::linesOf(*problem)) {
            clues.emplace_back();
            std::uint32_t run = 0;
            for (std::uint32_t i = 0; i <= nonogram::lengthOf(*problem, line); ++i) {
                const bool isFilled = i < nonogram::lengthOf(*problem, line) &&
                                      cells[nonogram::cellOf(*problem, line, i)] == 1;
                if (!isFilled && run > 0)
                    clues.back().push_back(run);
                run = isFilled ? run + 1 : 0;
            }
        }
        return clues;
    };
    problem->rows.resize(problem->height); // lines are counted by them
    problem->columns.resize(problem->width);
    const auto gridOf = [&](std::uint32_t bits) {
        Solution cells(problem->cellCount());
        for (Variable cell = 0; cell < cells.size(); ++cell)
            cells[cell] = bits >> cell & 1U;
        return cells;
    };
    const std::uint32_t grids = 1U << problem->cellCount();
    const auto clues = cluesOf(gridOf(dice(grids)));
    std::vector<Solution> solutions;
    for (std::uint32_t bits = 0; bits < grids; ++bits)
        if (Solution cells = gridOf(bits); cluesOf(cells) == clues)
            solutions.push_back(std::move(cells));
    const auto rows = static_cast<std::ptrdiff_t>(problem->height);
    problem->rows.assign(clues.begin(), clues.begin() + rows);
    problem->columns.assign(clues.begin() + rows, clues.end());
    return {problem, std::move(solutions)};
}

inline SmallProblem smallKnight(const Puzzle& puzzle, Dice& dice)
{
    auto problem = std::make_shared<knight::KnightProblem>();
    switch (dice(4)) {
    case 0:
        problem->columns = problem->rows = 3;
        problem->blocked = {4};
        problem->closed = true;
        break;
    case 1:
        problem->columns = problem->rows = 3;
        problem->blocked = {4};
        break;
    default:
        problem->columns = 3 + dice(2);
        problem->rows = 7 - problem->columns;
    }
    if (dice(2) == 0)
        problem->from = dice(3);
    const auto columns = static_cast<int>(problem->columns);
    auto solutions = everySolution(puzzle, *problem, problem->freeCount(), problem->squareCount(),
                                   [&](const Solution& now, Value square) {
                                       if (std::ranges::find(now, square) != now.end())
                                           return false;
                                       if (now.empty())
                                           return true;
                                       const int a = static_cast<int>(now.back());
                                       const int b = static_cast<int>(square);
                                       return std::abs((a % columns - b % columns) *
                                                       (a / columns - b / columns)) == 2;
                                   });
    return {problem, std::move(solutions)};
}

inline SmallProblem smallGraphs(const Puzzle& puzzle, Dice& dice)
{
    auto problem = std::make_shared<graphs::GraphsProblem>();
    problem->size = 4 + dice(2);
    problem->degree = problem->size == 5 ? 2 : 2 + dice(2);
    problem->labelled = dice(2) == 0;
    problem->connected = dice(2) == 0;
    if (dice(3) == 0)
        problem->required = {{0, 1 + dice(3)}};
    const auto pairs = problem->size * (problem->size - 1) / 2;
    auto solutions = everySolution(puzzle, *problem, pairs, 2,
                                   [](const Solution& /*now*/, Value /*value*/) { return true; });
    return {problem, std::move(solutions)};
}

inline SmallProblem smallArithmetic(const Puzzle& puzzle, Dice& dice)
{
    using namespace arithmetic;
    auto problem = std::make_shared<ArithmeticProblem>();
    problem->numbers.resize(3);
    for (std::int64_t& number : problem->numbers)
        number = 1 + dice(6);
    problem->order = dice(2) == 0 ? Order::Given : Order::Any;
    problem->distinct = dice.of(std::vector{Distinct::Trees, Distinct::Texts, Distinct::Classes});
    problem->range = dice.of(std::vector{Range::Rationals, Range::Integers, Range::Naturals});
    if (dice(3) == 0)
        problem->target = dice(20);
    // Of every length, padded.
    std::vector<Solution> solutions;
    for (std::size_t length = 1; length <= positionCount(*problem); length += 2) {
        const auto padded = [&](Solution tokens) {
            tokens.resize(positionCount(*problem), kNoValue);
            return tokens;
        };
        Solution now;
        std::size_t operands = 0; // on the stack
        const std::function<void()> extend = [&] {
            if (now.size() == length) {
                if (Solution whole = padded(now); puzzle.verify(*problem, whole).empty())
                    solutions.push_back(std::move(whole));
                return;
            }
            for (Value token = 0; token < tokenCount(*problem); ++token) {
                const bool isOperand = isNumber(*problem, token);
                if (isOperand ? std::ranges::find(now, token) != now.end() : operands < 2)
                    continue;
                now.push_back(token);
                operands = isOperand ? operands + 1 : operands - 1;
                extend();
                operands = isOperand ? operands - 1 : operands + 1;
                now.pop_back();
            }
        };
        extend();
    }
    return {problem, std::move(solutions)};
}

inline SmallProblem smallWords(const Puzzle& puzzle, Dice& dice)
{
    const auto problem = puzzle.create({{"number", std::to_string(dice(2000))}});
    std::vector<Solution> solutions;
    for (std::size_t i = 0; i < puzzle.info().strategies.size(); ++i)
        for (Solution& solution : solve(puzzle, **problem, i).solutions)
            solutions.push_back(std::move(solution));
    return {*problem, std::move(solutions)};
}

/// The instances of tests/data/<id>/instances.tsv whose solutions are soon found by trying all
/// values that break no rule at once: for puzzles that have nothing of their own below.
inline std::vector<SmallProblem> smallInstances(const Puzzle& puzzle)
{
    constexpr int kMostTries = 100'000;
    std::vector<SmallProblem> small;
    for (const Instance& instance : instancesOf(puzzle)) {
        const Problem& problem = *instance.problem;
        const Dimensions dimensions = puzzle.dimensions(problem);
        int tries = 0;
        auto solutions =
            everySolution(puzzle, problem, dimensions.variables, dimensions.values,
                          [&](const Solution& now, Value value) {
                              if (++tries > kMostTries)
                                  return false;
                              State state(dimensions);
                              for (Variable variable = 0; variable < now.size(); ++variable)
                                  state.apply(Event::decide(variable, now[variable]));
                              const Place next{static_cast<Variable>(now.size()), value};
                              return puzzle.violations(problem, state, next).empty();
                          });
        if (tries <= kMostTries)
            small.push_back({instance.problem, std::move(solutions)});
    }
    if (small.empty())
        qFatal("%s has no instance small enough for every value to be tried",
               puzzle.info().id.c_str());
    return small;
}

inline SmallProblem smallInstance(const Puzzle& puzzle, Dice& dice)
{
    static std::map<std::string, std::vector<SmallProblem>> all;
    std::vector<SmallProblem>& small = all[puzzle.info().id];
    if (small.empty())
        small = smallInstances(puzzle);
    return dice.of(small);
}

/// Of any puzzle.
inline SmallProblem smallProblem(const Puzzle& puzzle, Dice& dice)
{
    using Make = SmallProblem (*)(const Puzzle&, Dice&);
    static const std::map<std::string, Make> makers{
        {"queens", smallQueens},     {"sudoku", smallSudoku},         {"suguru", smallSuguru},
        {"nonogram", smallNonogram}, {"knight", smallKnight},         {"graphs", smallGraphs},
        {"words", smallWords},       {"arithmetic", smallArithmetic},
    };
    const auto own = makers.find(puzzle.info().id);
    return own == makers.end() ? smallInstance(puzzle, dice) : own->second(puzzle, dice);
}

} // namespace clew::test
