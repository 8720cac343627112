#include "core/text/recognized.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace clew {

namespace {

constexpr std::size_t kPlace = 2; ///< characters of "%1"

// What stands in the places of the pattern; nothing if the text is not made of it.
std::optional<std::vector<Argument>> argumentsIn(std::string_view text, std::string_view pattern)
{
    const std::string_view before = pattern.substr(0, pattern.find('%'));
    if (!text.starts_with(before))
        return std::nullopt;
    text.remove_prefix(before.size());
    pattern.remove_prefix(before.size());
    std::vector<Argument> arguments;
    while (!pattern.empty()) {
        pattern.remove_prefix(std::min(kPlace, pattern.size()));
        const std::string_view behind = pattern.substr(0, pattern.find('%'));
        pattern.remove_prefix(behind.size());
        // The last words end the text, the others end the argument as soon as they can.
        const std::size_t end = pattern.empty() ? text.rfind(behind) : text.find(behind);
        if (end == std::string_view::npos)
            return std::nullopt;
        arguments.emplace_back(text.substr(0, end));
        text.remove_prefix(end + behind.size());
    }
    return text.empty() ? std::optional(std::move(arguments)) : std::nullopt;
}

} // namespace

Sentence recognized(std::string_view text, std::span<const Phrase> phrases)
{
    for (const Phrase& each : phrases)
        if (auto arguments = argumentsIn(text, each.text))
            return {each, *std::move(arguments)};
    return verbatim(std::string(text));
}

} // namespace clew
