// Whether what a page of a lesson asks to be done can be done there: found out by doing it.

#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/lessons/stage.h"

namespace clew {

/// What is wrong with a lesson, or could not be found out.
struct LessonFault : Error
{
    bool isUndecided = false; ///< it may be right
};

/// Why nobody can do this task, or be right in it; none if somebody can. What takes longer than
/// `time` is undecided. The sentence does not name the page.
std::optional<LessonFault> faultOf(const LessonStage& stage, const LessonTask& task,
                                   std::chrono::nanoseconds time,
                                   const std::stop_token& token = {});

/// What finding an answer for a handout may take.
inline constexpr std::chrono::seconds kExampleTime{10};

/// Entries that do a task: of Find all that it accepts, otherwise one way of several. None if
/// nobody can do it, or none was found within `time`.
std::vector<Assignment> exampleOf(const LessonStage& stage, const LessonTask& task,
                                  std::chrono::nanoseconds time = kExampleTime,
                                  const std::stop_token& token = {});
/// How many entries there is room for behind roomSentence() on paper; none where the board is the
/// room: where there are cells to write into.
std::size_t roomsOf(const LessonStage& stage, const LessonTask& task,
                    const std::stop_token& token = {});
/// The board of a task with entries that do it, and what goes without saying then: to be drawn.
struct DoneTask
{
    ProblemPtr problem;
    State state;
};
/// None if the task cannot be continued there.
std::optional<DoneTask> doneWith(const LessonStage& stage, const std::vector<Assignment>& entries);

} // namespace clew
