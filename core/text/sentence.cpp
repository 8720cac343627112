#include "core/text/sentence.h"

#include <utility>

#include "core/text/printable.h"

namespace clew {

namespace {

std::string inEnglish(Phrase phrase)
{
    return phrase.text;
}

} // namespace

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

Argument::Argument(Phrase phrase) : Argument(Sentence{phrase}) {}

Argument::Argument(Sentence sentence)
    : m_content(std::make_shared<const Sentence>(std::move(sentence)))
{
}

std::string Argument::text(const Translator& translate) const
{
    // What stands in an argument may come from elsewhere: a model, a stream, a file.
    if (const auto* const text = std::get_if<std::string>(&m_content))
        return printableLines(*text);
    return std::get<std::shared_ptr<const Sentence>>(m_content)->text(translate);
}

std::string Sentence::text() const
{
    return text(inEnglish);
}

std::string Sentence::text(const Translator& translate) const
{
    std::vector<std::string> texts;
    texts.reserve(arguments.size());
    for (const Argument& argument : arguments)
        texts.push_back(argument.text(translate));
    return fillIn(translate(pattern), texts);
}

Sentence verbatim(std::string text)
{
    return {Phrase{"", "%1"}, {std::move(text)}};
}

} // namespace clew
