#include "core/puzzle/pseudocode.h"

#include <algorithm>

namespace clew {

namespace {

std::optional<std::size_t> lineWith(const PseudoCode& code, EventKind kind,
                                    std::optional<Rule> rule)
{
    const auto names = [&](const EventPattern& pattern) {
        return pattern.kind == kind && pattern.rule == rule;
    };
    const auto line = std::ranges::find_if(
        code, [&](const CodeLine& one) { return std::ranges::any_of(one.events, names); });
    if (line == code.end())
        return std::nullopt;
    return static_cast<std::size_t>(line - code.begin());
}

} // namespace

std::optional<std::size_t> lineOf(const PseudoCode& code, Event event)
{
    const auto exact = lineWith(code, event.kind(), event.rule());
    return exact ? exact : lineWith(code, event.kind(), std::nullopt);
}

std::string textOf(const PseudoCode& code)
{
    std::string text;
    for (const CodeLine& line : code)
        text += line.text + '\n';
    return text;
}

} // namespace clew
