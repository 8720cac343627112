// What a page of a lesson shows: its search, run as far as the page needs it, and what can be asked
// there.

#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/study/quiz.h"
#include "core/trace/trace.h"

namespace clew {

/// A moment of a search on a page's board.
struct LessonStage
{
    LessonBoard board;
    std::shared_ptr<const Trace> trace; ///< a little further than the moment, or to the end
    std::uint64_t position = 0;
    std::shared_ptr<const State> state;
    std::optional<Event> event = std::nullopt; ///< that led there
    Sentence reason = {};                      ///< why it happened
    NodeId node = kRoot;
    NodeId nodeCount = 1;
    std::uint32_t depth = 0;

    /// The same search at another moment of what is recorded.
    [[nodiscard]] LessonStage at(std::uint64_t position) const;
};

/// No search of a lesson is recorded any further.
inline constexpr std::uint64_t kMostLessonEvents = 2'000'000;

/// The names of the pages whose moment is beyond that.
std::vector<std::string> pagesBeyond(const Lesson& lesson);

/// A board's search, as far as it is recorded.
struct LessonRecording
{
    std::shared_ptr<const Trace> trace = nullptr;
    bool isWhole = false;   ///< it has come to its own end
    bool isTooSlow = false; ///< its time was up before

    [[nodiscard]] bool reaches(const LessonMoment& moment) const;
};

/// Makes stages; keeps the search of each board, so that pages of one board search once. For one
/// thread at a time, and none that must not wait.
class LessonStages
{
public:
    /// `lesson` must outlive it. `time`: what a search may take to come to its moment.
    explicit LessonStages(const Lesson& lesson,
                          std::chrono::nanoseconds time = std::chrono::nanoseconds::max())
        : m_lesson(lesson), m_time(time), m_recordings(lesson.boards.size())
    {
    }

    /// Fails if the search never comes to the page's moment, or not within kMostLessonEvents.
    Result<LessonStage> stage(std::size_t page, const std::stop_token& token = {});
    /// What a page that asks for the next event asks.
    Result<QuizQuestion> prediction(std::size_t page, const std::stop_token& token = {});

private:
    const Lesson& m_lesson;
    std::chrono::nanoseconds m_time;
    std::vector<LessonRecording> m_recordings; ///< by board
};

/// What a page that asks for the next event asks in the program's words; nothing if its own texts
/// end in a question.
Sentence predictionSentence(const Lesson& lesson, const LessonPage& page,
                            std::string_view language);

/// The order in which the answers of a page are shown: always the same, and the right one anywhere.
std::vector<std::size_t> shownOrder(const LessonPage& page);

/// A limit of time as messages name it: whole seconds, from 1.
std::uint64_t secondsOf(std::chrono::nanoseconds time);

/// What becomes of a learner's entries.
enum class TaskVerdict : std::uint8_t {
    Open,    ///< not done yet
    Right,   ///< done
    Wrong,   ///< it does not hold, or cannot come to the goal
    Another, ///< of Find: it holds, but not by the rules asked for
    Broken,  ///< an entry breaks a rule: nothing else is said of the task
    Unknown, ///< not settled within its bounds, or given up
};

/// Judges a learner's entries, in the order of entering. Searches: not for a thread that must not
/// wait.
TaskVerdict judge(const LessonStage& stage, const LessonTask& task,
                  const std::vector<Assignment>& entries, const std::stop_token& token = {});

/// What a task of the kind Find lists: a name that several values have is that of the one that may
/// be entered at the stage.
std::vector<Assignment> listedBy(const LessonStage& stage, const LessonTask& task);
/// What a task of the kind Find accepts at the stage: its own list, and what its rules find there
/// before any other rule is needed.
std::vector<Assignment> acceptedBy(const LessonStage& stage, const LessonTask& task,
                                   const std::stop_token& token = {});

/// What a task asks for, in words: "Task: find a value that follows by this rule: naked single."
Sentence taskSentence(const LessonStage& stage, const LessonTask& task);
/// Stands before the room for an answer to a task on paper: how an entry is written.
Sentence roomSentence(const LessonStage& stage);
/// How answers to a handout are written down: a form follows (grading.h).
Phrase answersByHand();
/// How far its search has come, for the heading of a page.
Sentence progressSentence(const LessonStage& stage);
/// What a task takes, in words: `entries` are all that it does, of Find, or do it (taskcheck.h).
Sentence answerSentence(const LessonStage& stage, const LessonTask& task,
                        const std::vector<Assignment>& entries);
/// How many nodes each racer of a page opens, which is the same everywhere, in words.
std::vector<Sentence> raceSentences(const LessonBoard& board, const LessonPage& page,
                                    const std::stop_token& token = {});
/// Assignments by their names, with commas between them.
std::string namesOf(const LessonStage& stage, const std::vector<Assignment>& assignments);

/// The first rule that is needed there besides those of the task; none if none is.
std::optional<Rule> firstOtherRule(const LessonStage& stage, const LessonTask& task,
                                   const std::stop_token& token = {});

/// The problem of the stage with what stands on its board as givens: what a task is about.
Result<ProblemPtr> problemOf(const LessonStage& stage);

} // namespace clew
