// Whether what a page of a lesson asks to be done can be done there: found out by doing it.

#pragma once

#include <chrono>
#include <optional>
#include <stop_token>

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

} // namespace clew
