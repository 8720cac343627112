// Counting the placements in one frame. Those that turns keep as they are, in a frame that is its
// own image, are few enough to be looked at one by one; from their number and that of all
// placements the number of those not alike follows (Burnside).

#pragma once

#include "core/puzzles/queens/frames.h"
#include "core/search/finishedjobs.h"
#include "core/search/sharedcontrol.h"

namespace clew::queens {

/// What the placements in a frame that is the least of its images come to, with all images.
FinishedJobs::Sums countFrame(const Frame& frame, std::uint32_t size, SharedControl& control);

} // namespace clew::queens
