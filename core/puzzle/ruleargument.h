// Why an entry cannot stand, by the rules alone: what they leave as the only thing is entered, one
// after the other, until nothing is left; where that ends, all that is left for one variable is
// gone through. For puzzles that know nothing better: it only asks what breaks a rule at once.

#pragma once

#include "core/puzzle/playing.h"
#include "core/puzzle/puzzle.h"

namespace clew {

/// "What follows: b3, d2. No unvisited square can be reached from d2, …" Empty if there is no short
/// argument, or it is not found with little effort. See Playing::refutation().
Sentence argueByRules(const Puzzle& puzzle, const Playing& playing, const Problem& problem,
                      const State& before, Place wrong, Control& control);

/// The same where the puzzle explains how a problem is solved: the values and the techniques, by
/// their names, on the way from the entry to where nothing is left. No step by the rule
/// `refutation` is an argument.
Sentence argueByTechniques(const Puzzle& puzzle, const Problem& problem, const State& before,
                           Place wrong, Rule refutation, const Control& control);

} // namespace clew
