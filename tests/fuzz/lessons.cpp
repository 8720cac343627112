// Lessons and the answers to them; their searches are not run.

#include "core/lessons/grading.h"
#include "core/lessons/lesson.h"
#include "core/puzzle/registry.h"
#include "core/text/english.h"
#include "tests/fuzz/target.h"

#include <map>

namespace clew::fuzz {

void readLesson(std::string_view input)
{
    (void)readable(input.substr(0, kMaxLessonText), "de");
    const LessonReading whole = readWholeLesson(input);
    for (const Error& fault : whole.faults)
        (void)english(fault);
    const std::size_t pages = whole.lesson.pages.size();
    require(whole.isSound.size() == pages && whole.isShown.size() == pages &&
                whole.isClaimed.size() == pages,
            "of each page it is known how far it can be read");
    const auto lesson = clew::readLesson(input);
    require(lesson.has_value() == whole.faults.empty(), "a lesson is read that has no faults");
    if (!lesson)
        return (void)english(lesson.error());
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
        return (void)english(replies.error());
    const std::string text = writeReplies(*replies);
    const auto again = readReplies(text);
    require(again && writeReplies(*again) == text,
            "answers that are read are those that were written");
}

/// A byte for the puzzle, then what is said to be an entry on the board of its first preset.
void readEntry(std::string_view input)
{
    const Puzzle& puzzle = takePuzzle(input);
    const LessonBoard board{.puzzle = &puzzle,
                            .problem = puzzle.presetProblem(puzzle.info().presets.front())};
    static std::map<const Puzzle*, PlaceNames> all;
    const PlaceNames& names = all.try_emplace(&puzzle, board).first->second;
    const std::string_view name = input.substr(0, kMaxLessonText);
    const Dimensions dimensions = puzzle.dimensions(*board.problem);
    const State state(dimensions);
    (void)names.find(name);
    (void)names.isThere(name, state);
    const auto entry = names.readEntry(name, *board.problem, state);
    if (!entry)
        return;
    require(entry->variable < dimensions.variables && entry->value < dimensions.values,
            "an entry is one of the board's");
    (void)names.nameOf(*entry, *board.problem, state);
    (void)names.nameInList(*entry);
}

} // namespace clew::fuzz
