// What has to hold of a lesson as a whole, once each of its lines has been read.

#pragma once

#include "core/lessons/lesson.h"

namespace clew {

/// Whether it has a title and pages, each page a board, a text and one thing at most that it asks,
/// and each is led to; the pages that answers lead to have to exist. The Error names a page's line.
Result<void> checkLesson(const Lesson& lesson);

} // namespace clew
