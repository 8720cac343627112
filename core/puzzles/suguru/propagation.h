// The engine of the strategy `propagation`, with which the generator and the rating look for second
// solutions.
//
// On a board with few clues a first number may be wrong in a way that shows only after all else has
// been tried. So a search that has found nothing but dead ends begins again after a while, and then
// turns first to the areas in which most of them were: dom/wdeg, Boussemart, Hemery, Lecoutre and
// Sais, 2004. Each run may take twice as long as the one before, so that the last one ends.

#pragma once

#include "core/puzzles/suguru/candidates.h"

namespace clew::suguru {

/// Whether a search that finds nothing begins again. What counts on the order of a search does
/// without it.
enum class Restarts : std::uint8_t { No, Yes };

template<class Tracer>
class Propagation
{
public:
    Propagation(const SuguruProblem& problem, const Layout& layout, Control& control,
                Tracer& tracer, Restarts restarts)
        : m_problem(problem), m_candidates(layout, tracer), m_mayRestart(restarts == Restarts::Yes),
          m_deadEnds(layout.areaCells.size()), m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        if (settleGivens(m_problem, m_candidates) && settleAll())
            explore();
    }

private:
    static constexpr std::uint64_t kFirstRun = 500; ///< dead ends

    enum class Run : std::uint8_t { Over, GivenUp };

    /// A cell whose numbers are tried.
    struct Choice
    {
        Variable cell;
        std::uint64_t left; ///< numbers not tried yet, as bits
        std::size_t trail;
        NodeId node;
    };

    // Searches below a board without singles.
    void explore()
    {
        if (m_candidates.complete()) {
            (void)reportSolution();
            return;
        }
        for (std::uint64_t most = kFirstRun; exploreUpTo(most) == Run::GivenUp; most *= 2)
            m_isWeighted = true;
    }

    // Choices are no levels of the call stack: a board has up to 10,000 cells.
    Run exploreUpTo(std::uint64_t most)
    {
        std::vector<Choice> choices{choose()};
        std::uint64_t deadEnds = 0;
        while (true) {
            Choice& choice = choices.back();
            if (choice.left == 0) {
                choices.pop_back();
                if (choices.empty())
                    return Run::Over;
                goBack(choices.back());
                continue;
            }
            const auto number = static_cast<Value>(std::countr_zero(choice.left));
            choice.left &= choice.left - 1;
            if (!m_control.node())
                return Run::Over;
            m_tracer.decide(choice.cell, number);
            if (!m_candidates.settle(choice.cell, number) || !settleAll()) {
                m_control.backtrack();
                ++m_deadEnds[m_candidates.failedArea()];
                if (m_mayRestart && ++deadEnds > most) {
                    goBack(choices.front());
                    return Run::GivenUp;
                }
            } else if (!m_candidates.complete()) {
                choices.push_back(choose());
                continue;
            } else if (!reportSolution()) {
                return Run::Over;
            }
            goBack(choice);
        }
    }

    Choice choose()
    {
        const Variable cell = m_isWeighted ? mostTrouble() : fewestCandidates();
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
        m_mayRestart = false; // it would be found again
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

    // The fewest candidates for each dead end in its area, to which one is added for all.
    Variable mostTrouble() const
    {
        const std::vector<std::uint32_t>& areaOf = m_candidates.layout().areaOf;
        Variable best = 0;
        std::uint64_t bestCount = kMaxArea + 1;
        std::uint64_t bestWeight = 1;
        for (Variable cell = 0; cell < m_problem.cellCount(); ++cell) {
            const auto count = static_cast<std::uint64_t>(m_candidates.count(cell));
            const std::uint64_t weight = m_deadEnds[areaOf[cell]] + 1;
            if (count > 0 && count * bestWeight < bestCount * weight) {
                bestCount = count;
                bestWeight = weight;
                best = cell;
            }
        }
        return best;
    }

    const SuguruProblem& m_problem;
    Candidates<Tracer> m_candidates;
    bool m_mayRestart;
    bool m_isWeighted = false;
    std::vector<std::uint64_t> m_deadEnds; ///< of each area
    Control& m_control;
    Tracer& m_tracer;
};

/// All solutions; the board has no area above kMaxArea.
template<class Tracer>
Outcome searchByPropagation(const SuguruProblem& problem, Control& control, Tracer& tracer,
                            Restarts restarts)
{
    const Layout layout(problem);
    if (placeGivens(problem, layout, tracer))
        Propagation<Tracer>(problem, layout, control, tracer, restarts).run();
    return control.finish();
}

} // namespace clew::suguru
