// Numbers as words, by ICU's rule-based number formats.

#include "core/loaded/speller.h"

#include <unicode/rbnf.h>

#include "core/loaded/boundary.h"

namespace clew::words {

namespace {

class IcuSpeller : public Speller
{
public:
    explicit IcuSpeller(const std::string& language)
        : m_format(icu::URBNF_SPELLOUT, icu::Locale(language.c_str()), m_status)
    {
    }

    [[nodiscard]] bool isUsable() const { return U_SUCCESS(m_status) != 0; }

    [[nodiscard]] bool spell(std::int64_t number, const char16_t* rules,
                             std::string& words) const noexcept override
    {
        UErrorCode status = U_ZERO_ERROR;
        return isDone([&] {
                   icu::FieldPosition position;
                   icu::UnicodeString text;
                   m_format.format(number, rules, text, position, status);
                   // Soft hyphens mark where a word may be broken.
                   text.findAndReplace(icu::UnicodeString(u"\u00AD"), icu::UnicodeString());
                   text.toUTF8String(words);
               }) &&
               U_SUCCESS(status) != 0;
    }

private:
    UErrorCode m_status = U_ZERO_ERROR;
    icu::RuleBasedNumberFormat m_format;
};

} // namespace

} // namespace clew::words

bool clewMakeSpeller(const std::string& language,
                     std::unique_ptr<clew::words::Speller>& made) noexcept
{
    return clew::isDone([&] {
        auto speller = std::make_unique<clew::words::IcuSpeller>(language);
        if (speller->isUsable())
            made = std::move(speller);
    });
}
