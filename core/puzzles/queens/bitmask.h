// Backtracking with the attacked rows, rising and falling diagonals kept as bits of three words
// (Richards, "Backtracking algorithms in MCPL using bit patterns and recursion", 1997): the free
// rows of a column are found by two operations and only these are tried. For N up to 64.
//
// Solutions come in lexicographic order. Counting has its own loop, see count.cpp.

#pragma once

#include <bit>
#include <vector>

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// For each column the rows that no given queen of another column attacks, as bits; of a given
/// queen's own column its row alone. For boards of up to kMaxWordSize.
std::vector<std::uint64_t> allowedRows(const QueensProblem& problem);

template<class Tracer>
class Bitmask
{
public:
    Bitmask(const QueensProblem& problem, Control& control, Tracer& tracer)
        : m_size(problem.size), m_allowed(allowedRows(problem)), m_rows(problem.size),
          m_control(control), m_tracer(tracer)
    {
    }

    void run() { place(0, 0, 0, 0); }

private:
    // `rows`, `rising`, `falling`: attacked by the queens to the left, moved along with the column.
    bool place(std::uint32_t column, std::uint64_t rows, std::uint64_t rising,
               std::uint64_t falling)
    {
        if (column == m_size) {
            m_tracer.solution();
            return m_control.solution([this] { return std::span<const Value>(m_rows); });
        }
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        std::uint64_t free = m_allowed[column] & ~(rows | rising | falling);
        if (free == 0) {
            m_tracer.conflict(column, ColumnEmpty);
            m_control.backtrack();
            return true;
        }
        while (free != 0) {
            const std::uint64_t bit = free & (~free + 1);
            free ^= bit;
            if (!m_control.node())
                return false;
            m_rows[column] = static_cast<Value>(std::countr_zero(bit));
            m_tracer.decide(column, m_rows[column]);
            if (!place(column + 1, rows | bit, (rising | bit) >> 1U, (falling | bit) << 1U))
                return false;
            m_tracer.visit(here);
        }
        return true;
    }

    std::uint32_t m_size;
    std::vector<std::uint64_t> m_allowed;
    std::vector<Value> m_rows;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace clew::queens
