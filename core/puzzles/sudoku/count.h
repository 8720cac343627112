// Exact counts of solutions, in parallel and in independent parts.

#pragma once

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

Result<CountResult> countSolutions(const SudokuProblem& problem, const CountRequest& request,
                                   Control& control);

} // namespace clew::sudoku
