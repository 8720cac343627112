// What the checks of causes and of explanations share: random boards with one, several or no
// solutions, and oracles of their rules that share nothing with the program.

#pragma once

#include <QString>
#include <QtTest>

#include <algorithm>
#include <memory>
#include <random>
#include <span>
#include <vector>

#include "core/puzzles/nonogram/nonogram.h"
#include "core/puzzles/sudoku/sudoku.h"
#include "core/puzzles/suguru/suguru.h"
#include "core/trace/state.h"
#include "tests/groupsolver.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

namespace clew::test {

inline std::uint32_t below(std::uint32_t end, std::mt19937& random)
{
    return static_cast<std::uint32_t>(random() % end);
}

/// Of each kind; CLEW_RANDOM_BOARDS asks for more.
inline unsigned boardCount()
{
    const int wanted = qEnvironmentVariableIntValue("CLEW_RANDOM_BOARDS");
    return wanted > 0 ? static_cast<unsigned>(wanted) : kUnderSanitizer ? 25 : 100;
}

inline GroupSolver oracleOf(const sudoku::SudokuProblem& problem)
{
    const sudoku::Layout layout(problem.box);
    std::vector<GroupSolver::Cells> groups;
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit)
        groups.emplace_back(layout.unit(unit).begin(), layout.unit(unit).end());
    std::vector<GroupSolver::Cells> excluded(layout.cellCount());
    for (const auto& group : groups)
        for (const Variable cell : group)
            for (const Variable other : group)
                if (cell != other)
                    excluded[cell].push_back(other);
    return {std::move(groups), std::move(excluded)};
}

inline GroupSolver oracleOf(const suguru::SuguruProblem& problem)
{
    std::vector<GroupSolver::Cells> groups(1 + std::ranges::max(problem.areas));
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        groups[problem.areas[cell]].push_back(cell);
    std::vector<GroupSolver::Cells> excluded(problem.cellCount());
    const auto distance = [](std::uint32_t a, std::uint32_t b) { return a < b ? b - a : a - b; };
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        for (Variable other = 0; other < problem.cellCount(); ++other)
            if (cell != other && (problem.areas[cell] == problem.areas[other] ||
                                  (distance(cell % problem.width, other % problem.width) <= 1 &&
                                   distance(cell / problem.width, other / problem.width) <= 1)))
                excluded[cell].push_back(other);
    return {std::move(groups), std::move(excluded)};
}

inline std::vector<Claim> claimsOf(const State& state, std::span<const Place> causes)
{
    std::vector<Claim> claims;
    for (const Place cause : causes)
        claims.push_back({cause, state.value(cause.variable) == cause.value});
    return claims;
}

inline QString textOf(const Puzzle& puzzle, const Problem& problem, const Sentence& sentence)
{
    QString text = QString::fromStdString(sentence.text()) + " <-";
    for (const Place cause : sentence.causes)
        text += ' ' + QString::fromStdString(puzzle.placeName(problem, cause).text());
    return text;
}

inline std::shared_ptr<sudoku::SudokuProblem> randomSudoku(sudoku::BoxShape box,
                                                           std::mt19937& random)
{
    auto problem = std::make_shared<sudoku::SudokuProblem>();
    problem->box = box;
    problem->givens = oracleOf(*problem).randomBoard(random);
    const auto kept = problem->givens.size() * (20 + below(35, random)) / 100;
    std::vector<std::size_t> cells(problem->givens.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = i;
    std::ranges::shuffle(cells, random);
    for (std::size_t i = kept; i < cells.size(); ++i)
        problem->givens[cells[i]] = kNoValue;
    if (random() % 8 == 0) // usually impossible
        problem->givens[cells[0]] = below(problem->size(), random);
    return problem;
}

inline std::shared_ptr<suguru::SuguruProblem> randomSuguru(unsigned seed, std::mt19937& random)
{
    Control control;
    const auto made = findPuzzle("suguru")->generate(
        {.parameters = {{"size", seed % 2 == 0 ? "5x5" : "4x6"}}, .seed = seed}, control);
    auto problem =
        std::make_shared<suguru::SuguruProblem>(static_cast<const suguru::SuguruProblem&>(**made));
    for (Value& given : problem->givens)
        if (given != kNoValue && below(6, random) == 0)
            given = kNoValue;
    return problem;
}

inline std::shared_ptr<nonogram::NonogramProblem> randomNonogram(std::mt19937& random)
{
    auto problem = std::make_shared<nonogram::NonogramProblem>();
    problem->width = 3 + below(4, random);
    problem->height = 3 + below(3, random);
    std::vector<Value> picture(problem->cellCount());
    for (Value& cell : picture)
        cell = below(5, random) < 3 ? 1 : 0;
    for (std::uint32_t row = 0; row < problem->height; ++row)
        problem->rows.push_back(
            nonogram::runsOf(std::span(picture).subspan(row * problem->width, problem->width)));
    for (std::uint32_t column = 0; column < problem->width; ++column) {
        std::vector<Value> line;
        for (std::uint32_t row = 0; row < problem->height; ++row)
            line.push_back(picture[row * problem->width + column]);
        problem->columns.push_back(nonogram::runsOf(line));
    }
    return problem;
}

/// All lines with this clue.
inline std::vector<std::vector<Value>> fillings(const nonogram::Clue& clue, std::uint32_t length)
{
    std::vector<std::vector<Value>> lines;
    for (std::uint32_t bits = 0; bits < 1U << length; ++bits) {
        std::vector<Value> line;
        for (std::uint32_t i = 0; i < length; ++i)
            line.push_back(bits >> i & 1U);
        if (nonogram::runsOf(line) == clue)
            lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace clew::test
