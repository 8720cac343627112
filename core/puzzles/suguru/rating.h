// How hard a Suguru is for people.
//
// Counted are the steps of the strategy `logic`, each with the points of its technique. Where it
// ends, single numbers are supposed and led to a contradiction by the same techniques; what even
// that leaves open needs several at once.

#pragma once

#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

/// The levels, the easiest first.
std::vector<DifficultyInfo> difficulties();

/// Those of them that are generated: hardly a board needs more.
std::vector<DifficultyInfo> generatedDifficulties();

/// Of a board that is known to have one solution, by the techniques that this version of the
/// generator knows.
Rating ratingOf(const SuguruProblem& problem, Control& control, unsigned version = kNewestVersion);

} // namespace clew::suguru
