// Queens as an exact cover: every column and every row exactly once, every diagonal at most once.
// Solved by dancing links (Knuth, TAOCP 7.2.2.1), always branching on a row or column with the
// fewest squares left.

#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/puzzles/queens/givens.h"
#include "core/search/dancinglinks.h"

namespace clew::queens {

/// Items 0 … N-1 are the columns, N … 2N-1 the rows; then the diagonals of both directions.
/// None if the control says stop.
std::optional<DancingLinks> exactCover(const QueensProblem& problem, Control& control);
/// Why the board cannot be searched so, if it cannot.
std::optional<Sentence> dancingLinksRefusal(const QueensProblem& problem);

template<class Tracer>
Outcome dancingLinks(const QueensProblem& problem, const Options& /*options*/, Control& control,
                     Tracer& tracer)
{
    if (!placeGivens(problem, control, tracer))
        return control.finish();
    std::optional<DancingLinks> links = exactCover(problem, control);
    if (!links)
        return control.finish();
    std::vector<Value> rows(problem.size);
    for (const Square given : problem.givens)
        rows[given.column] = given.row;
    links->search(control, tracer, Attacked, [&](std::span<const DancingLinks::Option> chosen) {
        return control.solution([&] {
            for (const auto& option : chosen)
                rows[option.variable] = option.value;
            return std::span<const Value>(rows);
        });
    });
    return control.finish();
}

} // namespace clew::queens
