#include "app/gui/features/figurefeature.h"

#include <QAction>
#include <QMenu>
#include <algorithm>
#include <utility>

#include "app/gui/errortext.h"
#include "app/gui/features/racefeature.h"
#include "app/gui/features/studyfeature.h"
#include "app/gui/proposedname.h"
#include "app/gui/shell.h"
#include "core/figures/caption.h"
#include "core/files/link.h"
#include "core/session/workbench.h"
#include "core/text/shellword.h"
#include "widgets/background.h"
#include "widgets/boardtool.h"
#include "widgets/figureview.h"
#include "widgets/translate.h"

namespace clew {

namespace {

// The kind of figure, as the command calls it.
const char* idOf(SearchFigure figure)
{
    switch (figure) {
    case SearchFigure::Board:
        return "board";
    case SearchFigure::Tree:
        return "tree";
    case SearchFigure::Icicle:
        return "icicle";
    case SearchFigure::Timeline:
        return "timeline";
    case SearchFigure::Heat:
        break;
    }
    return "heat";
}

// A search made here is named by a link, one from a file by the file.
std::string commandOf(const Document& document, const FigureChoice& choice,
                      const FiguredSearch& search)
{
    std::string text =
        std::string("clew figure ") + idOf(choice.figure) + " --trace " +
        (document.recording
             ? shellWord(document.recording->fileName.toStdString())
             : shellWord(writeLink({document.puzzle, document.problem, document.strategy,
                                    document.options, search.events})));
    if (choice.figure == SearchFigure::Board)
        text += " --at " + std::to_string(search.at);
    if (search.first > 0)
        text += " --from " + std::to_string(search.first);
    if (document.recording && search.events < document.trace->size())
        text += " --to " + std::to_string(search.events);
    if (choice.figure == SearchFigure::Heat && choice.measure != HeatMeasure::Events)
        text += " --measure " + std::string(heatMeasureId(choice.measure));
    return text;
}

// Of a search that goes on still, or of which nobody knows how it ended, what it shows is all there
// is to say.
Sentence endingOf(const Document& document, std::uint64_t shown,
                  const std::optional<Outcome>& outcome)
{
    if (document.isByHand)
        return {};
    const std::uint64_t recorded = document.trace->size();
    if (document.recording)
        return figureEnding(shown, recorded, recorded, document.recording->header.outcome, true);
    Outcome own = outcome.value_or(Outcome{});
    if (!outcome)
        own.reason = StopReason::Cancelled;
    return figureEnding(shown, recorded, recorded, own, false);
}

void exportFigure(Workbench& workbench, Shell& shell, const FigureChoice& choice)
{
    if (!workbench.moment()->trace && choice.figure != SearchFigure::Board) {
        shell.showMessage(Shell::tr("Nothing has been searched yet. Press Space first."));
        return;
    }
    workbench.player().pause();
    Document document = workbench.snapshot();
    if (!document.trace) // the board as it is set up
        document.trace = std::make_shared<const Trace>();
    FiguredSearch search{document.puzzle, document.problem, document.trace};
    search.events = std::min({document.trace->size(), workbench.moment()->shownEnd, choice.last});
    search.first = std::min(choice.first, search.events);
    search.at = std::min(document.position, search.events);
    search.measure = choice.measure;
    if (choice.figure != SearchFigure::Board || document.trace->size() > 0)
        search.ending = endingOf(document, search.events, workbench.moment()->outcome);
    search.translate = [](Phrase phrase) { return translated(phrase).toStdString(); };
    if (!document.isByHand) {
        const std::string* const foreign = foreignStrategy(document);
        search.strategy =
            foreign != nullptr
                ? *foreign
                : translated(document.puzzle->info().strategies[document.strategy].title)
                      .toStdString();
        search.command = commandOf(document, choice, search);
    }
    const QString proposed =
        proposedName(document, QStringLiteral("-%1.svg").arg(QLatin1String(idOf(choice.figure))));
    if (const QString failed = exportSearchFigure(search, choice.figure, proposed, shell.frame());
        !failed.isEmpty())
        shell.showMessage(failed);
}

// The board has a menu of what can be done with a place.
class BoardFigureTool : public QObject, private BoardTool
{
public:
    BoardFigureTool(Workbench& workbench, Shell& shell)
        : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell)
    {
        shell.pushTool(*this);
    }

private:
    void fillPlaceMenu(QMenu& menu, Place /*place*/) override
    {
        menu.addSeparator();
        connect(menu.addAction(Shell::tr("Export fi&gure…")), &QAction::triggered, this,
                [this] { exportFigure(m_workbench, m_shell, {}); });
    }

    Workbench& m_workbench;
    Shell& m_shell;
};

} // namespace

void addFigureAction(QWidget& view, Workbench& workbench, Shell& shell,
                     std::function<FigureChoice()> choice)
{
    auto* const action = new QAction(Shell::tr("Export fi&gure…"), &view);
    QObject::connect(action, &QAction::triggered, &view,
                     [&workbench, &shell, choice = std::move(choice)] {
                         exportFigure(workbench, shell, choice());
                     });
    view.addAction(action);
}

QString exportSearchFigure(const FiguredSearch& search, SearchFigure figure,
                           const QString& proposed, QWidget& frame)
{
    const auto made = inBackground(
        [&](const std::stop_token& token) { return searchFigure(search, figure, token); },
        Shell::tr("Drawing the figure"), &frame);
    return made ? FigureView::exportFigure(*made, proposed, &frame) : errorText(made.error());
}

void installFigures(Workbench& workbench, Shell& shell)
{
    QMenu& file = shell.menu(Shell::MenuId::File);
    auto* const menu = new QMenu(Shell::tr("Export &figure"), &shell.frame());
    const auto actions = file.actions();
    const auto separator = std::ranges::find_if(actions, &QAction::isSeparator);
    file.insertMenu(actions.end() - separator > 2 ? separator[2] : nullptr, menu);
    const auto add = [&](SearchFigure figure, const QString& text) {
        QAction* const action = shell.addAction(text, {});
        menu->addAction(action);
        QObject::connect(action, &QAction::triggered, &shell.frame(), [&workbench, &shell, figure] {
            exportFigure(workbench, shell, {figure});
        });
    };
    add(SearchFigure::Board, Shell::tr("Figure of the &board…"));
    add(SearchFigure::Tree, Shell::tr("Figure of the &tree…"));
    add(SearchFigure::Icicle, Shell::tr("Figure of the tree as an &icicle…"));
    add(SearchFigure::Timeline, Shell::tr("Figure of the time&line…"));
    add(SearchFigure::Heat, Shell::tr("Figure of the &heat…"));
    menu->addSeparator();
    const auto addOwn = [&](const QString& text, auto act) {
        QAction* const action = shell.addAction(text, {});
        menu->addAction(action);
        QObject::connect(action, &QAction::triggered, &shell.frame(), act);
    };
    addOwn(Shell::tr("Figure of a &race…"),
           [&workbench, &shell] { exportRaceFigure(workbench, shell); });
    addOwn(Shell::tr("Figure of gro&wth curves…"),
           [&workbench, &shell] { openGrowth(workbench, shell); });
    new BoardFigureTool(workbench, shell);
}

} // namespace clew
