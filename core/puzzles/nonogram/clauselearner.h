// A nonogram solved by clause learning, solution by solution.
//
// How long an engine takes is a matter of luck: another order of guesses may take a tenth of the
// time, or ten times as long. Where two threads are allowed, a search that has learned some
// thousand clauses is therefore joined by a second one, with other tactics and on a thread of its
// own.
//
// Which of the two is the first is decided by the clauses that each has learned, not by the clock,
// so the answer is the same on every run: whichever finishes first lets the other go on to the same
// number.

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

    struct Threads
    {
        unsigned count = 1; ///< two are used at most
        /// Clauses after which a search is joined by the second one. Nine boards of ten are done
        /// by then, in a tenth of a second or two.
        std::uint64_t alone = 3000;
    };

    /// `known` must have a placement for every line. Each clause learned counts as a backtrack of
    /// `control`, which also says whether to go on.
    ClauseLearner(const NonogramProblem& problem, const Grid& known, Control& control,
                  Threads threads, OnFact onFact);
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
    class Search;
    std::unique_ptr<Search> m_search;
};

} // namespace clew::nonogram
