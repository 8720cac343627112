// Characters of UTF-8, each of which counts once.

#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace clew {

/// Whether a byte begins one.
constexpr bool startsCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

/// How many bytes the first one has, of a text that is not empty.
constexpr std::size_t firstCharacterSize(std::string_view text)
{
    return static_cast<std::size_t>(std::find_if(text.begin() + 1, text.end(), startsCharacter) -
                                    text.begin());
}

constexpr std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, startsCharacter));
}

} // namespace clew
