// A nonogram as clauses for a learning SAT solver (CaDiCaL), solution by solution.
//
// The order encoding: for each run of a line and each position there is one Boolean, "this run
// starts at or before here". It gives four kinds of short clauses:
//   - starting at or before s is starting at or before s + 1;
//   - the next run starts behind this one;
//   - a cell that a run covers is filled;
//   - a cell between two runs is empty.
// Only what is not known yet is encoded: runs have the starts that line solving leaves them.

#pragma once

#include <functional>
#include <memory>

#include "core/puzzles/nonogram/grid.h"

namespace clew::nonogram {

class ClauseLearner
{
public:
    /// Called for each cell found to be the same in all solutions not yet excluded.
    using OnFact = std::function<void(Variable cell, Cell value)>;

    /// `known` must have a placement for every line. Each clause learned counts as a backtrack of
    /// `control`, which also says whether to go on.
    ClauseLearner(const NonogramProblem& problem, const Grid& known, Control& control,
                  OnFact onFact);
    ~ClauseLearner();
    ClauseLearner(const ClauseLearner&) = delete;
    ClauseLearner& operator=(const ClauseLearner&) = delete;

    /// Looks for a solution not excluded yet. False: there is none, or `control` said stop.
    bool findSolution();
    /// In the solution found; only of cells unknown at the start.
    [[nodiscard]] Cell value(Variable cell) const;
    /// That solution will not be found again.
    void excludeSolution();

private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
};

} // namespace clew::nonogram
