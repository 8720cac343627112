// What texts of other programs say of a board besides its givens: digits placed, pencil marks,
// rules in words. It may be left out where the givens alone decide everything.

#pragma once

#include <span>

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

/// Whether the givens alone have exactly one solution, and each of its digits is among those that
/// are left to its cell. `left` is empty, or has a mask for each cell.
bool followsFromGivens(const SudokuProblem& problem, std::span<const Mask> left = {});

} // namespace clew::sudoku
