// What can be deduced of a grid line by line, without guessing: by overlap, as people do first, or
// by all placements of a line. Unlike the grid of a search, cells can be forgotten one by one, when
// the clues of a picture change while it is drawn.

#pragma once

#include <deque>

#include "core/puzzles/nonogram/linesolver.h"
#include "core/search/control.h"

namespace clew::nonogram {

/// How a line is looked at.
enum class Reasoning : std::uint8_t {
    Overlap,   ///< what each run's first and last place have in common, and what no run reaches
    Placements ///< what all placements of the line have in common
};

/// Settles what follows from overlap. False: no placement remains.
inline bool settleByOverlap(LineSolver& solver, const Clue& clue, std::size_t length,
                            LineBits& line)
{
    LineBits settled;
    if (!clue.empty()) {
        const auto places = solver.places(clue, length, line);
        if (places.empty())
            return false;
        std::size_t reached = 0; // all cells before it are settled or within reach of a run
        for (std::size_t run = 0; run < clue.size(); ++run) {
            std::size_t first = 0;
            while (!hasBit(places[run], first))
                ++first;
            std::size_t last = length - clue[run];
            while (!hasBit(places[run], last))
                --last;
            for (; reached < first; ++reached)
                setBit(settled.empty, reached);
            reached = std::max(reached, last + clue[run]);
            for (std::size_t i = last; i < first + clue[run]; ++i)
                setBit(settled.filled, i);
        }
        for (; reached < length; ++reached)
            setBit(settled.empty, reached);
    } else {
        for (std::size_t i = 0; i < length; ++i)
            setBit(settled.empty, i);
    }
    for (std::size_t w = 0; w < settled.filled.size(); ++w) {
        line.filled[w] |= settled.filled[w];
        line.empty[w] |= settled.empty[w];
        if ((line.filled[w] & line.empty[w]) != 0)
            return false;
    }
    return true;
}

class LineKnowledge
{
public:
    LineKnowledge(std::uint32_t width, std::uint32_t height, Reasoning reasoning)
        : m_width(width), m_height(height), m_reasoning(reasoning), m_rows(height),
          m_columns(width), m_isQueued(std::size_t{width} + height),
          m_open(std::size_t{width} * height)
    {
    }

    [[nodiscard]] std::size_t openCount() const { return m_open; }
    [[nodiscard]] bool isOpen(Variable cell) const
    {
        const LineBits& row = m_rows[cell / m_width];
        return !hasBit(row.filled, cell % m_width) && !hasBit(row.empty, cell % m_width);
    }
    [[nodiscard]] std::vector<Variable> openCells() const
    {
        std::vector<Variable> cells;
        for (Variable cell = 0; cell < m_width * m_height; ++cell)
            if (isOpen(cell))
                cells.push_back(cell);
        return cells;
    }

    /// Settles a cell that is open.
    void settle(Variable cell, bool isFilled)
    {
        const auto known = isFilled ? &LineBits::filled : &LineBits::empty;
        setBit(m_rows[cell / m_width].*known, cell % m_width);
        setBit(m_columns[cell % m_width].*known, cell / m_width);
        --m_open;
    }

    void forget(Variable cell)
    {
        if (isOpen(cell))
            return;
        for (const auto known : {&LineBits::filled, &LineBits::empty}) {
            clearBit(m_rows[cell / m_width].*known, cell % m_width);
            clearBit(m_columns[cell % m_width].*known, cell / m_width);
        }
        ++m_open;
    }

    /// The line will be looked at.
    void enqueue(Line line)
    {
        if (m_isQueued[number(line)])
            return;
        m_isQueued[number(line)] = true;
        m_queue.push_back(line);
    }

    /// Looks at lines until none yields anything new. False: a contradiction, or the control says
    /// stop.
    bool propagate(const NonogramProblem& problem, Control& control)
    {
        std::uint64_t looked = 0;
        while (!m_queue.empty()) {
            if (++looked % kLinesPerPoll == 0 && !control.poll())
                return false;
            const Line line = m_queue.front();
            m_queue.pop_front();
            m_isQueued[number(line)] = false;
            if (!lookAt(problem, line, m_reasoning))
                return false;
        }
        return true;
    }

    /// Settles what all placements of a line share, in the first line where that is more than is
    /// known. False: there is none, or no placement remains.
    bool lookHarder(const NonogramProblem& problem)
    {
        const std::size_t before = m_open;
        for (const Line line : linesOf(problem)) {
            if (!lookAt(problem, line, Reasoning::Placements))
                return false;
            if (m_open < before)
                return true;
        }
        return false;
    }

private:
    static constexpr std::uint64_t kLinesPerPoll = 256;

    [[nodiscard]] std::size_t number(Line line) const
    {
        return line.isRow ? line.index : m_height + line.index;
    }

    bool lookAt(const NonogramProblem& problem, Line line, Reasoning reasoning)
    {
        const LineBits before = line.isRow ? m_rows[line.index] : m_columns[line.index];
        LineBits after = before;
        const std::size_t length = line.isRow ? m_width : m_height;
        const Clue& clue = clueOf(problem, line);
        if (!(reasoning == Reasoning::Overlap ? settleByOverlap(m_solver, clue, length, after)
                                              : m_solver.settle(clue, length, after)))
            return false;
        for (std::uint32_t w = 0; w < after.filled.size(); ++w) {
            std::uint64_t rest =
                (after.filled[w] | after.empty[w]) & ~(before.filled[w] | before.empty[w]);
            for (; rest != 0; rest &= rest - 1) {
                const auto i = w * 64 + static_cast<std::uint32_t>(std::countr_zero(rest));
                settle(cellOf(problem, line, i), hasBit(after.filled, i));
                enqueue({!line.isRow, i});
            }
        }
        return true;
    }

    std::uint32_t m_width;
    std::uint32_t m_height;
    Reasoning m_reasoning;
    std::vector<LineBits> m_rows;
    std::vector<LineBits> m_columns;
    std::deque<Line> m_queue;
    std::vector<bool> m_isQueued;
    std::size_t m_open;
    LineSolver m_solver;
};

/// What follows from lines alone; nothing if the control is stopped.
inline LineKnowledge knowledgeOf(const NonogramProblem& problem, Reasoning reasoning,
                                 Control& control)
{
    LineKnowledge knowledge(problem.width, problem.height, reasoning);
    for (Variable cell = 0; cell < problem.givens.size(); ++cell)
        if (problem.givens[cell] != Cell::Unknown)
            knowledge.settle(cell, problem.givens[cell] == Cell::Filled);
    for (const Line line : linesOf(problem))
        knowledge.enqueue(line);
    static_cast<void>(knowledge.propagate(problem, control));
    return knowledge;
}

} // namespace clew::nonogram
