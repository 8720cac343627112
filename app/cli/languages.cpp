#include "app/cli/languages.h"

#include <algorithm>
#include <array>

#include "core/text/catalogue.h"

extern "C" { // texts.S
extern const char clew_texts_ja;
extern const char clew_texts_ja_end;
extern const char clew_texts_pt_BR;
extern const char clew_texts_pt_BR_end;
extern const char clew_texts_zh_CN;
extern const char clew_texts_zh_CN_end;
}

namespace clew::cli {

namespace {

struct Embedded
{
    std::string_view tag;
    const char* begin = nullptr; ///< null: English
    const char* end = nullptr;
};

constexpr std::array kLanguages{Embedded{"en"}, Embedded{"ja", &clew_texts_ja, &clew_texts_ja_end},
                                Embedded{"pt_BR", &clew_texts_pt_BR, &clew_texts_pt_BR_end},
                                Embedded{"zh_CN", &clew_texts_zh_CN, &clew_texts_zh_CN_end}};

std::string_view baseOf(std::string_view tag)
{
    return tag.substr(0, tag.find_first_of("_-"));
}

// Null if there is none.
const Embedded* embedded(std::string_view tag)
{
    std::string wanted(tag.empty() ? "en" : tag);
    std::ranges::replace(wanted, '-', '_');
    auto found = std::ranges::find(kLanguages, wanted, &Embedded::tag);
    if (found == kLanguages.end())
        found = std::ranges::find_if(
            kLanguages, [&](const Embedded& each) { return baseOf(each.tag) == baseOf(wanted); });
    return found == kLanguages.end() ? nullptr : &*found;
}

Language languageOf(const Embedded& found)
{
    Language language{std::string(found.tag)};
    if (found.begin != nullptr)
        language.translate = [catalogue = Catalogue({found.begin, found.end})](Phrase phrase) {
            return catalogue.text(phrase);
        };
    return language;
}

} // namespace

std::string Language::say(const Sentence& sentence) const
{
    return translate ? sentence.text(translate) : sentence.text();
}

std::string Language::webTag() const
{
    std::string web = tag;
    std::ranges::replace(web, '_', '-');
    return web;
}

Expected<Language> languageNamed(std::string_view tag)
{
    if (const Embedded* const found = embedded(tag))
        return languageOf(*found);
    std::vector<std::string> tags;
    for (const Embedded& each : kLanguages)
        tags.emplace_back(each.tag);
    return unknown("language", tag, tags);
}

Language languageFor(std::string_view tag)
{
    const Embedded* const found = embedded(tag);
    return languageOf(found == nullptr ? kLanguages.front() : *found);
}

void addLanguage(OptionTable& table, std::string& tag)
{
    table.text({.names = "--language",
                .value = "TAG",
                .summary = "Language of the texts: en, ja, pt_BR or zh_CN",
                .fallback = "en"},
               tag);
}

} // namespace clew::cli
