// Numbers as words, by the rules of a language. By ICU, in a library that is loaded when the first
// number is spelled out (storage/companion.h).

#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace clew::words {

/// Of one language, and not to be shared by threads.
class Speller
{
public:
    virtual ~Speller() = default;
    /// In UTF-8. `rules` is a rule set by ICU's name. False: not enough memory, or ICU has no such
    /// rules.
    [[nodiscard]] virtual bool spell(std::int64_t number, const char16_t* rules,
                                     std::string& words) const noexcept = 0;
};

} // namespace clew::words

/// Of "en", "zh", "ja", "pt"; none if ICU has no rules for it. False: not enough memory.
extern "C" bool clewMakeSpeller(const std::string& language,
                                std::unique_ptr<clew::words::Speller>& made) noexcept;
