// Exact counting without listing: the frontier method (Kawahara, Inoue, Iwashita and Minato,
// "Frontier-based search for enumerating all constrained subgraphs", 2017; for tours of knights
// Knuth, TAOCP 4, pre-fascicle 8A).
//
// Squares are swept one by one along the board. Whatever was done to those behind, all that matters
// for the rest is, of each square in the next two lines or so (the frontier), whether it is
// untouched, in the middle of a piece of path, or an end of one, and then which square is the other
// end. Equal such states are kept once, with the number of ways that lead to them; where a line is
// complete and all ahead is its own mirror image, so are a state and its image. States from which
// some squares ahead cannot get all the jumps they need are left out (see frontiercrowds.h).

#pragma once

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string>

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

/// Longest narrow side of a board whose frontier fits a state's 25 places.
inline constexpr std::uint32_t kMaxSweptSide = 11;

/// Squares in the order in which they are swept: along the narrow side.
std::vector<Value> sweepOrder(const KnightProblem& problem);

/// The number of tours, in decimal: of closed ones without direction, of open ones with. 0 if the
/// control stops it. `onSwept` is called after each square, in sweepOrder(). The narrow side must
/// not exceed kMaxSweptSide. The states are reported to Control::holds, each as a check. Parts
/// sweep the first squares alike and share the states that are there then. Beyond half of the
/// memory limit states go to CountRequest::scratch, if there is one. Throws sweeping::StoreError
/// if that or the checkpoint cannot be written, or is not what it should be.
std::string countTours(const KnightProblem& problem, Control& control,
                       const std::function<void(Value)>& onSwept = {},
                       const CountRequest& request = {});

/// Why the board cannot be swept, if it cannot.
std::optional<Sentence> frontierRefusal(const KnightProblem& problem);

/// The conventions of the count in words.
Phrase countMeaning(const KnightProblem& problem);

/// Exact count for the command line and the window. Closed tours of short boards are counted from
/// both ends (frontiermeeting.h).
Result<CountResult> countSolutions(const KnightProblem& problem, const CountRequest& request,
                                   Control& control);

/// The count as a search to be watched: it tells the squares swept, and its outcome has the number
/// of tours (the largest there is if it exceeds 64 bits), of which none is listed.
template<class Tracer>
Outcome frontier(const KnightProblem& problem, const Options& /*options*/, Control& control,
                 Tracer& tracer)
{
    if (!isPossible(problem, tracer))
        return control.finish();
    Variable move = 0;
    const std::string count = countTours(problem, control, [&]([[maybe_unused]] Value square) {
        if constexpr (Tracer::on)
            tracer.assign(move++, square, Swept);
    });
    Outcome outcome = control.finish();
    if (outcome.ending == Ending::Exhausted)
        outcome.counters.solutions = std::strtoull(count.c_str(), nullptr, 10);
    return outcome;
}

} // namespace clew::knight
