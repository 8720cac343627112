// Row by row, breadth first, as the document does it, to show why lines are better taken in another
// order: every placement of a row's runs is added to every grid kept so far, and the grid stays if
// each column's runs agree with its clue. Whole layers are kept in memory.
//
// The document's column check lets a column end with a run too few or too short; here a run that
// has ended must have the length its clue gives, and at the last row all must be there.

#include "core/puzzles/nonogram/grid.h"

#include <algorithm>

#include "core/puzzles/nonogram/linesolver.h"
#include "core/search/layer.h"

namespace clew::nonogram {

namespace {

/// How far a column is when its cells are laid from the top.
struct ColumnProgress
{
    std::uint32_t runs = 0;   ///< begun so far
    std::uint32_t length = 0; ///< of the run that reaches the last cell laid; 0 if that is empty
};

// Lays one more cell; false if the clue does not allow it.
bool extend(ColumnProgress& column, const Clue& clue, bool filled)
{
    if (filled) {
        if (column.length == 0)
            ++column.runs;
        ++column.length;
        return column.runs <= clue.size() && column.length <= clue[column.runs - 1];
    }
    const bool endsWell = column.length == 0 || column.length == clue[column.runs - 1];
    column.length = 0;
    return endsWell;
}

// Whether the clue is met if nothing follows.
bool isComplete(const ColumnProgress& column, const Clue& clue)
{
    return column.runs == clue.size() && (column.length == 0 || column.length == clue.back());
}

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
        m_layer.cells.add();
        if constexpr (Tracer::on)
            m_layer.nodes.add().front() = kRoot;
        for (m_row = 0; m_row < m_problem.height && !m_layer.cells.empty(); ++m_row)
            if (!addRow())
                return;
        for (; !m_layer.cells.empty(); m_layer.dropFront()) {
            if constexpr (Tracer::on) {
                m_tracer.visit(m_layer.node());
                m_tracer.solution();
            }
            if (!m_control.solution([&] { return solution(); }))
                return;
        }
    }

private:
    /// All grids of the rows so far that stay, and the node of each if traced.
    struct Grids
    {
        explicit Grids(std::size_t width) : cells(width) {}

        Layer<Cell> cells;
        Layer<NodeId> nodes{1};

        [[nodiscard]] NodeId node() const { return nodes.front().front(); }
        void dropFront()
        {
            cells.dropFront();
            if constexpr (Tracer::on)
                nodes.dropFront();
        }
        [[nodiscard]] std::uint64_t bytes() const { return cells.bytes() + nodes.bytes(); }
    };

    // False: unwind.
    bool addRow()
    {
        Grids next(laid() + m_problem.width);
        bool goOn = true;
        std::vector<Cell> given(m_problem.width, Cell::Unknown);
        for (std::uint32_t column = 0; column < m_problem.width; ++column)
            given[column] = m_problem.given(cellOf(m_problem, {true, m_row}, column));
        for (; !m_layer.cells.empty() && goOn; m_layer.dropFront()) {
            const std::span<const Cell> above = m_layer.cells.front();
            const std::vector<ColumnProgress> columns = progress(above);
            if constexpr (Tracer::on)
                m_tracer.visit(m_layer.node());
            m_solver.forEachPlacement(
                m_problem.rows[m_row], given, [&](std::span<const Cell> placement) {
                    goOn = m_control.node();
                    if (!goOn)
                        return false;
                    if constexpr (Tracer::on)
                        reportPlacement(placement);
                    if (columnsHold(columns, placement)) {
                        const std::span<Cell> grid = next.cells.add();
                        std::ranges::copy(placement, std::ranges::copy(above, grid.begin()).out);
                        if constexpr (Tracer::on)
                            next.nodes.add().front() = m_tracer.node();
                        goOn = m_control.holds(m_layer.bytes() + next.bytes());
                    }
                    if constexpr (Tracer::on)
                        m_tracer.visit(m_layer.node());
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
            m_tracer.conflict(column, ColumnRule);
            return false;
        }
        return true;
    }

    // What is decided is the first filled cell, or the first at all where none is filled.
    void reportPlacement(std::span<const Cell> placement)
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

    [[nodiscard]] Solution solution() const
    {
        const std::span<const Cell> cells = m_layer.cells.front();
        Solution values(cells.size());
        std::ranges::transform(cells, values.begin(),
                               [](Cell cell) { return static_cast<Value>(cell); });
        return values;
    }

    const NonogramProblem& m_problem;
    LineSolver m_solver;
    Grids m_layer{0};
    std::uint32_t m_row = 0;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome searchRowByRow(const NonogramProblem& problem, Control& control, Tracer& tracer)
{
    if (cluesArePossible(problem, tracer))
        RowByRow<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace

Strategy rowByRow()
{
    using enum EventKind;
    return makeStrategy<NonogramProblem>(
        {.id = "row-by-row",
         .title = phrase("nonogram", "Row by row (breadth first)"),
         .summary =
             phrase("nonogram", "Adds every placement of the next row to every grid kept, and "
                                "keeps those whose columns agree with their clues so far."),
         .idea = phrase("nonogram", "Every placement of the first row's runs is a beginning of "
                                    "the grid. To each beginning every placement of the next "
                                    "row is added, and what contradicts a column so far is "
                                    "dropped. The clues of the columns can rule out little "
                                    "before half the grid is laid: until then the beginnings "
                                    "multiply."),
         .pseudoCode =
             {
                 {"layer ← { the empty grid }; stop if the clues are impossible",
                  {{Conflict, ImpossibleClue}}},
                 {"for each row from the top:"},
                 {"  next ← { }"},
                 {"  for each grid of layer: stand at it", {Visit}},
                 {"    for each placement of the row's runs:"},
                 {"      lay the row below the grid", {Decide, Assign}},
                 {"      if a column disagrees with its clue: drop it", {Conflict}},
                 {"      else: put the grid into next"},
                 {"  layer ← next"},
                 {"report each grid of layer", {Solution}},
             },
         .cost = phrase("nonogram", "The placements of each row times the grids kept. Both time "
                                    "and memory grow exponentially, and whole layers are kept: "
                                    "it is for small grids."),
         .growth = Growth::exponential().inCells().atWorst(),
         .origin = phrase("nonogram", "The first program of P98.")},
        [](const NonogramProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return searchRowByRow(problem, control, tracer); });
}

} // namespace clew::nonogram
