#include "app/gui/mainwindow.h"

#include <QAccessible>
#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QSplitter>
#include <QTabWidget>
#include <QThread>
#include <QVBoxLayout>
#include <algorithm>

#include "app/gui/errortext.h"
#include "app/gui/features/features.h"
#include "app/gui/features/limitsfeature.h"
#include "app/gui/playaction.h"
#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/json.h"
#include "core/text/stopped.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/fittingscreen.h"
#include "widgets/messageframe.h"
#include "widgets/puzzlepanel.h"
#include "widgets/reasonview.h"
#include "widgets/solutionspanel.h"
#include "widgets/strategypanel.h"
#include "widgets/timeline.h"
#include "widgets/translate.h"
#include "widgets/transportbar.h"

namespace clew {

namespace {

// Letters of a sentence below the board: a number may have any number of digits.
constexpr qsizetype kMostReason = 5000;
constexpr int kLeastShown = 72; ///< of a board, in pixels

// Nobody is in the middle of something. The level is 1 in the application's own event loop, 0 where
// somebody processes events by hand.
bool isIdle()
{
    return !WaitLoop::isActive() && QApplication::activeModalWidget() == nullptr &&
           QApplication::activePopupWidget() == nullptr &&
           QApplication::mouseButtons() == Qt::NoButton &&
           QThread::currentThread()->loopLevel() <= 1;
}

} // namespace

MainWindow::MainWindow(std::shared_ptr<Workbench> workbench, QWidget* parent)
    : QMainWindow(parent), m_shared(std::move(workbench)), m_workbench(*m_shared)
{
    makeActions();
    makeLayout();
    makeMenus();
    connectParts();
    installFeatures(m_workbench, *this);
    m_workbench.announce();
    restoreWindow();
    qApp->installEventFilter(new FittingFileDialogs(this));
    if (m_workbench.moment()->activity == Activity::Editing)
        m_reason->say(m_board->hint());
}

MainWindow::~MainWindow()
{
    // The last signals of the run and of the board must not find half a window.
    m_workbench.disconnect(this);
    m_board->disconnect(this);
}

QString MainWindow::reason() const
{
    return m_reason->text();
}

QString MainWindow::message() const
{
    return m_message->text();
}

// ---- connecting

void MainWindow::connectParts()
{
    m_workbench.setIdleWhen(isIdle);
    connect(&m_workbench, &Workbench::documentChanged, this, &MainWindow::showDocument);
    connect(&m_workbench, &Workbench::momentChanged, this,
            [this](const MomentPtr& moment) { showMoment(*moment); });
    connect(&m_workbench, &Workbench::searchProgressed, this,
            [this](const MomentPtr& moment) { showProgress(*moment); });
    connect(&m_workbench, &Workbench::messageChanged, this, &MainWindow::updateMessage);
    connect(&m_workbench, &Workbench::fileChanged, this, &MainWindow::updateTitle);
    connect(&m_workbench.history(), &History::changed, this, &MainWindow::updateHistory);
    connect(m_puzzles, &PuzzlePanel::puzzleChosen, &m_workbench, &Workbench::choosePuzzle);
    connect(m_puzzles, &PuzzlePanel::presetChosen, &m_workbench, &Workbench::choosePreset);
    // The hand that has clicked goes on at the board; the keyboard stays in the list it walks.
    for (const QListWidget* const list : {&m_puzzles->puzzleList(), &m_puzzles->presetList()})
        connect(list, &QListWidget::itemClicked, this, [this] { m_board->setFocus(); });
    connect(m_strategy, &StrategyPanel::strategyChosen, this, [this](std::size_t index) {
        m_workbench.chooseStrategy(index);
        m_strategy->setStrategy(m_workbench.document().strategy); // it may have been refused
        m_strategy->setSettings(m_workbench.document().options.settings);
    });
    connect(m_strategy, &StrategyPanel::pickedInList, this, [this] { m_board->setFocus(); });
    connect(m_strategy, &StrategyPanel::settingChosen, this,
            [this](const std::string& id, const std::string& choice) {
                m_workbench.chooseSetting(id, choice);
                m_strategy->setSettings(m_workbench.document().options.settings);
            });
    connect(m_solutions, &SolutionsPanel::chosen, this, [this](quint64 index) {
        m_workbench.player().pause();
        m_workbench.player().toSolution(index);
    });
    connect(m_solutions, &SolutionsPanel::previousWanted, m_actions.previous, &QAction::trigger);
    connect(m_solutions, &SolutionsPanel::nextWanted, m_actions.next, &QAction::trigger);
    m_workbench.addSessionPart(
        "columns",
        [this] { return nlohmann::json(m_columns->saveState().toBase64().toStdString()); },
        [this](const nlohmann::json& json) {
            m_columns->restoreState(
                QByteArray::fromBase64(QByteArray::fromStdString(textOf(json))));
        });
    m_workbench.addSessionPart(
        "looks",
        [this] {
            m_looks.keep(*m_board);
            return m_looks.json();
        },
        [this](const nlohmann::json& json) {
            m_looks.read(json, m_board->puzzle());
            m_looks.restore(*m_board);
        });
    updateHistory();
}

// ---- in place of another window

void MainWindow::keepView(QString name, std::function<std::any()> save,
                          std::function<void(const std::any&)> load)
{
    m_viewParts.push_back({std::move(name), std::move(save), std::move(load)});
}

void MainWindow::chooseLanguage(const QString& code)
{
    emit languageChosen(code);
}

void MainWindow::addWindow(QWidget& window)
{
    std::erase_if(m_windows, [](const auto& each) { return each.isNull(); });
    m_windows.emplace_back(&window);
}

std::vector<QWidget*> MainWindow::windows() const
{
    std::vector<QWidget*> open;
    for (const auto& window : m_windows)
        if (window)
            open.push_back(window);
    return open;
}

const QObject* MainWindow::task() const
{
    const auto running = std::ranges::find_if(m_tasks, [](const auto& task) { return task; });
    return running == m_tasks.end() ? nullptr : running->data();
}

MainWindow::SavedView MainWindow::saveView() const
{
    SavedView view;
    for (const ViewPart& part : m_viewParts)
        view[part.name] = part.save();
    return view;
}

void MainWindow::takeOver(MainWindow& before, const SavedView& view)
{
    if (before.isMaximized() || before.isFullScreen())
        restoreGeometry(before.saveGeometry());
    else
        setGeometry(before.geometry());
    m_columns->restoreState(before.m_columns->saveState());
    m_boardRow->setProperty("beside", before.m_boardRow->property("beside"));
    m_details->setCurrentIndex(before.m_details->currentIndex());
    showFolds();
    m_looks = before.m_looks;
    m_board->setLook(before.m_board->look());
    m_board->setEntryPlace(before.m_board->entryPlace());
    const QList<QAction*> switches = actions();
    const QList<QAction*> left = before.actions();
    for (qsizetype i = 0; i < std::min(switches.size(), left.size()); ++i)
        if (switches[i]->isCheckable())
            switches[i]->setChecked(left[i]->isChecked());
    for (const ViewPart& part : m_viewParts)
        part.load(view.at(part.name));
    takeWindows(before);
    setVisible(before.isVisible());
    activateWindow();
    m_board->setFocus();
}

// Races, comparisons and studies go on where they are.
void MainWindow::takeWindows(MainWindow& before)
{
    for (QWidget* const window : before.windows()) {
        const QPoint place = window->pos();
        const bool wasVisible = window->isVisible();
        window->setParent(this, window->windowFlags());
        window->move(place);
        window->setVisible(wasVisible);
        addWindow(*window);
    }
}

// ---- showing

void MainWindow::showDocument()
{
    const Document& document = m_workbench.document();
    m_isNewBoard = m_board == nullptr || &m_board->puzzle() != document.puzzle;
    if (m_isNewBoard)
        setBoardFor(*document.puzzle);
    m_actions.playByHand->setEnabled(!m_workbench.unplayable());
    m_puzzles->setPuzzle(*document.puzzle);
    m_puzzles->setPreset(document.preset);
    m_strategy->setPuzzle(*document.puzzle);
    // What another program searches has a puzzle with that program's strategy.
    const std::string* const foreign = foreignStrategy(document);
    if (foreign != nullptr && !document.puzzle->strategyIndex(*foreign))
        m_strategy->setForeignStrategy(
            *foreign == kHandStrategy ? tr("Your hand") : QString::fromStdString(*foreign));
    else
        m_strategy->setStrategy(document.strategy);
    m_strategy->setSettings(document.options.settings);
    m_strategy->clearStatistics();
    if (m_board->problem() != document.problem || !document.trace)
        m_board->setProblem(document.problem);
    if (m_isNewBoard)
        m_looks.restore(*m_board);
    m_solutions->gallery().setInText(m_board->solvesInText());
    m_solutions->setTrace(document.trace ? document.puzzle : nullptr,
                          document.trace ? document.problem : nullptr, document.trace);
    const Deductions* const deductions = m_workbench.player().deductions();
    m_transport->timeline().setTrace(
        document.trace, deductions != nullptr ? std::optional(*deductions) : std::nullopt);
    if (!document.trace) {
        m_reason->say(m_board->hint());
        showFaults();
    }
    if (!m_board->underMouse()) // else the board would move under it
        m_reason->giveRoomBack();
    updateTitle();
}

void MainWindow::setBoardFor(const Puzzle& puzzle)
{
    if (m_board != nullptr)
        m_looks.keep(*m_board);
    delete m_board;
    m_remark->setText({});
    m_reason->giveRoomBack();
    m_board = makeBoard(puzzle);
    m_actions.clearBoard->setEnabled(m_board->canBeCleared());
    // On a small screen it has less room than it would like, and shrinks into that: one that is cut
    // off has rows that nobody can see.
    m_board->setMinimumSize(kLeastShown, kLeastShown);
    m_boardPlace->addWidget(m_board);
    while (const std::unique_ptr<QLayoutItem> old{m_toolsPlace->layout()->takeAt(0)})
        delete old->widget();
    if (QWidget* const tools = m_board->tools()) {
        m_toolsPlace->layout()->addWidget(tools);
        tools->show();
    }
    for (BoardTool* const tool : m_tools)
        m_board->pushTool(*tool);
    connect(m_board, &Board::edited, this, [this](const ProblemPtr& problem, const QString& what) {
        m_workbench.edit(problem, namedStep(what));
    });
    connect(m_board, &Board::replaced, this,
            [this](const ProblemPtr& problem, const QString& what) {
                m_workbench.replace(problem, namedStep(what));
            });
    connect(m_board, &Board::remarked, m_remark, &QLabel::setText);
    connect(m_board, &Board::playHintChanged, this, [this](const QString& before) {
        if (m_reason->text() == before) // something of the position is worth more
            m_reason->say(m_board->playHint());
    });
    connect(m_board, &Board::mouseLeft, m_reason, &ReasonView::giveRoomBack);
    m_board->setFocus();
}

Sentence MainWindow::namedStep(const QString& what) const
{
    const auto phrases = m_phrasesOf(what);
    return phrases.empty() ? sentence(what) : Sentence{phrases.front()};
}

void MainWindow::pushTool(BoardTool& tool)
{
    m_tools.push_back(&tool);
    if (m_board != nullptr)
        m_board->pushTool(tool);
}

void MainWindow::setPlayKeyTaker(std::function<bool()> takes)
{
    m_actions.play->setKeyTaker(std::move(takes));
}

void MainWindow::showMoment(const Moment& moment)
{
    dropStaleMessage(moment);
    m_board->setWatching(moment.isWatching());
    m_board->setByHand(moment.isByHand());
    m_solutions->setByHand(moment.isByHand());
    m_board->showNotes(moment.notes);
    if (moment.activity != Activity::Editing) {
        m_board->showState(moment.state, moment.shownEvent());
        tell(m_workbench.reason());
        if (moment.isByHand() && m_reason->text().isEmpty())
            m_reason->say(m_board->playHint());
        if (moment.isByHand() && moment.isSolved && !m_board->underMouse())
            m_reason->giveRoomBack(); // no more hints follow
        showStatistics(moment);
        m_solutions->setCurrent(moment.solutionsPassed == 0
                                    ? std::nullopt
                                    : std::optional<quint64>(moment.solutionsPassed - 1));
    }
    m_transport->refresh();
    updateActions(moment);
    if (std::exchange(m_isNewBoard, false)) {
        m_board->show();     // now: of a window that is not active a hidden one keeps no keyboard
        m_board->setFocus(); // again: a panel that has just been emptied passes the keyboard on
    }
}

void MainWindow::showProgress(const Moment& moment)
{
    m_solutions->refresh();
    showStatistics(moment);
    m_transport->refresh();
    updateRunning(moment);
    if (moment.outcome)
        updateActions(moment);
}

// What the run's figures and its outcome say may not be shown yet.
void MainWindow::showStatistics(const Moment& moment)
{
    m_solutions->setComplete(moment.outcome && moment.outcome->ending == Ending::Exhausted);
    m_solutions->setPassed(moment.solutionsPassed, moment.isWhole());
    if (!moment.isWhole()) {
        m_strategy->showStatistics(moment.nodeCount - 1, moment.depth, moment.solutionsPassed);
    } else if (moment.statistics) {
        m_strategy->showStatistics(*moment.statistics, moment.depth);
        m_strategy->showOutcome(endingText(moment));
    } else if (moment.isWatching()) { // of a trace that was opened or brought back
        m_strategy->showRecorded(moment.trace->nodeCount() - 1, moment.depth,
                                 moment.trace->solutionCount(),
                                 std::max(moment.trace->bytes(),
                                          moment.trace->memoryBytes() + moment.trace->diskBytes()));
        if (moment.outcome && moment.outcome->counters.backtracks > 0)
            m_strategy->showBacktracks(moment.outcome->counters.backtracks);
        m_strategy->showOutcome(endingText(moment));
    }
}

// A recording that was cut short says only that.
QString MainWindow::endingText(const Moment& moment) const
{
    const bool isSaid = moment.outcome && !moment.refusal &&
                        (moment.statistics || moment.outcome->reason != StopReason::Cancelled);
    if (!isSaid)
        return {};
    const QString lifting = liftingText(m_workbench);
    // What another program's search would still do nobody has said.
    QString text =
        moment.outcome->ending == Ending::RanDry &&
                foreignStrategy(m_workbench.document()) != nullptr
            ? tr("The search is recorded up to here; whether there is more is not known.")
            : outcomeText(*moment.outcome, isOfAnotherProgram(m_workbench.document()));
    if (const Sentence best = provedBestSentence(*moment.outcome);
        m_workbench.document().problem->seeksBest() && !best.empty()) {
        text += QLatin1Char(' ') + translated(best);
        // The search ends where nothing better was left, not there.
        text += QLatin1Char(' ') +
                tr("It is solution %L1: End, then %2 leads to it.")
                    .arg(moment.outcome->counters.solutions)
                    .arg(m_actions.previous->shortcut().toString(QKeySequence::NativeText));
    }
    return lifting.isEmpty() ? text : text + QLatin1Char(' ') + lifting;
}

// What somebody asked for is also brought into view; a board that is watched stays where it is.
void MainWindow::showReason(const Sentence& sentence)
{
    tell(sentence);
    m_board->bringIntoView(sentence.effects.empty() ? sentence.causes : sentence.effects);
}

void MainWindow::tell(const Sentence& sentence)
{
    const QString text = sentence.empty() ? QString() : translatedStanding(sentence);
    m_reason->say(text.size() > kMostReason ? text.left(kMostReason) + QStringLiteral("…") : text);
    if (QAccessible::isActive() && !text.isEmpty() && !m_workbench.moment()->isPlaying) {
        QAccessibleEvent spoken(&m_reason->label(), QAccessible::Alert); // a step is read out
        QAccessible::updateAccessibility(&spoken);
    }
    m_board->setHighlights(sentence.causes, sentence.effects, sentence.links);
}

void MainWindow::showFaults()
{
    const auto faults = m_workbench.faults();
    if (faults.empty())
        return;
    m_board->setHighlights(faults.front().causes, faults.front().effects);
    QString text = translatedStanding(faults.front());
    if (faults.size() > 1)
        text += QLatin1Char(' ') + withCount(faults.size() - 1, [](int n) {
                    return tr("(and %Ln more)", nullptr, n);
                });
    showMessage(text);
}

void MainWindow::showMessage(const QString& text)
{
    m_workbench.say(sentence(text));
    if (text.isEmpty())
        return;
    m_messageAt = m_workbench.player().position();
    m_messageNotes = m_workbench.moment()->notes;
    m_saidWhilePlaying = m_workbench.player().isPlaying();
}

void MainWindow::dropStaleMessage(const Moment& moment)
{
    if (!m_messageAt || (*m_messageAt == moment.position && m_messageNotes == moment.notes))
        return;
    if (m_saidWhilePlaying && moment.isPlaying)
        m_messageAt = moment.position;
    else
        showMessage({});
}

void MainWindow::updateMessage()
{
    const Sentence& message = m_workbench.message();
    m_messageAt.reset();
    m_message->say(message.empty() ? QString() : translated(message));
}

// The menu names what would be undone.
void MainWindow::updateHistory()
{
    const auto undo = m_workbench.undoWhat();
    const auto redo = m_workbench.redoWhat();
    m_actions.undo->setText(undo ? tr("&Undo %1").arg(translated(*undo)) : tr("&Undo"));
    m_actions.undo->setEnabled(undo.has_value());
    m_actions.redo->setText(redo ? tr("&Redo %1").arg(translated(*redo)) : tr("&Redo"));
    m_actions.redo->setEnabled(redo.has_value());
}

void MainWindow::updateTitle()
{
    const Document& document = m_workbench.document();
    const DocumentFile& file = *document.file;
    const QString mark = QStringLiteral("[*]"); // where Qt says that the document was changed
    QString name = translated(document.puzzle->title(*document.problem));
    if (file.name().isEmpty())
        name += mark;
    else
        name = QStringLiteral("%1%2 · %3")
                   .arg(QFileInfo(file.name()).fileName().replace(mark, mark + mark), mark, name);
    setWindowTitle(tr("%1 · %2 — Clew", "problem, puzzle")
                       .arg(name, translated(document.puzzle->info().title)));
    setWindowModified(file.isModified(document));
}

// What has started something stops it while it goes on: by the same button, entry and key. A key
// that is still held from the start does not.
void MainWindow::updateRunning(const Moment& moment)
{
    const auto show = [](QAction& action, bool isRunning, const QString& text, const char* icon) {
        if (action.text() == text)
            return;
        action.setText(text);
        nameInToolTip(action);
        action.setIcon(theme::icon(QLatin1String(icon)));
        action.setAutoRepeat(!isRunning);
    };
    const QString stop = tr("Stop &here");
    show(*m_actions.play, moment.isPlaying, moment.isPlaying ? tr("Pause") : tr("Run"),
         moment.isPlaying ? "pause" : "play");
    show(*m_actions.toEnd, moment.isRunningToEnd, moment.isRunningToEnd ? stop : tr("To the &end"),
         moment.isRunningToEnd ? "stop" : "end");
    show(*m_actions.next, moment.isSeekingSolution,
         moment.isSeekingSolution ? stop : tr("&Next solution"),
         moment.isSeekingSolution ? "stop" : "next");
}

void MainWindow::updateActions(const Moment& moment)
{
    m_actions.setUp->setChecked(moment.activity == Activity::Editing);
    m_actions.playByHand->setChecked(moment.isByHand());
    m_actions.watch->setChecked(moment.isWatching());
    updateHistory();
    updateRunning(moment);
    m_actions.stepBack->setEnabled(moment.position > 0);
    m_actions.toStart->setEnabled(moment.position > 0);
    m_actions.previous->setEnabled(moment.solutionsPassed > 0);
    m_actions.saveTrace->setEnabled(moment.activity != Activity::Editing);
    m_actions.stop->setEnabled(moment.isWatching());
    m_actions.restart->setEnabled(moment.isWatching());
}

} // namespace clew
