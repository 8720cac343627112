#include "app/cli/moments.h"

#include <fmt/format.h>

#include "app/cli/countof.h"

namespace clew::cli {

void addMoment(OptionTable& table, Option option, std::optional<SearchMoment>& moment)
{
    const std::string name = option.name();
    table.add(std::move(option), [&moment, name](const std::string& text) -> Expected<void> {
        moment = readMoment(text);
        if (moment)
            return {};
        return usage(fmt::format("{} must be a number of events, start, end, \"solution N\" or "
                                 "\"node N\", not \"{}\"",
                                 name, text));
    });
}

Expected<std::uint64_t> positionOf(const Recorded& recorded, const SearchMoment& moment,
                                   std::string_view option, std::uint64_t end)
{
    const Trace& trace = *recorded.trace;
    if (isReached(trace, moment, true))
        return clew::positionOf(trace, moment, end);
    using Kind = SearchMoment::Kind;
    const auto [count, things] =
        moment.kind == Kind::Found  ? std::pair(trace.solutionCount(), "solution")
        : moment.kind == Kind::Node ? std::pair(trace.nodeCount() - 1, "node")
                                    : std::pair(trace.size(), "event");
    return usage(fmt::format("{} {} is beyond the end: the trace has {}", option,
                             momentText(moment), countOf(count, things)));
}

} // namespace clew::cli
