#include "app/cli/numbers.h"

#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <string_view>

#include "core/text/scanner.h"

namespace clew::cli {

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 62U;

// The unit of a size as log2 of bytes: b, k, kb, kib, m, … in either case.
std::optional<unsigned> unitOf(std::string_view unit)
{
    static constexpr std::string_view kPrefixes = "kmgt";
    std::string letters(unit);
    for (char& letter : letters)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    if (letters.ends_with('b'))
        letters.pop_back();
    if (letters.empty())
        return 0;
    if (letters.size() == 2 && letters.back() == 'i')
        letters.pop_back();
    const std::size_t prefix =
        letters.size() == 1 ? kPrefixes.find(letters.front()) : std::string_view::npos;
    if (prefix == std::string_view::npos)
        return std::nullopt;
    return 10 * static_cast<unsigned>(prefix + 1);
}

// Without an exponent, which {} might write.
std::string plain(double value)
{
    std::string text = fmt::format("{:.6f}", value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

} // namespace

Read<std::uint64_t> wholeNumber(const std::string& text, const Range<std::uint64_t>& range)
{
    Scanner scanner(text);
    const auto value = scanner.number();
    if (value && scanner.atEnd() && *value >= range.least && *value <= range.most)
        return *value;
    return tl::make_unexpected(
        range.most == kNoEnd
            ? fmt::format("a whole number of at least {}", range.least)
            : fmt::format("a whole number from {} to {}", range.least, range.most));
}

Read<double> number(const std::string& text, const Range<double>& range)
{
    double value = 0;
    const char* const textEnd = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), textEnd, value);
    const bool isRead = error == std::errc() && end == textEnd && std::isfinite(value);
    if (isRead && value >= range.least && value <= range.most)
        return value;
    return tl::make_unexpected(
        fmt::format("a number from {} to {}", plain(range.least), plain(range.most)));
}

Read<std::uint64_t> byteSize(const std::string& text)
{
    Scanner scanner(text);
    const auto value = scanner.number();
    scanner.skipSpace();
    const auto unit = unitOf(scanner.word());
    if (value && unit && scanner.atEnd() && *value >= 1 && *value <= kMostBytes >> *unit)
        return *value << *unit;
    return tl::make_unexpected("a size of at least 1 byte, like 500MB or 8GB");
}

} // namespace clew::cli
