// What became of a value that a search tried: the subtree below its decision, summed up, and what
// follows from the way in which the search left it.

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/puzzle/puzzle.h"
#include "core/search/outcome.h"
#include "core/trace/trace.h"

namespace clew {

/// A moment of a recorded search on a problem. It owns its parts: an answer may take a while, and
/// something else be on the board by then.
struct TraceMoment
{
    const Puzzle& puzzle;
    ProblemPtr problem;
    std::shared_ptr<const Trace> trace;
    std::uint64_t position; ///< how many events have happened
    /// Index of the one that searched; none if it is not known, and nothing is concluded from where
    /// the search went.
    std::optional<std::size_t> strategy = std::nullopt;
    /// When it is requested, the answer is given up: it may then say less.
    std::stop_token token = {};
    /// Of the events from here on nothing is said, whatever is recorded.
    std::uint64_t shownEnd = kUnlimited;
    std::optional<Outcome> outcome = std::nullopt; ///< of the search; none if it is not known
};

struct Trial
{
    enum class Verdict : std::uint8_t {
        Refuted,   ///< no solution has the value and what holds at the node above
        RefutedSo, ///< none that has the values, too, that were chosen along with it
        Left,      ///< the search went elsewhere: nothing follows
        Found,     ///< solutions were found below it
        TooLong,   ///< not looked at as far as it goes
    };

    NodeId node = kRoot;
    std::uint64_t begin = 0; ///< index of its Decide
    std::uint64_t end = 0;   ///< index of the event that left it last, or how many have happened
    std::uint64_t nodes = 0; ///< opened in it, itself included
    std::uint64_t solutions = 0; ///< found in it
    Verdict verdict = Verdict::Left;
};

/// Of a node that the search has left. Reads the events from its beginning to the moment, of a
/// strategy that exhausts to where it was left, but no more than kMostTrialEvents.
Trial trialAt(const TraceMoment& moment, NodeId node);
inline constexpr std::uint64_t kMostTrialEvents = std::uint64_t{1} << 24U;

} // namespace clew
