// Suguru as text: two grids, solution grids, and two one-line notations.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

/// Reads a problem in the format with this id, or in whichever it is if the id is empty.
Result<ProblemPtr> readProblem(std::string_view text, std::string_view format);
std::string writeProblem(const SuguruProblem& problem, std::string_view format);
/// Rows of numbers; from the second solution on with an empty line before.
std::string writeNumbers(const SuguruProblem& problem, std::span<const Solution> solutions,
                         std::uint64_t first);

} // namespace clew::suguru
