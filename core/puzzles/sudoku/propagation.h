// Backtracking on candidates: every digit placed is struck from its peers; a cell with one
// candidate left (naked single) and a digit with one place left in a unit (hidden single) are
// filled at once. Only then is a digit tried, in a cell with the fewest candidates.
//
// After P. Norvig, "Solving every Sudoku puzzle", and the first-fail principle of Haralick and
// Elliott.

#pragma once

#include <bit>

#include "core/puzzles/sudoku/givens.h"

namespace clew::sudoku {

template<class Tracer>
class Propagation
{
public:
    Propagation(const SudokuProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_layout(problem.box), m_size(problem.size()), m_control(control),
          m_tracer(tracer)
    {
    }

    void run()
    {
        m_board.values.assign(m_layout.cellCount(), kNoValue);
        m_board.candidates.assign(m_layout.cellCount(), m_layout.allDigits());
        m_board.places.assign(std::size_t{m_layout.unitCount()} * m_size,
                              static_cast<std::uint8_t>(m_size));
        m_board.empty = m_layout.cellCount();
        for (Cell cell = 0; cell < m_layout.cellCount(); ++cell)
            if (m_problem.givens[cell] != kNoValue)
                m_forced.push_back({cell, m_problem.givens[cell], GivenDigit});
        if (propagate())
            branch(0);
    }

private:
    struct Board
    {
        std::vector<Value> values;
        std::vector<Mask> candidates;     ///< of a filled cell its digit alone
        std::vector<std::uint8_t> places; ///< of each unit and digit: how many cells can take it
        std::uint32_t empty = 0;
    };
    struct Forced
    {
        Cell cell;
        Value value;
        Rule rule;
    };

    // Goes on from a board where nothing is forced. False: unwind.
    bool branch(std::size_t depth)
    {
        if (m_board.empty == 0) {
            m_tracer.solution();
            return m_control.solution([this] { return std::span<const Value>(m_board.values); });
        }
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        if (m_saved.size() <= depth)
            m_saved.resize(depth + 1);
        m_saved[depth] = m_board;
        const Cell cell = fewestCandidates();
        for (Mask left = m_board.candidates[cell]; left != 0; left &= left - 1) {
            if (!m_control.node())
                return false;
            const auto value = static_cast<Value>(std::countr_zero(left));
            m_tracer.decide(cell, value);
            if (!place(cell, value) || !propagate())
                m_control.backtrack();
            else if (!branch(depth + 1))
                return false;
            m_board = m_saved[depth];
            m_tracer.visit(here);
        }
        return true;
    }

    [[nodiscard]] Cell fewestCandidates() const
    {
        Cell best = 0;
        int fewest = static_cast<int>(kMaxSize) + 1;
        for (Cell cell = 0; cell < m_layout.cellCount() && fewest > 2; ++cell) {
            const int count = std::popcount(m_board.candidates[cell]);
            if (m_board.values[cell] == kNoValue && count < fewest) {
                best = cell;
                fewest = count;
            }
        }
        return best;
    }

    // Fills forced cells until none is left. False: contradiction.
    bool propagate()
    {
        for (std::size_t i = 0; i < m_forced.size(); ++i) {
            const Forced forced = m_forced[i];
            if (m_board.values[forced.cell] == forced.value)
                continue; // forced for two reasons
            if constexpr (Tracer::on)
                m_tracer.assign(forced.cell, forced.value, forced.rule);
            if (!place(forced.cell, forced.value))
                return false;
        }
        m_forced.clear();
        return true;
    }

    // Fills a cell and strikes what this rules out. False: contradiction.
    bool place(Cell cell, Value value)
    {
        if ((m_board.candidates[cell] & bitOf(value)) == 0)
            return fails(cell, Taken, value);
        const Mask others = m_board.candidates[cell] & ~bitOf(value);
        m_board.values[cell] = value;
        m_board.candidates[cell] = bitOf(value);
        --m_board.empty;
        for (Mask left = others; left != 0; left &= left - 1)
            if (!losesPlace(cell, static_cast<Value>(std::countr_zero(left))))
                return false;
        for (const Cell peer : m_layout.peers(cell))
            if ((m_board.candidates[peer] & bitOf(value)) != 0 && !strike(peer, value))
                return false;
        return true;
    }

    bool strike(Cell cell, Value value)
    {
        if (m_board.values[cell] == value)
            return fails(cell, Taken, value);
        m_tracer.remove(cell, value, Taken);
        const Mask left = m_board.candidates[cell] &= ~bitOf(value);
        if (left == 0)
            return fails(cell, NoCandidate, kNoValue);
        if ((left & (left - 1)) == 0)
            m_forced.push_back({cell, static_cast<Value>(std::countr_zero(left)), NakedSingle});
        return losesPlace(cell, value);
    }

    // The cell cannot take the value any more: its units may have one place left for it, or none.
    bool losesPlace(Cell cell, Value value)
    {
        for (const std::uint32_t unit : m_layout.unitsOf(cell)) {
            const std::uint8_t left = --m_board.places[std::size_t{unit} * m_size + value];
            if (left == 0)
                return fails(m_layout.unit(unit).front(), noPlaceRule(m_layout.unitKind(unit)),
                             value);
            if (left == 1)
                forceLastPlace(unit, value);
        }
        return true;
    }

    void forceLastPlace(std::uint32_t unit, Value value)
    {
        for (const Cell cell : m_layout.unit(unit)) {
            if ((m_board.candidates[cell] & bitOf(value)) == 0)
                continue;
            if (m_board.values[cell] == kNoValue)
                m_forced.push_back({cell, value, HiddenSingle});
            return;
        }
    }

    bool fails(Cell cell, Rule rule, Value value)
    {
        m_tracer.conflict(cell, rule, value);
        m_forced.clear();
        return false;
    }

    const SudokuProblem& m_problem;
    Layout m_layout;
    std::uint32_t m_size;
    Board m_board;
    std::vector<Board> m_saved; ///< the board at each open node
    std::vector<Forced> m_forced;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome propagation(const SudokuProblem& problem, const Options& /*options*/, Control& control,
                    Tracer& tracer)
{
    // Clashing givens are reported as such, before anything follows from them.
    if (contradictory(problem))
        placeGivens(problem, tracer);
    else
        Propagation<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::sudoku
