// Training a technique: a board is worked out up to where the technique is needed.

#pragma once

#include <optional>
#include <stop_token>
#include <string_view>

#include "core/study/position.h"

namespace clew {

/// The position right before the first step by this technique (id of a GeneratorInfo::techniques)
/// on the way of the strategy that deduces: with what was entered by then, and what was ruled out.
/// None if that way does not use it.
std::optional<Position> beforeTechnique(const Puzzle& puzzle, const ProblemPtr& problem,
                                        std::string_view technique,
                                        const std::stop_token& token = {});

} // namespace clew
