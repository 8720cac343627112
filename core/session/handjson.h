// A person's solve as a session keeps it: the log of moves, from which everything else follows.
//
//     {"moves": [["e", variable, value, …], …], "times": [n, …], "milliseconds": n, "hints": n,
//      "checks": n, "prepared": moves made for the player, if any,
//      "shown": whether it is on the board}
//
// A move is an entry "e" (value -1 takes it back), one that tidies pencil marks "t", the same as
// "E" and "T" where dead ends are not noted, notes
// ["n", kind, variable, value, …], the return to a version ["g", n], or to a node of the trace,
// with the notes of a version ["v", node, n]. The times, in milliseconds, say how long had been
// played when each move was made; older files have none.

#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "core/study/hand.h"

namespace clew {

nlohmann::json toJson(const Hand& hand);
/// Null if it is not such a solve of this problem.
std::shared_ptr<Hand> handFromJson(const nlohmann::json& json, const Puzzle& puzzle,
                                   const ProblemPtr& problem);

} // namespace clew
