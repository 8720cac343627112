// Lessons and the answers to them; their searches are not run.

#include "core/lessons/grading.h"
#include "core/lessons/lesson.h"
#include "tests/fuzz/target.h"

namespace clew::fuzz {

void readLesson(std::string_view input)
{
    (void)readable(input.substr(0, kMaxLessonText), "de");
    const auto lesson = clew::readLesson(input);
    if (!lesson)
        return (void)lesson.error().text();
    require(!lesson->pages.empty(), "a lesson has a page");
    for (std::size_t page = 0; page < lesson->pages.size(); ++page) {
        require(lesson->boardOf(lesson->pages[page]).problem != nullptr, "a page has a board");
        const auto next = lesson->after(page);
        require(!next || *next < lesson->pages.size(), "a page is followed by a page");
        (void)piecesOf(lesson->textIn(lesson->pages[page].text, "en"));
    }
}

void readAnswers(std::string_view input)
{
    const auto replies = readReplies(input);
    if (!replies)
        return (void)replies.error().text();
    const std::string text = writeReplies(*replies);
    const auto again = readReplies(text);
    require(again && writeReplies(*again) == text,
            "answers that are read are those that were written");
}

} // namespace clew::fuzz
