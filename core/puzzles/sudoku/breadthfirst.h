// Breadth first: all boards with the first k empty cells filled are made before any with k + 1, as
// the document's program for P97 does. Whole layers are kept in memory.
//
// Solutions come in lexicographic order.

#pragma once

#include <algorithm>

#include "core/puzzles/sudoku/givens.h"
#include "core/search/layer.h"

namespace clew::sudoku {

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
            if constexpr (Tracer::on)
                m_tracer.decide(cell, value);
            if ((free & bitOf(value)) != 0) {
                const std::span<std::uint8_t> board = next.digits.add();
                std::ranges::copy(digits, board.begin());
                board.back() = static_cast<std::uint8_t>(value);
                if constexpr (Tracer::on)
                    next.nodes.add().front() = m_tracer.node();
            } else {
                if constexpr (Tracer::on)
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

template<class Tracer>
Outcome breadthFirst(const SudokuProblem& problem, const Options& /*options*/, Control& control,
                     Tracer& tracer)
{
    if (placeGivens(problem, tracer))
        BreadthFirst<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::sudoku
