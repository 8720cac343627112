// How a search ended, and its exact counts.

#pragma once

#include <cstdint>
#include <string_view>

namespace clew {

enum class Ending : std::uint8_t {
    Solved,    ///< as many solutions as asked for were found; there may be more
    Exhausted, ///< the whole space was searched: the solutions found are all there are
    RanDry,  ///< the strategy has no further step (logic, local search): says nothing of existence
    Stopped, ///< cancelled, or a limit was reached: says nothing of existence
};

enum class StopReason : std::uint8_t {
    None,
    Cancelled,
    NodeLimit,
    TimeLimit,
    MemoryLimit,
    TraceFull
};

/// Exact, and equal for traced and untraced runs of the same strategy.
struct Counters
{
    std::uint64_t nodes = 0; ///< search-tree nodes opened (`Decide` events), the root not counted
    std::uint64_t backtracks = 0; ///< nodes left without a solution directly at them
    std::uint64_t solutions = 0;
    std::uint64_t checks =
        0; ///< tests of one placement against the rules, where a strategy counts them

    friend bool operator==(const Counters&, const Counters&) = default;
};

struct Outcome
{
    Ending ending = Ending::Exhausted;
    StopReason reason = StopReason::None;
    Counters counters;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// English id for machine-readable output: "solved", "exhausted", "ran-dry", "stopped".
std::string_view endingId(Ending ending);
/// "cancelled", "node-limit", "time-limit", "memory-limit", "trace-full", or "" for None.
std::string_view stopReasonId(StopReason reason);

} // namespace clew
