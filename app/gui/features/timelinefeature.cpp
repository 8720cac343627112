#include "app/gui/features/timelinefeature.h"

#include <QAction>
#include <QInputDialog>
#include <QJsonArray>
#include <QMenu>
#include <QUndoCommand>
#include <algorithm>

#include "app/gui/mainwindow.h"
#include "widgets/timeline.h"
#include "widgets/transportbar.h"

namespace clew {

namespace {

QJsonValue toJson(const Bookmarks& bookmarks)
{
    QJsonArray array;
    for (const quint64 position : bookmarks.positions())
        array.append(QJsonArray{static_cast<qint64>(position), bookmarks.label(position)});
    return array;
}

Bookmarks fromJson(const QJsonValue& value)
{
    Bookmarks bookmarks;
    for (const auto& entry : value.toArray())
        if (const double position = entry[0].toDouble(-1); position >= 0)
            bookmarks.add(static_cast<quint64>(position), entry[1].toString());
    return bookmarks;
}

} // namespace

/// Sets the bookmarks of a run, which may not be the one shown by then.
class TimelineFeature::Command : public QUndoCommand
{
public:
    Command(TimelineFeature& feature, const std::shared_ptr<const Trace>& trace, Bookmarks after,
            const QString& what)
        : QUndoCommand(what), m_feature(feature), m_trace(trace), m_before(feature.bookmarks()),
          m_after(std::move(after))
    {
    }

    void redo() override { m_feature.keep(m_trace.lock(), m_after); }
    void undo() override { m_feature.keep(m_trace.lock(), m_before); }

private:
    TimelineFeature& m_feature;
    std::weak_ptr<const Trace> m_trace; ///< no bookmark keeps a run
    Bookmarks m_before;
    Bookmarks m_after;
};

TimelineFeature::TimelineFeature(MainWindow& window) : QObject(&window), m_window(window)
{
    addSteps();
    addModes();
    addBookmarks();
    addZoom();
    connect(&window, &MainWindow::documentShown, this, &TimelineFeature::showRun);
}

// ---- steps, modes, zoom

void TimelineFeature::addSteps()
{
    QMenu& menu = m_window.menu(MainWindow::MenuId::Search);
    menu.addSeparator();
    Player& player = m_window.player();
    const auto add = [&](const QString& text, const QKeySequence& key, auto step) {
        QAction* const action = m_window.addAction(text, {key});
        connect(action, &QAction::triggered, this, step);
        menu.addAction(action);
    };
    add(tr("Next n&ode"), QKeySequence(Qt::SHIFT | Qt::Key_Period), [this, &player] {
        m_window.wake();
        player.stepNode(1);
    });
    add(tr("P&revious node"), QKeySequence(Qt::SHIFT | Qt::Key_Comma),
        [&player] { player.stepNode(-1); });
    add(tr("Back to the p&arent node"), QKeySequence(Qt::CTRL | Qt::Key_Up),
        [&player] { player.stepLevel(-1); });
    add(tr("O&ut of this subtree"), QKeySequence(Qt::CTRL | Qt::Key_Down),
        [&player] { player.stepLevel(1); });
}

void TimelineFeature::addModes()
{
    QMenu& menu = m_window.menu(MainWindow::MenuId::Search);
    menu.addSeparator();
    const auto add = [&](const QString& text, const QKeySequence& key, const QString& icon,
                         const QString& tip) {
        QAction* const action = m_window.addAction(text, {key}, icon);
        action->setCheckable(true);
        action->setToolTip(
            QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText)));
        menu.addAction(action);
        m_window.transportBar().addButton(action);
        return action;
    };
    Player& player = m_window.player();
    QAction* const follow = add(
        tr("Fo&llow the search"), QKeySequence(Qt::CTRL | Qt::Key_End), QStringLiteral("follow"),
        tr("Follow: stay with the newest state while the search runs as fast as it can"));
    QAction* const hold =
        add(tr("&Hold the view"), QKeySequence(Qt::CTRL | Qt::Key_H), QStringLiteral("hold"),
            tr("Hold: keep this view while the search goes on behind it"));
    QAction* const pace =
        add(tr("Pa&ce by kind"), QKeySequence(Qt::SHIFT | Qt::Key_G), QStringLiteral("pace"),
            tr("Pace by kind: fast through subtrees that lead nowhere, slow at contradictions and "
               "solutions"));
    connect(follow, &QAction::triggered, this, [this, &player](bool on) {
        if (on)
            m_window.wake();
        player.setFollowing(on);
    });
    connect(hold, &QAction::triggered, this, [this, &player](bool on) {
        if (on)
            m_window.wake();
        player.setHolding(on);
    });
    connect(pace, &QAction::triggered, &player, &Player::setPacedByKind);
    const auto show = [this, &player, follow, hold, pace] {
        follow->setChecked(player.isFollowing());
        hold->setChecked(player.isHolding());
        pace->setChecked(player.isPacedByKind());
        m_window.transportBar().timeline().setHeld(player.isHolding());
    };
    connect(&player, &Player::modeChanged, this, show);
    connect(&m_window, &MainWindow::documentShown, this, show);
}

void TimelineFeature::addZoom()
{
    QMenu& menu = m_window.menu(MainWindow::MenuId::View);
    menu.addSeparator();
    Timeline& timeline = m_window.transportBar().timeline();
    constexpr double kStep = 2;
    const auto add = [&](const QString& text, const QKeySequence& key, auto zoom) {
        QAction* const action = m_window.addAction(text, {key});
        connect(action, &QAction::triggered, &timeline, zoom);
        menu.addAction(action);
    };
    add(tr("Timeline: zoom i&n"), QKeySequence(Qt::ALT | Qt::Key_Up),
        [&timeline] { timeline.zoom(static_cast<double>(timeline.position()), kStep); });
    add(tr("Timeline: zoom o&ut"), QKeySequence(Qt::ALT | Qt::Key_Down),
        [&timeline] { timeline.zoom(static_cast<double>(timeline.position()), 1 / kStep); });
    add(tr("Timeline: &whole search"), QKeySequence(Qt::ALT | Qt::Key_Home),
        [&timeline] { timeline.fit(); });
}

// ---- bookmarks

void TimelineFeature::addBookmarks()
{
    QMenu& menu = m_window.menu(MainWindow::MenuId::Search);
    menu.addSeparator();
    const auto add = [&](const QString& text, const QKeySequence& key, const QString& icon,
                         auto act) {
        QAction* const action = m_window.addAction(text, {key}, icon);
        connect(action, &QAction::triggered, this, act);
        menu.addAction(action);
    };
    Player& player = m_window.player();
    add(tr("&Bookmark this moment"), QKeySequence(Qt::Key_B), QStringLiteral("bookmark"),
        [this, &player] {
            if (player.hasTrace())
                toggleBookmark(player.position());
        });
    add(tr("Ne&xt bookmark"), QKeySequence(Qt::SHIFT | Qt::Key_B), {},
        [this, &player] { goTo(bookmarks().next(player.position())); });
    add(tr("Pre&vious bookmark"), QKeySequence(Qt::CTRL | Qt::Key_B), {},
        [this, &player] { goTo(bookmarks().previous(player.position())); });
    m_window.addSessionPart(
        QStringLiteral("bookmarks"), [this] { return toJson(bookmarks()); },
        [this](const QJsonValue& value) { setBookmarks(fromJson(value)); });
    Timeline& timeline = m_window.transportBar().timeline();
    connect(&timeline, &Timeline::bookmarkNameWanted, this, &TimelineFeature::askName);
    connect(&timeline, &Timeline::bookmarkRemovalWanted, this, &TimelineFeature::toggleBookmark);
}

Bookmarks TimelineFeature::bookmarks() const
{
    for (const auto& [trace, bookmarks] : m_bookmarks)
        if (trace.lock() == m_window.document().trace)
            return bookmarks;
    return {};
}

void TimelineFeature::setBookmarks(const Bookmarks& bookmarks)
{
    if (m_window.document().trace)
        keep(m_window.document().trace, bookmarks);
}

void TimelineFeature::toggleBookmark(quint64 position)
{
    Bookmarks after = bookmarks();
    const bool removes = after.contains(position);
    if (removes)
        after.remove(position);
    else
        after.add(position);
    change(std::move(after), removes ? tr("Remove bookmark") : tr("Set bookmark"));
}

void TimelineFeature::nameBookmark(quint64 position, const QString& label)
{
    Bookmarks after = bookmarks();
    after.add(position, label);
    change(std::move(after), tr("Name bookmark"));
}

void TimelineFeature::askName(quint64 position)
{
    bool ok = false;
    const auto trace = m_window.document().trace;
    const QString label =
        QInputDialog::getText(&m_window, tr("Name the bookmark"), tr("Name"), QLineEdit::Normal,
                              bookmarks().label(position), &ok);
    if (ok && trace == m_window.document().trace)
        nameBookmark(position, label);
}

void TimelineFeature::change(Bookmarks after, const QString& what)
{
    if (const auto trace = m_window.document().trace)
        m_window.undoStack().push(new Command(*this, trace, std::move(after), what));
}

void TimelineFeature::keep(const std::shared_ptr<const Trace>& trace, const Bookmarks& bookmarks)
{
    if (!trace)
        return;
    std::erase_if(m_bookmarks, [&](const auto& entry) {
        return entry.first.expired() || entry.first.lock() == trace;
    });
    m_bookmarks.emplace_back(trace, bookmarks);
    showRun();
}

void TimelineFeature::showRun()
{
    m_window.transportBar().timeline().setBookmarks(bookmarks());
    emit bookmarksChanged();
}

void TimelineFeature::goTo(std::optional<quint64> bookmark)
{
    if (!bookmark)
        return;
    Player& player = m_window.player();
    if (!player.isHolding())
        player.pause();
    player.seek(*bookmark);
}

} // namespace clew
