// A race over time: how each strategy came on, not only when it was done.
//
// Nodes and solutions are those of the untraced run that was measured, looked at now and then while
// it went on. How much of the board was settled no untraced run can say: the search is recorded
// once more, and its nodes are placed at the times at which the measured run had opened that many.

#pragma once

#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/study/measure.h"
#include "core/study/ownsolve.h"

namespace clew {

/// Of one racer; empty if it does not run, or if nothing of it was kept.
struct RaceCurve
{
    std::vector<RaceSample> samples = {};
    /// At which second the most variables so far had a value, and how many these were.
    std::vector<std::pair<double, std::uint32_t>> settled = {};

    [[nodiscard]] bool isEmpty() const { return samples.empty() || settled.empty(); }
};

/// Searches are followed no further to see how much was settled.
inline constexpr std::uint64_t kMostFollowedEvents = 2'000'000;

/// A curve for each of the times, which were sampled. `own`: of a person's own solve among them.
/// Empty if the token asked to stop.
std::vector<RaceCurve> raceCurves(const Puzzle& puzzle, const Problem& problem,
                                  const RaceRules& rules, std::span<const RaceTime> times,
                                  const OwnSolve* own = nullptr, const std::stop_token& token = {});

} // namespace clew
