// The picture of a knight's tour: the path as lines through the squares' centres.

#pragma once

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

/// Boards, or parts looked at, with sides up to this long show every square; larger ones the path
/// alone.
inline constexpr std::uint32_t kMaxDetailedSide = 64;

Picture drawTour(const KnightProblem& problem, const View& view);

/// The path that a state shows: its first moves, up to the first one without a square.
std::vector<Value> pathIn(const State& state);

} // namespace clew::knight
