// What all queens strategies do with given queens: they stand before the search begins.

#pragma once

#include <vector>

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// The lines of a board on which given queens stand.
class GivenLines
{
public:
    explicit GivenLines(std::size_t size)
        : m_size(size), m_columns(size), m_rows(size), m_rising(2 * size), m_falling(2 * size)
    {
    }

    /// False if another queen stands on one of the square's lines.
    bool add(Square square)
    {
        if (isAttacked(square))
            return false;
        m_columns[square.column] = m_rows[square.row] = true;
        m_rising[rising(square)] = m_falling[falling(square)] = true;
        return true;
    }
    [[nodiscard]] bool isAttacked(Square square) const
    {
        return m_columns[square.column] || m_rows[square.row] || m_rising[rising(square)] ||
               m_falling[falling(square)];
    }

private:
    [[nodiscard]] static std::size_t rising(Square square) { return square.column + square.row; }
    [[nodiscard]] std::size_t falling(Square square) const
    {
        return square.column + m_size - 1 - square.row;
    }

    std::size_t m_size;
    std::vector<bool> m_columns;
    std::vector<bool> m_rows;
    std::vector<bool> m_rising;
    std::vector<bool> m_falling;
};

/// Whether the given queens attack each other: no strategy has anything to search then.
bool contradictory(const QueensProblem& problem);
/// The same for the beginning of a search; also if the control says stop.
bool contradictory(const QueensProblem& problem, Control& control);

/// Emits the given queens as forced moves at the root. False if they already contradict each other,
/// or if the control says stop.
template<class Tracer>
bool placeGivens(const QueensProblem& problem, Control& control, Tracer& tracer)
{
    if constexpr (Tracer::on)
        for (std::size_t i = 0; i < problem.givens.size() && control.pollAt(i); ++i)
            tracer.assign(problem.givens[i].column, problem.givens[i].row, GivenQueen);
    if (!contradictory(problem, control))
        return true;
    if (control.stopped())
        return false;
    tracer.conflict(problem.givens.front().column, Attacked);
    return false;
}

} // namespace clew::queens
