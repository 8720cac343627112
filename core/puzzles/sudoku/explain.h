// Sudoku's searches in words.

#pragma once

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

/// Why `event` happened in the state before it.
Sentence explainEvent(const SudokuProblem& problem, const State& before, Event event);

/// See Puzzle::violations().
std::vector<Sentence> violationsBy(const SudokuProblem& problem, const State& state, Place place);

/// A sentence for each step of the human techniques, and one on how they end.
std::vector<Sentence> explainByLogic(const SudokuProblem& problem, Control& control);

/// "The 5 at R1C1 and the 5 at R1C7 are both in row 1."
Sentence clashSentence(const SudokuProblem& problem, const Clash& clash, Value value);

} // namespace clew::sudoku
