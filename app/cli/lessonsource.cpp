#include "app/cli/lessonsource.h"

#include <algorithm>
#include <fmt/format.h>

#include "app/cli/source.h"
#include "core/lessons/lesson.h"

extern "C" { // lessons.S
extern const char clew_lessons;
extern const char clew_lessons_end;
}

namespace clew::cli {

namespace {

// Up to the next NUL, which is gone past.
std::string_view nextText(std::string_view& rest)
{
    const std::size_t end = std::min(rest.find('\0'), rest.size());
    const std::string_view text = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return text;
}

std::vector<std::string> lessonIds()
{
    std::vector<std::string> ids;
    for (const ShippedLesson& lesson : shippedLessons())
        ids.emplace_back(lesson.id);
    return ids;
}

} // namespace

std::vector<ShippedLesson> shippedLessons()
{
    std::vector<ShippedLesson> lessons;
    for (std::string_view rest(&clew_lessons, &clew_lessons_end); !rest.empty();) {
        const std::string_view id = nextText(rest);
        lessons.push_back({id, nextText(rest)});
    }
    return lessons;
}

std::string lessonList(std::string_view language, std::string_view puzzle)
{
    std::string list;
    for (const ShippedLesson& shipped : shippedLessons()) {
        const auto lesson = readLesson(shipped.text);
        if (!lesson)
            continue;
        const std::string& shown = lesson->languageFor(language);
        const bool isWanted =
            puzzle.empty() || std::ranges::any_of(lesson->boards, [&](const LessonBoard& board) {
                return board.puzzle->info().id == puzzle;
            });
        if (isWanted)
            list += fmt::format("{:<22} {:>3} min  {}\n", shipped.id, lesson->minutes,
                                readable(lesson->textIn(lesson->title, shown), shown));
    }
    return list;
}

Expected<std::string> textOfLesson(const std::string& lesson, std::stop_token token)
{
    if (lesson != "-" && !isFile(lesson)) {
        const auto lessons = shippedLessons();
        const auto found = std::ranges::find(lessons, lesson, &ShippedLesson::id);
        if (found != lessons.end())
            return std::string(found->text);
    }
    auto text = textOfFile(lesson, std::move(token));
    if (!text && lesson != "-" && !isFile(lesson))
        text.error().text += "; `clew lesson list` lists the built-in lessons";
    return text;
}

Expected<void> mayBeProblem(const std::string& source, std::string_view text)
{
    if (!isLesson(text))
        return {};
    const std::string name = isFile(source) ? source : "LESSON";
    return misread(
        source, Error{verbatim(fmt::format("this is a lesson; see `clew lesson show {}`", name))});
}

Option lessonArgument(std::string name)
{
    return {.names = std::move(name),
            .summary = "A lesson: a file (.clewlesson) or the id of a built-in lesson",
            .choices = lessonIds(),
            .required = true};
}

void addLessonTime(OptionTable& table, double& seconds)
{
    table.number({.names = "--time",
                  .value = "SECONDS",
                  .summary = "Time to decide each claim and each task",
                  .fallback = fmt::format("{}", seconds)},
                 seconds, {1e-6, 1e9});
}

} // namespace clew::cli
