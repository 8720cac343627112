// The lines of a lesson's text: `key.language: value`, each with those that continue it.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/result.h"

namespace clew {

/// `key.language: value`, with the lines that go on with it.
struct LessonLine
{
    std::string key;
    std::string language;
    std::string value;
    std::vector<std::string> more; ///< lines that go on with it, without the blanks before
    int line = 0;
    int column = 0; ///< of the value
};

/// Without blanks at either end.
std::string_view trimmedPart(std::string_view text);

/// Lines end in "\n", "\r\n" or, as on old machines, "\r": here all in "\n".
std::string withLineFeeds(std::string_view text);

/// Without comments and empty lines. An Error names line and column of what is no such line.
Result<std::vector<LessonLine>> linesOfLesson(std::string_view text);

} // namespace clew
