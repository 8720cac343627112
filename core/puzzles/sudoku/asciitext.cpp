// What other programs write in place of plain characters.

#include "core/puzzles/sudoku/reading.h"

#include <algorithm>
#include <array>

#include "core/text/tablehead.h"

namespace clew::sudoku {

namespace {

/// Three bytes of UTF-8.
constexpr std::size_t kBytes = 3;

constexpr unsigned codeOf(std::string_view three)
{
    const auto bits = [&](std::size_t i, unsigned mask) {
        return static_cast<unsigned char>(three[i]) & mask;
    };
    return bits(0, 0xF) << 12U | bits(1, 0x3F) << 6U | bits(2, 0x3F);
}

// A plain character for one beyond ASCII; '\0': it has none.
char plainFor(unsigned code)
{
    constexpr std::string_view kUpright = "│┃┆┇┊┋║╎╏╽╿";
    constexpr std::string_view kLevel = "─━┄┅┈┉═╌╍╼╾";
    constexpr unsigned kFirstFrame = 0x2500;
    constexpr unsigned kLastFrame = 0x257F;
    constexpr unsigned kFullWidthZero = 0xFF10;
    const auto holds = [&](std::string_view all) {
        for (std::size_t i = 0; i + kBytes <= all.size(); i += kBytes)
            if (codeOf(all.substr(i)) == code)
                return true;
        return false;
    };
    if (code >= kFullWidthZero && code < kFullWidthZero + 10)
        return static_cast<char>('0' + (code - kFullWidthZero));
    if (code == 0x3000) // a blank as wide as a letter of Chinese
        return ' ';
    if (code == 0xFF0E) // ... and a full stop
        return '.';
    if (code < kFirstFrame || code > kLastFrame)
        return '\0';
    return holds(kUpright) ? '|' : holds(kLevel) ? '-' : '+';
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
}

} // namespace

std::string asciiText(std::string_view text)
{
    constexpr unsigned char kThreeBytes = 0xE0;
    std::string plain;
    if (isTableHead(text.substr(0, text.find('\n')))) {
        plain = "#";
        text.remove_prefix(std::min(text.find('\n'), text.size()));
    }
    if (isAscii(text))
        return plain.append(text);
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool isLong = (byte & 0xF0) == kThreeBytes && i + kBytes <= text.size();
        const char c = isLong ? plainFor(codeOf(text.substr(i, kBytes))) : '\0';
        const bool isUnbroken = text.substr(i).starts_with("\xC2\xA0"); // a blank, too
        if (c != '\0' || isUnbroken) {
            plain += c != '\0' ? c : ' ';
            i += c != '\0' ? kBytes : 2;
        } else {
            plain += text[i++];
        }
    }
    return plain;
}

} // namespace clew::sudoku
