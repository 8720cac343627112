// How a search ended, and its exact counts.

#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

namespace clew {

struct Sentence;

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
    TraceFull,
    Failed, ///< a program that the search needs could not go on
};

/// Exact, and equal for traced and untraced runs of the same strategy. The figures mean the same
/// for all strategies, so that races compare them:
///
/// - A *node* is a partial assignment that the search has decided on: one `Decide` event, the root
///   not counted. What follows without a decision opens none.
/// - A *test* is one value compared with the rules by itself. Strategies that keep what is still
///   possible make none: they read it off.
/// - A *failure* is a contradiction met: one `Conflict` event below the givens. What is given up
///   only because all below it has failed is not counted again.
///
/// Where a value is tested first and then decided on, what fails is no node. A strategy that has
/// to decide on a value in order to test it opens a node for each one that fails, too. It says so
/// (StrategyInfo::counted), and so does one that counts anything else.
struct Counters
{
    std::uint64_t nodes = 0;
    std::uint64_t backtracks = 0; ///< failures
    std::uint64_t solutions = 0;
    std::uint64_t checks = 0; ///< tests, where a strategy makes them

    friend bool operator==(const Counters&, const Counters&) = default;
};

struct Outcome
{
    Ending ending = Ending::Exhausted;
    StopReason reason = StopReason::None;
    Counters counters;
    std::shared_ptr<const Sentence> failure = {}; ///< what has happened, if the reason is Failed

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// English id for machine-readable output: "solved", "exhausted", "ran-dry", "stopped".
std::string_view endingId(Ending ending);
/// "cancelled", "node-limit", "time-limit", "memory-limit", "trace-full", "failed", or "" for None.
std::string_view stopReasonId(StopReason reason);

} // namespace clew
