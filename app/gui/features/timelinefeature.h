// What belongs to the timeline besides the picture: bookmarks, following and holding, steps by node
// and level, pacing by kind.

#pragma once

#include <QObject>
#include <QString>
#include <optional>

class QAction;
class QKeySequence;

namespace clew {

class Shell;
class Workbench;

class TimelineFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    TimelineFeature(Workbench& workbench, Shell& shell);

    /// As a step that can be undone.
    void toggleBookmark(quint64 position);
    void nameBookmark(quint64 position, const QString& label);

private:
    void addSteps();
    void addModes();
    void addBookmarks();
    void addZoom();
    void showRun();
    void goTo(std::optional<quint64> bookmark);
    void askName(quint64 position);

    Workbench& m_workbench;
    Shell& m_shell;
};

} // namespace clew
