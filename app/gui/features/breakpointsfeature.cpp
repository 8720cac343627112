#include "app/gui/features/breakpointsfeature.h"

#include <QAction>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMenu>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/gui/mainwindow.h"
#include "widgets/board.h"
#include "widgets/breakpointspanel.h"

namespace clew {

namespace {

QJsonValue toSession(const Breakpoints& breakpoints)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(toJson(breakpoints).dump())).array();
}

// What cannot be read is left out: a session is worth more than its breakpoints.
Breakpoints fromSession(const QJsonValue& value)
{
    const QByteArray text = QJsonDocument(value.toArray()).toJson();
    return breakpointsFromJson(nlohmann::json::parse(text.toStdString())).value_or(Breakpoints{});
}

} // namespace

BreakpointsFeature::BreakpointsFeature(MainWindow& window)
    : QObject(&window), m_window(window), m_panel(new BreakpointsPanel)
{
    window.addDetails(m_panel, tr("Breakpoints"));
    QMenu& search = window.menu(MainWindow::MenuId::Search);
    search.addSeparator();
    QMenu* const run = search.addMenu(tr("R&un to"));
    connect(run, &QMenu::aboutToShow, this, [this, run] { fillRunMenu(*run); });
    QAction* const toggle =
        window.addAction(tr("Toggle &breakpoint on the place"), {QKeySequence(Qt::Key_F9)});
    QAction* const show =
        window.addAction(tr("Brea&kpoints"), {QKeySequence(Qt::SHIFT | Qt::Key_F9)});
    search.addActions({toggle, show});
    connect(toggle, &QAction::triggered, this, &BreakpointsFeature::toggle);
    connect(show, &QAction::triggered, this, [this] { m_window.showDetails(m_panel); });

    Player& player = window.player();
    connect(m_panel, &BreakpointsPanel::edited, &player, &Player::setBreakpoints);
    connect(m_panel, &BreakpointsPanel::runToChosen, this, &BreakpointsFeature::runTo);
    connect(&player, &Player::breakpointsChanged, this,
            [this] { m_panel->setBreakpoints(m_window.player().breakpoints()); });
    connect(&player, &Player::breakpointMet, this, [this](const Breakpoint& met) {
        const Document& document = m_window.document();
        m_window.showMessage(tr("Stopped at the breakpoint: %1", "%1: its name")
                                 .arg(breakpointText(*document.puzzle, *document.problem, met)));
        m_hasMessage = true;
    });
    connect(&player, &Player::breakpointsMissed, this, [this] {
        m_window.showMessage(tr("The search has ended, and what was to stop it did not happen."));
        m_hasMessage = true;
    });
    connect(&player, &Player::playingChanged, this, [this](bool playing) {
        if (playing && std::exchange(m_hasMessage, false))
            m_window.showMessage({});
    });
    window.addSessionPart(
        QStringLiteral("breakpoints"), [&player] { return toSession(player.breakpoints()); },
        [&player](const QJsonValue& value) { player.setBreakpoints(fromSession(value)); });
    connect(&window, &MainWindow::documentShown, this, &BreakpointsFeature::showDocument);
}

// Each puzzle has its own breakpoints; another problem of it keeps them.
void BreakpointsFeature::showDocument()
{
    const Document& document = m_window.document();
    m_hasMessage = false;
    m_panel->setProblem(*document.puzzle, document.problem);
    if (document.puzzle != m_puzzle) {
        if (m_puzzle != nullptr)
            m_ofPuzzles[m_puzzle] = m_window.player().breakpoints();
        m_puzzle = document.puzzle;
        m_window.player().setBreakpoints(std::exchange(m_ofPuzzles[m_puzzle], {}));
        m_panel->setBreakpoints(m_window.player().breakpoints());
    }
    Board& board = m_window.board();
    m_panel->setPlace(board.chosenPlace());
    connect(&board, &Board::placeChosen, m_panel, &BreakpointsPanel::setPlace,
            Qt::UniqueConnection);
    connect(&board, &Board::placeMenuFilling, this, &BreakpointsFeature::fillPlaceMenu,
            Qt::UniqueConnection);
}

void BreakpointsFeature::fillPlaceMenu(QMenu& menu)
{
    QMenu* const stop = menu.addMenu(tr("&Stop when"));
    m_panel->fillPlaceMenu(*stop, [this](const Breakpoint& breakpoint) {
        Breakpoints all = m_window.player().breakpoints();
        all.push_back(breakpoint);
        m_window.player().setBreakpoints(std::move(all));
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
    m_window.wake();
    m_window.player().runTo(breakpoint);
}

void BreakpointsFeature::toggle()
{
    if (!m_window.board().chosenPlace()) {
        m_window.showMessage(
            tr("Point at a place of the board first: with the arrow keys, a click with "
               "Ctrl, or the right button while watching."));
        m_hasMessage = true;
        return;
    }
    m_panel->toggleAtPlace();
    m_window.showDetails(m_panel);
    m_window.board().setFocus();
}

} // namespace clew
