// Why a Suguru event happened, in a sentence; see Puzzle::explain().

#pragma once

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

/// "R4C7".
std::string cellName(const SuguruProblem& problem, Variable cell);

/// Whatever makes the givens or the areas impossible; see Puzzle::faults().
std::vector<Sentence> faultsOf(const SuguruProblem& problem);

Sentence explainEvent(const SuguruProblem& problem, const State& before, Event event);

/// See Puzzle::violations().
std::vector<Sentence> violationsBy(const SuguruProblem& problem, const State& state, Place place);

} // namespace clew::suguru
