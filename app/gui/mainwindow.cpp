#include "app/gui/mainwindow.h"

#include <QFileInfo>
#include <QLabel>
#include <QUndoCommand>
#include <QVBoxLayout>
#include <algorithm>

#include "app/gui/documentfile.h"
#include "app/gui/features/features.h"
#include "core/puzzle/registry.h"
#include "widgets/board.h"
#include "widgets/puzzlepanel.h"
#include "widgets/solutionspanel.h"
#include "widgets/strategypanel.h"
#include "widgets/timeline.h"
#include "widgets/translate.h"
#include "widgets/transportbar.h"

namespace clew {

namespace {

// Up to this pace every step is put into words.
constexpr double kReadableSpeed = 30;
// Letters of a sentence below the board.
constexpr qsizetype kMostReason = 240;

} // namespace

/// From one document to another. The one left is kept with the run as it stood when it was left.
class DocumentCommand : public QUndoCommand
{
public:
    DocumentCommand(MainWindow& window, Document after, const QString& what)
        : QUndoCommand(what), m_window(window),
          m_other(std::make_shared<Document>(std::move(after)))
    {
    }

    void redo() override { m_window.exchangeDocument(m_other); }
    void undo() override { m_window.exchangeDocument(m_other); }

private:
    MainWindow& m_window;
    std::shared_ptr<Document> m_other;
};

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), m_player(m_session)
{
    makeActions();
    makeLayout();
    makeMenus();
    connectParts();
    installFeatures(*this);
    const Puzzle& first = *puzzles().front();
    showDocument({&first, first.presetProblem(first.info().presets.front())});
    restoreWindow();
    m_reason->setText(m_board->hint());
}

MainWindow::~MainWindow()
{
    // The run's last signals must not find half a window.
    m_session.disconnect(this);
    m_player.disconnect(this);
    m_undo.disconnect(this);
}

QString MainWindow::reason() const
{
    return m_reason->text();
}

QString MainWindow::message() const
{
    return m_messageFrame->isHidden() ? QString() : m_message->text();
}

// ---- the document

Document MainWindow::snapshot() const
{
    Document document = m_document;
    document.strategy = m_strategy->strategy();
    document.trace = nullptr;
    if (m_player.hasTrace()) {
        document.trace = m_document.trace;
        document.position = m_player.position();
    }
    return document;
}

Document MainWindow::withoutRun() const
{
    Document document = m_document;
    document.strategy = m_strategy->strategy();
    document.trace = nullptr;
    document.position = 0;
    document.recording = nullptr;
    document.runLetGo = false;
    return document;
}

// While one document gives way to another, what is left of the first has no say any more: an editor
// that closes because its board goes.
void MainWindow::pushDocument(Document document, const QString& what)
{
    if (m_idle.isBusy())
        return;
    m_undo.push(new DocumentCommand(*this, std::move(document), what));
}

void MainWindow::exchangeDocument(const std::shared_ptr<Document>& other)
{
    const Document wanted = std::exchange(*other, snapshot());
    {
        const IdleQueue::Busy busy(m_idle);
        showDocument(wanted);
    }
    if (wanted.runLetGo)
        searchAgain(wanted);
    m_runs.add(other);
    tellLetGo(m_runs.letGo(m_document.trace.get()));
}

// Undo has kept what was searched and how far, but not the run.
void MainWindow::searchAgain(const Document& document)
{
    const QString name = translated(document.puzzle->title(*document.problem));
    if (document.recording) { // by anybody, in any way
        showMessage(tr("The run of %1 was discarded to save memory. Open %2 to see it again.")
                        .arg(name, document.recording->fileName));
        return;
    }
    startRun();
    m_player.step(static_cast<qint64>(document.position));
    showMessage(
        tr("The run of %1 was discarded to save memory. The search is run again up to step %2.")
            .arg(name, grouped(document.position)));
}

void MainWindow::tellLetGo(const std::vector<Document>& documents)
{
    if (documents.empty())
        return;
    QStringList names;
    for (const Document& document : documents)
        names << translated(document.puzzle->title(*document.problem));
    const QString text = tr("To save memory, undo no longer keeps the run of %1.")
                             .arg(names.join(QStringLiteral(", ")));
    showMessage(message().isEmpty() ? text : message() + QLatin1Char(' ') + text);
}

// A document without a trace is searched to its position.
void MainWindow::openMoment(Document document, const QString& what)
{
    const auto position = static_cast<qint64>(document.position);
    const bool isToSearch = document.trace == nullptr;
    pushDocument(std::move(document), what);
    if (isToSearch && position > 0) {
        wake();
        m_player.step(position);
    }
}

void MainWindow::showDocument(const Document& document)
{
    endRun();
    const bool newPuzzle = m_document.puzzle != document.puzzle;
    m_document = document;
    if (!m_document.file)
        m_document.file = std::make_shared<DocumentFile>(m_document);
    if (newPuzzle)
        setBoardFor(*document.puzzle);
    m_puzzles->setPuzzle(*document.puzzle);
    m_strategy->setPuzzle(*document.puzzle);
    m_strategy->setStrategy(document.strategy);
    m_board->setProblem(document.problem);
    showMessage({});
    if (document.trace) {
        const QSignalBlocker blocker(m_player); // the moment is shown when all is in place
        const Dimensions dimensions = document.puzzle->dimensions(*document.problem);
        m_before.emplace(document.trace, dimensions);
        m_player.load(document.trace, dimensions);
        m_player.seek(document.position);
        m_solutions->setTrace(document.puzzle, document.problem, document.trace);
        m_transport->timeline().setTrace(document.trace);
    }
    showMoment();
    if (!document.trace) {
        m_reason->setText(m_board->hint());
        showFaults();
    }
    emit documentShown();
    if (newPuzzle)
        m_board->setFocus(); // again: a panel that has just been emptied passes the keyboard on
    updateTitle();
    updateActions();
}

void MainWindow::setBoardFor(const Puzzle& puzzle)
{
    delete m_board;
    m_remark->setText({});
    m_board = makeBoard(puzzle);
    m_boardPlace->addWidget(m_board);
    qDeleteAll(m_toolsPlace->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    if (QWidget* const tools = m_board->tools()) {
        m_toolsPlace->layout()->addWidget(tools);
        tools->show();
    }
    connect(m_board, &Board::edited, this, [this](const ProblemPtr& problem, const QString& what) {
        Document edited = withoutRun();
        edited.problem = problem;
        pushDocument(std::move(edited), what);
    });
    connect(m_board, &Board::replaced, this,
            [this](const ProblemPtr& problem, const QString& what) {
                pushDocument({m_document.puzzle, problem, m_strategy->strategy()}, what);
            });
    connect(m_board, &Board::remarked, m_remark, &QLabel::setText);
    m_board->setFocus();
}

// ---- the run

namespace {

// Why the strategy does not run, and which one would; empty if it runs.
QString refusalText(const Puzzle& puzzle, std::size_t strategy, const Problem& problem)
{
    const auto refusal = puzzle.refusal(strategy, problem);
    if (!refusal)
        return {};
    const auto title = [&](std::size_t index) {
        return translated(puzzle.info().strategies[index].title);
    };
    const QString text = MainWindow::tr("%1 cannot be used here. %2", "strategy, why")
                             .arg(title(strategy), translated(*refusal));
    const auto other = puzzle.substitute(problem);
    return other ? MainWindow::tr("%1 Choose %2 instead.", "why, strategy").arg(text, title(*other))
                 : text;
}

} // namespace

// One that refuses the problem ends at once: there is an empty trace then, and the reason is shown.
void MainWindow::startRun()
{
    SearchSession::Request request;
    request.puzzle = m_document.puzzle;
    request.problem = m_document.problem;
    request.strategy = m_strategy->strategy();
    request.options = m_document.options;
    request.limits = m_limits;
    m_outcome.reset();
    m_board->showState(nullptr, std::nullopt); // the cursor that holds the state shown goes away
    m_session.start(std::move(request));
    m_document.trace = m_session.trace();
    m_document.recording = nullptr;
    m_document.runLetGo = false;
    m_player.reset();
    m_before.emplace(m_document.trace, m_document.puzzle->dimensions(*m_document.problem));
    m_solutions->setTrace(m_document.puzzle, m_document.problem, m_document.trace);
    m_transport->timeline().setTrace(m_document.trace);
    m_strategy->clearStatistics();
    showMessage(refusalText(*m_document.puzzle, m_session.request().strategy, *m_document.problem));
    updateTitle();
    updateActions();
    emit documentShown();
}

void MainWindow::endRun()
{
    if (m_session.isRunning())
        m_session.cancel();
    const QSignalBlocker blocker(m_player); // whoever ends a run shows what comes next
    // Everything that holds the state of the player's cursor lets go of it first.
    if (m_board != nullptr)
        m_board->showState(nullptr, std::nullopt);
    m_player.pause();
    m_player.clear();
    m_before.reset();
    m_outcome.reset();
    m_solutions->setTrace(nullptr, nullptr, nullptr);
    m_transport->timeline().setTrace(nullptr);
    m_strategy->clearStatistics();
}

void MainWindow::wake()
{
    if (!m_player.hasTrace())
        startRun();
}

void MainWindow::togglePlay()
{
    if (m_player.isPlaying()) {
        m_player.pause();
        return;
    }
    wake();
    if (m_player.atEnd())
        m_player.toStart();
    m_player.play();
}

void MainWindow::chooseStrategy(std::size_t index)
{
    if (index == m_document.strategy && !m_player.hasTrace())
        return;
    Document document = withoutRun();
    document.strategy = index;
    // The chooser shows the new one already; what is left is the old.
    m_strategy->setStrategy(m_document.strategy);
    pushDocument(std::move(document), tr("Choose strategy"));
}

// ---- showing

void MainWindow::showMoment()
{
    const bool watching = m_player.hasTrace();
    m_board->setWatching(watching);
    m_state->setText(watching ? tr("Watching") : tr("Editing"));
    m_state->setProperty("watching", watching);
    if (watching) {
        const Cursor& cursor = m_player.cursor();
        m_board->showState(&cursor.state(), cursor.lastEvent());
        showReason();
        const quint64 passed = m_player.solutionsPassed();
        showStatistics();
        m_solutions->setCurrent(passed == 0 ? std::nullopt : std::optional<quint64>(passed - 1));
    }
    m_transport->refresh();
    updateActions();
    emit momentShown();
}

// The run's strategy does not take the problem: the message says so, and nothing else has to.
bool MainWindow::isRefused() const
{
    return m_session.trace() && m_session.trace() == m_document.trace &&
           m_document.puzzle->refusal(m_session.request().strategy, *m_document.problem);
}

// What the run's figures and its outcome tell may not be shown yet.
void MainWindow::showStatistics()
{
    if (!m_player.hasTrace())
        return;
    const Cursor& cursor = m_player.cursor();
    const bool isPart = m_player.shownEnd() != kUnlimited;
    const quint64 passed = m_player.solutionsPassed();
    m_solutions->setLimit(isPart ? passed : kUnlimited);
    if (isPart) {
        m_strategy->showStatistics(cursor.nodeCount() - 1, cursor.depth(), passed);
    } else if (m_session.trace() == m_document.trace) {
        m_strategy->showStatistics(m_session.statistics(), cursor.depth());
        m_strategy->showOutcome(m_outcome && !isRefused() ? outcomeText(*m_outcome) : QString());
    }
}

void MainWindow::showReason()
{
    const Cursor& cursor = m_player.cursor();
    if (m_player.isSeekingSolution()) {
        m_reason->setText(tr("Looking for the next solution. Esc stops the search."));
        m_board->setHighlights({}, {});
        return;
    }
    const auto event = cursor.lastEvent();
    if (!event) {
        m_reason->setText(
            isRefused() ? QString()
                        : tr("The search is about to begin. Press Space to play, . to step."));
        m_board->setHighlights({}, {});
        return;
    }
    if (m_player.isPlaying() && m_player.speed() > kReadableSpeed) {
        m_reason->clear();
        m_board->setHighlights({}, {});
        return;
    }
    Q_ASSERT(m_before);
    m_before->seek(cursor.position() - 1);
    showReason(m_document.puzzle->explain(*m_document.problem, m_before->state(), *event));
}

void MainWindow::showReason(const Sentence& sentence)
{
    // Of a number of hundreds of digits the words would leave no room for the board.
    const QString text = translated(sentence);
    const bool isLong = text.size() > kMostReason;
    m_reason->setText(isLong ? text.left(kMostReason) + QStringLiteral("…") : text);
    m_reason->setToolTip(isLong ? text : QString());
    m_board->setHighlights(sentence.causes, sentence.effects);
}

void MainWindow::showFaults()
{
    const auto faults = m_document.puzzle->faults(*m_document.problem);
    if (faults.empty())
        return;
    m_board->setHighlights(faults.front().causes, faults.front().effects);
    QString text = translated(faults.front());
    if (faults.size() > 1)
        text +=
            QLatin1Char(' ') + tr("(and %n more)", nullptr, static_cast<int>(faults.size()) - 1);
    showMessage(text);
}

void MainWindow::showMessage(const QString& text)
{
    m_message->setText(text);
    m_messageFrame->setVisible(!text.isEmpty());
}

void MainWindow::updateTitle()
{
    const DocumentFile& file = *m_document.file;
    const QString mark = QStringLiteral("[*]"); // where Qt says that the document was changed
    QString name = translated(m_document.puzzle->title(*m_document.problem));
    if (file.name().isEmpty())
        name += mark;
    else
        name = QStringLiteral("%1%2 · %3")
                   .arg(QFileInfo(file.name()).fileName().replace(mark, mark + mark), mark, name);
    setWindowTitle(tr("%1 · %2 — Clew", "problem, puzzle")
                       .arg(name, translated(m_document.puzzle->info().title)));
    setWindowModified(file.isModified(m_document));
}

void MainWindow::updateActions()
{
    const bool playing = m_player.isPlaying();
    const bool watching = m_player.hasTrace();
    m_actions.play->setText(playing ? tr("Pause") : tr("Play"));
    m_actions.play->setIcon(
        theme::icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_actions.stepBack->setEnabled(watching && m_player.position() > 0);
    m_actions.toStart->setEnabled(watching && m_player.position() > 0);
    m_actions.previous->setEnabled(watching && m_player.solutionsPassed() > 0);
    m_actions.saveTrace->setEnabled(watching);
    m_actions.stop->setEnabled(watching);
    m_actions.restart->setEnabled(watching);
}

} // namespace clew
