// Sudoku as text: a line of cells, lines of cells (.sdk), a board with bars, and the document's
// list.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

/// Reads a problem in the format with this id, or in whichever it is if the id is empty.
Result<ProblemPtr> readProblem(std::string_view text, std::string_view format,
                               const Parameters& parameters);
std::string writeProblem(const SudokuProblem& problem, std::string_view format);
std::string writeSolutions(BoxShape box, std::span<const Solution> solutions, std::uint64_t first,
                           std::string_view format);

/// The board with bars between the boxes, as P97 prints it; kNoValue is a dot.
std::string boardText(BoxShape box, std::span<const Value> values);

/// Box shape from the parameter `boxes`: "3" or "3x2" (width x height); `fallback` if absent.
Result<BoxShape> boxParameter(const Parameters& parameters, BoxShape fallback);

} // namespace clew::sudoku
