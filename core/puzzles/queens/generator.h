// New boards from a seed: some queens are given so that the others can be placed in one way only.

#pragma once

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// None of the given queens can be spared, as far as a search of bounded length can tell. For 1 …
/// kMaxBitmaskSize queens; the same for the same seed; an error if so many queens cannot be placed
/// at all. Null if `control` says stop.
Result<ProblemPtr> generate(std::uint32_t size, std::uint64_t seed, Control& control);

} // namespace clew::queens
