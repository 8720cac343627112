// Sudoku as text: a line of cells, lines of cells (.sdk), a board with bars, and the document's
// list.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

/// The box shape of N x N boards unless something else is said: as square as can be, wider than
/// high. None for a side that no board has.
std::optional<BoxShape> usualBox(std::size_t size);

/// The board with bars between the boxes, as P97 prints it; kNoValue is a dot.
std::string boardText(BoxShape box, std::span<const Value> values);

/// Box shape from the parameter `boxes`: "3" or "3x2" (width x height); `fallback` if absent.
Result<BoxShape> boxParameter(const Parameters& parameters, BoxShape fallback);

} // namespace clew::sudoku
