// Nonograms as Pattern in Tatham's collection writes them.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/nonogram/nonogram.h"
#include "core/text/result.h"

namespace clew::nonogram {

/// "8x9:1.2/3.1/…": the columns' clues from the left, then the rows' from the top.
Result<ProblemPtr> readTatham(std::string_view text);
std::string tathamText(const NonogramProblem& problem);
/// Whether a text begins like one: a size and a colon.
bool isTatham(std::string_view text);

} // namespace clew::nonogram
