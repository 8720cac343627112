// Chains in which every step rests on the one before: cycles, and ways from a candidate to its
// opposite.

#pragma once

#include <memory>
#include <vector>

#include "core/puzzles/sudoku/explainer/chainhint.h"
#include "core/search/control.h"

namespace clew::sudoku::explainer {

/// Calls found(hint) for all hints; false: stopped. They point into what is added to `chains`.
bool findLinearChains(const Board& board, Control& control,
                      std::vector<std::unique_ptr<Implications>>& chains, const ChainHints& found);

} // namespace clew::sudoku::explainer
