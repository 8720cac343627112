#include "app/gui/features/puzzlefeature.h"

#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <algorithm>

#include "app/gui/errortext.h"
#include "app/gui/features/backgroundtask.h"
#include "app/gui/features/newpuzzledialog.h"
#include "app/gui/shell.h"
#include "core/puzzle/registry.h"
#include "core/session/workbench.h"
#include "core/study/training.h"
#include "widgets/background.h"
#include "widgets/commandpalette.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kNumberKeys = 10; // the last one is 0

} // namespace

PuzzleFeature::PuzzleFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell),
      m_presets(new QMenu(tr("&Presets"), &shell.menu(Shell::MenuId::Puzzle))),
      m_strategies(new QMenu(tr("Strateg&y"), &shell.menu(Shell::MenuId::Search))),
      m_generated(new QLabel)
{
    m_generated->setObjectName(QStringLiteral("generated"));
    m_generated->setProperty("role", "faint");
    m_generated->setAccessibleName(tr("Difficulty and number of the new puzzle"));
    m_generated->setContentsMargins(2 * kSpace, 0, 0, 0);
    shell.addToFoot(m_generated);
    QAction* const fresh = shell.addAction(tr("&New puzzle…"), {QKeySequence::New});
    connect(fresh, &QAction::triggered, this, &PuzzleFeature::askForNew);
    QMenu& menu = shell.menu(Shell::MenuId::Puzzle);
    menu.addAction(fresh);
    menu.addSeparator();
    addPuzzles();
    menu.addSeparator();
    menu.addMenu(m_presets);
    shell.menu(Shell::MenuId::Search).addMenu(m_strategies);
    connect(&workbench, &Workbench::documentChanged, this, &PuzzleFeature::showDocument);
}

void PuzzleFeature::addPuzzles()
{
    auto* const group = new QActionGroup(this);
    for (const auto& puzzle : puzzles()) {
        const int number = static_cast<int>(m_puzzleActions.size()) + 1;
        QList<QKeySequence> keys;
        if (number <= kNumberKeys)
            keys.append(
                QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number % kNumberKeys)));
        QAction* const action = m_shell.addAction(menuText(puzzle->info().title), keys,
                                                  QString::fromStdString(puzzle->info().id));
        action->setProperty(CommandPalette::kEnglish, QString::fromUtf8(puzzle->info().title.text));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, &puzzle] { m_workbench.choosePuzzle(*puzzle); });
        m_shell.menu(Shell::MenuId::Puzzle).addAction(action);
        m_puzzleActions.append(action);
    }
}

void PuzzleFeature::showDocument()
{
    const Puzzle* const puzzle = m_workbench.document().puzzle;
    for (std::size_t i = 0; i < puzzles().size(); ++i)
        m_puzzleActions[static_cast<qsizetype>(i)]->setChecked(puzzles()[i].get() == puzzle);
    if (puzzle != m_puzzle) {
        m_puzzle = puzzle;
        fillPresets();
        fillStrategies();
    }
    showGenerated();
    const auto strategies = m_strategies->actions();
    strategies[static_cast<qsizetype>(m_workbench.document().strategy)]->setChecked(true);
}

// As long as the board is the one that was made.
void PuzzleFeature::showGenerated()
{
    const auto& generated = m_workbench.document().generated;
    m_generated->setVisible(generated.has_value());
    if (!generated)
        return;
    const QString number = QString::fromStdString(seedName(generated->seed));
    const auto& difficulties = m_puzzle->info().difficulties;
    const auto difficulty =
        std::ranges::find(difficulties, generated->difficulty, &DifficultyInfo::id);
    m_generated->setText(difficulty == difficulties.end()
                             ? number
                             : tr("%1 · %2", "difficulty, number of a new puzzle")
                                   .arg(translated(difficulty->title), number));
    m_generated->setToolTip(tr("A new puzzle, number %1: the version of the generator, and the "
                               "number by which the same settings make it again.")
                                .arg(number));
}

template<class Choose>
void PuzzleFeature::addChoice(QMenu& menu, const Phrase& name, Choose choose)
{
    QAction* const action = menu.addAction(menuText(name));
    action->setProperty(CommandPalette::kEnglish, QString::fromUtf8(name.text));
    connect(action, &QAction::triggered, this, choose);
    m_shell.frame().addAction(action);
}

void PuzzleFeature::fillPresets()
{
    qDeleteAll(m_presets->actions());
    for (const PresetInfo& preset : m_puzzle->info().presets)
        addChoice(*m_presets, preset.title,
                  [this, &preset] { m_workbench.choosePreset(*m_puzzle, preset); });
}

void PuzzleFeature::fillStrategies()
{
    qDeleteAll(m_strategies->actions());
    auto* const group = new QActionGroup(m_strategies);
    const auto& strategies = m_puzzle->info().strategies;
    for (std::size_t i = 0; i < strategies.size(); ++i)
        addChoice(*m_strategies, strategies[i].title, [this, i] { m_workbench.chooseStrategy(i); });
    for (QAction* const action : m_strategies->actions()) {
        action->setCheckable(true);
        group->addAction(action);
    }
}

// It may take a while to find one that is wanted: on a thread of its own, as a step that can be
// undone.
void PuzzleFeature::askForNew()
{
    const Puzzle& puzzle = *m_workbench.document().puzzle;
    const auto& generator = puzzle.info().generator;
    if (!generator) {
        m_shell.showMessage(translated(puzzle.info().noGenerator));
        return;
    }
    NewPuzzleDialog dialog(puzzle, *generator, &m_shell.frame());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const GenerateRequest request = dialog.request();
    const bool wantsPlay = dialog.wantsPlay();
    const std::string trained = dialog.techniqueToTrain();
    if (const auto* const chosen = dialog.chosen()) {
        showNew(puzzle, *chosen, wantsPlay, trained);
        return;
    }
    const auto made = std::make_shared<NewPuzzleDialog::Made>();
    const auto make = [&puzzle, made, request](std::atomic<std::uint64_t>&,
                                               const std::stop_token& token) {
        Control control({}, token);
        const auto problem = puzzle.generate(request, control);
        if (!problem)
            return translated(problem.error().sentence);
        if (*problem != nullptr)
            *made = {*problem,
                     {request.version, request.seed},
                     NewPuzzleDialog::ratingOf(puzzle, **problem, token)};
        return QString();
    };
    const auto show = [this, &puzzle, made, wantsPlay, trained] {
        if (made->problem != nullptr)
            showNew(puzzle, *made, wantsPlay, trained);
    };
    runTask(m_workbench, m_shell, tr("A new puzzle is being made"), 0, make, show);
}

void PuzzleFeature::showNew(const Puzzle& puzzle, const NewPuzzleDialog::Made& made, bool wantsPlay,
                            const std::string& trained)
{
    Document document{&puzzle, made.problem};
    document.generated = {made.seed};
    if (made.rating)
        document.generated->difficulty = puzzle.info().difficulties[made.rating->difficulty].id;
    m_workbench.open(std::move(document), sentence(tr("New puzzle")));
    const QString number = tr("Puzzle %1.").arg(QString::fromStdString(seedName(made.seed)));
    if (m_workbench.unplayable())
        m_shell.showReason(sentence(number));
    else if (wantsPlay)
        play(trained);
    else
        m_shell.showReason(sentence(
            tr("%1 Ctrl+2 plays it by hand, Space lets the strategy search it.").arg(number)));
}

// From where the technique is needed, if one is named.
void PuzzleFeature::play(const std::string& trained)
{
    m_workbench.playByHand();
    if (trained.empty() || m_workbench.hand() == nullptr)
        return;
    const Puzzle& puzzle = m_workbench.hand()->puzzle();
    const ProblemPtr problem = m_workbench.hand()->problem();
    std::optional<Position> position;
    const auto found = inBackground(
        [&](const std::stop_token& token) {
            if (auto there = beforeTechnique(puzzle, problem, trained, token))
                position.emplace(*std::move(there));
            return position.has_value();
        },
        tr("New puzzle"), &m_shell.frame());
    Hand* const hand = m_workbench.hand();
    if (!found || !*found || hand == nullptr || hand->problem() != problem)
        return;
    m_workbench.enter(position->entries);
    m_workbench.takeStep({}, position->struck, false);
    hand->prepared = hand->log().size();
    const auto& techniques = puzzle.info().generator->techniques;
    const auto technique = std::ranges::find(techniques, trained, &ChoiceInfo::id);
    m_shell.showReason(
        sentence(tr("The next step needs the technique: %1.").arg(translated(technique->title))));
}

} // namespace clew
