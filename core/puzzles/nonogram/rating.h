// How hard a nonogram is for people.
//
// What counts is what has to be thought of: overlap within a line, all placements of a line, trying
// a single cell, or more. Up to medium nothing is ever tried.

#pragma once

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// Indices of the difficulties.
enum class Level : std::uint8_t { Easy, Medium, Hard, Expert };

/// The levels, the easiest first.
std::vector<DifficultyInfo> difficulties();
/// Those of them that are generated: a picture of blobs hardly ever needs more.
std::vector<DifficultyInfo> generatedDifficulties();

/// Of clues that are known to have one solution.
Rating ratingOf(const NonogramProblem& problem, Control& control);

} // namespace clew::nonogram
