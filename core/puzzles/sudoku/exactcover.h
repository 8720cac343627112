// Sudoku as an exact cover: every empty cell is filled once, every unit gets each of its missing
// digits once. Solved by dancing links (Knuth, TAOCP 7.2.2.1), always branching on a cell, or on a
// digit of a unit, with the fewest possibilities left.

#pragma once

#include "core/puzzles/sudoku/givens.h"
#include "core/search/dancinglinks.h"

namespace clew::sudoku {

/// One option for each candidate that the givens leave (`allowed`); what the givens cover is left
/// out.
DancingLinks exactCover(const SudokuProblem& problem, const Layout& layout,
                        std::span<const Mask> allowed);

template<class Tracer>
Outcome dancingLinks(const SudokuProblem& problem, const Options& /*options*/, Control& control,
                     Tracer& tracer)
{
    if (!placeGivens(problem, tracer))
        return control.finish();
    const Layout layout(problem.box);
    const std::vector<Mask> allowed = allowedDigits(problem, layout);
    if constexpr (Tracer::on)
        traceStruck(problem, layout, allowed, tracer);
    DancingLinks links = exactCover(problem, layout, allowed);
    std::vector<Value> values = problem.givens;
    links.search(control, tracer, Taken, [&](std::span<const DancingLinks::Option> chosen) {
        return control.solution([&] {
            for (const auto& option : chosen)
                values[option.variable] = option.value;
            return std::span<const Value>(values);
        });
    });
    return control.finish();
}

} // namespace clew::sudoku
