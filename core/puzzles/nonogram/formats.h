// Nonograms as text: clue lists, Steve Simpson's .non, webpbn's XML, .nin, and pictures of X and
// '.'.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// Reads a problem in the format with this id, or in whichever it is if the id is empty.
Result<ProblemPtr> readProblem(std::string_view text, std::string_view format);
std::string writeProblem(const NonogramProblem& problem, std::string_view format);

/// webpbn's XML (http://webpbn.com/pbn_fmt.html), black and white puzzles only; the first of a set.
Result<ProblemPtr> readWebpbn(std::string_view text);
std::string writeWebpbn(const NonogramProblem& problem);

/// Rows of X and '.'; from the second picture on with an empty line before.
std::string writePictures(const NonogramProblem& problem, std::span<const Solution> solutions,
                          std::uint64_t first);

/// "2 1", or "0" for a line without runs.
std::string clueText(const Clue& clue, std::string_view separator = " ");

} // namespace clew::nonogram
