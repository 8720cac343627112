// The lines of a lesson's text: `key.language: value`, each with those that continue it.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/result.h"

namespace clew {

/// `key.language: value`, with the lines that continue it.
struct LessonLine
{
    std::string key;
    std::string language;
    std::string value;
    std::vector<std::string> more; ///< lines that continue it, without the blanks before
    int line = 0;
    int column = 0;         ///< of the value
    bool isDamaged = false; ///< it, or what continues it, cannot be read
};

/// Without blanks at either end.
std::string_view trimmedPart(std::string_view text);

/// Between blanks.
std::vector<std::string> valueWords(std::string_view text);
/// Where the first name of a list ends: before one of `separators`, or with the list. Those within
/// brackets are of the name, "x[1,2] = 3".
std::size_t endOfListed(std::string_view list, std::string_view separators = ",");
/// Between commas, without blanks at either end; empty parts are left out.
std::vector<std::string> valueList(std::string_view text);

/// Nothing if the word is one of `valid`; else an Error at the line, of the word and what to write
/// in its place.
Result<void> knownName(const LessonLine& line, std::string_view word,
                       const std::vector<std::string>& valid, Phrase unknown);

template<class Infos>
std::vector<std::string> allIds(const Infos& infos)
{
    std::vector<std::string> ids;
    for (const auto& info : infos)
        ids.push_back(info.id);
    return ids;
}

/// Lines end in "\n", "\r\n" or, as on old machines, "\r": here all in "\n".
std::string withLineFeeds(std::string_view text);

/// Without comments and empty lines. What is no such line is left out; an Error in `faults` names
/// its line and column.
std::vector<LessonLine> linesOfLesson(std::string_view text, std::vector<Error>& faults);

} // namespace clew
