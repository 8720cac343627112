// Which fonts a text is drawn in: few have the letters of all languages.

#pragma once

#include <cairo.h>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

/// A stretch of a text in one font.
struct FontRun
{
    const char* family;
    std::string text;
};

/// The usual font, which depends on the language of the machine, where it has all the letters,
/// or else one that has them all, or else each letter in the first one that has it. The font and
/// its size may be another one afterwards.
std::vector<FontRun> fontRuns(cairo_t* cairo, std::string_view text, bool bold);

void selectFont(cairo_t* cairo, const char* family, bool bold);

} // namespace clew
