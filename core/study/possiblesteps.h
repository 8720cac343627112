// Every step that can be taken from where a board is: what a person could see there, not only what
// a strategy takes first.

#pragma once

#include <stop_token>
#include <vector>

#include "core/puzzle/playing.h"
#include "core/puzzle/puzzle.h"
#include "core/study/position.h"

namespace clew {

struct PossibleSteps
{
    std::vector<TechniqueStep> steps = {}; ///< the simplest technique first, none of them twice
    bool isWhole = true;                   ///< false: there are more, or the time was up
};

/// Of one technique: more are as good as these.
inline constexpr std::size_t kMostOfTechnique = 100;

/// The steps of the puzzle's techniques on this board, whose values and strikes must be right. None
/// where the puzzle has no techniques (Playing::hasTechniques). Takes up to seconds.
PossibleSteps possibleSteps(const Puzzle& puzzle, const Problem& problem, const State& state,
                            const Limits& limits, const std::stop_token& token);
/// The same of a position that can be solved, with what is certain of what was ruled out.
PossibleSteps possibleSteps(const Position& position);

} // namespace clew
