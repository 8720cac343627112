// What figures of measurements have in common: their texts in the reader's language, and the size
// of these at axes and in legends.

#pragma once

#include <string>
#include <utility>

#include "core/figures/searchfigures.h"
#include "core/text/sentence.h"

namespace clew {

inline constexpr double kChartText = kFigureText * 0.86;

/// Whose text and what makes it again.
struct FigureText
{
    std::string command = {};
    Translator translate = nullptr; ///< null: English
};

/// Says phrases and sentences as the reader of a figure does.
class FigureWords
{
public:
    explicit FigureWords(const FigureText& text)
        : m_translate(text.translate ? text.translate
                                     : [](Phrase phrase) { return std::string(phrase.text); })
    {
    }
    std::string operator()(Phrase phrase) const { return m_translate(phrase); }
    std::string operator()(const Sentence& sentence) const { return sentence.text(m_translate); }
    [[nodiscard]] const Translator& translator() const { return m_translate; }

private:
    Translator m_translate;
};

} // namespace clew
