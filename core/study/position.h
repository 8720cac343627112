// What can be said of a position, a problem and what a person has entered so far: whether it can
// still be solved, what the next step is, and where it went wrong.
//
// All of these search, for as long as the position needs: they are for a thread of their own, and
// give up when the token says so.

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/trace/state.h"

namespace clew {

struct Position
{
    const Puzzle& puzzle;
    ProblemPtr problem;
    std::vector<Assignment> entries; ///< in the order of entering
    std::stop_token token = {};
    Limits limits = {.nodes = 20'000'000}; ///< of each search
    std::vector<Place> struck = {};        ///< candidates that the player has ruled out
};

/// What is on the board: the givens and the entries.
State stateOf(const Position& position);

struct Prospects
{
    enum class Finding : std::uint8_t {
        Solvable,
        Hopeless, ///< no solution has these entries
        Unknown,  ///< not settled within the bounds, or given up
    };

    Finding finding = Finding::Unknown;
    /// What to enter for each variable, kNoValue where nothing is; of Solvable.
    std::vector<Value> solution = {};
    std::uint64_t nodes = 0; ///< that the search took
};
Prospects prospectsOf(const Position& position);

struct Mistake
{
    std::size_t entry = 0; ///< index of the first entry after which nothing solves the problem
    Sentence refutation;   ///< why, or what it took to find out
};
/// None if the position can be solved, or that is not settled.
std::optional<Mistake> firstMistake(const Position& position);

/// The entries that cannot stand. Where the problem has one solution these are those that differ
/// from it; otherwise the first mistake alone.
std::vector<std::size_t> wrongEntries(const Position& position);

/// Candidates that were ruled out, and that the problem's only solution has.
std::vector<Place> wrongStrikes(const Position& position);
/// What is said of the first of them, if no entry was wrong before.
Sentence strikeMistake(const Position& position, Place struck);

/// The next step from a position, to be revealed rung by rung.
struct Hint
{
    enum class Kind : std::uint8_t {
        Deduction, ///< it follows: every solution of the position has it
        Example,   ///< some solution of the position has it
        Mistake,   ///< the position has no solution, though the problem has
        Hopeless,  ///< the problem has none
        Solved,    ///< nothing is left to be entered
        None,      ///< nothing was found: not settled within the bounds
    };

    Kind kind = Kind::None;
    Sentence where = {};     ///< where to look
    Sentence technique = {}; ///< how to find it
    Sentence cells = {};     ///< the cells it is about, as places
    Sentence step = {};      ///< what follows, with its reason
    std::vector<Assignment> entries = {};
    /// What it rules out instead: a step of its own, on which a later entry rests.
    std::vector<Place> strikes = {};

    /// No technique leads on, and a search has found what follows: argued() may know why.
    bool isTried = false;
    /// It says that something entered or ruled out is wrong: not for a player who has switched
    /// error messages off.
    bool tellsOfMistake = false;

    [[nodiscard]] bool gives() const { return !entries.empty() || !strikes.empty(); }
};
inline constexpr std::size_t kRungs = 4;

/// Of what the player has ruled out, that which is certain: the problem has one solution, and it is
/// not there. Nothing if there are several, or that is not settled.
std::vector<Place> certainStrikes(const Position& position);

/// The n-th rung, from 0, of a hint: of one without rungs always the same sentence.
const Sentence& rungOf(const Hint& hint, std::size_t n);

Hint hintFor(const Position& position);
/// The hint of this position with a short argument for what only a search has found, if there is
/// one: that takes much longer than the hint, and is for its last rungs, from kFirstArgued on. Any
/// other hint as it is.
Hint argued(const Position& position, Hint hint);
inline constexpr std::size_t kFirstArgued = 2;

} // namespace clew
