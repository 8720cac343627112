// Numbers of things in sentences.

#pragma once

#include <cstdint>
#include <string>

#include "core/text/sentence.h"

namespace clew {

/// "1,234": the thousands set apart as the reader's language does it.
inline Sentence counted(std::uint64_t number)
{
    constexpr std::size_t kTogether = 3;
    const std::string digits = std::to_string(number);
    const std::size_t first = (digits.size() - 1) % kTogether + 1;
    Sentence text = verbatim(digits.substr(0, first));
    for (std::size_t at = first; at < digits.size(); at += kTogether)
        //: The digits of a number with a separator of thousands: 1,234
        text = {phrase("Number", "%1,%2"), {std::move(text), digits.substr(at, kTogether)}};
    return text;
}

} // namespace clew
