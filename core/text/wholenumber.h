// Whole numbers in texts.

#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace clew {

/// The number that all of the text is, in decimal digits, behind a minus where there can be one.
/// None if it is anything else, or too large.
template<std::integral Number>
std::optional<Number> wholeNumber(std::string_view text)
{
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

} // namespace clew
