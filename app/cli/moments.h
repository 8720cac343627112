// Options that name a moment of a search.

#pragma once

#include <optional>

#include "app/cli/options.h"
#include "app/cli/recorded.h"
#include "core/trace/searchmoment.h"

namespace clew::cli {

void addMoment(OptionTable& table, Option option, std::optional<SearchMoment>& moment);

/// Number of events at the moment that an option named; `end` at its end. Refused if the search
/// never comes there.
Expected<std::uint64_t> positionOf(const Recorded& recorded, const SearchMoment& moment,
                                   std::string_view option, std::uint64_t end);

} // namespace clew::cli
