// From a picture to the puzzle that has it as a solution.

#pragma once

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// The clues of a bitmap: `filled` has a bit for each cell, row by row.
NonogramProblem fromPicture(std::uint32_t width, std::uint32_t height,
                            const std::vector<bool>& filled);

} // namespace clew::nonogram
