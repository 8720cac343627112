// The Sudokus that the tests ask for, and how they are solved.

#pragma once

#include "core/puzzles/sudoku/sudoku.h"
#include "tests/solving.h"

namespace clew::test::sudokus {

using test::solve;

inline const Puzzle& puzzle()
{
    return *findPuzzle("sudoku");
}

inline const sudoku::SudokuProblem& cast(const ProblemPtr& problem)
{
    return static_cast<const sudoku::SudokuProblem&>(*problem);
}

inline ProblemPtr preset(std::string_view id)
{
    return presetOf(puzzle(), id);
}

/// By a strategy's index or id.
template<class Strategy>
Found solve(const Problem& problem, const Strategy& strategy, const Limits& limits = {})
{
    return solve(puzzle(), problem, strategy, {.limits = limits});
}

/// The first `count` of a collection in the shared data; none where it is not there.
inline std::vector<ProblemPtr> collection(const QString& file, int count)
{
    std::vector<ProblemPtr> problems;
    QFile lines(QStringLiteral(SHARED_DATA "/sudoku/%1.txt").arg(file));
    if (!lines.open(QIODevice::ReadOnly | QIODevice::Text))
        return problems;
    while (static_cast<int>(problems.size()) < count && !lines.atEnd())
        problems.push_back(readOrFail(puzzle(), lines.readLine().trimmed().toStdString(), "line"));
    return problems;
}

} // namespace clew::test::sudokus
