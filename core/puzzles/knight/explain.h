// Why a search for a knight's tour did what it did, in words.

#pragma once

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

Sentence explainEvent(const KnightProblem& problem, const State& before, Event event);

/// See Puzzle::violations(). With kAnyVariable: as the next move.
std::vector<Sentence> violationsBy(const KnightProblem& problem, const State& state, Place place);

/// One tour by Warnsdorff's rule, move by move, each with its reason.
std::vector<Sentence> explainTour(const KnightProblem& problem, Control& control);

} // namespace clew::knight
