// Depth first, cell by cell in reading order: each number is tried in turn, and only then looked at
// whether a touching cell has it, whether its area has it, and whether the area is that large.
//
// The document's program; it goes on for all solutions too. They come in lexicographic order.

#pragma once

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

template<class Tracer>
class Backtracking
{
public:
    Backtracking(const SuguruProblem& problem, const Layout& layout, Control& control,
                 Tracer& tracer)
        : m_layout(layout), m_givens(problem.givens), m_numbers(problem.givens), m_control(control),
          m_tracer(tracer)
    {
    }

    void run() { fill(nextBlank(0)); }

private:
    // False: unwind.
    bool fill(Variable cell)
    {
        if (cell == m_numbers.size()) {
            if constexpr (Tracer::on)
                m_tracer.solution();
            return m_control.solution([this] { return std::span<const Value>(m_numbers); });
        }
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        for (Value number = 0; number < m_layout.largestArea; ++number) {
            if (!m_control.node())
                return false;
            m_numbers[cell] = number;
            if constexpr (Tracer::on)
                m_tracer.decide(cell, number);
            const Rule broken = brokenRule(cell);
            if (broken == 0) {
                if (!fill(nextBlank(cell + 1)))
                    return false;
            } else {
                m_control.backtrack();
                if constexpr (Tracer::on)
                    m_tracer.conflict(cell, broken, number);
            }
            if constexpr (Tracer::on)
                m_tracer.visit(here);
        }
        m_numbers[cell] = kNoValue;
        return true;
    }

    Variable nextBlank(Variable cell) const
    {
        while (cell < m_givens.size() && m_givens[cell] != kNoValue)
            ++cell;
        return cell;
    }

    // The three tests in the document's order; 0 if all are passed.
    Rule brokenRule(Variable cell)
    {
        m_control.check();
        for (const Variable other : m_layout.touching[cell])
            if (m_numbers[other] == m_numbers[cell])
                return Touching;
        for (const Variable other : m_layout.areaCells[m_layout.areaOf[cell]])
            if (other != cell && m_numbers[other] == m_numbers[cell])
                return SameArea;
        return m_numbers[cell] < m_layout.areaSize(cell) ? 0 : TooLarge;
    }

    const Layout& m_layout;
    const std::vector<Value>& m_givens;
    std::vector<Value> m_numbers;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome backtracking(const SuguruProblem& problem, const Options& /*options*/, Control& control,
                     Tracer& tracer)
{
    const Layout layout(problem);
    if (placeGivens(problem, layout, tracer))
        Backtracking<Tracer>(problem, layout, control, tracer).run();
    return control.finish();
}

} // namespace clew::suguru
