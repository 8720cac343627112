#include "core/puzzles/queens/givens.h"

namespace clew::queens {

std::vector<Value> QueensProblem::givenRows() const
{
    std::vector<Value> rows(size, kNoValue);
    for (const Square given : givens)
        rows[given.column] = given.row;
    return rows;
}

// In linear time: boards may have millions of columns.
bool contradictory(const QueensProblem& problem, Control& control)
{
    if (problem.givens.empty())
        return false;
    GivenLines lines(problem.size);
    for (std::size_t i = 0; i < problem.givens.size(); ++i)
        if (!control.pollAt(i) || !lines.add(problem.givens[i]))
            return true;
    return false;
}

bool contradictory(const QueensProblem& problem)
{
    Control control;
    return contradictory(problem, control);
}

} // namespace clew::queens
