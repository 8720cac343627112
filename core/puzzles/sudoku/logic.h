// Solving as people do: the simplest technique that says something is applied, again and again. The
// last of them assume one digit and follow singles to a contradiction, but never assume a second,
// and nothing is kept of it but what it proves. Ends without an answer where the techniques known
// here say nothing more.
//
// The techniques stand in techniques/, a file for each.

#pragma once

#include "core/puzzles/sudoku/givens.h"
#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// A cell without a candidate, or a digit without a place in a unit.
struct DeadEnd
{
    Cell cell; ///< of a unit the first one
    Rule rule;
    Value value;
};
std::optional<DeadEnd> findDeadEnd(const Grid& grid);

/// The simplest step, and whether it takes a unique solution for granted.
struct NextStep
{
    Step step;
    bool assumesUnique;
};
/// Finds a board's steps one after the other.
class StepFinder
{
public:
    /// None if no technique says anything, or if the control says stop. The grid must be the same
    /// each time, except for what was struck and filled.
    std::optional<NextStep> next(const Grid& grid, Control& control);

private:
    [[nodiscard]] Mask worthyDigits(const Grid& grid);

    std::vector<Moment> m_since;    ///< when each technique last found nothing
    std::vector<Memory> m_memories; ///< of each technique
    Moment m_patternsSeen = kBeginning;
    Mask m_worthy = 0; ///< the digits from whose places alone something may follow
};

template<class Tracer>
class Logic
{
public:
    Logic(const SudokuProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_layout(problem.box),
          m_grid(m_layout, problem.givens, allowedDigits(problem, m_layout)), m_control(control),
          m_tracer(tracer)
    {
    }

    /// report(step) is called with each step before it is applied.
    template<class Report>
    Outcome run(Report&& report)
    {
        if constexpr (Tracer::on)
            traceStruck(m_problem, m_layout, allowedDigits(m_problem, m_layout), m_tracer);
        // What follows from "there is one solution" does not prove that there is.
        Ending proved = Ending::Exhausted;
        while (m_control.poll()) {
            if (m_grid.isSolved() || isDead()) {
                if (m_grid.isSolved())
                    deliver();
                return m_control.finish(proved);
            }
            const auto next = m_finder.next(m_grid, m_control);
            if (!next)
                break;
            if (next->assumesUnique)
                proved = Ending::RanDry;
            report(next->step);
            apply(next->step);
        }
        return m_control.finish(Ending::RanDry);
    }

    [[nodiscard]] const Grid& grid() const { return m_grid; }

private:
    bool isDead()
    {
        const auto dead = findDeadEnd(m_grid);
        if (dead)
            m_tracer.conflict(dead->cell, dead->rule, dead->value);
        return dead.has_value();
    }

    void deliver()
    {
        m_tracer.solution();
        // Whether to go on is not asked: there is nothing to go on with.
        (void)m_control.solution([this] { return std::span<const Value>(m_grid.values()); });
    }

    void apply(const Step& step)
    {
        for (const auto [cell, value] : step.eliminations)
            strike(cell, value, step.rule);
        for (const auto [cell, value] : step.assignments) {
            if constexpr (Tracer::on)
                m_tracer.assign(cell, value, step.rule);
            m_grid.fill(cell, value);
            for (const Cell peer : m_layout.peers(cell))
                if (m_grid.has(peer, value))
                    strike(peer, value, Taken);
        }
    }

    void strike(Cell cell, Value value, Rule rule)
    {
        m_tracer.remove(cell, value, rule);
        m_grid.strike(cell, value);
    }

    const SudokuProblem& m_problem;
    Layout m_layout;
    Grid m_grid;
    StepFinder m_finder;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace clew::sudoku
