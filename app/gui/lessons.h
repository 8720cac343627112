// Lessons in the window: those that are shipped, files, and the presenter.

#pragma once

#include <QString>
#include <vector>

#include "core/lessons/lesson.h"

class QWidget;

namespace clew {

class LessonPresenter;

/// Those that come with Clew, in their order.
std::vector<Lesson> shippedLessons();
/// Of a file.
Result<Lesson> readLessonFile(const QString& fileName);
/// Shows it on the whole screen over this window, whose boards it does not touch.
LessonPresenter* present(Lesson lesson, QWidget& window);

} // namespace clew
