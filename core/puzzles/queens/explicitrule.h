// No search at all: a placement for every N from 4 on, written down by rule.
//
// For even N with N mod 6 ≠ 2 a staircase of knight's moves in the even rows and another in the odd
// ones; for N mod 6 = 2 the second half is shifted. Neither has a queen on the main diagonal, so
// for odd N one is added in the corner. (Pauls, 1874; constructions A and B of Hoffman, Loessi and
// Moore, "Constructions for the solution of the m queens problem", 1969.)
//
// One solution of many: it is told where it agrees with the given queens.

#pragma once

#include <vector>

#include "core/puzzles/queens/givens.h"

namespace clew::queens {

/// The row of the queen in a column of an even board of at least 4, both from 0.
constexpr Value constructedRow(std::uint32_t column, std::uint32_t evenSize)
{
    const std::uint32_t half = evenSize / 2;
    const bool isLeft = column < half;
    if (evenSize % 6 != 2)
        return isLeft ? 2 * column + 1 : 2 * (column - half);
    // Columns of the right half mirror the left one through the board's centre.
    const std::uint32_t mirror = isLeft ? column : evenSize - 1 - column;
    const std::uint32_t shifted = 2 * mirror + half - 1;
    const std::uint32_t row = shifted < evenSize ? shifted : shifted - evenSize;
    return isLeft ? row : evenSize - 1 - row;
}

template<class Tracer>
void constructByRule(const QueensProblem& problem, Control& control, Tracer& tracer)
{
    const std::uint32_t size = problem.size;
    if (size == 2 || size == 3)
        return;
    const std::uint32_t even = size - size % 2;
    const std::vector<Value> given =
        problem.givens.empty() ? std::vector<Value>() : problem.givenRows();
    std::vector<Value> rows(size);
    for (std::uint32_t column = 0; column < size; ++column) {
        if (column % 65536 == 0 && !control.poll())
            return;
        rows[column] = column < even ? constructedRow(column, even) : column;
        if (given.empty() || given[column] == kNoValue) {
            if constexpr (Tracer::on)
                tracer.assign(column, rows[column], ByRule);
        } else if (given[column] != rows[column]) {
            if constexpr (Tracer::on)
                tracer.conflict(column, ByRule, rows[column]);
            return;
        }
    }
    if constexpr (Tracer::on)
        tracer.solution();
    // There is one such solution, whatever the limit.
    (void)control.solution([&] { return std::span<const Value>(rows); });
}

template<class Tracer>
Outcome explicitRule(const QueensProblem& problem, const Options& /*options*/, Control& control,
                     Tracer& tracer)
{
    if (!placeGivens(problem, control, tracer))
        return control.finish();
    constructByRule(problem, control, tracer);
    return control.finish(Ending::RanDry);
}

} // namespace clew::queens
