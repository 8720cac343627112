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
#include "core/study/trial.h"
#include "core/trace/trace.h"

namespace clew {

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
    /// Of a decision: what became of the values tried before it, the latest first. Of a return:
    /// what was given up. Each with what that took.
    std::vector<Sentence> tried = {};
};
inline constexpr std::size_t kMostReasons = 300;
/// At most this many of the values tried before a decision are reported.
inline constexpr std::size_t kMostTried = 8;

/// The steps that one follows from, those of one kind and rule together.
struct Premise
{
    EventKind kind = EventKind::Decide;
    Rule rule = 0;
    std::vector<std::size_t> steps = {}; ///< one of its own kind, or several
};
/// The premises of a step, one level deep; fewer than kFewestFolded steps of a kind stay apart.
std::vector<Premise> premisesOf(const Trace& trace, const Reasons& reasons, std::size_t step);
inline constexpr std::size_t kFewestFolded = 3;

/// The chain that leads to the last event; of an event that changes nothing, to what it speaks of.
Reasons whyLastEvent(const TraceMoment& moment);
/// The chain that gave the place its value, or struck the candidate; of a variable without a value,
/// that struck its candidates. Empty if nothing has happened to it.
Reasons whyPlace(const TraceMoment& moment, Place place);

/// What the whole trace has of a value, also after the moment and under other decisions.
struct Elsewhere
{
    std::uint64_t trials = 0;         ///< decisions for it
    std::optional<NodeId> trial = {}; ///< the first of these
    /// What became of the first of these in all of the search that is shown: no more than
    /// kMostTrialsRead, and fewer where they take long to read.
    std::vector<Trial> read = {};
    std::optional<std::uint64_t> solution = {}; ///< number, from 0, of the first one that has it
    std::uint64_t solutions = 0;                ///< that were looked at for that
    /// Of a value that no decision was for and no solution found has: how often it was assigned all
    /// the same, as local search does, and the index of the first of these events.
    std::uint64_t standings = 0;
    std::optional<std::uint64_t> standing = {};
    bool areStandingsAll = true; ///< of a very long search only the beginning is looked at
    bool isLeft = false;         ///< what is shown of the search ends without it
    bool hasEnded = false;       ///< the search has, and nothing of it is hidden
    bool isAll = true;           ///< nothing was left out: not given up, nor too many solutions
    /// The solutions of the search are all there are, each as it stands: what none of them has is
    /// in no solution.
    bool isProof = false;
};
/// More solutions are not looked at.
inline constexpr std::uint64_t kMostSolutionsSeen = 100'000;
inline constexpr std::size_t kMostTrialsRead = 100;

struct WhyNot
{
    bool holds = false; ///< it does have this value
    /// The value in question, of a variable by its number; without a value if any variable was
    /// meant and all of them have other ones. All else is of no meaning then.
    Place place = {};
    /// Another value that the variable has now; kNoValue if none.
    Value instead = kNoValue;
    Reasons because = {};              ///< why it has that one; empty if it has none
    Reasons struck = {};               ///< why the candidate was removed; empty if it was not
    std::vector<Sentence> broken = {}; ///< rules it would break at once
    std::optional<Trial> tried = {};   ///< the last one under the decisions that still hold
    Elsewhere elsewhere = {};
};

/// `place` names a value. With kAnyVariable the first variable without a value is meant.
WhyNot whyNot(const TraceMoment& moment, Place place);
/// Whether everything that the search made of the reported trial was before the moment: what is
/// said of the whole search says the same of it.
bool isWholeTrial(const WhyNot& answer);

} // namespace clew
