// Boards as text with the borders of their areas drawn, and back.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/suguru/suguru.h"
#include "core/text/result.h"

namespace clew::suguru {

/// Cells framed by the borders of the areas: "| 3   . | 2 |" between lines "+---+   +---+". Cells
/// that are not given show the number they have in the state. Borders cannot show that two pieces
/// are one area, which a sound problem has not.
std::string drawingText(const SuguruProblem& problem, const State* state = nullptr);
Result<ProblemPtr> readDrawing(std::string_view text);

} // namespace clew::suguru
