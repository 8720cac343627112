// How hard a Suguru is for people, and new ones of a wished difficulty.
//
// Counted are the steps of the strategy `logic`, each with the points of its rule; what it leaves
// open has to be tried.

#pragma once

#include "core/puzzles/suguru/generator.h"

namespace clew::suguru {

/// The levels, the easiest first.
std::vector<DifficultyInfo> difficulties();

/// An error if the board has no or several solutions.
Result<Rating> rateBoard(const SuguruProblem& problem, Control& control);

/// A board as by generate(), the same for the same options: of the level with this id, or of any if
/// the id is empty; the proof is chosen for the level. Null if the control says stop; an error if
/// no such board turned up among as many as are tried.
Result<ProblemPtr> generateRated(GeneratorOptions options, std::string_view difficulty,
                                 Control& control);

} // namespace clew::suguru
