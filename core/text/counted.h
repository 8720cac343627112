// Numbers of things in sentences.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/sentence.h"

namespace clew {

//: The digits of a number with a separator of thousands: 1,234
inline constexpr Phrase kGroupedDigits = phrase("Number", "%1,%2");

/// "1,234": the thousands set apart as the reader's language does it.
inline Sentence counted(std::uint64_t number)
{
    constexpr std::size_t kTogether = 3;
    const std::string digits = std::to_string(number);
    const std::size_t first = (digits.size() - 1) % kTogether + 1;
    Sentence text = verbatim(digits.substr(0, first));
    for (std::size_t at = first; at < digits.size(); at += kTogether)
        text = {kGroupedDigits, {std::move(text), digits.substr(at, kTogether)}};
    return text;
}

/// The same language with "1234" in place of "1,234", where texts become names or are searched.
inline Translator ungrouped(Translator translate)
{
    return [translate = std::move(translate)](Phrase each) {
        const bool isOfDigits = std::string_view(each.context) == kGroupedDigits.context &&
                                std::string_view(each.text) == kGroupedDigits.text;
        return isOfDigits ? std::string("%1%2") : translate(each);
    };
}

} // namespace clew
