// Nonograms as P98 prints them: cells between bars, the rows' clues to the right of them and the
// columns' below.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/nonogram/nonogram.h"
#include "core/text/result.h"

namespace clew::nonogram {

/// The cells of the state, or else those painted: X filled, . empty, _ neither. What is read back
/// is a problem with its painted cells.
std::string figureText(const NonogramProblem& problem, const State* state = nullptr);
/// One figure, or several of one problem side by side, of which the first is read; lines of prose
/// may stand above.
Result<ProblemPtr> readFigure(std::string_view text);

} // namespace clew::nonogram
