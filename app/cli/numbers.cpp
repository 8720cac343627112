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

[[noreturn]] void refuse(const std::string& option, const std::string& text,
                         const std::string& allowed)
{
    throw CLI::ValidationError(option, fmt::format("must be {}, not \"{}\"", allowed, text));
}

// What follows the number of a size, as log2 of bytes: b, k, kb, kib, m, …; however it is written.
std::optional<unsigned> unitOf(std::string_view unit)
{
    static constexpr std::string_view kPrefixes = "kmgt";
    std::string letters = CLI::detail::to_lower(std::string(unit));
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

// Without exponents, which {} would write.
std::string plain(double value)
{
    std::string text = fmt::format("{:.6f}", value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

} // namespace

std::uint64_t wholeNumber(const std::string& option, const std::string& text,
                          const Range<std::uint64_t>& range)
{
    Scanner scanner(text);
    const auto value = scanner.number();
    if (value && scanner.atEnd() && *value >= range.least && *value <= range.most)
        return *value;
    refuse(option, text,
           range.most == kNoEnd
               ? fmt::format("a whole number from {} on", range.least)
               : fmt::format("a whole number from {} to {}", range.least, range.most));
}

double number(const std::string& option, const std::string& text, const Range<double>& range)
{
    double value = 0;
    const char* const textEnd = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), textEnd, value);
    const bool isRead = error == std::errc() && end == textEnd && std::isfinite(value);
    if (isRead && value >= range.least && value <= range.most)
        return value;
    refuse(option, text,
           fmt::format("a number from {} to {}", plain(range.least), plain(range.most)));
}

std::uint64_t size(const std::string& option, const std::string& text)
{
    Scanner scanner(text);
    const auto value = scanner.number();
    scanner.skipSpace();
    const auto unit = unitOf(scanner.word());
    if (value && unit && scanner.atEnd() && *value >= 1 && *value <= kMostBytes >> *unit)
        return *value << *unit;
    refuse(option, text, "a size from 1 byte on, like 500MB or 8GB");
}

CLI::Option* addNumber(CLI::App& command, const std::string& option, double& value,
                       const std::string& description, Range<double> range)
{
    return command
        .add_option_function<std::string>(
            option,
            [&value, option, range](const std::string& text) {
                value = number(option, text, range);
            },
            description)
        ->type_name("NUMBER");
}

CLI::Option* addSize(CLI::App& command, const std::string& option, std::uint64_t& value,
                     const std::string& description)
{
    return command
        .add_option_function<std::string>(
            option, [&value, option](const std::string& text) { value = size(option, text); },
            description)
        ->type_name("SIZE");
}

} // namespace clew::cli
