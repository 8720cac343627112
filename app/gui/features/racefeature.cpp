#include "app/gui/features/racefeature.h"

#include <QAction>
#include <QMenu>
#include <algorithm>

#include "app/gui/mainwindow.h"
#include "widgets/raceview.h"

namespace clew {

namespace {

// The window's problem, on view until its window is closed; what happens in the main window
// meanwhile is no concern of it.
void openRace(MainWindow& window)
{
    auto* const view = new RaceView(&window);
    view->setWindowFlag(Qt::Window);
    view->setAttribute(Qt::WA_DeleteOnClose);
    view->setObjectName(QStringLiteral("race"));
    view->setWindowTitle(MainWindow::tr("Race — Clew"));
    view->resize(1180, 740);
    // Whoever comes with the first preset is shown what races are for.
    const Document document = window.snapshot();
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
    view->show();
    view->setFocus();
}

} // namespace

void installRace(MainWindow& window)
{
    QAction* const action = window.addAction(MainWindow::tr("&Race…"),
                                             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)});
    window.menu(MainWindow::MenuId::Tools).addAction(action);
    QObject::connect(action, &QAction::triggered, &window, [&window] { openRace(window); });
}

} // namespace clew
