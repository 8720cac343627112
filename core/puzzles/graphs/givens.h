// What all strategies do first: required edges stand and forbidden ones are out before the search.

#pragma once

#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

/// Reports the given edges as forced moves at the root. False if the problem is impossible by
/// inspection.
template<class Tracer>
bool placeGivens(const GraphsProblem& problem, Tracer& tracer)
{
    if constexpr (Tracer::on) {
        for (const Edge edge : problem.required)
            tracer.assign(edgeNumber(problem.size, edge), 1, RequiredEdge);
        for (const Edge edge : problem.forbidden)
            tracer.assign(edgeNumber(problem.size, edge), 0, ForbiddenEdge);
    }
    if (findFaults(problem).empty())
        return true;
    tracer.conflict(0, Impossible);
    return false;
}

} // namespace clew::graphs
