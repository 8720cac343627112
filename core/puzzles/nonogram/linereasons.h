// What forces the cells that a line of a nonogram settles at once.

#pragma once

#include <span>

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// Each kind of reason in one sentence. Where runs lie is read from the causes alone, as far as
/// these distinguish them.
Sentence lineReasons(const NonogramProblem& problem, Line line, const State& before,
                     std::span<const Event> events, std::span<const Place> causes);
/// The kinds of reasons, in a word or two each.
Sentence lineReasonKinds(const NonogramProblem& problem, Line line, const State& before,
                         std::span<const Event> events, std::span<const Place> causes);

} // namespace clew::nonogram
