#include "app/gui/features/puzzlefeature.h"

#include <QActionGroup>
#include <QMenu>

#include "app/gui/features/backgroundtask.h"
#include "app/gui/features/newpuzzledialog.h"
#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "widgets/puzzlepanel.h"
#include "widgets/strategypanel.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kNumberKeys = 9;

// A name is no place for mnemonics.
QString menuText(const Phrase& name)
{
    return translated(name).replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

PuzzleFeature::PuzzleFeature(MainWindow& window)
    : QObject(&window), m_window(window),
      m_presets(new QMenu(tr("&Presets"), &window.menu(MainWindow::MenuId::Puzzle))),
      m_strategies(new QMenu(tr("Strateg&y"), &window.menu(MainWindow::MenuId::Search)))
{
    QAction* const fresh = window.addAction(tr("&New puzzle…"), {QKeySequence::New});
    connect(fresh, &QAction::triggered, this, &PuzzleFeature::askForNew);
    QMenu& menu = window.menu(MainWindow::MenuId::Puzzle);
    menu.addAction(fresh);
    menu.addSeparator();
    addPuzzles();
    menu.addSeparator();
    menu.addMenu(m_presets);
    window.menu(MainWindow::MenuId::Search).addMenu(m_strategies);
    connect(&window, &MainWindow::documentShown, this, &PuzzleFeature::showDocument);
}

void PuzzleFeature::addPuzzles()
{
    auto* const group = new QActionGroup(this);
    for (const auto& puzzle : puzzles()) {
        const int number = static_cast<int>(m_puzzleActions.size()) + 1;
        QList<QKeySequence> keys;
        if (number <= kNumberKeys)
            keys.append(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number)));
        QAction* const action = m_window.addAction(menuText(puzzle->info().title), keys,
                                                   QString::fromStdString(puzzle->info().id));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, &puzzle] { choose(*puzzle); });
        m_window.menu(MainWindow::MenuId::Puzzle).addAction(action);
        m_puzzleActions.append(action);
    }
}

void PuzzleFeature::choose(const Puzzle& puzzle)
{
    if (&puzzle != m_window.document().puzzle)
        emit m_window.puzzlePanel().puzzleChosen(puzzle);
}

void PuzzleFeature::showDocument()
{
    const Puzzle* const puzzle = m_window.document().puzzle;
    for (std::size_t i = 0; i < puzzles().size(); ++i)
        m_puzzleActions[static_cast<qsizetype>(i)]->setChecked(puzzles()[i].get() == puzzle);
    if (puzzle != m_puzzle) {
        m_puzzle = puzzle;
        fillPresets();
        fillStrategies();
    }
    const auto strategies = m_strategies->actions();
    strategies[static_cast<qsizetype>(m_window.document().strategy)]->setChecked(true);
}

template<class Choose>
void PuzzleFeature::addChoice(QMenu& menu, const QString& text, Choose choose)
{
    QAction* const action = menu.addAction(text);
    connect(action, &QAction::triggered, this, choose);
    static_cast<QWidget&>(m_window).addAction(action);
}

void PuzzleFeature::fillPresets()
{
    qDeleteAll(m_presets->actions());
    for (const PresetInfo& preset : m_puzzle->info().presets)
        addChoice(*m_presets, menuText(preset.title),
                  [this, &preset] { emit m_window.puzzlePanel().presetChosen(*m_puzzle, preset); });
}

void PuzzleFeature::fillStrategies()
{
    qDeleteAll(m_strategies->actions());
    auto* const group = new QActionGroup(m_strategies);
    const auto& strategies = m_puzzle->info().strategies;
    for (std::size_t i = 0; i < strategies.size(); ++i)
        addChoice(*m_strategies, menuText(strategies[i].title),
                  [this, i] { emit m_window.strategyPanel().strategyChosen(i); });
    for (QAction* const action : m_strategies->actions()) {
        action->setCheckable(true);
        group->addAction(action);
    }
}

// It may take a while to find one that is wanted: on a thread of its own, as a step that can be
// undone.
void PuzzleFeature::askForNew()
{
    const Puzzle& puzzle = *m_window.document().puzzle;
    const auto& generator = puzzle.info().generator;
    if (!generator) {
        m_window.showMessage(translated(puzzle.info().noGenerator));
        return;
    }
    NewPuzzleDialog dialog(puzzle, *generator, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto made = std::make_shared<ProblemPtr>();
    const auto make = [&puzzle, made, request = dialog.request()](std::atomic<std::uint64_t>&,
                                                                  const std::stop_token& token) {
        Control control({}, token);
        const auto problem = puzzle.generate(request, control);
        if (!problem)
            return QString::fromStdString(problem.error().text());
        *made = *problem;
        return QString();
    };
    const auto show = [this, &puzzle, made] {
        if (*made != nullptr)
            m_window.pushDocument(
                {&puzzle, *made,
                 m_window.document().puzzle == &puzzle ? m_window.strategyPanel().strategy() : 0},
                tr("New puzzle"));
    };
    runTask(m_window, tr("A new puzzle is being made"), 0, make, show);
}

} // namespace clew
