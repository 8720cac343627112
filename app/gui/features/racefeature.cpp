#include "app/gui/features/racefeature.h"

#include <QAction>
#include <QMenu>
#include <QScreen>
#include <algorithm>

#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/fittingscreen.h"
#include "widgets/raceview.h"

namespace clew {

namespace {

// On view until its window is closed; what happens in the main window meanwhile is no concern of
// it.
RaceView* openRaceWindow(Shell& shell)
{
    QWidget& window = shell.frame();
    auto* const view = new RaceView(&window);
    shell.addWindow(*view);
    view->setWindowFlag(Qt::Window);
    view->setAttribute(Qt::WA_DeleteOnClose);
    view->setObjectName(QStringLiteral("race"));
    const QRect room = window.screen()->availableGeometry();
    view->resize(fittingScreen(window, {1180, 740}));
    // With its title bar, by which it is moved and closed.
    QRect place(QPoint(), view->size() + roomOfTitle());
    place.moveCenter(window.frameGeometry().center());
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    place.moveLeft(std::max(place.left(), room.left()));
    place.moveTop(std::max(place.top(), room.top()));
    view->move(place.topLeft());
    return view;
}

void present(RaceView& view)
{
    view.show();
    view.setFocus();
}

// The window's problem.
void openRace(const Document& document, Shell& shell)
{
    RaceView* const view = openRaceWindow(shell);
    // The first preset has a race that shows what races are for.
    const Puzzle& puzzle = *document.puzzle;
    const auto& races = puzzle.info().races;
    const auto format = std::ranges::find_if(puzzle.info().formats, &FormatInfo::writesProblem)->id;
    const auto text = [&](const Problem& problem) { return puzzle.write(problem, format); };
    const auto ready = std::ranges::find_if(races, [&](const RaceInfo& race) {
        return text(*puzzle.presetProblem(*puzzle.preset(race.preset))) == text(*document.problem);
    });
    if (ready != races.end())
        view->setRace(puzzle, *ready);
    else
        view->setProblem(puzzle, document.problem);
    present(*view);
}

} // namespace

void exportRaceFigure(Workbench& workbench, Shell& shell)
{
    RaceView* newest = nullptr;
    for (QWidget* const window : shell.windows())
        if (auto* const race = qobject_cast<RaceView*>(window))
            newest = race;
    if (newest == nullptr)
        openRace(workbench.snapshot(), shell);
    else if (const QString failed = newest->exportFigure(); !failed.isEmpty())
        shell.showMessage(failed);
}

void raceOwnSolve(const Hand& hand, std::size_t strategy, Shell& shell)
{
    const Puzzle& puzzle = hand.puzzle();
    if (puzzle.refusal(strategy, *hand.problem()))
        strategy = puzzle.substitute(*hand.problem()).value_or(strategy);
    RaceView* const view = openRaceWindow(shell);
    view->setOwnSolve(puzzle, hand.problem(), ownSolve(hand), strategy);
    present(*view);
}

void installRace(Workbench& workbench, Shell& shell)
{
    QAction* const action =
        shell.addAction(Shell::tr("&Race…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)});
    shell.menu(Shell::MenuId::Tools).addAction(action);
    QObject::connect(action, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { openRace(workbench.snapshot(), shell); });
}

} // namespace clew
