// What is wrong with a board of queens, and why a search did what it did, in words.

#pragma once

#include <vector>

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// See Puzzle::faults().
std::vector<Sentence> faultsOf(const QueensProblem& queens);
/// See Puzzle::verify().
std::vector<Sentence> mistakesIn(const QueensProblem& queens, const Solution& solution);
/// See Puzzle::violations().
std::vector<Sentence> violationsBy(const QueensProblem& queens, const State& state, Place place);

Sentence explainEvent(const QueensProblem& queens, const State& before, Event event);

} // namespace clew::queens
