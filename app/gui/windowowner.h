// The window in the language chosen, and what it is around.
//
// When another language is chosen, the window is rebuilt around the same Workbench: board, run,
// playhead, undo and bookmarks stay, a search goes on, and what belongs to the window (races, the
// tree in a window of its own) is handed over. That waits until nobody is in the middle of
// something: no menu or dialog is open, no lesson is shown, nothing is being written.

#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>
#include <memory>
#include <vector>

#include "app/gui/mainwindow.h"
#include "app/gui/owntexts.h"

namespace clew {

class WindowOwner : public QObject
{
    Q_OBJECT

public:
    /// In the language that was chosen last; the window is not shown yet.
    WindowOwner();
    ~WindowOwner() override;

    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] Workbench& workbench() { return *m_workbench; }

signals:
    /// There is another window in the place of the one before.
    void rebuilt();

private:
    /// The texts of one language.
    struct Texts
    {
        QTranslator ofQt;
        OwnTexts own;
    };

    void installTexts(const QLocale& locale);
    void build();
    void rebuildWhenIdle();
    void rebuild();

    std::shared_ptr<Workbench> m_workbench;
    /// Of every language so far, the one shown last: phrases of earlier ones are still in use.
    std::vector<std::unique_ptr<Texts>> m_texts;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace clew
