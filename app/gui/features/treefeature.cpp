#include "app/gui/features/treefeature.h"

#include <QAction>
#include <QMenu>

#include "app/gui/mainwindow.h"
#include "widgets/searchtreepanel.h"
#include "widgets/searchtreeview.h"
#include "widgets/translate.h"

namespace clew {

namespace {

/// What the search decided when it opened a node.
QString decisionOf(const MainWindow& window, NodeId node)
{
    const Document& document = window.document();
    if (node == kRoot || !document.trace)
        return {};
    const Event event = document.trace->event(document.trace->node(node).event);
    return translated(
        document.puzzle->placeName(*document.problem, {event.variable(), event.value()}));
}

} // namespace

void installTree(MainWindow& window)
{
    auto* const panel = new SearchTreePanel;
    SearchTreeView& view = panel->view();
    window.addDetails(panel, SearchTreePanel::tr("Tree"));
    QAction* const show = window.addAction(SearchTreePanel::tr("Search &tree"),
                                           {QKeySequence(Qt::Key_T)}, QStringLiteral("tree"));
    window.menu(MainWindow::MenuId::View).addAction(show);
    QObject::connect(show, &QAction::triggered, panel, [&window, panel] {
        if (panel->isPoppedOut())
            panel->view().window()->activateWindow();
        else
            window.showDetails(panel);
    });

    view.setDescriber([&window](NodeId node) { return decisionOf(window, node); });
    Player& player = window.player();
    const auto showMoment = [&view, &player] {
        view.setEnd(player.shownEnd());
        if (player.hasTrace())
            view.setCurrent(player.cursor().node());
    };
    QObject::connect(&window, &MainWindow::documentShown, panel, [&window, &view, showMoment] {
        view.setTrace(window.document().trace);
        showMoment();
    });
    QObject::connect(&window, &MainWindow::momentShown, panel, showMoment);
    QObject::connect(&view, &SearchTreeView::sought, panel, [&player](quint64 position) {
        if (!player.isHolding())
            player.pause();
        player.seek(position);
    });
    // The window's keys work where the tree is.
    QObject::connect(panel, &SearchTreePanel::poppedOut, panel,
                     [&window](QWidget* own) { own->addActions(window.actions()); });
}

} // namespace clew
