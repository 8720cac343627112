// Texts that people read, written in English here and translated by whoever shows them.
//
// `phrase("context", "text")` marks a text for lupdate (configured to treat it as an alias of
// QT_TRANSLATE_NOOP) and is otherwise the text itself: core needs no Qt for it.

#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/search/event.h"

namespace clew {

/// A translatable text with the context translators find it under.
struct Phrase
{
    const char* context = "";
    const char* text = "";

    [[nodiscard]] bool empty() const { return *text == '\0'; }
};

constexpr Phrase phrase(const char* context, const char* text)
{
    return {context, text};
}

/// In a Place: whichever variable has the value (the square of a knight, whatever the move is).
inline constexpr Variable kAnyVariable = ~Variable{0};

/// A part of the board that a sentence speaks of: a variable (cell, column, edge), or one value of
/// it.
struct Place
{
    Variable variable = 0;
    Value value = kNoValue;

    friend bool operator==(const Place&, const Place&) = default;
};

/// A step of an argument from one place to the next: over a strong link the next one holds, over a
/// weak one it does not.
struct Link
{
    Place from;
    Place to;
    bool isStrong = false;

    friend bool operator==(const Link&, const Link&) = default;
};

/// A phrase in another language.
using Translator = std::function<std::string(Phrase)>;

struct Sentence;

/// What fills a place of a phrase: a text that needs no translation (a number, the name of a cell),
/// or a sentence of its own.
class Argument
{
public:
    Argument(std::string text) : m_content(std::move(text)) {}
    Argument(std::string_view text) : m_content(std::string(text)) {}
    Argument(const char* text) : m_content(text) {}
    template<std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) Argument(Number number)
        : m_content(std::to_string(number))
    {
    }
    Argument(Phrase phrase);
    Argument(Sentence sentence);

    [[nodiscard]] std::string text(const Translator& translate) const;
    /// Null if it is a text that needs no translation.
    [[nodiscard]] const Sentence* sentence() const
    {
        const auto* const content = std::get_if<std::shared_ptr<const Sentence>>(&m_content);
        return content == nullptr ? nullptr : content->get();
    }

private:
    std::variant<std::string, std::shared_ptr<const Sentence>> m_content;
};

/// A phrase whose places %1 %2 … are filled with `arguments`, and what on the board it speaks of:
/// `causes` force, `effects` are forced.
struct Sentence
{
    Phrase pattern;
    std::vector<Argument> arguments = {};
    std::vector<Place> effects = {};
    std::vector<Place> causes = {};
    /// By which the effects follow from the causes; 0, which no puzzle uses, if by none.
    Rule rule = 0;
    std::vector<Link> links = {}; ///< along which it argues, in order; of most sentences none

    [[nodiscard]] bool empty() const { return pattern.empty(); }
    /// In English.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string text(const Translator& translate) const;
};

/// A text that is the same in every language: names of squares, numbers, signs.
Sentence verbatim(std::string text);

/// Fills %1 … %9 of a pattern, translated or not.
std::string fillIn(std::string_view pattern, const std::vector<std::string>& arguments);

} // namespace clew
