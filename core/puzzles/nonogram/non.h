// Steve Simpson's format .non: "width 5", "height 10", then sections "rows" and "columns" with a
// clue on each line.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/nonogram/nonogram.h"
#include "core/text/result.h"

namespace clew::nonogram {

Result<ProblemPtr> readNon(std::string_view text);
std::string writeNon(const NonogramProblem& problem);

} // namespace clew::nonogram
