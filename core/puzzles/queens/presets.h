// The boards of queens that come with the program.

#pragma once

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

std::vector<PresetInfo> presets();

} // namespace clew::queens
