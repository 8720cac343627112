#include "app/gui/features/timelinefeature.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>
#include <algorithm>
#include <cmath>

#include "app/gui/errortext.h"
#include "app/gui/features/figurefeature.h"
#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/timeline.h"
#include "widgets/transportbar.h"

namespace clew {

TimelineFeature::TimelineFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell)
{
    addSteps();
    addModes();
    addBookmarks();
    addZoom();
    Timeline& timeline = shell.transportBar().timeline();
    addFigureAction(timeline, workbench, shell, [&timeline] {
        FigureChoice choice{SearchFigure::Timeline};
        if (timeline.isZoomed()) {
            choice.first = static_cast<std::uint64_t>(std::floor(timeline.span().first));
            choice.last = static_cast<std::uint64_t>(std::ceil(timeline.span().last));
        }
        return choice;
    });
    connect(&workbench, &Workbench::documentChanged, this, &TimelineFeature::showRun);
    connect(&workbench, &Workbench::bookmarksChanged, this, &TimelineFeature::showRun);
}

// ---- steps, modes, zoom

void TimelineFeature::addSteps()
{
    QMenu& menu = m_shell.menu(Shell::MenuId::Search);
    menu.addSeparator();
    Player& player = m_workbench.player();
    const auto add = [&](const QString& text, const QKeySequence& key, auto step) {
        QAction* const action = m_shell.addAction(text, {key});
        connect(action, &QAction::triggered, this, step);
        menu.addAction(action);
    };
    add(tr("Ne&xt event"), QKeySequence(Qt::ALT | Qt::Key_Period), [this, &player] {
        m_workbench.wake();
        player.step(1);
    });
    add(tr("Previous e&vent"), QKeySequence(Qt::ALT | Qt::Key_Comma),
        [&player] { player.step(-1); });
    add(tr("Next n&ode"), QKeySequence(Qt::SHIFT | Qt::Key_Period), [this, &player] {
        m_workbench.wake();
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
    QMenu& menu = m_shell.menu(Shell::MenuId::Search);
    menu.addSeparator();
    const auto add = [&](const QString& text, const QKeySequence& key, const QString& icon,
                         const QString& tip) {
        QAction* const action = m_shell.addAction(text, {key}, icon);
        action->setCheckable(true);
        action->setToolTip(
            QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText)));
        menu.addAction(action);
        m_shell.transportBar().addButton(action);
        return action;
    };
    Player& player = m_workbench.player();
    QAction* const follow = add(
        tr("Fo&llow the search"), QKeySequence(Qt::CTRL | Qt::Key_End), QStringLiteral("follow"),
        tr("Follow: stay with the newest state while the search runs as fast as it can"));
    QAction* const hold =
        add(tr("&Hold the view"), QKeySequence(Qt::CTRL | Qt::Key_H), QStringLiteral("hold"),
            tr("Hold: keep this view while the search continues behind it"));
    QAction* const pace =
        add(tr("Pa&ce by kind"), QKeySequence(Qt::SHIFT | Qt::Key_G), QStringLiteral("pace"),
            tr("Pace by kind: fast through subtrees that lead nowhere, slow at contradictions and "
               "solutions"));
    connect(follow, &QAction::triggered, this, [this, &player](bool on) {
        if (on)
            m_workbench.wake();
        player.setFollowing(on);
    });
    connect(hold, &QAction::triggered, this, [this, &player](bool on) {
        if (on)
            m_workbench.wake();
        player.setHolding(on);
    });
    connect(pace, &QAction::triggered, &player, &Player::setPacedByKind);
    const auto show = [this, &player, follow, hold, pace] {
        follow->setChecked(player.isFollowing());
        hold->setChecked(player.isHolding());
        pace->setChecked(player.isPacedByKind());
        m_shell.transportBar().timeline().setHeld(player.isHolding());
    };
    connect(&player, &Player::modeChanged, this, show);
    connect(&m_workbench, &Workbench::documentChanged, this, show);
}

void TimelineFeature::addZoom()
{
    QMenu& menu = m_shell.menu(Shell::MenuId::View);
    menu.addSeparator();
    Timeline& timeline = m_shell.transportBar().timeline();
    constexpr double kStep = 2;
    const auto add = [&](const QString& text, const QKeySequence& key, auto zoom) {
        QAction* const action = m_shell.addAction(text, {key});
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
    QMenu& menu = m_shell.menu(Shell::MenuId::Search);
    menu.addSeparator();
    const auto add = [&](const QString& text, const QKeySequence& key, const QString& icon,
                         auto act) {
        QAction* const action = m_shell.addAction(text, {key}, icon);
        connect(action, &QAction::triggered, this, act);
        menu.addAction(action);
    };
    Player& player = m_workbench.player();
    add(tr("&Bookmark this moment"), QKeySequence(Qt::Key_B), QStringLiteral("bookmark"),
        [this, &player] {
            if (player.hasTrace())
                toggleBookmark(player.position());
        });
    add(tr("Ne&xt bookmark"), QKeySequence(Qt::SHIFT | Qt::Key_B), {},
        [this, &player] { goTo(m_workbench.bookmarks().next(player.position())); });
    add(tr("Pre&vious bookmark"), QKeySequence(Qt::CTRL | Qt::Key_B), {},
        [this, &player] { goTo(m_workbench.bookmarks().previous(player.position())); });
    Timeline& timeline = m_shell.transportBar().timeline();
    connect(&timeline, &Timeline::bookmarkNameWanted, this, &TimelineFeature::askName);
    connect(&timeline, &Timeline::bookmarkRemovalWanted, this, &TimelineFeature::toggleBookmark);
}

void TimelineFeature::toggleBookmark(quint64 position)
{
    Bookmarks after = m_workbench.bookmarks();
    const bool removes = after.contains(position);
    if (removes)
        after.remove(position);
    else
        after.add(position);
    m_workbench.setBookmarks(after,
                             removes ? Sentence{phrase("clew::TimelineFeature", "Remove bookmark")}
                                     : Sentence{phrase("clew::TimelineFeature", "Set bookmark")});
}

void TimelineFeature::nameBookmark(quint64 position, const QString& label)
{
    Bookmarks after = m_workbench.bookmarks();
    after.add(position, label);
    m_workbench.setBookmarks(after, Sentence{phrase("clew::TimelineFeature", "Name bookmark")});
}

void TimelineFeature::askName(quint64 position)
{
    bool ok = false;
    const auto trace = m_workbench.document().trace;
    const QString label =
        QInputDialog::getText(&m_shell.frame(), tr("Name the bookmark"), tr("Name"),
                              QLineEdit::Normal, m_workbench.bookmarks().label(position), &ok);
    if (ok && trace == m_workbench.document().trace)
        nameBookmark(position, label);
}

void TimelineFeature::showRun()
{
    m_shell.transportBar().timeline().setBookmarks(m_workbench.bookmarks());
}

void TimelineFeature::goTo(std::optional<quint64> bookmark)
{
    if (!bookmark)
        return;
    Player& player = m_workbench.player();
    if (!player.isHolding())
        player.pause();
    player.seek(*bookmark);
}

} // namespace clew
