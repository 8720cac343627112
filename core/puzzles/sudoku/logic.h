// Solving as people do: the simplest technique that says something is applied, again and again. The
// last of them assume one digit and follow singles to a contradiction, but never assume a second,
// and nothing is kept of it but what it proves. Ends without an answer where the techniques known
// here say nothing more.
//
// The techniques stand in techniques/, a file for each.

#pragma once

#include <functional>
#include <optional>
#include <utility>

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

/// How many solutions a board has, as far as it is known.
enum class Solutions : std::uint8_t { Unknown, None, One, Several };
/// By a search of bounded size, whose nodes `outer` does not count.
Solutions solutionsOf(const SudokuProblem& problem, Control& outer);

/// Which of techniques() are used.
struct Known
{
    std::size_t most = ~std::size_t{0}; ///< only the first ones, that many ...
    unsigned version = kNewestVersion;  ///< ... of those that this version of the generator knows
};

/// Finds a board's steps one after the other.
class StepFinder
{
public:
    explicit StepFinder(Known known = {}) : m_known(known) {}

    /// The simplest step. None if no technique says anything, or if the control says stop. The grid
    /// must be the same each time, except for what was struck and filled. isUnique() is asked
    /// before a step that takes it for granted that there is exactly one solution.
    std::optional<Step> next(const Grid& grid, Control& control,
                             const std::function<bool()>& isUnique);

private:
    [[nodiscard]] Mask worthyDigits(const Grid& grid);

    Known m_known;
    std::vector<Moment> m_since;    ///< when each technique last found nothing
    std::vector<Memory> m_memories; ///< of each technique
    Moment m_patternsSeen = kBeginning;
    Mask m_worthy = 0; ///< the digits from whose places alone something may follow
};

template<class Tracer>
class Logic
{
public:
    /// `solutions`: as far as it is known already; otherwise looked for when it first matters.
    Logic(const SudokuProblem& problem, Control& control, Tracer& tracer,
          std::optional<Solutions> solutions = std::nullopt, Known known = {})
        : m_problem(problem), m_layout(problem.box),
          m_grid(m_layout, problem.givens, allowedDigits(problem, m_layout)), m_finder(known),
          m_solutions(solutions), m_control(control), m_tracer(tracer)
    {
    }

    /// report(step) is called with each step before it is applied. Not traced where it goes on.
    template<class Report>
    Outcome run(Report&& report)
    {
        if constexpr (Tracer::on)
            traceStruck(m_problem, m_layout, allowedDigits(m_problem, m_layout), m_tracer);
        while (m_control.poll()) {
            if (m_grid.isSolved() || isDead()) {
                if (m_grid.isSolved())
                    deliver();
                return m_control.finish();
            }
            const auto step = m_finder.next(m_grid, m_control, [this] { return isUnique(); });
            if (!step)
                break;
            report(*step);
            apply(*step);
        }
        return m_control.finish(Ending::RanDry);
    }

    /// Where it ran dry: strikes what is known from elsewhere. run() goes on from there.
    void take(Place struck, Rule rule) { strike(struck.variable, struck.value, rule); }

    [[nodiscard]] const Grid& grid() const { return m_grid; }

private:
    // What follows from "there is one solution" is false of a board with several.
    bool isUnique()
    {
        if (!m_solutions)
            m_solutions = solutionsOf(m_problem, m_control);
        return *m_solutions == Solutions::One;
    }

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
        // Whether to go on is not asked: there is nothing to continue with.
        (void)m_control.solution([this] { return std::span<const Value>(m_grid.values()); });
    }

    void apply(const Step& step)
    {
        bool isAnew =
            std::exchange(m_struckBy, step.assignments.empty() ? step.rule : Rule{0}) == step.rule;
        for (const auto [cell, value] : step.eliminations)
            strike(cell, value, step.rule, std::exchange(isAnew, false));
        for (const auto [cell, value] : step.assignments) {
            if constexpr (Tracer::on)
                m_tracer.assign(cell, value, step.rule);
            m_grid.fill(cell, value);
            for (const Cell peer : m_layout.peers(cell))
                if (m_grid.has(peer, value))
                    strike(peer, value, Taken);
        }
    }

    void strike(Cell cell, Value value, Rule rule, bool isAnew = false)
    {
        if (isAnew)
            m_tracer.removeAnew(cell, value, rule);
        else
            m_tracer.remove(cell, value, rule);
        m_grid.strike(cell, value);
    }

    const SudokuProblem& m_problem;
    Layout m_layout;
    Grid m_grid;
    StepFinder m_finder;
    std::optional<Solutions> m_solutions; ///< none: not looked for yet
    Rule m_struckBy = 0;                  ///< of the step before, if it only struck
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace clew::sudoku
