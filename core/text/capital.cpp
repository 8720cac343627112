#include "core/text/capital.h"

#include <string_view>
#include <utility>

namespace clew {

namespace {

bool isSmall(char c)
{
    return c >= 'a' && c <= 'z';
}

// Whether a text that somebody else has written begins with a word, as "row 3 holds each number
// once" does, and not with a name or a formula.
bool beginsWithWord(std::string_view text)
{
    constexpr std::size_t kShortest = 2;
    std::size_t end = 0;
    while (end < text.size() && isSmall(text[end]))
        ++end;
    if (end < kShortest || end + 1 >= text.size() || text[end] != ' ')
        return false;
    const char next = text[end + 1];
    return isSmall(next) || (next >= 'A' && next <= 'Z') || (next >= '0' && next <= '9');
}

// Whether what the sentence begins with is ours to write with a capital.
bool beginsInWords(const Sentence& sentence, const Translator& translate)
{
    const std::string pattern = translate(sentence.pattern);
    const bool isPlace =
        pattern.size() > 1 && pattern[0] == '%' && pattern[1] >= '1' && pattern[1] <= '9';
    if (!isPlace)
        return *sentence.pattern.context != '\0' || beginsWithWord(pattern);
    const auto index = static_cast<std::size_t>(pattern[1] - '1');
    if (index >= sentence.arguments.size())
        return false;
    const Sentence* const first = sentence.arguments[index].sentence();
    return first != nullptr && beginsInWords(*first, translate);
}

} // namespace

std::string withCapital(std::string text)
{
    // The accented letters of Latin-1 are two bytes: from à on, except for ÷ and ÿ.
    constexpr char kLead = '\xc3';
    constexpr unsigned char kFirst = 0xa0;
    constexpr unsigned char kLast = 0xbe;
    constexpr unsigned char kDivision = 0xb7;
    constexpr int kToCapital = 0x20;
    if (text.empty())
        return text;
    if (isSmall(text[0])) {
        text[0] = static_cast<char>(text[0] - kToCapital);
    } else if (text[0] == kLead && text.size() > 1) {
        const auto second = static_cast<unsigned char>(text[1]);
        if (second >= kFirst && second <= kLast && second != kDivision)
            text[1] = static_cast<char>(second - kToCapital);
    }
    return text;
}

std::string standingText(const Sentence& sentence, const Translator& translate)
{
    std::string text = sentence.text(translate);
    return beginsInWords(sentence, translate) ? withCapital(std::move(text)) : text;
}

std::string standingText(const Sentence& sentence)
{
    return standingText(sentence, [](Phrase phrase) { return std::string(phrase.text); });
}

} // namespace clew
