// The picture of a Suguru; see Puzzle::picture().

#pragma once

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

Picture drawPicture(const SuguruProblem& problem, const View& view);

} // namespace clew::suguru
