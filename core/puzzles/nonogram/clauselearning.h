// The engine of the strategy `clause-learning`, with which the rating looks for second solutions.
//
// The solver's own guesses are not reported; what is reported are the facts it proves, the
// solutions, and the end.

#pragma once

#include "core/puzzles/nonogram/clauselearner.h"
#include "core/puzzles/nonogram/linesolving.h"

namespace clew::nonogram {

template<class Tracer>
class ClauseLearning
{
public:
    ClauseLearning(const NonogramProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_control(control), m_tracer(tracer), m_settled(problem.cellCount())
    {
    }

    void run()
    {
        using Reducing = LineSolving<Tracer>;
        Reducing lines(m_problem, m_control, m_tracer);
        if (lines.reduce() != Reducing::Finding::Holds)
            return;
        const Grid& grid = lines.grid();
        m_solution.resize(m_problem.cellCount());
        for (Variable cell = 0; cell < m_problem.cellCount(); ++cell) {
            m_settled[cell] = grid[cell] != Cell::Unknown;
            m_solution[cell] = static_cast<Value>(grid[cell]);
        }
        if (grid.unknownCount() == 0)
            static_cast<void>(reportSolution());
        else
            learn(grid);
    }

private:
    void learn(const Grid& grid)
    {
        std::vector<Variable> unknown;
        for (Variable cell = 0; cell < m_problem.cellCount(); ++cell)
            if (grid[cell] == Cell::Unknown)
                unknown.push_back(cell);
        NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        // Facts are reported as they are found, so what is recorded is the work of one thread.
        const unsigned threads = Tracer::on ? 1 : m_control.threads();
        const auto report = [this](Variable cell, Cell value) {
            if (m_settled[cell])
                return;
            m_settled[cell] = true;
            m_tracer.assign(cell, static_cast<Value>(value), Learned);
        };
        ClauseLearner learner(m_problem, grid, m_control, {.count = threads}, report);
        while (learner.findSolution()) {
            for (const Variable cell : unknown)
                m_solution[cell] = static_cast<Value>(learner.value(cell));
            if (!reportModel(unknown) || !reportSolution())
                return;
            learner.excludeSolution();
            m_tracer.visit(here);
        }
        if (m_control.stopped())
            return;
        m_control.backtrack();
        m_tracer.conflict(0, Refuted);
    }

    // The first cell that is not a fact is what this solution decides; the others come with it.
    bool reportModel(std::span<const Variable> unknown)
    {
        bool decided = false;
        for (const Variable cell : unknown) {
            if (m_settled[cell])
                continue;
            if (!decided && !m_control.node())
                return false;
            if (decided)
                m_tracer.assign(cell, m_solution[cell], Model);
            else
                m_tracer.decide(cell, m_solution[cell]);
            decided = true;
        }
        return true;
    }

    bool reportSolution()
    {
        m_tracer.solution();
        return m_control.solution([this] { return m_solution; });
    }

    const NonogramProblem& m_problem;
    Control& m_control;
    Tracer& m_tracer;
    std::vector<bool> m_settled; ///< known at the root of the search tree
    Solution m_solution;
};

/// All solutions.
template<class Tracer>
Outcome searchByLearning(const NonogramProblem& problem, Control& control, Tracer& tracer)
{
    if (cluesArePossible(problem, tracer))
        ClauseLearning<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::nonogram
