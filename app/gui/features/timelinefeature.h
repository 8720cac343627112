// What belongs to the timeline besides the picture: bookmarks, following and holding, steps by node
// and level, pacing by kind.

#pragma once

#include <QObject>
#include <memory>
#include <utility>
#include <vector>

#include "core/trace/trace.h"
#include "widgets/bookmarks.h"

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

    /// Of the run that is shown.
    [[nodiscard]] Bookmarks bookmarks() const;
    /// Without a step to be undone (session files).
    void setBookmarks(const Bookmarks& bookmarks);

    /// As a step that can be undone.
    void toggleBookmark(quint64 position);
    void nameBookmark(quint64 position, const QString& label);

signals:
    void bookmarksChanged();

private:
    void addSteps();
    void addModes();
    void addBookmarks();
    void addZoom();
    void showRun();
    void change(const Bookmarks& after, const QString& what);
    void keep(const std::shared_ptr<const Trace>& trace, const Bookmarks& bookmarks);
    void goTo(std::optional<quint64> bookmark);
    void askName(quint64 position);

    Workbench& m_workbench;
    Shell& m_shell;
    /// Of each run that may come back by undo.
    std::vector<std::pair<std::weak_ptr<const Trace>, Bookmarks>> m_bookmarks;
};

} // namespace clew
