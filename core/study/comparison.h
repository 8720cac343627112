// Two searches of one problem compared: where they part, which partial assignments both made, and
// how much of each was done before.
//
// Both are recorded, up to a bound, and read as trees of decisions. The trees are merged at the
// root: two children are one where their decisions are the same. Wherever they stand, two nodes
// have the *same partial assignment* if the same values were decided for the same variables, in
// whatever order. A subtree *repeats* an earlier one of the same search if below it the same was
// decided, with the same ends, in whatever order; it *mirrors* one if that holds once every value v
// is read as (number of values) - 1 - v, as on a board looked at in a mirror. All of this is
// decided by sums of 64-bit hashes.

#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/trace/trace.h"

namespace clew {

struct ComparedSearch
{
    std::size_t strategy = 0;
    Options options = {};
};

struct ComparedSide
{
    std::shared_ptr<const Trace> trace;
    Outcome outcome;
    bool isCut = false;         ///< the search goes on beyond what is recorded and compared
    std::uint64_t nodes = 0;    ///< recorded, the root not counted; so are all that follow
    std::uint64_t failures = 0; ///< nodes that end in a contradiction
    std::uint64_t solutions = 0;
    std::uint64_t merged = 0;   ///< that the other tree has at the same place
    std::uint64_t shared = 0;   ///< whose partial assignment the other one made, too
    std::uint64_t repeated = 0; ///< in subtrees that repeat an earlier one
    std::uint64_t mirrored = 0; ///< in further ones that mirror an earlier one
};

/// A place of the merged tree. A node that is kRoot, except of the root itself, does not exist.
struct MergedNode
{
    std::uint32_t parent = 0;         ///< index
    std::array<NodeId, 2> nodes = {}; ///< in each search

    [[nodiscard]] bool isInBoth() const { return nodes[0] != kRoot && nodes[1] != kRoot; }
};

struct Comparison
{
    std::array<ComparedSide, 2> sides;
    /// How many events both have in common at their beginning.
    std::uint64_t commonEvents = 0;
    /// Parents before children; index 0 is the root of both.
    std::vector<MergedNode> merged = {};
    /// Of each search, by node: one of the other with the same partial assignment, kRoot if none.
    std::array<std::vector<NodeId>, 2> counterparts = {};
};

/// A search is recorded no further.
inline constexpr std::uint64_t kMostComparedEvents = 8'000'000;
inline constexpr std::uint64_t kMostComparedNodes = 1'000'000;
/// Subtrees of fewer nodes, their root not counted, are alike too easily to be counted as repeated.
inline constexpr std::uint32_t kLeastRepeated = 3;

/// The other strategy to be compared with this one: its tree begins alike and goes its own way
/// then, as far as a short search of each shows. None if no other tree begins so.
std::optional<std::size_t> comparableWith(std::size_t strategy, const Puzzle& puzzle,
                                          const Problem& problem,
                                          const std::stop_token& token = {});

/// Runs both, one after another, on the calling thread, within `limits` and the bounds above. Fails
/// if a strategy refuses the problem or the token asked to stop.
Result<Comparison> compareSearches(const Puzzle& puzzle, const Problem& problem,
                                   const std::array<ComparedSearch, 2>& searches,
                                   const Limits& limits = {}, const std::stop_token& token = {});

/// The same of two traces that are there already.
Result<Comparison> compareTraces(Dimensions dimensions,
                                 const std::array<std::shared_ptr<const Trace>, 2>& traces,
                                 const std::stop_token& token = {});

} // namespace clew
