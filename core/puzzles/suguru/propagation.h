// Search with propagation: cells with one number left and numbers with one place left in their area
// are settled, and numbers struck that touch all places another area has left for them, until
// nothing more follows; then a cell with the fewest numbers is decided. The striking makes up for
// its price many times: on hard boards of 15 x 15 it leaves one node of five hundred.

#pragma once

#include "core/puzzles/suguru/candidates.h"

namespace clew::suguru {

template<class Tracer>
class Propagation
{
public:
    Propagation(const SuguruProblem& problem, const Layout& layout, Control& control,
                Tracer& tracer)
        : m_problem(problem), m_candidates(layout, tracer), m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        if (settleGivens(m_problem, m_candidates) && settleAll())
            explore();
    }

private:
    // Searches below a board without singles. False: unwind.
    bool explore()
    {
        if (m_candidates.complete()) {
            if constexpr (Tracer::on)
                m_tracer.solution();
            return m_control.solution([this] { return std::span(m_candidates.numbers()); });
        }
        const Variable cell = fewestCandidates();
        const std::size_t trail = m_candidates.trail();
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        for (std::uint64_t rest = m_candidates.mask(cell); rest != 0; rest &= rest - 1) {
            const auto number = static_cast<Value>(std::countr_zero(rest));
            if (!m_control.node())
                return false;
            if constexpr (Tracer::on)
                m_tracer.decide(cell, number);
            if (!m_candidates.settle(cell, number) || !settleAll())
                m_control.backtrack();
            else if (!explore())
                return false;
            m_candidates.undoTo(trail);
            if constexpr (Tracer::on)
                m_tracer.visit(here);
        }
        return true;
    }

    bool settleAll()
    {
        while (true) {
            const auto move = m_candidates.nextSingle();
            if (!move) {
                const std::size_t trail = m_candidates.trail();
                if (!m_candidates.strikeTouched())
                    return false;
                if (m_candidates.trail() == trail)
                    return true;
                continue;
            }
            if constexpr (Tracer::on)
                m_tracer.assign(move->cell, move->number, move->rule);
            if (!m_candidates.settle(move->cell, move->number))
                return false;
        }
    }

    Variable fewestCandidates() const
    {
        Variable best = 0;
        int fewest = kMaxArea + 1;
        for (Variable cell = 0; cell < m_problem.cellCount() && fewest > 2; ++cell) {
            const int count = m_candidates.count(cell);
            if (count > 0 && count < fewest) {
                fewest = count;
                best = cell;
            }
        }
        return best;
    }

    const SuguruProblem& m_problem;
    Candidates<Tracer> m_candidates;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome propagation(const SuguruProblem& problem, const Options& /*options*/, Control& control,
                    Tracer& tracer)
{
    const Layout layout(problem);
    if (placeGivens(problem, layout, tracer))
        Propagation<Tracer>(problem, layout, control, tracer).run();
    return control.finish();
}

} // namespace clew::suguru
