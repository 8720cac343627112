// Tables of puzzles, as CSV files have them.

#pragma once

#include <string_view>

namespace clew {

/// Whether a line names the columns of the lines below it: "puzzle,solution".
bool isTableHead(std::string_view line);

} // namespace clew
