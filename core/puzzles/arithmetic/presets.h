// The lists of numbers that come with the program.

#pragma once

#include "core/puzzles/arithmetic/arithmetic.h"

namespace clew::arithmetic {

std::vector<PresetInfo> presets();

} // namespace clew::arithmetic
