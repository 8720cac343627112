// How hard a sudoku is for people, and new ones of a wished difficulty.
//
// Every step of the strategy `logic` has a grade: the level and the points of its technique. A
// board's score is the sum of the points; its level that of its hardest step, or higher if the
// score is above what the level may have. Levels, points and bounds are those of HoDoKu's default
// settings (Hobiger, 2008-2012), for the techniques that logic.h has.

#pragma once

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

/// The levels, the easiest first.
std::vector<DifficultyInfo> difficulties();

/// An error if the board has no or several solutions.
Result<Rating> rateBoard(const SudokuProblem& problem, Control& control);

/// A minimal board (no clue can be spared), the same for the same seed: of the level with this id,
/// or of any if the id is empty. Null if the control says stop; an error if no such board turned up
/// among as many as are tried.
Result<ProblemPtr> generateRated(BoxShape box, std::uint64_t seed, std::string_view difficulty,
                                 Control& control);

} // namespace clew::sudoku
