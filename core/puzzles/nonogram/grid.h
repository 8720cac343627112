// The cells of a nonogram under search, with a trail to take settled cells back.

#pragma once

#include "core/puzzles/nonogram/linebits.h"

namespace clew::nonogram {

class Grid
{
public:
    explicit Grid(const NonogramProblem& problem)
        : m_problem(problem), m_cells(problem.cellCount(), Cell::Unknown), m_rows(problem.height),
          m_columns(problem.width)
    {
    }

    [[nodiscard]] Cell operator[](Variable cell) const { return m_cells[cell]; }
    [[nodiscard]] std::size_t unknownCount() const { return m_cells.size() - m_trail.size(); }

    [[nodiscard]] const LineBits& bits(Line line) const
    {
        return line.isRow ? m_rows[line.index] : m_columns[line.index];
    }
    /// Whether no cell of it is unknown.
    [[nodiscard]] bool isSettled(Line line) const
    {
        const LineBits& known = bits(line);
        int cells = 0;
        for (std::size_t w = 0; w < known.filled.size(); ++w)
            cells += std::popcount(known.filled[w] | known.empty[w]);
        return static_cast<std::uint32_t>(cells) == lengthOf(m_problem, line);
    }
    /// The line's cells as they are now; valid until the next call.
    std::span<Cell> line(Line line)
    {
        m_line.resize(lengthOf(m_problem, line));
        for (std::uint32_t i = 0; i < m_line.size(); ++i)
            m_line[i] = m_cells[cellOf(m_problem, line, i)];
        return m_line;
    }

    /// Settles an unknown cell.
    void set(Variable cell, Cell value)
    {
        m_cells[cell] = value;
        m_trail.push_back(cell);
        const std::uint32_t row = cell / m_problem.width;
        const std::uint32_t column = cell % m_problem.width;
        const auto known = value == Cell::Filled ? &LineBits::filled : &LineBits::empty;
        setBit(m_rows[row].*known, column);
        setBit(m_columns[column].*known, row);
    }
    /// How many cells are settled; undoTo() takes back all settled since.
    [[nodiscard]] std::size_t settled() const { return m_trail.size(); }
    void undoTo(std::size_t settled)
    {
        for (; m_trail.size() > settled; m_trail.pop_back())
            forget(m_trail.back());
    }

    /// The values of a grid without unknown cells.
    [[nodiscard]] Solution solution() const
    {
        Solution values(m_cells.size());
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<Value>(m_cells[i]);
        return values;
    }

private:
    void forget(Variable cell)
    {
        const std::uint32_t row = cell / m_problem.width;
        const std::uint32_t column = cell % m_problem.width;
        const auto known = m_cells[cell] == Cell::Filled ? &LineBits::filled : &LineBits::empty;
        clearBit(m_rows[row].*known, column);
        clearBit(m_columns[column].*known, row);
        m_cells[cell] = Cell::Unknown;
    }

    const NonogramProblem& m_problem;
    std::vector<Cell> m_cells;
    std::vector<LineBits> m_rows;
    std::vector<LineBits> m_columns;
    std::vector<Variable> m_trail;
    std::vector<Cell> m_line;
};

/// Settles the given cells of a grid of which nothing is known yet.
template<class Tracer>
void settleGivens(const NonogramProblem& problem, Grid& grid, Tracer& tracer)
{
    for (Variable cell = 0; cell < problem.givens.size(); ++cell)
        if (problem.givens[cell] != Cell::Unknown) {
            grid.set(cell, problem.givens[cell]);
            tracer.assign(cell, static_cast<Value>(problem.givens[cell]), GivenCell);
        }
}

/// False, and reported as a conflict, if the clues are impossible by inspection.
template<class Tracer>
bool cluesArePossible(const NonogramProblem& problem, Tracer& tracer)
{
    if (!contradictory(problem))
        return true;
    tracer.conflict(0, ImpossibleClue);
    return false;
}

} // namespace clew::nonogram
