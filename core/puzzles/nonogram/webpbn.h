// The XML format of webpbn.com (http://webpbn.com/pbn_fmt.html): black and white puzzles only.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// The first puzzle of a set.
Result<ProblemPtr> readWebpbn(std::string_view text);
std::string writeWebpbn(const NonogramProblem& problem);

} // namespace clew::nonogram
