#include "core/lessons/lessonlines.h"

#include <algorithm>

#include "core/lessons/lesson.h"
#include "core/puzzle/registry.h"
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

std::vector<std::string> valueWords(std::string_view text)
{
    std::vector<std::string> words;
    Scanner scanner(text);
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace())
        words.emplace_back(scanner.word());
    return words;
}

std::size_t endOfListed(std::string_view list, std::string_view separators)
{
    int open = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        open += list[i] == '[' ? 1 : list[i] == ']' ? -1 : 0;
        if (open <= 0 && separators.find(list[i]) != std::string_view::npos)
            return i;
    }
    return list.size();
}

std::vector<std::string> valueList(std::string_view text)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t comma = endOfListed(text);
        if (const auto part = trimmedPart(text.substr(0, comma)); !part.empty())
            parts.emplace_back(part);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

Result<void> knownName(const LessonLine& line, std::string_view word,
                       const std::vector<std::string>& valid, Phrase unknown)
{
    if (std::ranges::find(valid, word) != valid.end())
        return {};
    std::string list;
    for (const std::string& each : nearest(word, valid))
        list += (list.empty() ? "" : ", ") + each;
    return fail({unknown, {std::string(word), list}}, line.line, line.column);
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

std::vector<LessonLine> linesOfLesson(std::string_view text, std::vector<Error>& faults)
{
    std::vector<LessonLine> lines;
    bool isLost = false; // the line before, which was none; so is what continues it
    int number = 0;
    const auto report = [&](Sentence sentence, int column) {
        faults.push_back({std::move(sentence), number, column});
    };
    const std::string ended = withLineFeeds(withoutMark(text));
    for (const std::string_view line : splitLines(ended)) {
        if (faults.size() >= kMostLessonFaults)
            break;
        ++number;
        const auto unsound = unsoundIn(line);
        if (unsound)
            report({phrase("Lesson", "A byte here is no text in UTF-8; remove it, or save the "
                                     "file as UTF-8.")},
                   static_cast<int>(charactersIn(line.substr(0, *unsound))) + 1);
        const bool goesOn = !line.empty() && (line[0] == ' ' || line[0] == '\t');
        if (isBlankOrComment(line) && !(goesOn && !trimmedPart(line).empty() && !lines.empty() &&
                                        lines.back().key == "board"))
            continue;
        const std::size_t colon = goesOn ? std::string_view::npos : line.find(':');
        if (colon == std::string_view::npos) {
            if (goesOn && lines.empty() && !isLost && !unsound)
                report({phrase("Lesson", "A line that begins with a blank continues the one "
                                         "before; there is none.")},
                       1);
            if (!goesOn && !unsound)
                report({phrase("Lesson", "\"%1\" has no colon; write \"key: value\", or begin the "
                                         "line with a blank to continue the one before."),
                        {std::string(line.substr(0, 40))}},
                       1);
            isLost = isLost || !goesOn || lines.empty();
            if (!isLost && !unsound)
                lines.back().more.emplace_back(trimmedPart(line));
            else if (!lines.empty())
                lines.back().isDamaged = true;
            continue;
        }
        isLost = false;
        LessonLine entry;
        std::string_view key = trimmedPart(line.substr(0, colon));
        if (const std::size_t dot = key.find('.'); dot != std::string_view::npos) {
            entry.language = key.substr(dot + 1);
            key = key.substr(0, dot);
        }
        entry.key = key;
        entry.value = trimmedPart(line.substr(colon + 1));
        entry.line = number;
        entry.isDamaged = unsound.has_value();
        const std::size_t first = line.find_first_not_of(" \t", colon + 1);
        entry.column = static_cast<int>(std::min(first, line.size())) + 1;
        lines.push_back(std::move(entry));
    }
    return lines;
}

} // namespace clew
