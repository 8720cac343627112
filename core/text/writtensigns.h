// Signs of arithmetic as they are printed or written by hand, each with the one on keyboards that
// it stands for.

#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace clew {

struct WrittenSign
{
    std::string_view written;
    char sign;
};

/// The first of each sign is how it is printed here.
inline constexpr std::array<WrittenSign, 7> kWrittenSigns{{{"\u2212", '-'}, // minus
                                                           {"\u2013", '-'}, // a dash
                                                           {"\u00d7", '*'}, // times
                                                           {"\u00b7", '*'}, // a dot
                                                           {"\u22c5", '*'}, // a dot, too
                                                           {"\u00f7", '/'},
                                                           {":", '/'}}};

/// The one that the text begins with; null: none.
constexpr const WrittenSign* writtenSignAt(std::string_view text)
{
    const auto* const found = std::ranges::find_if(
        kWrittenSigns, [&](const WrittenSign& each) { return text.starts_with(each.written); });
    return found == kWrittenSigns.end() ? nullptr : found;
}

} // namespace clew
