#include "core/lessons/lessonlines.h"

#include <algorithm>

#include "core/text/characters.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"

namespace clew {

namespace {

bool isBlankOrComment(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t");
    return first == std::string_view::npos || line[first] == '#';
}

} // namespace

std::string_view trimmedPart(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string withLineFeeds(std::string_view text)
{
    std::string lines;
    lines.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPair = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (!isPair)
            lines += text[i] == '\r' ? '\n' : text[i];
    }
    return lines;
}

Result<std::vector<LessonLine>> linesOfLesson(std::string_view text)
{
    std::vector<LessonLine> lines;
    int number = 0;
    const std::string ended = withLineFeeds(withoutMark(text));
    for (const std::string_view line : splitLines(ended)) {
        ++number;
        if (const auto at = unsoundIn(line))
            return fail(phrase("Lesson",
                               "A byte here is no text in UTF-8; remove it, or save the file as "
                               "UTF-8."),
                        number, static_cast<int>(charactersIn(line.substr(0, *at))) + 1);
        const bool goesOn = !line.empty() && (line[0] == ' ' || line[0] == '\t');
        if (isBlankOrComment(line) && !(goesOn && !trimmedPart(line).empty() && !lines.empty() &&
                                        lines.back().key == "board"))
            continue;
        if (goesOn) {
            if (lines.empty())
                return fail(phrase("Lesson", "A line that begins with a blank continues the "
                                             "one before; there is none."),
                            number, 1);
            lines.back().more.emplace_back(trimmedPart(line));
            continue;
        }
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos)
            return fail({phrase("Lesson", "\"%1\" has no colon; write \"key: value\", or begin "
                                          "the line with a blank to continue the one before."),
                         {std::string(line.substr(0, 40))}},
                        number, 1);
        LessonLine entry;
        std::string_view key = trimmedPart(line.substr(0, colon));
        if (const std::size_t dot = key.find('.'); dot != std::string_view::npos) {
            entry.language = key.substr(dot + 1);
            key = key.substr(0, dot);
        }
        entry.key = key;
        entry.value = trimmedPart(line.substr(colon + 1));
        entry.line = number;
        const std::size_t first = line.find_first_not_of(" \t", colon + 1);
        entry.column = static_cast<int>(std::min(first, line.size())) + 1;
        lines.push_back(std::move(entry));
    }
    return lines;
}

} // namespace clew
