// Depth first, cell by cell in reading order: the plainest search that can be watched, and the
// measure of what every other strategy saves. Each digit is tried in turn and compared at once with
// the row, column and box; when no digit is left the cell before it moves on.
//
// Solutions come in lexicographic order.

#include "core/puzzle/figures.h"
#include "core/puzzles/sudoku/givens.h"

namespace clew::sudoku {

namespace {

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
            m_tracer.solution();
            return m_control.solution([this] { return std::span<const Value>(m_values); });
        }
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        const Cell cell = m_empty[next];
        const Mask taken = takenDigits(cell);
        for (Value value = 0; value < m_layout.size(); ++value) {
            if (!m_control.node())
                return false;
            m_tracer.decide(cell, value);
            m_control.check();
            if ((taken & bitOf(value)) == 0) {
                m_values[cell] = value;
                toggle(cell, value);
                if (!fill(next + 1))
                    return false;
                toggle(cell, value);
            } else {
                m_tracer.conflict(cell, Taken, value);
                m_control.backtrack();
            }
            m_tracer.visit(here);
        }
        return true;
    }

    [[nodiscard]] Mask takenDigits(Cell cell) const
    {
        const auto& [row, column, box] = m_layout.unitsOf(cell);
        return m_used[row] | m_used[column] | m_used[box];
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

} // namespace

Strategy backtracking()
{
    using enum EventKind;
    return makeStrategy<SudokuProblem>(
        {.id = "backtracking",
         .title = phrase("sudoku", "Backtracking"),
         .summary =
             phrase("sudoku", "Cell by cell in reading order, each digit in turn; compared at once "
                              "with its units, and back when no digit is left."),
         .exhausts = true,
         .idea = phrase("sudoku",
                        "The empty cells are filled in reading order, each with every digit in "
                        "turn. A digit is compared with its row, column and box before the search "
                        "continues; where none is left, it goes back to the cell before. It treats "
                        "easy and hard cells alike, and that is what costs it time."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}}},
                 {"fill(the first empty cell)"},
                 {""},
                 {"fill(cell):"},
                 {"  if there is no further empty cell: report the board; return", {Solution}},
                 {"  for digit in 1 … N:"},
                 {"    place digit in cell", {Decide}},
                 {"    if its row, column or box has it already: a dead end", {Conflict}},
                 {"    else: fill(the next empty cell)"},
                 {"    take digit away", {Visit}},
             },
         .cost = phrase("sudoku", "Exponential in the number of empty cells. Some 9 × 9 puzzles "
                                  "take milliseconds, others, hardly harder for people, many "
                                  "thousands of times as long. Memory for one board."),
         .growth = Growth::exponential().inCells().atWorst(),
         .counted = kDecidesToTest,
         .origin = phrase("sudoku", "Golomb and Baumert, 1965.")},
        [](const SudokuProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) {
            if (placeGivens(problem, tracer))
                Backtracking(problem, control, tracer).run();
            return control.finish();
        });
}

} // namespace clew::sudoku
