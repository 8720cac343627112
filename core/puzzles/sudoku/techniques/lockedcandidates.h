// Locked candidates: where a box and a line cross, the places for a digit of one of the two all lie
// in the crossing, so the rest of the other loses the digit. Which of the two is confined makes the
// difference between pointing and claiming.

#pragma once

#include <optional>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

struct Crossing
{
    std::uint32_t from; ///< the unit whose places are confined
    std::uint32_t to;   ///< the unit that loses the digit elsewhere
};

/// The unit of this kind that holds all of the places in `unit`, if there is one.
std::optional<std::uint32_t> confinedTo(const Layout& layout, std::uint32_t unit, Mask places,
                                        UnitKind kind);

/// Emits the step if something is struck.
bool reportCrossing(const Grid& grid, const StepSink& sink, Rule rule, Phrase pattern,
                    Crossing crossing, Value value);

} // namespace clew::sudoku
