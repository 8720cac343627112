// Tours of boards with a side of 3 or 4 and any length: a short board's tour, of which a part is
// repeated.
//
// Cut a tour between two rows. If it crosses two cuts at the same places, and before both cuts its
// pieces join the crossings in the same way, then what lies between the cuts may be repeated: each
// piece goes on where an equal one went on.

#pragma once

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

/// A tour of an upright board of columns x rows, from any square; empty if none was found.
std::vector<Value> stretchedTour(std::uint32_t columns, std::uint32_t rows, bool closed,
                                 Control& control);

} // namespace clew::knight
