// The sudoku board as a picture.

#pragma once

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

Picture drawBoard(const SudokuProblem& problem, const View& view);

} // namespace clew::sudoku
