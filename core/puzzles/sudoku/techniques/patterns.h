// Patterns of a digit: the ways to place it in all units that lack it at once (the pattern overlay
// method looks at them). No technique needs them, but they show where it need not look: if every
// place belongs to a pattern, nothing follows from the digit's places alone.

#pragma once

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// Whether every place of the digit belongs to a pattern. False, too, if that would take long to
/// find out.
bool everyPlaceHasPattern(const Grid& grid, Value value);

} // namespace clew::sudoku
