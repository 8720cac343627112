// The board of a lesson's page, as a line of its text poses it.

#pragma once

#include "core/lessons/lesson.h"
#include "core/lessons/lessonlines.h"

namespace clew {

/// "queens @p90", "queens size=6", or a puzzle with its board as text on the lines after it. It is
/// searched by the puzzle's usual strategy, or by one that takes it.
Result<LessonBoard> boardOfLine(const LessonLine& line);

} // namespace clew
