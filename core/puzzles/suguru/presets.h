// The Suguru that come with the program.

#pragma once

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

std::vector<PresetInfo> presets();

} // namespace clew::suguru
