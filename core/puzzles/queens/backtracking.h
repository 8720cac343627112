// Depth first, column by column: a queen is tried in each row in turn and compared at once with
// those to its left; when no row is left the column before it moves on.
//
// Solutions come in lexicographic order.

#pragma once

#include <vector>

#include "core/puzzles/queens/givens.h"

namespace clew::queens {

template<class Tracer>
class Backtracking
{
public:
    Backtracking(const QueensProblem& problem, Control& control, Tracer& tracer)
        : m_size(problem.size), m_given(problem.givenRows()), m_rows(problem.size),
          m_control(control), m_tracer(tracer)
    {
    }

    void run() { place(0); }

private:
    // False: unwind.
    bool place(std::uint32_t column)
    {
        if (column == m_size) {
            if constexpr (Tracer::on)
                m_tracer.solution();
            return m_control.solution([this] { return std::span<const Value>(m_rows); });
        }
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        const bool isGiven = m_given[column] != kNoValue;
        const Value first = isGiven ? m_given[column] : 0;
        const Value last = isGiven ? m_given[column] : m_size - 1;
        for (Value row = first; row <= last; ++row) {
            if (!m_control.node())
                return false;
            m_rows[column] = row;
            if constexpr (Tracer::on)
                m_tracer.decide(column, row);
            if (isSafe(column)) {
                if (!place(column + 1))
                    return false;
            } else {
                if constexpr (Tracer::on)
                    m_tracer.conflict(column, Attacked, row);
                m_control.backtrack();
            }
            if constexpr (Tracer::on)
                m_tracer.visit(here);
        }
        return true;
    }

    bool isSafe(std::uint32_t column)
    {
        m_control.check();
        for (std::uint32_t other = 0; other < column; ++other)
            if (attacks({column, m_rows[column]}, {other, m_rows[other]}))
                return false;
        return true;
    }

    std::uint32_t m_size;
    std::vector<Value> m_given;
    std::vector<Value> m_rows;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome backtracking(const QueensProblem& problem, const Options& /*options*/, Control& control,
                     Tracer& tracer)
{
    if (placeGivens(problem, tracer))
        Backtracking<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::queens
