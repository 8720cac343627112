// Depth first, cell by cell in reading order: each digit is tried in turn and compared at once with
// the row, column and box; when no digit is left the cell before it moves on.
//
// Solutions come in lexicographic order.

#pragma once

#include "core/puzzles/sudoku/givens.h"

namespace clew::sudoku {

template<class Tracer>
class Backtracking
{
public:
    Backtracking(const SudokuProblem& problem, Control& control, Tracer& tracer)
        : m_layout(problem.box), m_empty(emptyCells(problem)), m_used(m_layout.unitCount()),
          m_values(problem.givens), m_control(control), m_tracer(tracer)
    {
        for (Cell cell = 0; cell < m_values.size(); ++cell)
            if (m_values[cell] != kNoValue)
                toggle(cell, m_values[cell]);
    }

    void run() { fill(0); }

private:
    // Fills the empty cells from number `next` on. False: unwind.
    bool fill(std::size_t next)
    {
        if (next == m_empty.size()) {
            if constexpr (Tracer::on)
                m_tracer.solution();
            return m_control.solution([this] { return std::span<const Value>(m_values); });
        }
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        const Cell cell = m_empty[next];
        for (Value value = 0; value < m_layout.size(); ++value) {
            if (!m_control.node())
                return false;
            if constexpr (Tracer::on)
                m_tracer.decide(cell, value);
            if (isFree(cell, value)) {
                m_values[cell] = value;
                toggle(cell, value);
                if (!fill(next + 1))
                    return false;
                toggle(cell, value);
            } else {
                if constexpr (Tracer::on)
                    m_tracer.conflict(cell, Taken, value);
                m_control.backtrack();
            }
            if constexpr (Tracer::on)
                m_tracer.visit(here);
        }
        return true;
    }

    bool isFree(Cell cell, Value value)
    {
        m_control.check();
        const auto [row, column, box] = m_layout.unitsOf(cell);
        return ((m_used[row] | m_used[column] | m_used[box]) & bitOf(value)) == 0;
    }

    void toggle(Cell cell, Value value)
    {
        for (const std::uint32_t unit : m_layout.unitsOf(cell))
            m_used[unit] ^= bitOf(value);
    }

    Layout m_layout;
    std::vector<Cell> m_empty;
    std::vector<Mask> m_used; ///< the digits that stand in each unit
    std::vector<Value> m_values;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome backtracking(const SudokuProblem& problem, const Options& /*options*/, Control& control,
                     Tracer& tracer)
{
    if (placeGivens(problem, tracer))
        Backtracking<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::sudoku
