// The nonograms that come with the program.

#pragma once

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

std::vector<PresetInfo> presets();

} // namespace clew::nonogram
