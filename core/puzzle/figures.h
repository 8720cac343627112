// What the figures of a run mean, in words: the definitions of Counters (search/outcome.h), said
// where the figures stand.

#pragma once

#include <optional>
#include <string_view>

#include "core/puzzle/info.h"
#include "core/search/outcome.h"
#include "core/text/sentence.h"

namespace clew {

inline constexpr Phrase kMeaningOfNodes =
    phrase("Figures", "Nodes: the partial assignments that the search decided on, one a guess. "
                      "What follows without a guess opens none.");
inline constexpr Phrase kMeaningOfFailures =
    phrase("Figures", "Backtracks: the contradictions met. What is given up only because all "
                      "below it has failed is not counted again.");
inline constexpr Phrase kMeaningOfTests =
    phrase("Figures", "Checks: values compared with the rules one by one, by strategies that "
                      "do not keep what is still possible.");

/// StrategyInfo::counted of strategies that decide first and test then.
inline constexpr Phrase kDecidesToTest =
    phrase("Figures", "It decides on a value in order to test it, so its nodes include those "
                      "that are refuted at once.");

/// Of such a strategy the nodes that were not refuted at once, which compare with those of
/// strategies that test before they decide. None for others, and while a race still counts.
inline std::optional<std::uint64_t> standingNodes(const StrategyInfo& strategy,
                                                  const Counters& counters)
{
    const bool decidesToTest = std::string_view(strategy.counted.text) == kDecidesToTest.text;
    return decidesToTest && counters.nodes >= counters.backtracks
               ? std::optional(counters.nodes - counters.backtracks)
               : std::nullopt;
}

/// StrategyInfo::counted of strategies for which a forced value is a decision among one.
inline constexpr Phrase kDecidesWhatIsForced =
    phrase("Figures", "Each value that it puts on the board is a node, also where only one is "
                      "left.");

} // namespace clew
