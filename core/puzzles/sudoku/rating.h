// How hard a sudoku is for people.
//
// Every step of the strategy `logic` has a grade: the level and the points of its technique. A
// board's score is the sum of the points; its level that of its hardest step, or higher if the
// score is above what the level may have. Levels, points and bounds are those of HoDoKu's default
// settings (Hobiger, 2008-2012), for the techniques known here.

#pragma once

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// In the order of Level.
std::vector<DifficultyInfo> difficulties();

/// Of a board that is known to have one solution, by the techniques that this version of the
/// generator knows.
Rating rateProper(const SudokuProblem& problem, Control& control,
                  unsigned version = kNewestVersion);

} // namespace clew::sudoku
