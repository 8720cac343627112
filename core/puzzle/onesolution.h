// One solution on the way to something else: an explanation that leads to it.

#pragma once

#include <span>
#include <utility>

#include "core/puzzle/puzzle.h"
#include "core/search/subsearch.h"

namespace clew {

struct OneSolution
{
    Solution solution = {}; ///< empty: none was found
    Outcome outcome = {};   ///< without a solution, Exhausted proves that there is none
};

/// By the strategies that answer soonest, within the limits of `control`, which goes on after it.
inline OneSolution oneSolution(const Puzzle& puzzle, const Problem& problem, Wanted wanted,
                               Control& control)
{
    OneSolution found;
    Limits limits = control.limits();
    limits.solutions = 1;
    Subsearch search(control, limits, [&found](std::span<const Value> values) {
        found.solution.assign(values.begin(), values.end());
        return false;
    });
    const auto answer =
        puzzle.runInTurn(puzzle.fastest(problem, wanted), problem, {}, search.control());
    found.outcome = search.finish(answer.outcome.ending);
    if (control.stopped())
        found.outcome = control.finish();
    return found;
}

} // namespace clew
