// Breadth first: all boards with the first k empty cells filled are made before any with k + 1, as
// the document's program for P97 does. Whole layers are kept in memory.
//
// Solutions come in lexicographic order.

#pragma once

#include <deque>

#include "core/puzzles/sudoku/givens.h"

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
        Layer layer;
        layer.add(0);
        if constexpr (Tracer::on)
            layer.blocks.back().nodes.push_back(kRoot);
        for (std::size_t filled = 0; filled < m_empty.size(); ++filled) {
            Layer next;
            const std::vector<std::size_t> earlier = earlierPeers(filled);
            for (; !layer.blocks.empty(); layer.blocks.pop_front())
                for (std::size_t board = 0; board < layer.blocks.front().boards; ++board)
                    if (!extend(layer, board, filled, earlier, next))
                        return;
            layer = std::move(next);
        }
        for (const Block& block : layer.blocks)
            for (std::size_t board = 0; board < block.boards; ++board)
                if (!deliver(block, board))
                    return;
    }

private:
    static constexpr std::size_t kBlockBytes = std::size_t{1} << 18U;

    /// Boards one after the other: of each the digits of the empty cells filled so far.
    struct Block
    {
        std::vector<std::uint8_t> digits;
        std::vector<NodeId> nodes; ///< of each board, if traced
        std::size_t boards = 0;
    };

    /// Blocks instead of one array: growing never copies, and what has been extended is given back.
    struct Layer
    {
        std::deque<Block> blocks;

        /// Counts a further board of `width` digits and returns the block to append it to.
        Block& add(std::size_t width)
        {
            if (blocks.empty() || (blocks.back().boards + 1) * width > kBlockBytes) {
                blocks.emplace_back();
                blocks.back().digits.reserve(kBlockBytes);
            }
            ++blocks.back().boards;
            return blocks.back();
        }
        [[nodiscard]] std::size_t bytes() const
        {
            const std::size_t nodes = blocks.empty() ? 0 : blocks.front().nodes.capacity();
            return blocks.size() * (kBlockBytes + nodes * sizeof(NodeId));
        }
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

    // Adds to `next` what follows from a board of the first block: the board with each digit that
    // its next cell can take. False: unwind.
    bool extend(const Layer& layer, std::size_t board, std::size_t filled,
                const std::vector<std::size_t>& earlier, Layer& next)
    {
        const Block& block = layer.blocks.front();
        const auto digits = std::span(block.digits).subspan(board * filled, filled);
        const Cell cell = m_empty[filled];
        Mask free = m_allowed[cell];
        for (const std::size_t other : earlier)
            free &= ~bitOf(digits[other]);
        if constexpr (Tracer::on)
            m_tracer.visit(block.nodes[board]);
        for (Value value = 0; value < m_layout.size(); ++value) {
            if (!m_control.node())
                return false;
            m_control.check();
            if constexpr (Tracer::on)
                m_tracer.decide(cell, value);
            if ((free & bitOf(value)) != 0) {
                Block& target = next.add(filled + 1);
                target.digits.insert(target.digits.end(), digits.begin(), digits.end());
                target.digits.push_back(static_cast<std::uint8_t>(value));
                if constexpr (Tracer::on)
                    target.nodes.push_back(m_tracer.node());
            } else {
                if constexpr (Tracer::on)
                    m_tracer.conflict(cell, Taken, value);
                m_control.backtrack();
            }
            if constexpr (Tracer::on)
                m_tracer.visit(block.nodes[board]);
        }
        return m_control.holds(layer.bytes() + next.bytes());
    }

    bool deliver(const Block& block, std::size_t board)
    {
        if constexpr (Tracer::on) {
            m_tracer.visit(block.nodes[board]);
            m_tracer.solution();
        }
        return m_control.solution([&] {
            std::vector<Value> values = m_problem.givens;
            for (std::size_t i = 0; i < m_empty.size(); ++i)
                values[m_empty[i]] = block.digits[board * m_empty.size() + i];
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
