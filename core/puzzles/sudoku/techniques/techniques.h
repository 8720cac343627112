// All human techniques, and what is derived from the list of them.

#pragma once

#include <span>
#include <vector>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// In the order in which they are tried.
std::span<const Technique> techniques();

/// The technique that gives this rule; one must.
const Technique& techniqueOf(Rule rule);

/// Whether a technique gives this rule that takes it for granted that there is one solution.
bool assumesUnique(Rule rule);

/// The rules that techniques give.
std::vector<RuleInfo> techniqueRules();

/// The rules that techniques give, in the order in which they are tried; of two that one technique
/// gives the easier one first.
std::vector<RuleInfo> rulesInOrder();

/// The lines of the techniques in the pseudo-code of `logic`, indented by one level.
PseudoCode techniqueLines();

} // namespace clew::sudoku
