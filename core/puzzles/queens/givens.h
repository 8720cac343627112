// What all queens strategies do with given queens: they stand before the search begins.

#pragma once

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// Tells the given queens as forced moves at the root. False if they already contradict each other.
template<class Tracer>
bool placeGivens(const QueensProblem& problem, Tracer& tracer)
{
    if constexpr (Tracer::on)
        for (const Square given : problem.givens)
            tracer.assign(given.column, given.row, GivenQueen);
    if (!contradictory(problem))
        return true;
    if constexpr (Tracer::on)
        tracer.conflict(problem.givens.front().column, Attacked);
    return false;
}

} // namespace clew::queens
