// Burnside's sum over all renamings of the nodes at once: how many K-regular graphs each leaves as
// it is, added up.
//
// As in burnside.h a whole cycle is joined to others at a time, and what is left depends only on
// how many cycles of which length miss how many neighbours. But here all renamings are swept
// together, from those with the most cycles down: those that have come to the same are one state
// from then on, and what is behind is forgotten. Within a turn the groups of cycles are gone
// through one by one, so that choices which leave the same are met once, too.

#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <vector>

#include "core/puzzles/graphs/graph.h"
#include "core/search/sharedcontrol.h"

namespace clew::graphs {

/// What a sweep adds up in, and whose turn it is: of the longest cycles that which misses the
/// least, in whole numbers; or, for a check that meets other states on its way, that which misses
/// the most, modulo a prime.
enum class SweepKind : std::uint8_t { Exact, Check };

/// 2^61 - 1.
inline constexpr std::uint64_t kCheckPrime = (std::uint64_t{1} << 61U) - 1;

/// The sum over the renamings of `size` nodes all of whose cycles have some of these `lengths`,
/// which rise; `degree` is not 0. Of no meaning once the control has stopped.
boost::multiprecision::cpp_int sumOverRenamings(const std::vector<Node>& lengths,
                                                std::uint32_t degree, Node size, SweepKind kind,
                                                SharedControl& control, unsigned threads);

} // namespace clew::graphs
