// The boards that sudoku comes with.

#pragma once

#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew::sudoku {

std::vector<PresetInfo> presets();

} // namespace clew::sudoku
