// Wings of three cells: one of them must get the digit z, so that whatever sees all that may
// cannot. The pivot sees two pincers of two candidates each.

#pragma once

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// Emits the wings around a pivot: of two candidates, with pincers that have one of them each, or
/// of three, with pincers that have no others.
bool findWingsOf(const Grid& grid, const StepSink& sink, Rule rule, Phrase pattern, Cell pivot);

} // namespace clew::sudoku
