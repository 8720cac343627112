// Why a search for expressions did what it did, in words.

#pragma once

#include "core/puzzles/arithmetic/arithmetic.h"

namespace clew::arithmetic {

/// See Puzzle::placeName().
Sentence nameOf(const ArithmeticProblem& problem, Place place);

Sentence explainEvent(const ArithmeticProblem& problem, const State& before, Event event);

} // namespace clew::arithmetic
