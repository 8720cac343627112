// What counting cells says about the places of runs, beyond what any single line says.
//
// The clues of some columns say how many of their cells are filled. Wherever a run of a row lies,
// it puts at least a certain number of cells into these columns; if all rows together put as many
// there as the clues say, no run can put more. The same with rows and columns exchanged. So a run
// of three that crosses one or two of the odd columns crosses one only, where there are just as
// many such runs as odd columns have cells: a pigeonhole argument, for which clauses take
// exponential time.

#pragma once

#include <vector>

#include "core/puzzles/nonogram/grid.h"
#include "core/search/control.h"

namespace clew::nonogram {

/// For each line, in the order of linesOf(), and each of its runs, the positions where it can
/// start.
using RunPlaces = std::vector<std::vector<Bits>>;

/// Takes away places that would make too many cells in every second column or row, every third or
/// fourth, or in all others. At least one place is left to each run. False: there is no solution.
bool pruneByPigeonholes(const NonogramProblem& problem, RunPlaces& places, Control& control);

} // namespace clew::nonogram
