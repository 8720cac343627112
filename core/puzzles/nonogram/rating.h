// How hard a nonogram is for people, and new ones of a wished difficulty.
//
// What counts is whether lines alone are enough, whether single cells have to be tried both ways,
// or whether even that leaves cells open.

#pragma once

#include "core/puzzles/nonogram/generator.h"

namespace clew::nonogram {

/// The levels, the easiest first.
std::vector<DifficultyInfo> difficulties();
/// Those of them that generateRated() makes: a picture of blobs is hardly ever hard.
std::vector<DifficultyInfo> generatedDifficulties();

/// An error if there is no or more than one solution.
Result<Rating> rateClues(const NonogramProblem& problem, Control& control);

/// A nonogram as by generate(), the same for the same options: of the level with this id, which
/// also chooses the proof, or of the easiest if the id is empty. Null if the control says stop; an
/// error if no such picture turned up among as many as are tried.
Result<ProblemPtr> generateRated(GeneratorOptions options, std::string_view difficulty,
                                 Control& control);

} // namespace clew::nonogram
