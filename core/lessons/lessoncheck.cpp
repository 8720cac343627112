#include "core/lessons/lessoncheck.h"

#include <algorithm>

#include "core/puzzle/settings.h"

namespace clew {

namespace {

using Done = Result<void>;

// The board of a page stands on it, or on one before.
Done checkBoard(const Lesson& lesson, std::size_t index)
{
    const bool isLast = index + 1 == lesson.pages.size();
    const LessonPage& page = lesson.pages[index];
    if (!lesson.boards.empty() &&
        (isLast || lesson.boardOf(page).line < lesson.pages[index + 1].line))
        return {};
    return fail({phrase("Lesson", "Page \"%1\" has no board; write \"board:\" on the first "
                                  "page."),
                 {page.id}},
                page.line, 1);
}

Done checkTask(const LessonPage& page)
{
    if (!page.task)
        return {};
    if (page.task->kind == LessonTask::Kind::Find && page.task->rules.empty() &&
        page.task->accepted.empty() && page.task->acceptedNames.empty())
        return fail({phrase("Lesson", "Page \"%1\": say what is to be found by \"rule:\" or "
                                      "\"accept:\"."),
                     {page.id}},
                    page.line, 1);
    if (page.task->kind == LessonTask::Kind::Place && page.task->entries == 0)
        return fail({phrase("Lesson", "Page \"%1\": say how many entries are to be made by "
                                      "\"entries:\"."),
                     {page.id}},
                    page.line, 1);
    return {};
}

// What a learner reads, without what groups digits: {1000} and 1,000 are the same answer.
std::string readAs(std::string_view text, std::string_view language)
{
    const std::string thousand = groupedIn(language, "1000");
    const std::string separator = thousand.substr(1, thousand.size() - 4);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    std::string read;
    for (const LessonPiece& piece : piecesOf(text))
        read += piece.text;
    for (std::size_t at = read.find(separator); at != std::string::npos;
         at = read.find(separator, at + 1)) {
        const auto digits = std::string_view(read).substr(at + separator.size(), 3);
        if (at > 0 && isDigit(read[at - 1]) && digits.size() == 3 &&
            std::ranges::all_of(digits, isDigit))
            read.erase(at, separator.size());
    }
    return read;
}

// One answer cannot be both right and wrong.
Done checkAnswersDiffer(const Lesson& lesson, const LessonPage& page)
{
    for (const std::string& language : lesson.languages)
        for (auto answer = page.answers.begin(); answer != page.answers.end(); ++answer) {
            const auto read = [&](const LessonAnswer& each) {
                return readAs(lesson.textIn(each.text, language), language);
            };
            const auto same = std::ranges::find(page.answers.begin(), answer, read(*answer), read);
            if (same != answer)
                return fail(
                    {phrase("Lesson",
                            "Page \"%1\": the answer \"%2\" is listed twice; remove one of them."),
                     {page.id, readable(lesson.textIn(answer->text, language), language)}},
                    answer->spot.line, answer->spot.column);
        }
    return {};
}

Done checkPage(const Lesson& lesson, const LessonPage& page)
{
    if (page.text.empty() && page.question.empty() && !page.isAsking())
        return fail({phrase("Lesson", "Page \"%1\" says nothing; write \"text:\"."), {page.id}},
                    page.line, 1);
    const auto right = std::ranges::count_if(page.answers, &LessonAnswer::isRight);
    if (int{page.isPrediction} + int{page.task.has_value()} + int{page.isChoice()} > 1)
        return fail({phrase("Lesson", "Page \"%1\" asks for several things; make a page for "
                                      "each."),
                     {page.id}},
                    page.line, 1);
    if (page.isChoice() && (right != 1 || page.answers.size() < 2))
        return fail({phrase("Lesson", "The question of page \"%1\" needs one right answer and "
                                      "at least one wrong one."),
                     {page.id}},
                    page.line, 1);
    if (page.isChoice())
        return checkAnswersDiffer(lesson, page);
    if (page.answers.empty())
        return checkTask(page);
    if (!page.isAsking())
        return fail({phrase("Lesson", "Page \"%1\" has answers, but asks nothing; write "
                                      "\"question:\"."),
                     {page.id}},
                    page.line, 1);
    if (right > 1 || static_cast<std::size_t>(right) + 1 < page.answers.size())
        return fail({phrase("Lesson", "Page \"%1\" has more than one \"right:\" or \"wrong:\" "
                                      "for its task."),
                     {page.id}},
                    page.line, 1);
    return checkTask(page);
}

// Every page can be reached, or is forgotten; of those that one which is forgotten leads to only
// that one is named.
void checkReached(const Lesson& lesson, std::vector<Error>& faults)
{
    std::vector<bool> reached(lesson.pages.size());
    const auto goFrom = [&](std::size_t start) {
        std::vector<std::size_t> open{start};
        while (!open.empty()) {
            const std::size_t index = open.back();
            open.pop_back();
            if (reached[index])
                continue;
            reached[index] = true;
            if (const auto next = lesson.after(index))
                open.push_back(*next);
            for (const LessonAnswer& answer : lesson.pages[index].answers)
                if (const auto next = lesson.after(index, &answer))
                    open.push_back(*next);
        }
    };
    goFrom(0);
    for (std::size_t i = 0; i < lesson.pages.size(); ++i) {
        if (reached[i])
            continue;
        const LessonPage& page = lesson.pages[i];
        faults.push_back({{phrase("Lesson", "No page leads to page \"%1\"; name it by \"next:\" or "
                                            "\"then:\", or remove it."),
                           {page.id}},
                          page.line,
                          1});
        goFrom(i);
    }
}

// Whether another seed may change what the page shows or claims.
bool isDrawnOn(const Lesson& lesson, const LessonPage& page)
{
    const LessonBoard& board = lesson.boardOf(page);
    const auto& strategies = board.puzzle->info().strategies;
    const auto isClaimed = [&](const StrategyInfo& strategy) {
        return std::ranges::any_of(page.claims, [&](const LessonClaim& claim) {
            return std::ranges::find(claim.words, strategy.id) != claim.words.end();
        });
    };
    for (std::size_t i = 0; i < strategies.size(); ++i)
        if (board.puzzle->draws(*board.problem, i, board.options.settings) &&
            (i == board.strategy || std::ranges::find(page.racers, i) != page.racers.end() ||
             isClaimed(strategies[i])))
            return true;
    return false;
}

// A seed counts on its page, or on one after it that has the same board.
void checkSeeds(const Lesson& lesson, std::vector<bool>& isSound, std::vector<Error>& faults)
{
    std::vector<int> seen; // lines
    for (std::size_t i = 0; i < lesson.pages.size() && !lesson.boards.empty(); ++i) {
        const LessonSpot seed = lesson.boardOf(lesson.pages[i]).seed;
        if (seed.line == 0 || std::ranges::find(seen, seed.line) != seen.end())
            continue;
        seen.push_back(seed.line);
        std::vector<std::size_t> indices;
        for (std::size_t k = i; k < lesson.pages.size(); ++k)
            if (lesson.boardOf(lesson.pages[k]).seed.line == seed.line)
                indices.push_back(k);
        if (std::ranges::any_of(indices, [&](std::size_t index) {
                return !isSound[index] || isDrawnOn(lesson, lesson.pages[index]);
            }))
            continue;
        faults.push_back(
            {{phrase(
                 "Lesson",
                 "The seed has no effect: no strategy here makes random choices; leave it out.")},
             seed.line,
             seed.column});
        for (const std::size_t index : indices)
            isSound[index] = false;
    }
}

} // namespace

std::vector<Error> faultsOf(const Lesson& lesson, bool isHeadSound, std::vector<bool>& isSound)
{
    std::vector<Error> faults;
    if (lesson.title.empty() && isHeadSound)
        faults.push_back({{phrase("Lesson", "The lesson has no title; write \"title:\".")}, 1, 1});
    if (lesson.pages.empty() && isHeadSound)
        faults.push_back(
            {{phrase("Lesson", "The lesson has no page; begin one with \"page: name\".")}, 1, 1});
    if (lesson.pages.empty())
        return faults;
    const bool isRead = isHeadSound && std::ranges::find(isSound, false) == isSound.end();
    bool isBoardNamed = false; // of the pages before the first board only one is
    for (std::size_t i = 0; i < lesson.pages.size(); ++i) {
        if (!isSound[i])
            continue;
        const Done board = checkBoard(lesson, i);
        const Done page = checkPage(lesson, lesson.pages[i]);
        if (!board && !isBoardNamed)
            faults.push_back(board.error());
        else if (board && !page)
            faults.push_back(page.error());
        isBoardNamed = isBoardNamed || !board;
        isSound[i] = board && page;
    }
    checkSeeds(lesson, isSound, faults);
    if (isRead)
        checkReached(lesson, faults);
    return faults;
}

} // namespace clew
