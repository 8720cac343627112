#include "core/trace/searchmoment.h"

#include "core/text/wholenumber.h"

namespace clew {

std::optional<SearchMoment> readMoment(std::string_view text)
{
    using Kind = SearchMoment::Kind;
    constexpr std::string_view blanks = " \t:";
    const auto isBlank = [&](char c) { return blanks.find(c) != std::string_view::npos; };
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    if (text == "start")
        return SearchMoment{};
    if (text == "end")
        return SearchMoment{Kind::End};
    if (const auto events = wholeNumber<std::uint64_t>(text))
        return SearchMoment{Kind::Events, *events};
    const std::size_t blank = text.find_first_of(blanks);
    if (blank == std::string_view::npos)
        return std::nullopt;
    const std::string_view word = text.substr(0, blank);
    const auto number =
        wholeNumber<std::uint64_t>(text.substr(text.find_first_not_of(blanks, blank)));
    if (word == "event" && number)
        return SearchMoment{Kind::Events, *number};
    if (word == "solution" && number.value_or(0) > 0)
        return SearchMoment{Kind::Found, *number};
    if (word == "node" && number)
        return SearchMoment{Kind::Node, *number};
    return std::nullopt;
}

std::string momentText(const SearchMoment& moment)
{
    const std::string number = std::to_string(moment.number);
    switch (moment.kind) {
    case SearchMoment::Kind::Events:
        break;
    case SearchMoment::Kind::Found:
        return "solution " + number;
    case SearchMoment::Kind::Node:
        return "node " + number;
    case SearchMoment::Kind::End:
        return "end";
    }
    return number;
}

bool isReached(const Trace& trace, const SearchMoment& moment, bool isWhole)
{
    switch (moment.kind) {
    case SearchMoment::Kind::Events:
        return trace.size() >= moment.number;
    case SearchMoment::Kind::Found:
        return trace.solutionCount() >= moment.number;
    case SearchMoment::Kind::Node:
        return trace.nodeCount() > moment.number;
    case SearchMoment::Kind::End:
        break;
    }
    return isWhole;
}

std::uint64_t positionOf(const Trace& trace, const SearchMoment& moment, std::uint64_t end)
{
    switch (moment.kind) {
    case SearchMoment::Kind::Events:
        return moment.number;
    case SearchMoment::Kind::Found:
        return trace.solutionEvent(moment.number - 1) + 1;
    case SearchMoment::Kind::Node:
        return moment.number == 0 ? 0 : trace.node(static_cast<NodeId>(moment.number)).event + 1;
    case SearchMoment::Kind::End:
        break;
    }
    return end;
}

} // namespace clew
