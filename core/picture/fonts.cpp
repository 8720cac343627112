#include "core/picture/fonts.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>

#include "core/text/characters.h"

namespace clew {

namespace {

constexpr std::array kFamilies{"sans-serif",
                               "DejaVu Sans",
                               "Noto Sans CJK SC",
                               "Source Han Sans SC",
                               "Noto Sans SC",
                               "WenQuanYi Zen Hei",
                               "WenQuanYi Micro Hei",
                               "Droid Sans Fallback",
                               "Noto Sans Symbols2",
                               "Symbola",
                               "FreeSerif"};

bool isPlain(std::string_view text)
{
    return std::ranges::all_of(text, [](unsigned char c) { return c < 128; });
}

// Whether the font that is selected has all the letters.
bool hasLetters(cairo_t* cairo, std::string_view text)
{
    if (isPlain(text))
        return true;
    cairo_glyph_t* glyphs = nullptr;
    int count = 0;
    const cairo_status_t status = cairo_scaled_font_text_to_glyphs(
        cairo_get_scaled_font(cairo), 0, 0, text.data(), static_cast<int>(text.size()), &glyphs,
        &count, nullptr, nullptr, nullptr);
    const std::unique_ptr<cairo_glyph_t, decltype(&cairo_glyph_free)> kept(glyphs,
                                                                           &cairo_glyph_free);
    return status != CAIRO_STATUS_SUCCESS ||
           std::none_of(glyphs, glyphs + count,
                        [](const cairo_glyph_t& glyph) { return glyph.index == 0; });
}

// The first family with all the letters; null if none has them.
const char* familyFor(cairo_t* cairo, std::string_view text, bool bold)
{
    for (const char* const family : kFamilies) {
        selectFont(cairo, family, bold);
        if (hasLetters(cairo, text))
            return family;
    }
    return nullptr;
}

} // namespace

void selectFont(cairo_t* cairo, const char* family, bool bold)
{
    cairo_select_font_face(cairo, family, CAIRO_FONT_SLANT_NORMAL,
                           bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
}

std::vector<FontRun> fontRuns(cairo_t* cairo, std::string_view text, bool bold)
{
    if (isPlain(text))
        return {{kFamilies.front(), std::string(text)}};
    // The same letters and lines are drawn in every picture of a film.
    thread_local std::map<std::string, const char*, std::less<>> known[2];
    constexpr std::size_t kMostKnown = 10'000;
    auto& families = known[bold ? 1 : 0];
    const auto family = [&](std::string_view letters) {
        if (const auto found = families.find(letters); found != families.end())
            return found->second;
        if (families.size() >= kMostKnown)
            families.clear();
        return families.emplace(letters, familyFor(cairo, letters, bold)).first->second;
    };
    if (const char* const all = family(text))
        return {{all, std::string(text)}};
    std::vector<FontRun> runs;
    while (!text.empty()) {
        const std::string_view letter = text.substr(0, firstCharacterSize(text));
        text.remove_prefix(letter.size());
        const char* const has = family(letter);
        const char* const chosen = has != nullptr ? has : kFamilies.front();
        if (runs.empty() || runs.back().family != chosen)
            runs.push_back({chosen, {}});
        runs.back().text += letter;
    }
    return runs;
}

} // namespace clew
