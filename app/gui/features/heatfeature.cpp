#include "app/gui/features/heatfeature.h"

#include <QHelpEvent>
#include <QToolTip>
#include <cmath>
#include <limits>

#include "app/gui/mainwindow.h"
#include "widgets/board.h"
#include "widgets/heatpanel.h"
#include "widgets/timeline.h"
#include "widgets/transportbar.h"

namespace clew {

HeatFeature::HeatFeature(MainWindow& window)
    : QObject(&window), m_window(window), m_panel(new HeatPanel)
{
    window.addDetails(m_panel, tr("Heat"));
    connect(&window, &MainWindow::documentShown, this, &HeatFeature::showRun);
    connect(&window, &MainWindow::momentShown, m_panel,
            [this] { m_panel->setEnd(m_window.player().shownEnd()); });
    connect(m_panel, &HeatPanel::coloursChanged, this, &HeatFeature::tint);
    connect(m_panel, &HeatPanel::placeChosen, this,
            [this](Place place) { m_window.board().setHighlights({}, {place}); });
    connect(&window.transportBar().timeline(), &Timeline::spanChanged, this,
            &HeatFeature::showView);
}

void HeatFeature::showRun()
{
    Board& board = m_window.board();
    board.installEventFilter(this); // again is no harm
    const Document& document = m_window.document();
    const Dimensions dimensions = document.puzzle->dimensions(*document.problem);
    m_panel->setBoardHasCells(HeatCounter::cellCount(dimensions, board.cellMeaning()) <=
                                  HeatCounter::kMaxCells &&
                              !board.cells().empty());
    m_panel->setRun(document.puzzle, document.problem, document.trace, board.cellMeaning());
    showView();
}

void HeatFeature::showView()
{
    const Timeline& timeline = m_window.transportBar().timeline();
    if (!timeline.isZoomed()) {
        m_panel->setView(0, std::numeric_limits<quint64>::max()); // also of what is yet to come
        return;
    }
    const Timeline::Span span = timeline.span();
    m_panel->setView(static_cast<quint64>(std::floor(span.first)),
                     static_cast<quint64>(std::ceil(span.last)));
}

void HeatFeature::tint()
{
    Board& board = m_window.board();
    std::vector<CellTint> tints;
    if (m_panel->isShownOnBoard() && m_panel->most() > 0) {
        for (const BoardCell& cell : board.cells())
            if (const auto colour = m_panel->colour(cell.place))
                tints.push_back({cell.corners, *colour});
    }
    if (!tints.empty() || !board.tints().empty())
        board.setTints(std::move(tints));
}

// While the board shows heat, its tool tips tell the counts.
bool HeatFeature::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip && watched == &m_window.board() &&
        m_panel->isShownOnBoard()) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        Board& board = m_window.board();
        if (const auto place = board.placeAt(board.toUnits(help->pos())))
            QToolTip::showText(help->globalPos(), m_panel->remark(*place));
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace clew
