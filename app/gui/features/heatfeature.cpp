#include "app/gui/features/heatfeature.h"

#include <QHelpEvent>
#include <QToolTip>
#include <cmath>
#include <limits>
#include <utility>

#include "app/gui/features/figurefeature.h"
#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/board.h"
#include "widgets/heatpanel.h"
#include "widgets/timeline.h"
#include "widgets/transportbar.h"

namespace clew {

HeatFeature::HeatFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell), m_panel(new HeatPanel),
      m_legend(new HeatLegend(HeatLegend::Form::Line))
{
    m_legend->setObjectName(QStringLiteral("heat-legend"));
    m_legend->hide();
    shell.addToFoot(m_legend);
    shell.addDetails(m_panel, tr("Heat"));
    addFigureAction(*m_panel, workbench, shell, [this] {
        const auto [first, last] = m_panel->counted();
        return FigureChoice{SearchFigure::Heat, m_panel->measure(), first, last};
    });
    m_panel->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(&workbench, &Workbench::documentChanged, this, &HeatFeature::showRun);
    connect(&workbench, &Workbench::momentChanged, m_panel,
            [this](const MomentPtr& moment) { m_panel->setEnd(moment->shownEnd); });
    connect(m_panel, &HeatPanel::coloursChanged, this, &HeatFeature::tint);
    connect(m_panel, &HeatPanel::placeChosen, this, [this](Place place) {
        m_hasChosen = true;
        m_shell.board().setHighlights({}, {place});
    });
    connect(m_panel, &HeatPanel::placeLeft, this, &HeatFeature::leavePlace);
    connect(&shell.transportBar().timeline(), &Timeline::spanChanged, this, &HeatFeature::showView);
    shell.pushTool(*this);
    using Tinted = std::set<std::weak_ptr<DocumentFile>, std::owner_less<>>;
    shell.keepView(
        QStringLiteral("heat"),
        [this]() -> std::any {
            Tinted tinted = m_tinted;
            tinted.erase(m_file);
            if (m_panel->isShownOnBoard())
                tinted.insert(m_file);
            return tinted;
        },
        [this](const std::any& kept) {
            m_tinted = std::any_cast<Tinted>(kept);
            m_panel->setShownOnBoard(m_tinted.contains(m_file));
        });
}

// What the moment lights is lit again.
void HeatFeature::leavePlace()
{
    if (std::exchange(m_hasChosen, false) && m_workbench.document().trace)
        m_shell.showReason(m_workbench.reason());
}

void HeatFeature::showRun()
{
    Board& board = m_shell.board();
    const Document& document = m_workbench.document();
    showSwitch(document.file);
    const Dimensions dimensions = document.puzzle->dimensions(*document.problem);
    m_panel->setBoardHasCells(HeatCounter::cellCount(dimensions, board.cellMeaning()) <=
                                  HeatCounter::kMaxCells &&
                              !board.cells().empty());
    m_panel->setRun(document.puzzle, document.problem, document.trace, board.cellMeaning());
    showView();
}

// Each board has the switch as it was left: all that editing makes of one document has one file.
void HeatFeature::showSwitch(const std::shared_ptr<DocumentFile>& file)
{
    if (m_file.lock() == file)
        return;
    std::erase_if(m_tinted, [](const auto& board) { return board.expired(); });
    if (m_panel->isShownOnBoard())
        m_tinted.insert(m_file);
    else
        m_tinted.erase(m_file);
    m_file = file;
    m_panel->setShownOnBoard(m_tinted.contains(file));
}

void HeatFeature::showView()
{
    const Timeline& timeline = m_shell.transportBar().timeline();
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
    const bool isShown =
        m_workbench.document().trace && m_panel->isShownOnBoard() && m_panel->most() > 0;
    m_legend->setVisible(isShown);
    m_legend->setRange(m_panel->least(), m_panel->most());
    m_legend->setName(m_panel->scaleName());
    if (!m_workbench.document().trace)
        return; // while a board is set up its tints are another feature's
    Board& board = m_shell.board();
    std::vector<CellTint> tints;
    if (isShown) {
        for (const ShownCell& cell : board.cells())
            if (const auto colour = m_panel->colour(cell.place))
                tints.push_back({cell.corners, *colour});
    }
    if (!tints.empty() || !board.tints().empty())
        board.setTints(std::move(tints));
}

// While the board shows heat, its tool tips say the counts.
bool HeatFeature::helpWanted(Board& board, const QHelpEvent& event)
{
    if (!m_panel->isShownOnBoard())
        return false;
    if (const auto place = board.placeAt(board.toUnits(event.pos())))
        QToolTip::showText(event.globalPos(), m_panel->remark(*place));
    return true;
}

} // namespace clew
