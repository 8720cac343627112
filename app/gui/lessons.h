// Lessons in the window: those that are shipped, files, and the presenter.

#pragma once

#include <QString>
#include <vector>

#include "core/lessons/lesson.h"

namespace clew {

class LessonPresenter;
class Shell;

/// Those that come with Clew, in their order.
std::vector<Lesson> shippedLessons();
/// Whether the file is one, whatever its name.
bool isLessonFile(const QString& fileName);
/// Of a file.
Result<LessonReading> readLessonFile(const QString& fileName);
/// Shows it on the whole screen over this window, whose boards it does not touch. What does not
/// hold of the lesson of a file is said there.
LessonPresenter* present(Lesson lesson, Shell& shell, const QString& fileName = {});

} // namespace clew
