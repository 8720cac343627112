// How hard a nonogram is for people.
//
// What counts is whether lines alone are enough, whether single cells have to be tried both ways,
// or whether even that leaves cells open.

#pragma once

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// Indices of the difficulties.
enum class Level : std::uint8_t { Easy, Medium, Hard };

/// The levels, the easiest first.
std::vector<DifficultyInfo> difficulties();
/// Those of them that are generated: a picture of blobs is hardly ever hard.
std::vector<DifficultyInfo> generatedDifficulties();

/// Of clues that are known to have one solution.
Rating ratingOf(const NonogramProblem& problem, Control& control);

} // namespace clew::nonogram
