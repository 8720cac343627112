// What all queens strategies do with given queens: they stand before the search begins.

#pragma once

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// Tells the given queens as forced moves at the root. False if they already contradict each other,
/// or if the control says stop.
template<class Tracer>
bool placeGivens(const QueensProblem& problem, Control& control, Tracer& tracer)
{
    if constexpr (Tracer::on)
        for (std::size_t i = 0; i < problem.givens.size() && control.pollAt(i); ++i)
            tracer.assign(problem.givens[i].column, problem.givens[i].row, GivenQueen);
    if (!contradictory(problem, control))
        return true;
    if (control.stopped())
        return false;
    if constexpr (Tracer::on)
        tracer.conflict(problem.givens.front().column, Attacked);
    return false;
}

} // namespace clew::queens
