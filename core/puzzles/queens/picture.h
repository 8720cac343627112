// A board of queens as a picture, and as text.

#pragma once

#include <string>

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// Boards beyond this are neither drawn square by square nor printed.
inline constexpr std::uint32_t kMaxDrawnSize = 200;

/// A character a square, of a board that is not too large to be drawn.
std::string drawBoard(const QueensProblem& queens, const State* state);

Picture makePicture(const QueensProblem& queens, const View& view);

} // namespace clew::queens
