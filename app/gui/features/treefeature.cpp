#include "app/gui/features/treefeature.h"

#include <QAction>
#include <QMenu>

#include "app/gui/features/figurefeature.h"
#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/nodesteps.h"
#include "widgets/searchtreepanel.h"
#include "widgets/searchtreeview.h"
#include "widgets/translate.h"

namespace clew {

namespace {

/// What the search decided when it opened a node, at length or in a label.
QString decisionOf(const Document& document, NodeId node, bool isLabel)
{
    if (node == kRoot || !document.trace)
        return {};
    const Event event = document.trace->event(document.trace->node(node).event);
    return translated(isLabel ? document.puzzle->branchName(*document.problem, event)
                              : document.puzzle->eventName(*document.problem, event));
}

} // namespace

SearchTreeView& installTree(Workbench& workbench, Shell& shell)
{
    auto* const panel = new SearchTreePanel;
    SearchTreeView& view = panel->view();
    shell.addDetails(panel, SearchTreePanel::tr("Tree"));
    QAction* const show = shell.addAction(SearchTreePanel::tr("Search &tree"),
                                          {QKeySequence(Qt::Key_T)}, QStringLiteral("tree"));
    shell.menu(Shell::MenuId::View).addAction(show);
    QObject::connect(show, &QAction::triggered, panel, [&shell, panel] {
        if (panel->isPoppedOut())
            panel->view().window()->activateWindow();
        else
            shell.showDetails(panel);
    });

    addFigureAction(view, workbench, shell, [&view] {
        return FigureChoice{view.isIcicle() ? SearchFigure::Icicle : SearchFigure::Tree};
    });
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
    view.setDescriber(
        [&workbench](NodeId node) { return decisionOf(workbench.document(), node, false); });
    view.setLabeller(
        [&workbench](NodeId node) { return decisionOf(workbench.document(), node, true); });
    Player& player = workbench.player();
    NodeSteps& steps = panel->steps();
    QObject::connect(
        &workbench, &Workbench::documentChanged, panel, [&workbench, &player, &view, &steps] {
            view.setTrace(workbench.document().trace);
            const Deductions* const deductions = player.deductions();
            steps.setTrace(workbench.document().trace,
                           deductions != nullptr ? std::optional(*deductions) : std::nullopt);
        });
    QObject::connect(&workbench, &Workbench::momentChanged, panel,
                     [&view, &steps](const MomentPtr& moment) {
                         view.setEnd(moment->shownEnd);
                         if (moment->activity == Activity::Editing)
                             return;
                         view.setCurrent(moment->node);
                         steps.setMoment(moment->node, moment->position, moment->shownEnd);
                     });
    const auto seek = [&player](quint64 position) {
        if (!player.isHolding())
            player.pause();
        player.seek(position);
    };
    QObject::connect(&view, &SearchTreeView::sought, panel, seek);
    QObject::connect(&steps, &NodeSteps::sought, panel, seek);
    shell.keepView(
        QStringLiteral("tree"),
        [panel]() -> std::any {
            return panel->isPoppedOut() ? panel->view().window()->geometry() : QRect();
        },
        [panel](const std::any& kept) {
            const QRect place = std::any_cast<QRect>(kept);
            panel->setPoppedOut(!place.isNull());
            if (!place.isNull())
                panel->view().window()->setGeometry(place);
        });
    // The window's keys work where the tree is.
    QObject::connect(panel, &SearchTreePanel::poppedOut, panel,
                     [&shell](QWidget* own) { own->addActions(shell.frame().actions()); });
    return view;
}

} // namespace clew
