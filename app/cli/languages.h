// The languages that the command writes in: pages, handouts, figures and booklets for readers of
// others. Messages stay English.

#pragma once

#include <string>
#include <string_view>

#include "app/cli/options.h"
#include "core/text/sentence.h"

namespace clew::cli {

/// What texts are written in.
struct Language
{
    std::string tag = "en";         ///< en, ja, pt_BR, zh_CN
    Translator translate = nullptr; ///< null: English

    [[nodiscard]] std::string say(const Sentence& sentence) const;
    /// As web pages name it: pt-BR.
    [[nodiscard]] std::string webTag() const;
};

/// The one called so, or the nearest: pt-BR and pt are pt_BR. Empty: English.
Expected<Language> languageNamed(std::string_view tag);
/// The same, but English where there is none.
Language languageFor(std::string_view tag);

/// --language
void addLanguage(OptionTable& table, std::string& tag);

} // namespace clew::cli
