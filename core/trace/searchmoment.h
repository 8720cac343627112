// Moments of a search as people name them: "start", "end", "120" events, "solution 2", "node 5".

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/trace/trace.h"

namespace clew {

struct SearchMoment
{
    enum class Kind : std::uint8_t { Events, Found, Node, End };

    Kind kind = Kind::Events;
    std::uint64_t number =
        0; ///< events that have happened; the n-th solution found, from 1; a node

    friend bool operator==(const SearchMoment&, const SearchMoment&) = default;
};

/// None if it is no moment. A colon may stand for the blank, which a shell would need quotes for.
std::optional<SearchMoment> readMoment(std::string_view text);
/// readMoment() takes it.
std::string momentText(const SearchMoment& moment);

/// Whether the trace has come to the moment. To the end it has if `isWhole`.
bool isReached(const Trace& trace, const SearchMoment& moment, bool isWhole);
/// Number of events that have happened at a moment that is reached. The end comes after `end`.
std::uint64_t positionOf(const Trace& trace, const SearchMoment& moment, std::uint64_t end);

} // namespace clew
