// Why a Suguru event happened, in a sentence; see Puzzle::explain().

#pragma once

#include <optional>

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

/// "R4C7".
std::string cellName(const SuguruProblem& problem, Variable cell);

/// Why no strategy takes the board: an area has more numbers than a word has bits for; see
/// Puzzle::refusal().
std::optional<Sentence> refusalOf(const SuguruProblem& problem);

/// Whatever makes the givens or the areas impossible; see Puzzle::faults().
std::vector<Sentence> faultsOf(const SuguruProblem& problem);

Sentence explainEvent(const SuguruProblem& problem, const State& before, Event event);

/// See Puzzle::violations().
std::vector<Sentence> violationsBy(const SuguruProblem& problem, const State& state, Place place);

} // namespace clew::suguru
