// What both mistakes and hints of a position are found by (position.h).

#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/study/position.h"

namespace clew {

/// As it was after this many entries.
Position withEntries(const Position& position, std::size_t count);

State stateWith(const State& state, Place place);

/// The only solution that has these entries; none if there are several, or that is not settled.
/// Copies of one solution are several.
std::optional<std::vector<Value>> onlySolution(const Position& position,
                                               std::span<const Assignment> entries, Limits limits);

} // namespace clew
