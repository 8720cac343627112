// Queens as text: lists of rows, boards of '.' and 'Q', squares as column/row.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// Reads a problem in the format with this id, or in whichever it is if the id is empty.
Result<ProblemPtr> readProblem(std::string_view text, std::string_view format,
                               const Parameters& parameters);
std::string writeProblem(const QueensProblem& problem, std::string_view format);
std::string writeSolutions(std::span<const Solution> solutions, std::uint64_t first,
                           std::string_view format);

} // namespace clew::queens
