#include "core/text/shellword.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <string_view>

#include "core/text/printable.h"

namespace clew {

std::string shellWord(const std::string& word)
{
    // A long one is broken where a figure has no room for it.
    constexpr std::size_t kMostPlain = 60;
    const bool isShort = !word.empty() && word.size() <= kMostPlain && !word.starts_with("clew:");
    const bool isPlain =
        isShort && std::ranges::all_of(word, [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                   std::string_view("@%+=:,./_-").find(c) != std::string_view::npos;
        });
    if (isPlain)
        return word;
    if (printable(word, std::string::npos) != word) {
        std::string text = "$'";
        for (const char c : word) {
            const auto byte = static_cast<unsigned char>(c);
            const bool isSafe = byte >= 0x20 && byte < 0x7F && c != '\'' && c != '\\';
            text += isSafe ? std::string(1, c) : fmt::format("\\x{:02x}", byte);
        }
        return text + "'";
    }
    std::string text = "'";
    for (const char c : word)
        text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

} // namespace clew
