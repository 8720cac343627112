// Reads and writes the text of a lesson.

#include "core/lessons/lesson.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/lessons/lessonlines.h"
#include "core/lessons/lessonreader.h"
#include "core/text/scanner.h"

namespace clew {

namespace {

// On one line, and nothing in it is taken for a place or a number.
std::string plainLine(std::string_view text)
{
    std::string line;
    for (const char c : text)
        line += c == '\n' || c == '\r' || c == '\t' ? ' '
                : c == '[' || c == '{'              ? '('
                : c == ']' || c == '}'              ? ')'
                                                    : c;
    std::size_t end = std::min(line.size(), kMaxLessonText / 2);
    while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
        --end;
    return line.substr(0, end);
}

} // namespace

bool isLesson(std::string_view text)
{
    const std::string ended = withLineFeeds(withoutMark(text.substr(0, kMaxLesson)));
    for (const std::string_view line : splitLines(ended)) {
        const std::string_view said = trimmedPart(line);
        if (said.empty() || said.front() == '#')
            continue;
        const std::size_t colon = line.find(':');
        return colon != std::string_view::npos &&
               trimmedPart(line.substr(0, colon)) == "clewlesson";
    }
    return false;
}

Result<Lesson> readLesson(std::string_view text)
{
    LessonReading reading = readWholeLesson(text);
    if (!reading.faults.empty())
        return tl::make_unexpected(std::move(reading.faults.front()));
    return std::move(reading.lesson);
}

LessonReading readWholeLesson(std::string_view text)
{
    if (text.size() > kMaxLesson) {
        LessonReading reading;
        reading.faults.push_back(
            {{phrase("Lesson", "A lesson has %1 bytes at most; divide it."), {kMaxLesson}}});
        return reading;
    }
    return LessonReader().read(text);
}

std::string lessonOf(std::string_view title, std::string_view language,
                     const std::vector<LessonBookmark>& bookmarks)
{
    std::string text =
        fmt::format("clewlesson: 1\nlanguages: {}\ntitle: {}\n", language, plainLine(title));
    std::size_t number = 0;
    for (const LessonBookmark& bookmark : bookmarks)
        text += fmt::format("\npage: p{}\nlink: {}\ntext: {}\n", ++number, bookmark.link,
                            plainLine(bookmark.caption));
    return text;
}

} // namespace clew
