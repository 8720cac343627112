// Lessons as texts, as short as they can be.

#pragma once

#include <QtTest>
#include <string>

#include "core/lessons/lesson.h"
#include "core/text/english.h"

namespace clew::test {

/// A lesson of one page on four queens, with these lines.
inline std::string fourQueens(const std::string& lines)
{
    return "clewlesson: 1\nlanguages: en de\ntitle: T\ntitle.de: T\npage: p\nboard: queens @4\n"
           "strategy: backtracking\n" +
           lines;
}

inline constexpr int kFirstLine = 8; ///< of these lines

inline Lesson lessonFrom(const std::string& text)
{
    auto lesson = readLesson(text);
    if (!lesson)
        qFatal("%s", english(lesson.error()).c_str());
    return *std::move(lesson);
}

} // namespace clew::test
