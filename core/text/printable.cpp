#include "core/text/printable.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>

namespace clew {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

struct Character
{
    std::uint32_t code = 0;
    std::size_t bytes = 1;
    bool isSound = false;
};

// The first character of a text that is not empty. After RFC 3629.
Character firstOf(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80U)
        return {lead, 1, true};
    const std::size_t length = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : 2;
    constexpr std::array<std::uint32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
    if (lead < 0xC2U || lead > 0xF4U || text.size() < length)
        return {};
    std::uint32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U)
            return {};
        code = code << 6U | (byte(i) & 0x3FU);
    }
    const bool isSurrogate = code >= 0xD800U && code <= 0xDFFFU;
    if (code < kLeast.at(length) || code > 0x10FFFFU || isSurrogate)
        return {};
    return {code, length, true};
}

// Blanks beyond those of the keyboard, and what has no width at all.
bool isWideBlank(std::uint32_t code)
{
    return code == 0xA0U || code == 0xADU || (code >= 0x2000U && code <= 0x200DU) ||
           code == 0x202FU || (code >= 0x205FU && code <= 0x2064U) || code == 0x3000U;
}

bool isSteering(std::uint32_t code)
{
    const bool isControl = code < 0x20U || (code >= 0x7FU && code < 0xA0U);
    const bool isDirection = code == 0x200EU || code == 0x200FU || code == 0x061CU ||
                             (code >= 0x2028U && code <= 0x202EU) ||
                             (code >= 0x2066U && code <= 0x2069U);
    const bool isNoCharacter = (code & 0xFFFEU) == 0xFFFEU || code == 0xFEFFU;
    return isControl || isDirection || isNoCharacter;
}

bool isPlain(char c)
{
    constexpr char kDelete = 0x7F;
    return (c >= ' ' && c < kDelete) || c == '\n' || c == '\t';
}

} // namespace

std::string printable(std::string_view text, std::size_t most)
{
    std::string shown;
    for (std::size_t count = 0; !text.empty(); ++count) {
        if (count == most)
            return shown + "…";
        const Character first = firstOf(text);
        if (first.isSound && !isSteering(first.code))
            shown += text.substr(0, first.bytes);
        else
            shown += kReplacement;
        text.remove_prefix(first.bytes);
    }
    return shown;
}

std::string printableLines(std::string_view text)
{
    std::string shown;
    while (!text.empty()) {
        // Mostly all of it.
        const auto end = std::ranges::find_if_not(text, isPlain);
        const auto plain = static_cast<std::size_t>(end - text.begin());
        shown += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty())
            break;
        const Character first = firstOf(text);
        const bool isShown = first.isSound && !isSteering(first.code);
        shown += isShown ? text.substr(0, first.bytes) : kReplacement;
        text.remove_prefix(first.bytes);
    }
    return shown;
}

std::string printableMessage(std::string_view text)
{
    constexpr std::size_t kFirst = 3000;
    constexpr std::size_t kLast = 1000;
    if (text.size() <= kFirst + kLast)
        return printableLines(text);
    const auto isWithin = [&](std::size_t at) { // a character of several bytes
        return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
    };
    std::size_t first = kFirst;
    std::size_t last = text.size() - kLast;
    for (std::size_t i = 0; i < 3 && isWithin(first); ++i)
        --first;
    for (std::size_t i = 0; i < 3 && isWithin(last); ++i)
        ++last;
    return printableLines(text.substr(0, first)) + " … " + printableLines(text.substr(last));
}

std::string_view firstVisible(std::string_view text)
{
    if (text.empty())
        return {};
    const Character first = firstOf(text);
    const bool isSeen = first.isSound && !isSteering(first.code) && !isWideBlank(first.code);
    return text.substr(0, isSeen ? first.bytes : 0);
}

std::optional<std::size_t> unsoundIn(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const Character here = firstOf(text.substr(at));
        if (!here.isSound || here.code == 0)
            return at;
        at += here.bytes;
    }
    return std::nullopt;
}

std::string printableJson(std::string_view json)
{
    constexpr std::uint32_t kSurrogates = 0x10000; // characters from here on take two escapes
    std::string shown;
    while (!json.empty()) {
        const auto end = std::ranges::find_if_not(json, isPlain);
        const auto plain = static_cast<std::size_t>(end - json.begin());
        shown += json.substr(0, plain);
        json.remove_prefix(plain);
        if (json.empty())
            break;
        const Character first = firstOf(json);
        if (first.isSound && isSteering(first.code) && first.code < kSurrogates)
            shown += fmt::format("\\u{:04x}", first.code);
        else
            shown += json.substr(0, first.bytes);
        json.remove_prefix(first.bytes);
    }
    return shown;
}

} // namespace clew
