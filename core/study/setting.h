// What can be said of a problem while it is being made: how many solutions it has and where they
// differ, which values of a place they have (true candidates), which givens are redundant, and
// which ones to take away or to add.
//
// All of it comes from searches of the problem with further givens or fewer (Puzzle::assume), and
// works for every puzzle that says in its Playing what can be given. One solution speaks for a
// candidate of each place at once, so that few searches are needed. They are for a thread of their
// own, and give up when the token says so, or at their limits.

#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew {

struct Draft
{
    const Puzzle& puzzle;
    ProblemPtr problem;
    std::stop_token token = {};
    Limits limits = {.nodes = 20'000'000}; ///< of each search
    std::chrono::steady_clock::time_point deadline =
        std::chrono::steady_clock::time_point::max(); ///< of the whole answer
    std::function<void()> poll = {}; ///< called now and then while it is being found
};

/// Whether the puzzle says of this problem which values can be assumed.
bool canBeAsked(const Draft& draft);
/// Whether it has givens that can be taken away and added.
bool hasGivens(const Draft& draft);
/// What is given, in the order in which the puzzle puts it on the board.
std::vector<Assignment> givensOf(const Draft& draft);

/// How many solutions a problem has, as the puzzle counts them.
struct Survey
{
    enum class Finding : std::uint8_t {
        None,
        One,
        Several,
        Unknown, ///< not settled within the bounds, or given up
    };

    Finding finding = Finding::Unknown;
    std::uint64_t solutions = 0; ///< that were found
    bool isAll = false;          ///< there are no more
    /// The variables in which these differ; where not all were found there may be more of them.
    std::vector<Variable> differing = {};
};
/// Looks for solutions until there are `most`. How many there are of a problem whose best one is
/// looked for (Problem::seeksBest) stays unknown where there are any.
Survey surveyOf(const Draft& draft, std::uint64_t most = 1000);

/// The variables in which any solutions differ, copies of others included, of a problem that has
/// several; those of `known` are known to be. Where time is over there may be more of them. The
/// problem must be one that can be asked.
std::vector<Variable> differingIn(const Draft& draft, std::vector<Variable> known = {});

/// For each candidate, a value of a variable that can be assumed, the number of boards that have it
/// and keep the rules, copies of others included.
struct Candidates
{
    static constexpr std::uint32_t kUnsettled = static_cast<std::uint32_t>(-1);

    Dimensions dimensions = {}; ///< of what can be asked: the first variables of the problem
    std::uint32_t most = 0;     ///< that many or more are not distinguished
    std::vector<std::uint32_t> counts = {}; ///< of each variable, of each value, up to `most`

    [[nodiscard]] std::uint32_t count(Variable variable, Value value) const
    {
        return counts[std::size_t{variable} * dimensions.values + value];
    }
    /// Whether all are settled.
    [[nodiscard]] bool isComplete() const;
    /// The variables that are known to have several values.
    [[nodiscard]] std::vector<Variable> differing() const;
};
/// Up to two, by default: none, one or several.
Candidates trueCandidates(const Draft& draft, std::uint32_t most = 2);

/// Givens, and whether what was asked of them was settled.
struct Givens
{
    std::vector<Assignment> givens = {};
    bool isSettled = true;
    bool hasSolution = true; ///< false: the problem has none, and nothing is to be said of givens
};

/// The givens each of which follows from the others: without it the problem has the same solutions.
Givens redundantGivens(const Draft& draft);
/// Givens that can be taken away all together, so that the problem has the same solutions and none
/// of those left is redundant. In which order they are tried is decided by the seed.
Givens superfluousGivens(const Draft& draft, std::uint64_t seed = 1);
/// Givens to be added until there is one solution, at each step the one that leaves the fewest of
/// those that are known. Not settled if there is no solution, or if no given decides more.
Givens decidingGivens(const Draft& draft);

/// How hard the problem is for people.
struct Ratings
{
    /// By the puzzle's own difficulties; none: there was no time for it.
    std::optional<Rating> own = std::nullopt;
    /// On the scales of PuzzleInfo; none of a problem that is not one for the scale.
    std::vector<std::optional<ScaleRating>> scales = {};
    bool isCut = false; ///< time was over: what is said is a lower bound, or missing
};
bool canBeRated(const Draft& draft);
/// Fails where there is nothing to rate, as without a solution or with several.
Result<Ratings> ratingsOf(const Draft& draft);

/// The problem without these of its givens. There must be some that can be taken away.
Result<ProblemPtr> withoutThese(const Draft& draft, const std::vector<Assignment>& givens);

} // namespace clew
