// Whether an expression keeps the rules, worked out apart from all strategies.

#pragma once

#include "core/puzzles/arithmetic/arithmetic.h"

namespace clew::arithmetic {

/// See Puzzle::verify(); one sentence at the most.
std::vector<Sentence> mistakesIn(const ArithmeticProblem& problem, const Solution& solution);

/// See Puzzle::violations(). Of steps and tables nothing can be said before they are carried out.
std::vector<Sentence> violationsBy(const ArithmeticProblem& problem, const State& state,
                                   Place place);

} // namespace clew::arithmetic
