// Try it: a bounded search on the side that settles what a trace leaves open, whether there is a
// solution with this value under the guesses that stand.

#pragma once

#include "core/study/trial.h"

namespace clew {

struct TriedValue
{
    enum class Finding : std::uint8_t {
        None,    ///< no solution has it
        Exists,  ///< some solution has it
        Unknown, ///< not settled within the bounds
    };

    Finding finding = Finding::Unknown;
    std::uint64_t nodes = 0; ///< that the search took
    Solution solution = {};  ///< one that has it, if any
};

/// What holds at the moment by choice alone, the decisions and what was chosen along with them, but
/// for the variable of `place`; and the place.
std::vector<Assignment> choicesWith(const TraceMoment& moment, Place place);

/// Searches the problem with choicesWith() assumed, by its fastest strategies, up to that many
/// nodes each; gives up when the moment's token says so. An error where the puzzle cannot assume
/// them.
Result<TriedValue> tryValue(const TraceMoment& moment, Place place, std::uint64_t nodes);
inline constexpr std::uint64_t kMostNodesTried = 1'000'000;

/// "With R4C2 = 2 and the present guesses there is no solution. Nodes searched: 12"
Sentence describeTried(const TraceMoment& moment, Place place, const TriedValue& tried);

} // namespace clew
