// The fewest causes of something: what a reason rests on, without anything that it does not need.

#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/text/sentence.h"

namespace clew {

/// Whether these causes suffice. More of them must suffice as well.
using Suffices = std::function<bool(std::span<const Place>)>;

/// A part of `causes`, which must suffice, that still does, and no longer would without any one of
/// its members. Members are given up from the first on: those best kept come last. Asks about
/// k log(n / k) times for k of n causes.
std::vector<Place> fewestCauses(std::vector<Place> causes, const Suffices& suffices);

} // namespace clew
