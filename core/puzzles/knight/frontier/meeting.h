// Closed tours of short boards: the frontier method from both ends at once.

#pragma once

#include <cstdint>
#include <optional>

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

/// The number of undirected closed tours. None if the board has blocked squares, is too narrow, too
/// wide or too long for it to be quick, or the control has stopped it.
std::optional<std::uint64_t> countByMeeting(const KnightProblem& problem, Control& control);

} // namespace clew::knight
