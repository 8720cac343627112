// The engine of the strategy `propagation`, with which the generator and the rating look for second
// solutions.

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
    /// A cell whose numbers are tried.
    struct Choice
    {
        Variable cell;
        std::uint64_t left; ///< numbers not tried yet, as bits
        std::size_t trail;
        NodeId node;
    };

    // Searches below a board without singles. Choices are no levels of the call stack: a board has
    // up to 10,000 cells.
    void explore()
    {
        if (m_candidates.complete()) {
            (void)reportSolution();
            return;
        }
        std::vector<Choice> choices{choose()};
        while (true) {
            Choice& choice = choices.back();
            if (choice.left == 0) {
                choices.pop_back();
                if (choices.empty())
                    return;
                goBack(choices.back());
                continue;
            }
            const auto number = static_cast<Value>(std::countr_zero(choice.left));
            choice.left &= choice.left - 1;
            if (!m_control.node())
                return;
            m_tracer.decide(choice.cell, number);
            if (!m_candidates.settle(choice.cell, number) || !settleAll()) {
                m_control.backtrack();
            } else if (!m_candidates.complete()) {
                choices.push_back(choose());
                continue;
            } else if (!reportSolution()) {
                return;
            }
            goBack(choice);
        }
    }

    Choice choose()
    {
        const Variable cell = fewestCandidates();
        NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        return {cell, m_candidates.mask(cell), m_candidates.trail(), here};
    }

    void goBack(const Choice& choice)
    {
        m_candidates.undoTo(choice.trail);
        m_tracer.visit(choice.node);
    }

    bool reportSolution()
    {
        m_tracer.solution();
        return m_control.solution([this] { return std::span(m_candidates.numbers()); });
    }

    bool settleAll()
    {
        while (true) {
            const auto move = m_candidates.takeSingle();
            if (!move) {
                const std::size_t trail = m_candidates.trail();
                if (!m_candidates.strikeTouched())
                    return false;
                if (m_candidates.trail() == trail)
                    return true;
                continue;
            }
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

/// All solutions; the board has no area above kMaxArea.
template<class Tracer>
Outcome searchByPropagation(const SuguruProblem& problem, Control& control, Tracer& tracer)
{
    const Layout layout(problem);
    if (placeGivens(problem, layout, tracer))
        Propagation<Tracer>(problem, layout, control, tracer).run();
    return control.finish();
}

} // namespace clew::suguru
