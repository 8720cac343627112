// The words that numbers are made of in each language, how they are put together, and how they are
// read.

#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/search/event.h"
#include "core/text/result.h"

namespace clew::words {

enum class Language : std::uint8_t { English, Chinese, Japanese, Portuguese };

struct Word
{
    enum class Role : std::uint8_t {
        Digit,      ///< 0 … 9
        Tens,       ///< a whole number from 10 to 90
        Hundreds,   ///< 100 … 900 in one word
        Multiplier, ///< 10, 100 or 1000 times what stands before it, within its group
        Scale,      ///< ends a group: `value` is the power of ten
        Link,       ///< "e", 零 within a number
        Ending,     ///< closes the amount on a cheque
        Figure,     ///< a digit as such, of a number read back
    };
    std::string text;
    Role role;
    std::uint32_t value = 0;
};

class Vocabulary
{
public:
    static const Vocabulary& of(Language language);

    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] const std::vector<Word>& words() const { return m_words; }
    [[nodiscard]] const Word& word(Value value) const { return m_words[value]; }
    /// "en", "zh", "ja", "pt"; and the name ICU knows the language by is the same.
    [[nodiscard]] const std::string& id() const { return m_id; }
    /// Digits in a group: 3, or 4 where each word is one character.
    [[nodiscard]] std::size_t groupSize() const { return m_isIdeographic ? 4 : 3; }
    [[nodiscard]] bool isIdeographic() const { return m_isIdeographic; }

    /// The word of a digit; `financial` chooses characters that cannot be altered, where there are
    /// any.
    [[nodiscard]] Value digit(std::uint32_t digit, bool financial) const;
    [[nodiscard]] Value figure(std::uint32_t digit) const { return m_firstFigure + digit; }
    [[nodiscard]] Value ending() const { return m_firstFigure - 1; }
    /// The word that ends a group: `plural` where the language distinguishes it.
    [[nodiscard]] Value scale(std::uint32_t power, bool plural) const;
    /// Puts a gap or another group behind: "e", 零; English has none.
    [[nodiscard]] Value link() const { return m_link; }

    /// The words of a text, without blanks and hyphens, whatever they mean together.
    [[nodiscard]] Result<std::vector<Value>> parse(std::string_view text) const;
    /// The words as they are written, with hyphens and blanks; figures stand close together.
    [[nodiscard]] std::string join(std::span<const Value> values) const;
    /// What stands between two words.
    [[nodiscard]] std::string_view glue(Value before, Value after) const;

    /// The number that words mean, in digits without leading zeros unless they were read digit by
    /// digit.
    [[nodiscard]] Result<std::string> read(std::string_view text) const;
    /// The same of words already known; line and column of an error are the word's number from 1.
    [[nodiscard]] Result<std::string> meaning(std::span<const Value> values) const;
    /// Of a number in the short form of Chinese, 二百五 for 二百五十: the power of ten of the unit
    /// that is left out behind the last digit. Otherwise 0.
    [[nodiscard]] std::uint32_t unitLeftOut(std::span<const Value> values) const;

private:
    struct Piece
    {
        Value value;
        int line;
        int column;
    };

    explicit Vocabulary(Language language);
    void add(Word word);
    void addDigits(std::string_view blankSeparated);
    void addTraditional();
    [[nodiscard]] std::span<const Value> withoutEnding(std::span<const Value> values) const;
    [[nodiscard]] Result<std::vector<Piece>> pieces(std::string_view text) const;
    [[nodiscard]] tl::unexpected<Error> unknown(std::string_view word, int line, int column) const;

    Language m_language;
    std::string m_id;
    bool m_isIdeographic = false;
    std::vector<Word> m_words;
    std::unordered_map<std::string, Value> m_values;
    Value m_firstFigure = 0;
    Value m_link = kNoValue;
};

/// Of "en", "zh", "ja", "pt".
Language languageOf(std::string_view id);
std::vector<std::string> languageIds();

} // namespace clew::words
