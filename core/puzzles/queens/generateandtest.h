// Generate and test, as the first program of P90 does it: the rows of all columns are chosen before
// any two queens are compared, and for each row of the last column all boards of the columns before
// it are made anew. About N^N boards are tried; the second program, with two loops exchanged, is
// `column-by-column`.
//
// Solutions come in colexicographic order: by the last column's row first.

#pragma once

#include <vector>

#include "core/puzzles/queens/givens.h"

namespace clew::queens {

template<class Tracer>
class GenerateAndTest
{
public:
    GenerateAndTest(const QueensProblem& problem, Control& control, Tracer& tracer)
        : m_size(problem.size), m_given(problem.givenRows()), m_rows(m_given), m_control(control),
          m_tracer(tracer)
    {
    }

    void run() { generate(m_size); }

private:
    // Chooses rows for columns 0 … count-1, the last of them first. False: unwind.
    bool generate(std::uint32_t count)
    {
        if (count == 0)
            return test();
        const std::uint32_t column = count - 1;
        if (m_given[column] != kNoValue)
            return generate(column);
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        for (Value row = 0; row < m_size; ++row) {
            if (!m_control.node())
                return false;
            m_rows[column] = row;
            if constexpr (Tracer::on)
                m_tracer.decide(column, row);
            if (!generate(column))
                return false;
            if constexpr (Tracer::on)
                m_tracer.visit(here);
        }
        return true;
    }

    bool test()
    {
        for (std::uint32_t column = 1; column < m_size; ++column) {
            m_control.check();
            if (!isSafe(column)) {
                if constexpr (Tracer::on)
                    m_tracer.conflict(column, Attacked, m_rows[column]);
                m_control.backtrack();
                return true;
            }
        }
        if constexpr (Tracer::on)
            m_tracer.solution();
        return m_control.solution([this] { return std::span<const Value>(m_rows); });
    }

    [[nodiscard]] bool isSafe(std::uint32_t column) const
    {
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
Outcome generateAndTest(const QueensProblem& problem, const Options& /*options*/, Control& control,
                        Tracer& tracer)
{
    if (placeGivens(problem, tracer))
        GenerateAndTest<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::queens
