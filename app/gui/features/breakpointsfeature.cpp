#include "app/gui/features/breakpointsfeature.h"

#include <QAction>
#include <QMenu>
#include <utility>

#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/board.h"
#include "widgets/breakpointspanel.h"

namespace clew {

BreakpointsFeature::BreakpointsFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell), m_panel(new BreakpointsPanel)
{
    shell.addDetails(m_panel, tr("Breakpoints"));
    QMenu& search = shell.menu(Shell::MenuId::Search);
    search.addSeparator();
    QMenu* const run = search.addMenu(tr("R&un to"));
    connect(run, &QMenu::aboutToShow, this, [this, run] { fillRunMenu(*run); });
    QAction* const toggle =
        shell.addAction(tr("Toggle &breakpoint on the place"), {QKeySequence(Qt::Key_F9)});
    QAction* const show =
        shell.addAction(tr("Brea&kpoints"), {QKeySequence(Qt::SHIFT | Qt::Key_F9)});
    search.addActions({toggle, show});
    connect(toggle, &QAction::triggered, this, &BreakpointsFeature::toggle);
    connect(show, &QAction::triggered, this, [this] { m_shell.showDetails(m_panel); });

    Player& player = workbench.player();
    connect(m_panel, &BreakpointsPanel::edited, &player, &Player::setBreakpoints);
    connect(m_panel, &BreakpointsPanel::runToChosen, this, &BreakpointsFeature::runTo);
    connect(&player, &Player::breakpointsChanged, this, &BreakpointsFeature::showBreakpoints);
    connect(&player, &Player::breakpointMet, this, [this](const Breakpoint& met) {
        const Document& document = m_workbench.document();
        m_shell.showMessage(tr("Stopped at the breakpoint: %1", "%1: its name")
                                .arg(breakpointText(*document.puzzle, *document.problem, met)));
        m_hasMessage = true;
    });
    connect(&player, &Player::breakpointsMissed, this, [this] {
        m_shell.showMessage(tr("The search ended before reaching a breakpoint."));
        m_hasMessage = true;
    });
    connect(&player, &Player::playingChanged, this, [this](bool playing) {
        if (playing && std::exchange(m_hasMessage, false))
            m_shell.showMessage({});
    });
    connect(&workbench, &Workbench::documentChanged, this, &BreakpointsFeature::showDocument);
    shell.pushTool(*this);
}

// They change before another document is announced: they speak of its places.
void BreakpointsFeature::showBreakpoints()
{
    const Document& document = m_workbench.document();
    m_panel->setProblem(*document.puzzle, document.problem);
    m_panel->setBreakpoints(m_workbench.player().breakpoints());
}

void BreakpointsFeature::showDocument()
{
    m_hasMessage = false;
    showBreakpoints();
    m_panel->setPlace(m_shell.board().chosenPlace());
}

void BreakpointsFeature::placeChosen(Place place)
{
    m_panel->setPlace(place);
}

void BreakpointsFeature::fillPlaceMenu(QMenu& menu, Place /*place*/)
{
    QMenu* const stop = menu.addMenu(tr("&Stop when"));
    m_panel->fillPlaceMenu(*stop, [this](const Breakpoint& breakpoint) {
        Breakpoints all = m_workbench.player().breakpoints();
        all.push_back(breakpoint);
        m_workbench.player().setBreakpoints(std::move(all));
    });
    QMenu* const run = menu.addMenu(tr("R&un until"));
    m_panel->fillPlaceMenu(*run, [this](const Breakpoint& breakpoint) { runTo(breakpoint); });
}

void BreakpointsFeature::fillRunMenu(QMenu& menu)
{
    menu.clear();
    m_panel->fillMenu(menu, [this](const Breakpoint& breakpoint) { runTo(breakpoint); });
}

void BreakpointsFeature::runTo(const Breakpoint& breakpoint)
{
    m_workbench.wake();
    m_workbench.player().runTo(breakpoint);
}

void BreakpointsFeature::toggle()
{
    if (!m_shell.board().chosenPlace()) {
        m_shell.showMessage(tr("Select a place on the board first: with the arrow keys, a click "
                               "with Ctrl, or the right button while watching."));
        m_hasMessage = true;
        return;
    }
    m_panel->toggleAtPlace();
    m_shell.showDetails(m_panel);
    m_shell.board().setFocus();
}

} // namespace clew
