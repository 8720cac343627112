// Exact counting without listing: the frontier method (Kawahara, Inoue, Iwashita and Minato,
// "Frontier-based search for enumerating all constrained subgraphs", 2017; for tours of knights
// Knuth, TAOCP 4, pre-fascicle 8A).
//
// Squares are swept one by one along the board. Whatever was done to those behind, all that matters
// for the rest is, of each square in the next two lines or so (the frontier), whether it is
// untouched, in the middle of a piece of path, or an end of one, and then which square is the other
// end. Equal such states are kept once, with the number of ways that lead to them; where a line is
// complete and all ahead is its own mirror image, so are a state and its image. States from which
// some squares ahead cannot get all the jumps they need are left out (see crowds.h).

#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

/// Longest narrow side of a board whose frontier fits a state's 25 places.
inline constexpr std::uint32_t kMaxSweptSide = 11;

/// Squares in the order in which they are swept: along the narrow side.
std::vector<Value> sweepOrder(const KnightProblem& problem);

/// The number of tours, in decimal: of closed ones without direction, of open ones with. 0 if the
/// control stops it. `onSwept` is called after each square, in sweepOrder(). The narrow side must
/// not exceed kMaxSweptSide. The states are reported to Control::holds, each as a check. Parts
/// sweep the first squares alike and share the states that are there then. Beyond half of the
/// memory limit states go to CountRequest::scratch, if there is one. Throws sweeping::StoreError
/// if that or the checkpoint cannot be written, or is damaged. About every `betweenSaves` the
/// checkpoint, or the part beside it (see frontier/passlog.h), says how far the count has come.
std::string countTours(const KnightProblem& problem, Control& control,
                       const std::function<void(Value)>& onSwept = {},
                       const CountRequest& request = {},
                       std::chrono::milliseconds betweenSaves = std::chrono::seconds(1));

} // namespace clew::knight
