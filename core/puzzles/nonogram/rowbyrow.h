// Row by row, breadth first: every placement of a row's runs is added to every grid kept so far,
// and the grid stays if each column's runs agree with its clue. Whole layers are kept in memory.
//
// The document's program. Its column check lets a column end with a run too few or too short; here
// a run that has ended must be as long as asked, and at the last row all must be there.

#pragma once

#include <algorithm>

#include "core/puzzles/nonogram/grid.h"
#include "core/puzzles/nonogram/linesolver.h"

namespace clew::nonogram {

/// How far a column is when its cells are laid from the top.
struct ColumnProgress
{
    std::uint32_t runs = 0;   ///< begun so far
    std::uint32_t length = 0; ///< of the run that reaches the last cell laid; 0 if that is empty
};

/// Lays one more cell; false if the clue does not allow it.
bool extend(ColumnProgress& column, const Clue& clue, bool filled);
/// Whether the clue is met if nothing is to come.
bool isComplete(const ColumnProgress& column, const Clue& clue);

template<class Tracer>
class RowByRow
{
public:
    RowByRow(const NonogramProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        if constexpr (Tracer::on)
            m_layer.nodes.push_back(kRoot);
        for (m_row = 0; m_row < m_problem.height && m_layer.grids > 0; ++m_row)
            if (!addRow())
                return;
        for (std::size_t grid = 0; grid < m_layer.grids; ++grid) {
            if constexpr (Tracer::on) {
                m_tracer.visit(m_layer.nodes[grid]);
                m_tracer.solution();
            }
            if (!m_control.solution([&] { return solution(grid); }))
                return;
        }
    }

private:
    /// All grids of the rows so far that stay: their cells one grid after the other, and their
    /// nodes.
    struct Layer
    {
        std::size_t grids = 1;
        std::vector<Cell> cells;
        std::vector<NodeId> nodes;

        [[nodiscard]] std::uint64_t bytes() const
        {
            return cells.capacity() * sizeof(Cell) + nodes.capacity() * sizeof(NodeId);
        }
    };

    // False: unwind.
    bool addRow()
    {
        Layer next;
        next.grids = 0;
        bool goOn = true;
        const std::vector<Cell> unknown(m_problem.width, Cell::Unknown);
        for (std::size_t grid = 0; grid < m_layer.grids && goOn; ++grid) {
            const std::span<const Cell> above(m_layer.cells.data() + grid * laid(), laid());
            const std::vector<ColumnProgress> columns = progress(above);
            if constexpr (Tracer::on)
                m_tracer.visit(m_layer.nodes[grid]);
            m_solver.forEachPlacement(
                m_problem.rows[m_row], unknown, [&](std::span<const Cell> placement) {
                    goOn = m_control.node();
                    if (!goOn)
                        return false;
                    if constexpr (Tracer::on)
                        tellPlacement(placement);
                    if (columnsHold(columns, placement)) {
                        next.cells.insert(next.cells.end(), above.begin(), above.end());
                        next.cells.insert(next.cells.end(), placement.begin(), placement.end());
                        ++next.grids;
                        if constexpr (Tracer::on)
                            next.nodes.push_back(m_tracer.node());
                        goOn = m_control.holds(m_layer.bytes() + next.bytes());
                    }
                    if constexpr (Tracer::on)
                        m_tracer.visit(m_layer.nodes[grid]);
                    return goOn;
                });
        }
        m_layer = std::move(next);
        return goOn;
    }

    [[nodiscard]] std::size_t laid() const { return std::size_t{m_row} * m_problem.width; }

    [[nodiscard]] std::vector<ColumnProgress> progress(std::span<const Cell> above) const
    {
        std::vector<ColumnProgress> columns(m_problem.width);
        for (std::size_t i = 0; i < above.size(); ++i)
            extend(columns[i % m_problem.width], m_problem.columns[i % m_problem.width],
                   above[i] == Cell::Filled);
        return columns;
    }

    bool columnsHold(const std::vector<ColumnProgress>& columns, std::span<const Cell> placement)
    {
        m_control.check();
        for (std::uint32_t column = 0; column < m_problem.width; ++column) {
            ColumnProgress extended = columns[column];
            const Clue& clue = m_problem.columns[column];
            if (extend(extended, clue, placement[column] == Cell::Filled) &&
                (m_row + 1 < m_problem.height || isComplete(extended, clue)))
                continue;
            m_control.backtrack();
            if constexpr (Tracer::on)
                m_tracer.conflict(column, ColumnRule);
            return false;
        }
        return true;
    }

    // What is decided is the first filled cell, or the first at all where none is filled.
    void tellPlacement(std::span<const Cell> placement)
    {
        const auto first = std::ranges::find(placement, Cell::Filled);
        const std::size_t decided =
            first == placement.end() ? 0 : static_cast<std::size_t>(first - placement.begin());
        const Line row{true, m_row};
        m_tracer.decide(cellOf(m_problem, row, static_cast<std::uint32_t>(decided)),
                        static_cast<Value>(placement[decided]));
        for (std::uint32_t i = 0; i < placement.size(); ++i)
            if (i != decided)
                m_tracer.assign(cellOf(m_problem, row, i), static_cast<Value>(placement[i]),
                                Placement);
    }

    [[nodiscard]] Solution solution(std::size_t grid) const
    {
        Solution values(m_problem.cellCount());
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<Value>(m_layer.cells[grid * values.size() + i]);
        return values;
    }

    const NonogramProblem& m_problem;
    LineSolver m_solver;
    Layer m_layer;
    std::uint32_t m_row = 0;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome rowByRow(const NonogramProblem& problem, const Options& /*options*/, Control& control,
                 Tracer& tracer)
{
    if (cluesArePossible(problem, tracer))
        RowByRow<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::nonogram
