// Why? and why not?: the chain of steps that made something so, and what speaks against a value.
//
// Both are read off the trace and the sentences that explain its events: what a sentence gives as
// its causes was itself made so by earlier events that still hold, back to guesses and givens.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/puzzle/puzzle.h"
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
};

struct ReasonStep
{
    std::uint64_t event = 0; ///< index in the trace
    Sentence sentence = {};
    std::vector<std::size_t> causes = {}; ///< earlier steps of the chain
};

struct Reasons
{
    std::vector<ReasonStep> steps = {}; ///< in the order of time; what was asked about comes last
    bool cut = false; ///< there are more than kMostReasons: the earliest are left out
};
inline constexpr std::size_t kMostReasons = 300;

/// The chain that leads to the last event; of an event that changes nothing, to what it speaks of.
Reasons whyLastEvent(const TraceMoment& moment);
/// The chain that gave the place its value, or struck the candidate; of a variable without a value,
/// that struck its candidates. Empty if nothing has happened to it.
Reasons whyPlace(const TraceMoment& moment, Place place);

/// A subtree that the search has left: the value was tried where the search stands now.
struct Refutation
{
    NodeId node = kRoot;
    std::uint64_t begin = 0; ///< index of its Decide
    std::uint64_t end = 0;   ///< index of the Visit that left it, or how many events have happened
    std::uint64_t nodes = 0; ///< opened in it, itself included
    std::uint64_t solutions = 0; ///< found in it
};

struct WhyNot
{
    bool holds = false; ///< it does have this value
    /// Another value that the variable has now; kNoValue if none.
    Value instead = kNoValue;
    Reasons struck = {};                  ///< why the candidate was removed; empty if it was not
    std::vector<Sentence> broken = {};    ///< rules it would break at once
    std::optional<Refutation> tried = {}; ///< the last trial under the decisions that still hold
};

/// `place` names a value. With kAnyVariable the first variable without a value is meant.
WhyNot whyNot(const TraceMoment& moment, Place place);

} // namespace clew
