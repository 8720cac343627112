// A learner's answers to a lesson, as a file, and what they are worth.
//
// The file is JSON Lines, as the presenter saves it:
//
//     {"clewanswers": 2, "lesson": "Exact cover", "learner": "Ann"}
//     {"page": "guess", "answer": 2}
//     {"page": "place", "answer": ["c3", "d5"]}
//
// or, written by hand, the same as text: `clewanswers: 2`, `lesson: …`, `learner: …`, then
// `guess: 2` and `place: c3, d5`. Choices and predictions have the numbers that they are shown
// with, from 1 (in version 1: the order of the lesson's file); entries are named as in a lesson.
// Several answers to one page are several attempts, up to the first right one: what follows it is
// not looked at. Nothing is believed: every answer is checked again by the program.

#pragma once

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/lessons/claims.h"
#include "core/lessons/taskcheck.h"

namespace clew {

struct LessonReply
{
    std::string page;
    std::size_t choice = 0;                ///< from 1, as they are shown; 0: entries
    std::vector<std::string> entries = {}; ///< by name
    int line = 0;                          ///< of the file

    friend bool operator==(const LessonReply&, const LessonReply&) = default;
};

/// A line of a file of answers that is none.
struct UnreadReply
{
    std::string page; ///< empty: nobody knows
    Error fault;
};

struct LessonReplies
{
    std::string lesson; ///< its title, in the lesson's first language
    std::string learner;
    std::vector<LessonReply> replies;
    bool isInFileOrder = false; ///< the numbers of choices are those of the lesson's file
    std::vector<UnreadReply> unread = {};
};

inline constexpr std::size_t kMaxReplies = 10'000; ///< of one file

/// Errors have line, column and what to write instead. A line that is no answer takes nothing from
/// the others; learners who cannot be distinguished are left unnamed.
Result<LessonReplies> readReplies(std::string_view text);
/// As JSON Lines. readReplies() takes it.
std::string writeReplies(const LessonReplies& replies);

/// The text of a file of answers that a learner fills in by hand: the pages that ask something,
/// before each task a comment with an entry as it is written there.
std::string blankReplies(const Lesson& lesson);

/// What became of one page.
struct GradedPage
{
    std::size_t page = 0;
    std::size_t attempts = 0; ///< those that can be read, up to the first right one
    bool isRight = false;     ///< in the end
    bool isRightAtOnce = false;
    bool isUnsettled = false;  ///< an answer could not be judged within its bounds
    bool isUnfinished = false; ///< the last answer leaves entries of the task out
    bool isUnread = false;     ///< an answer names what the page does not have
};

struct Grades
{
    std::vector<GradedPage> pages; ///< those that ask something, in the order of the lesson
    std::size_t right = 0;
    std::size_t rightAtOnce = 0;
    std::vector<Error> faults = {}; ///< of answers that could not be read; the others are graded
};

/// Grades many files of one lesson; what the lesson shows is made once.
class Grader
{
public:
    /// `lesson` must outlive it. `time`: for each claim of its pages, and each task.
    explicit Grader(const Lesson& lesson, std::chrono::nanoseconds time = kLessonTime);

    /// Makes what the pages show that ask something, which grade() does otherwise when it needs
    /// them, and checks what they say. Fails if the lesson is at fault; returns what could not be
    /// decided.
    Result<std::vector<LessonFault>> prepare(const std::stop_token& token = {});
    /// Fails if the answers are of another lesson, or what a page shows cannot be made.
    Result<Grades> grade(const LessonReplies& replies, const std::stop_token& token = {});

    /// Indices of the pages that ask something.
    [[nodiscard]] const std::vector<std::size_t>& asking() const { return m_asking; }

private:
    struct Made ///< for a page, when it is first graded
    {
        LessonStage stage;
        PlaceNames names;
        std::size_t right = 0;       ///< of a choice or a prediction as it is shown, from 0
        std::size_t rightInFile = 0; ///< the same in the order of the lesson's file
        std::size_t answers = 0;
        std::optional<DoneTask> board = {}; ///< of a task, before the first entry
    };

    Result<const Made*> made(std::size_t page, const std::stop_token& token);
    Result<TaskVerdict> judgeReply(std::size_t page, const LessonReply& reply, bool isInFileOrder,
                                   const std::stop_token& token);

    const Lesson& m_lesson;
    LessonChecker m_checker;
    std::vector<std::size_t> m_asking;
    std::map<std::size_t, Made> m_made;
    std::map<std::pair<std::size_t, std::vector<std::string>>, TaskVerdict> m_judged;
};

} // namespace clew
