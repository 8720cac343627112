// The main window with a lesson before it, as tests of that use it.

#pragma once

#include <QApplication>
#include <QFile>
#include <string>

#include "app/gui/lessons.h"
#include "tests/lessontexts.h"
#include "tests/windowfixture.h"
#include "widgets/lessonpresenter.h"

namespace clew::test {

inline Lesson lessonOfText(const std::string& pages)
{
    return lessonFrom("clewlesson: 1\ntitle: T\n" + pages);
}

/// A second base of test classes, like the one it has.
struct LessonFixture : WindowFixture
{
    QString fileOf(const QString& name, const QByteArray& text)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }

    /// The one that is shown with this title; null if there is none.
    static LessonPresenter* presented(const QString& title)
    {
        for (QWidget* const widget : QApplication::topLevelWidgets())
            if (auto* const found = qobject_cast<LessonPresenter*>(widget))
                if (found->isVisible() && found->windowTitle() == title)
                    return found;
        return nullptr;
    }

    LessonPresenter* shown(Lesson lesson)
    {
        LessonPresenter* const presenter = present(std::move(lesson), *m_window);
        presenter->resize(1280, 800);
        return presenter;
    }
};

} // namespace clew::test
