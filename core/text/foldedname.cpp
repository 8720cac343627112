#include "core/text/foldedname.h"

#include "core/text/writtensigns.h"

namespace clew {

std::string foldedName(std::string_view name)
{
    constexpr std::string_view kBlanks = " \t\r\n\v\f";
    std::string folded;
    bool isColonRead = false;
    while (!name.empty()) {
        const char c = name.front();
        const WrittenSign* const sign = c == ':' && !isColonRead ? nullptr : writtenSignAt(name);
        isColonRead = isColonRead || c == ':';
        name.remove_prefix(sign == nullptr ? 1 : sign->written.size());
        if (sign != nullptr)
            folded += sign->sign;
        else if (kBlanks.find(c) == kBlanks.npos)
            folded += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return folded;
}

} // namespace clew
