// How hard a Suguru is for people.
//
// Counted are the steps of the strategy `logic`, each with the points of its technique; what it
// leaves open has to be tried.

#pragma once

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

/// The levels, the easiest first.
std::vector<DifficultyInfo> difficulties();

/// Of a board that is known to have one solution.
Rating ratingOf(const SuguruProblem& problem, Control& control);

} // namespace clew::suguru
