// Breadth first: all boards with the first k empty cells filled are made before any with k + 1, as
// the document's program for P97 does. Whole layers are kept in memory, and can be watched as they
// swell and shrink.
//
// Solutions come in lexicographic order.

#include <algorithm>

#include "core/puzzle/figures.h"
#include "core/puzzles/sudoku/givens.h"
#include "core/search/layer.h"

namespace clew::sudoku {

namespace {

template<class Tracer>
class BreadthFirst
{
public:
    BreadthFirst(const SudokuProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_layout(problem.box), m_empty(emptyCells(problem)),
          m_allowed(allowedDigits(problem, m_layout)), m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        Boards boards(0);
        boards.digits.add();
        if constexpr (Tracer::on)
            boards.nodes.add().front() = kRoot;
        for (std::size_t filled = 0; filled < m_empty.size(); ++filled) {
            Boards next(filled + 1);
            const std::vector<std::size_t> earlier = earlierPeers(filled);
            for (; !boards.digits.empty(); boards.dropFront())
                if (!extend(boards, filled, earlier, next))
                    return;
            boards = std::move(next);
        }
        for (; !boards.digits.empty(); boards.dropFront())
            if (!deliver(boards))
                return;
    }

private:
    /// Of each board the digits of the empty cells filled so far, and its node if traced.
    struct Boards
    {
        explicit Boards(std::size_t filled) : digits(filled) {}

        Layer<std::uint8_t> digits;
        Layer<NodeId> nodes{1};

        [[nodiscard]] NodeId node() const { return nodes.front().front(); }
        void dropFront()
        {
            digits.dropFront();
            if constexpr (Tracer::on)
                nodes.dropFront();
        }
        [[nodiscard]] std::uint64_t bytes() const { return digits.bytes() + nodes.bytes(); }
    };

    /// Which of the empty cells filled before share a unit with empty cell number `next`.
    [[nodiscard]] std::vector<std::size_t> earlierPeers(std::size_t next) const
    {
        std::vector<std::size_t> earlier;
        for (std::size_t other = 0; other < next; ++other)
            if (m_layout.arePeers(m_empty[other], m_empty[next]))
                earlier.push_back(other);
        return earlier;
    }

    // Adds to `next` what follows from the first board: the board with each digit that its next
    // cell can take. False: unwind.
    bool extend(const Boards& boards, std::size_t filled, const std::vector<std::size_t>& earlier,
                Boards& next)
    {
        const std::span<const std::uint8_t> digits = boards.digits.front();
        const Cell cell = m_empty[filled];
        Mask free = m_allowed[cell];
        for (const std::size_t other : earlier)
            free &= ~bitOf(digits[other]);
        if constexpr (Tracer::on)
            m_tracer.visit(boards.node());
        for (Value value = 0; value < m_layout.size(); ++value) {
            if (!m_control.node())
                return false;
            m_control.check();
            m_tracer.decide(cell, value);
            if ((free & bitOf(value)) != 0) {
                const std::span<std::uint8_t> board = next.digits.add();
                std::ranges::copy(digits, board.begin());
                board.back() = static_cast<std::uint8_t>(value);
                if constexpr (Tracer::on)
                    next.nodes.add().front() = m_tracer.node();
            } else {
                m_tracer.conflict(cell, Taken, value);
                m_control.backtrack();
            }
            if constexpr (Tracer::on)
                m_tracer.visit(boards.node());
        }
        return m_control.holds(boards.bytes() + next.bytes());
    }

    bool deliver(const Boards& boards)
    {
        if constexpr (Tracer::on) {
            m_tracer.visit(boards.node());
            m_tracer.solution();
        }
        return m_control.solution([&] {
            std::vector<Value> values = m_problem.givens;
            for (std::size_t i = 0; i < m_empty.size(); ++i)
                values[m_empty[i]] = boards.digits.front()[i];
            return values;
        });
    }

    const SudokuProblem& m_problem;
    Layout m_layout;
    std::vector<Cell> m_empty;
    std::vector<Mask> m_allowed;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace

Strategy breadthFirst()
{
    using enum EventKind;
    return makeStrategy<SudokuProblem>(
        {.id = "breadth-first",
         .title = phrase("sudoku", "Breadth first"),
         .summary = phrase("sudoku", "All boards with one more cell filled are made before any is "
                                     "extended; whole layers are kept in memory."),
         .idea =
             phrase("sudoku", "The boards with one more cell filled are all made before any of "
                              "them is extended. It is the same tree as in backtracking, layer by "
                              "layer. A puzzle with one solution shows how the layers swell while "
                              "little is known, and shrink to a single board at the end."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}}},
                 {"boards ← { the board as given }"},
                 {"for each empty cell in reading order:"},
                 {"  next ← { }"},
                 {"  for each board in boards: stand at it", {Visit}},
                 {"    for digit in 1 … N:"},
                 {"      place digit in cell", {Decide}},
                 {"      if its row, column or box has it already: drop it", {Conflict}},
                 {"      else: add board with digit to next"},
                 {"  boards ← next"},
                 {"report each of boards", {Solution}},
             },
         .cost = phrase("sudoku", "Time as for all solutions by backtracking. Memory for a "
                                  "whole layer of boards: millions of them where few digits are "
                                  "given."),
         .growth = Growth::exponential().inCells().atWorst(),
         .counted = kDecidesToTest,
         .origin = phrase("sudoku", "The program of the document with P97.")},
        [](const SudokuProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) {
            if (placeGivens(problem, tracer))
                BreadthFirst(problem, control, tracer).run();
            return control.finish();
        });
}

} // namespace clew::sudoku
