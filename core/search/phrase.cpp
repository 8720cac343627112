#include "core/search/phrase.h"

#include <utility>

namespace clew {

std::string fillIn(std::string_view pattern, const std::vector<std::string>& arguments)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                             pattern[i + 1] <= '9';
        if (!isPlace) {
            text += pattern[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(pattern[++i] - '1');
        if (index < arguments.size())
            text += arguments[index];
    }
    return text;
}

std::string Sentence::text() const
{
    return fillIn(pattern.text, arguments);
}

Sentence verbatim(std::string text)
{
    return {Phrase{"", "%1"}, {std::move(text)}};
}

} // namespace clew
