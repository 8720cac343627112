#include "widgets/lessonpresenter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/lessons/claims.h"
#include "core/lessons/shownplaces.h"
#include "core/puzzle/playing.h"
#include "core/session/documentio.h"
#include "core/session/givingway.h"
#include "core/study/measure.h"
#include "core/study/position.h"
#include "widgets/answerbutton.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/lessonpen.h"
#include "widgets/racechart.h"
#include "widgets/raceview.h"
#include "widgets/searchtreeview.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr std::uint64_t kMostRaceNodes = 200'000'000;
constexpr qsizetype kMostFaultsShown = 2; // of a page

QString powerOfTen(double value)
{
    return grouped(static_cast<quint64>(std::llround(value)));
}

} // namespace

// ---- building

bool LessonPresenter::OnlyToLookAt::keyPressed(Board& /*board*/, const QKeyEvent& event)
{
    QKeyEvent copy(event.type(), event.key(), event.modifiers(), event.text());
    presenter->keyPressEvent(&copy);
    return true;
}

bool LessonPresenter::Undoing::keyPressed(Board& /*board*/, const QKeyEvent& event)
{
    return presenter->undoneBy(event);
}

LessonPresenter::LessonPresenter(Lesson lesson, QWidget* parent)
    : QWidget(parent, Qt::Window), m_lesson(std::move(lesson)),
      m_language(m_lesson.languageFor(QLocale().name().toStdString())), m_stages(m_lesson)
{
    m_lookAt.presenter = this;
    m_undoing.presenter = this;
    m_replies.lesson = std::string(m_lesson.textIn(m_lesson.title, m_lesson.languages.front()));
    setObjectName(QStringLiteral("lesson"));
    setWindowTitle(in(m_lesson.title));
    setAutoFillBackground(true);
    build();
    setFonts();
    showPage(0);
}

LessonPresenter::~LessonPresenter()
{
    delete m_board; // before the tool on it
}

// ---- what is shown

QString LessonPresenter::in(const LessonText& text) const
{
    const std::string_view written = m_lesson.textIn(text, m_language);
    return QString::fromStdString(
        m_stage ? readable(written, m_language, m_stage->board,
                           [](Phrase phrase) { return translated(phrase).toStdString(); })
                : readable(written, m_language));
}

QString LessonPresenter::caption() const
{
    return m_caption->text();
}

QString LessonPresenter::feedback() const
{
    return m_feedback->text();
}

void LessonPresenter::showPage(std::size_t page)
{
    leaveTask();
    m_page = page;
    m_given = nullptr;
    m_hand = nullptr;
    m_isDone = false;
    m_prediction.reset();
    m_pen->clear();
    m_kept->hide(); // it was said on the page before
    m_number->setText(
        tr("%1 of %2", "page").arg(grouped(page + 1), grouped(m_lesson.pages.size())));
    m_previous->setEnabled(!m_before.empty());
    showFaults();
    using Made = std::pair<LessonStage, std::optional<QuizQuestion>>;
    const auto made = inBackground(
        [this](const std::stop_token& token) -> Result<Made> {
            return m_stages.stage(m_page, token).and_then([&](LessonStage stage) -> Result<Made> {
                if (!here().isPrediction)
                    return Made(std::move(stage), std::nullopt);
                return m_stages.prediction(m_page, token).map([&](QuizQuestion question) {
                    return Made(std::move(stage), std::move(question));
                });
            });
        },
        tr("Searching…"), this);
    m_stage.reset();
    if (!made) {
        m_caption->setText(translated(made.error().sentence));
        return;
    }
    m_prediction = made->second;
    showStage(made->first);
    m_stage = made->first;
    showTexts();
    showTask();
    showAnswers();
    showGivenBefore();
    showRace();
    setFonts();
    if (m_hand && !m_isDone)
        m_board->setFocus();
    else
        setFocus();
}

void LessonPresenter::showStage(const LessonStage& stage)
{
    if (m_board == nullptr || &m_board->puzzle() != stage.board.puzzle) {
        delete m_board;
        m_board = makeBoard(*stage.board.puzzle, this);
        m_left->addWidget(m_board, 1, 0);
        m_board->show();
        connect(m_board, &Board::entered, this, &LessonPresenter::entered);
        connect(m_board, &Board::playHintChanged, this, [this](const QString& before) {
            m_reason->setText(m_reason->text().replace(before, m_board->playHint()));
        });
        m_board->pushTool(m_undoing);
        m_board->pushTool(m_lookAt);
        delete m_tools;
        m_tools = new QWidget;
        auto* const line = new QHBoxLayout(m_tools);
        line->setContentsMargins(0, 0, 0, 0);
        if (QWidget* const tools = m_board->tools()) {
            line->addWidget(tools);
            tools->show();
        }
        placeTools();
        raisePen();
    }
    if (m_board->problem() != stage.board.problem)
        m_board->setProblem(stage.board.problem);
    m_board->setByHand(false);
    m_board->setWatching(stage.position > 0);
    m_board->showState(stage.position > 0 ? stage.state : nullptr, stage.event);
    lightPlaces(stage);
    m_tools->setVisible(here().task.has_value()); // nothing is set up here
    m_reason->setText(translated(stage.reason));
    m_reason->setVisible(!stage.reason.empty());
    const bool showsTree = here().view == LessonView::Tree;
    m_left->setColumnStretch(0, 2);
    m_left->setColumnStretch(1, showsTree ? 3 : 0);
    m_tree->setVisible(showsTree);
    m_tree->setTrace(showsTree ? stage.trace : nullptr);
    if (showsTree) {
        m_tree->setEnd(std::max<quint64>(stage.position, m_stage ? m_stage->position : 0));
        m_tree->setCurrent(stage.node);
        m_tree->fit();
    }
}

// Those that the texts of the page speak of.
void LessonPresenter::lightPlaces(const LessonStage& stage)
{
    const PlaceNames names(stage.board);
    std::vector<Place> places;
    for (const LessonText* const text : {&here().text, &here().question})
        for (const LessonPiece& piece : piecesOf(m_lesson.textIn(*text, m_language)))
            if (piece.kind == LessonPiece::Kind::Place)
                if (const auto place = names.find(piece.text))
                    places.push_back(*place);
    m_board->setHighlights(std::move(places), {});
}

void LessonPresenter::showTexts()
{
    m_caption->setText(in(here().text));
    m_caption->setVisible(!here().text.empty());
    Sentence asked;
    if (here().question.empty() && here().task && m_stage)
        asked = taskSentence(*m_stage, *here().task);
    else if (m_prediction)
        asked = predictionSentence(m_lesson, here(), m_language);
    m_question->setText(asked.empty() ? in(here().question) : translated(asked));
    m_question->setVisible(!m_question->text().isEmpty());
    m_feedback->clear();
    m_feedback->hide();
    m_over->hide();
    m_made->hide();
}

void LessonPresenter::addAnswer(const QString& text)
{
    auto* const button = new AnswerButton(
        tr("%1  %2", "number of an answer, answer").arg(grouped(m_answers.size() + 1), text));
    button->setFocusPolicy(Qt::NoFocus);
    const std::size_t index = m_answers.size();
    connect(button, &QPushButton::clicked, this, [this, index] { answer(index); });
    m_answerPlace->addWidget(button);
    m_answers.push_back(button);
}

void LessonPresenter::showAnswers()
{
    for (QPushButton* const button : m_answers)
        button->deleteLater();
    m_answers.clear();
    m_answerOf.clear();
    if (m_prediction) {
        for (std::size_t i = 0; i < m_prediction->answers.size(); ++i) {
            const QuizAnswer& each = m_prediction->answers[i];
            addAnswer(translated(Sentence{each.pattern, {each.place}}));
            m_answerOf.push_back(i);
        }
        return;
    }
    if (!here().isChoice())
        return;
    for (const std::size_t i : shownOrder(here())) {
        addAnswer(in(here().answers[i].text));
        m_answerOf.push_back(i);
    }
}

// What was answered before the page was left.
void LessonPresenter::showGivenBefore()
{
    for (const LessonReply& reply : m_replies.replies)
        if (reply.page == here().id && reply.choice > 0 && reply.choice <= m_answers.size())
            showGiven(reply.choice - 1);
}

// ---- answers

// What a page with a task or a prediction says then.
const LessonAnswer* LessonPresenter::saidWhen(bool isRight) const
{
    for (const LessonAnswer& answer : here().answers)
        if (answer.isRight == isRight)
            return &answer;
    return nullptr;
}

void LessonPresenter::say(bool isRight, const QString& what, const LessonAnswer* answer)
{
    m_given = answer;
    const QString verdict = isRight ? tr("Correct.") : tr("Incorrect.");
    m_feedback->setText(what.isEmpty() ? verdict : verdict + QLatin1Char(' ') + what);
    m_feedback->show();
}

void LessonPresenter::answer(std::size_t shown)
{
    if (shown >= m_answers.size() || !m_answers[shown]->isEnabled())
        return; // it was given before, or the right one was
    m_replies.replies.push_back({here().id, shown + 1});
    showGiven(shown);
}

void LessonPresenter::showGiven(std::size_t shown)
{
    const std::size_t index = m_answerOf[shown];
    const bool isRight =
        m_prediction ? index == m_prediction->right : here().answers[index].isRight;
    static_cast<AnswerButton*>(m_answers[shown])->mark(isRight);
    for (QPushButton* const button : m_answers)
        button->setEnabled(button->isEnabled() && !isRight);
    if (!m_prediction) {
        const LessonAnswer& given = here().answers[index];
        say(isRight, in(given.because), &given);
        return;
    }
    const LessonAnswer* const said = saidWhen(isRight);
    say(isRight, said == nullptr ? QString() : in(said->text), said);
    if (isRight) // until then it would give the answer away
        showStage(m_stage->at(m_stage->position + 1));
}

void LessonPresenter::showTask()
{
    m_board->removeTool(m_lookAt);
    // Where nothing is to be done, nothing is pointed out under the mouse either.
    m_board->setMouseTracking(here().task.has_value());
    QEvent leaving(QEvent::Leave);
    QCoreApplication::sendEvent(m_board, &leaving);
    if (!here().task) {
        m_board->pushTool(m_lookAt);
        return;
    }
    startOver();
    const auto done = m_done.find(m_page);
    const auto begun = m_begun.find(m_page);
    m_isDone = m_hand && done != m_done.end();
    if (!m_hand || (!m_isDone && begun == m_begun.end()))
        return;
    for (const Assignment& one : m_isDone ? done->second : begun->second.entries)
        m_hand->enter(std::array{one});
    showHand();
    const TaskVerdict verdict = m_isDone ? TaskVerdict::Right : begun->second.verdict;
    if (verdict != TaskVerdict::Open)
        sayVerdict(verdict);
}

// What was entered is there again when the page is.
void LessonPresenter::leaveTask()
{
    if (!m_hand || m_isDone)
        return;
    Begun& begun = m_begun[m_page];
    begun.entries = m_hand->entries();
    begun.names = namesOf(begun.entries);
}

LessonReplies LessonPresenter::repliesToKeep()
{
    leaveTask(); // as it is now
    LessonReplies kept = m_replies;
    for (const auto& [page, begun] : m_begun) {
        const std::string& id = m_lesson.pages[page].id;
        const bool isAnswered =
            std::ranges::find(m_replies.replies, id, &LessonReply::page) != m_replies.replies.end();
        if (!isAnswered && !begun.names.empty())
            kept.replies.push_back({id, 0, begun.names});
    }
    return kept;
}

void LessonPresenter::sayKept(const QString& fileName)
{
    m_kept->setText(tr("Your answers were saved: %1").arg(QFileInfo(fileName).fileName()));
    m_kept->setToolTip(QDir::toNativeSeparators(fileName));
    m_kept->show();
    m_keep->setText(tr("Save answers")); // nothing is asked any more
    m_keep->setToolTip(QDir::toNativeSeparators(fileName));
}

void LessonPresenter::startOver()
{
    const auto problem = problemOf(*m_stage);
    if (!problem || playingOf(*m_stage->board.puzzle, **problem) == nullptr)
        return;
    m_hand = std::make_unique<Hand>(*m_stage->board.puzzle, *problem);
    m_isDone = false;
    m_board->setProblem(*problem);
    lightPlaces(*m_stage);
    m_board->setWatching(false);
    m_board->setByHand(true);
    showHand();
    m_over->show();
    m_reason->setText(m_board->playHint() + QLatin1Char('\n') +
                      tr("Page Down and Page Up turn the pages; the other keys are the board's."));
    m_reason->show();
    m_board->setFocus();
}

// The board as it was played, and how much of the task is done. Of how many entries nothing else is
// said before all are there.
void LessonPresenter::showHand()
{
    m_board->showState(std::make_shared<const State>(m_hand->state()), std::nullopt);
    const LessonTask& task = *here().task;
    m_made->setVisible(task.kind == LessonTask::Kind::Place);
    m_made->setText(tr("Entries made: %1 of %2", "in a task")
                        .arg(grouped(m_hand->entries().size()), grouped(task.entries)));
}

// Whether the keys undo or redo something here. It is no attempt.
bool LessonPresenter::undoneBy(const QKeyEvent& event)
{
    const bool isUndo = event.matches(QKeySequence::Undo);
    if (!m_hand || m_isDone || !(isUndo || event.matches(QKeySequence::Redo)))
        return false;
    if (isUndo ? m_hand->undo() : m_hand->redo()) {
        showHand();
        sayAgain();
    }
    return true;
}

// What was said of these entries; a value that is looked for is said to be taken back.
void LessonPresenter::sayAgain()
{
    unsay();
    Begun& begun = m_begun[m_page];
    const auto judged = std::ranges::find(begun.judged, m_hand->entries(),
                                          &std::pair<std::vector<Assignment>, TaskVerdict>::first);
    if (judged == begun.judged.end() || here().task->kind == LessonTask::Kind::Find)
        return;
    begun.verdict = judged->second;
    sayVerdict(judged->second);
}

// It was said of other entries.
void LessonPresenter::unsay()
{
    m_begun[m_page].verdict = TaskVerdict::Open;
    m_feedback->clear();
    m_feedback->hide();
}

void LessonPresenter::entered(const std::vector<Assignment>& entries)
{
    if (!m_hand || m_isDone || !m_hand->enter(entries))
        return;
    showHand();
    judgeEntries();
}

void LessonPresenter::judgeEntries()
{
    const LessonTask& task = *here().task;
    const auto made = m_hand->entries();
    // While the whole board is being solved nothing says whether it still can be.
    if (task.kind == LessonTask::Kind::Solve && !m_hand->isFull())
        return unsay();
    const auto verdict =
        inBackground([stage = *m_stage, task, made](
                         const std::stop_token& token) { return judge(stage, task, made, token); },
                     tr("Checking…"), this);
    if (!verdict)
        return;
    if (*verdict == TaskVerdict::Open)
        return unsay();
    m_isDone = *verdict == TaskVerdict::Right;
    keepReply(made);
    if (m_isDone) {
        setFocus(); // the keys turn pages again
    } else {
        Begun& begun = m_begun[m_page];
        begun.verdict = *verdict;
        begun.judged.emplace_back(made, *verdict);
    }
    sayVerdict(*verdict);
    if (!m_isDone && task.kind == LessonTask::Kind::Find) {
        m_hand->undo();
        showHand();
    }
}

void LessonPresenter::sayVerdict(TaskVerdict verdict)
{
    const bool isRight = verdict == TaskVerdict::Right;
    const LessonAnswer* const said = saidWhen(isRight);
    QString text = said == nullptr ? QString() : in(said->text);
    if (verdict == TaskVerdict::Another)
        text = tr("That is true, but it follows by another rule.") + QLatin1Char(' ') + text;
    if (verdict == TaskVerdict::Unknown)
        text = tr("This could not be decided.");
    const LessonTask& task = *here().task;
    const bool isPlaced = verdict == TaskVerdict::Wrong && task.kind == LessonTask::Kind::Place;
    if (isPlaced && m_hand && m_hand->entries().size() > task.entries)
        text = tr("There are too many entries; take some back.") + QLatin1Char(' ') + text;
    else if (isPlaced && task.goal == LessonTask::Goal::Hopeless)
        text = tr("A solution still has these entries.") + QLatin1Char(' ') + text;
    else if (isPlaced && task.goal == LessonTask::Goal::Solvable)
        text = tr("No solution has these entries.") + QLatin1Char(' ') + text;
    const bool isTakenBack = !isRight && here().task->kind == LessonTask::Kind::Find;
    if (verdict == TaskVerdict::Broken) // the lesson speaks of entries that break none
        text = isTakenBack ? tr("The entry broke a rule and was taken back.")
                           : tr("An entry breaks a rule; take it back.");
    else if (isTakenBack)
        text = (text + QLatin1Char(' ') + tr("The entry was taken back.")).trimmed();
    say(isRight, text, isRight ? said : nullptr);
}

// Whoever starts over a task that was done does it for fun.
void LessonPresenter::keepReply(const std::vector<Assignment>& made)
{
    if (m_done.contains(m_page))
        return;
    m_replies.replies.push_back({here().id, 0, namesOf(made)});
    if (m_isDone)
        m_done.emplace(m_page, made);
}

// As they are read.
std::vector<std::string> LessonPresenter::namesOf(const std::vector<Assignment>& made)
{
    const PlaceNames& names = m_names.try_emplace(here().board, m_stage->board).first->second;
    State state = stateOf({*m_stage->board.puzzle, m_hand->problem(), {}});
    std::vector<std::string> named;
    for (const Assignment& entry : made) {
        named.push_back(names.nameOf(entry, *m_hand->problem(), state));
        state.apply(Event::decide(entry.variable, entry.value));
    }
    return named;
}

// ---- races

void LessonPresenter::showRace()
{
    m_chart->setVisible(!here().racers.empty());
    if (here().racers.empty())
        return;
    const LessonBoard& board = m_lesson.boardOf(here());
    const RaceRules rules{board.options,
                          {.nodes = kMostRaceNodes, .solutions = here().raceSolutions}};
    const auto times = inBackground(
        [board, rules, racers = here().racers](const std::stop_token& token) {
            std::vector<RaceTime> measured;
            for (const std::size_t racer : racers)
                measured.push_back(
                    timeStrategy(*board.puzzle, racer, *board.problem, rules, token));
            return measured;
        },
        tr("Racing…"), this);
    std::vector<RaceChart::Bar> bars;
    for (std::size_t i = 0; times && i < times->size(); ++i) {
        const RaceTime& time = (*times)[i];
        const quint64 nodes = time.outcome.counters.nodes;
        const StrategyInfo& info = board.puzzle->info().strategies[here().racers[i]];
        bars.push_back({translated(info.title), static_cast<double>(nodes), time.isBound(),
                        withCount(nodes, [](int n) {
                            return tr("%Ln node(s), %1", "how many, and how long that took here",
                                      n);
                        }).arg(durationText(time.seconds))});
    }
    m_chart->setBars(std::move(bars), tr("Nodes, logarithmic"), &powerOfTen);
}

// ---- what does not hold

void LessonPresenter::check(const QString& fileName)
{
    m_fileName = fileName;
    const auto started = caught([&] {
        m_checking = std::jthread([this, lesson = m_lesson](const std::stop_token& token) {
            giveWay();
            std::optional<LessonChecker> checker;
            std::vector<Error> faults;
            const auto tell = [&] {
                QMetaObject::invokeMethod(
                    this,
                    [this, faults] {
                        m_faults = faults;
                        showFaults();
                    },
                    Qt::QueuedConnection);
            };
            // What is found on a page does not wait for the pages behind it.
            for (std::size_t page = 0; page < lesson.pages.size(); ++page) {
                const auto found = caught([&] {
                    if (!checker)
                        checker.emplace(lesson);
                    return checker->checkPage(page, LessonRigour::Claims, token);
                });
                if (!found || token.stop_requested())
                    return;
                const std::size_t before = faults.size();
                for (const LessonFault& fault : *found)
                    if (!fault.isUndecided)
                        faults.push_back(fault);
                if (faults.size() > before)
                    tell();
            }
            tell();
        });
    });
    if (!started) // there is no further thread: nothing is said of it
        m_faults.reset();
}

void LessonPresenter::showFaults()
{
    if (!m_faults)
        return;
    QStringList here;
    for (const Error& fault : *m_faults) {
        const auto behind =
            std::ranges::upper_bound(m_lesson.pages, fault.line, {}, &LessonPage::line);
        const auto page = std::max<std::ptrdiff_t>(behind - m_lesson.pages.begin() - 1, 0);
        if (static_cast<std::size_t>(page) == m_page && here.size() < kMostFaultsShown)
            here << translated(located(fault, m_fileName));
    }
    m_wrong->setText(here.join(QLatin1Char('\n')));
    m_wrong->setVisible(!here.isEmpty());
    m_allWrong->setText(
        tr("All errors: %1…", "in a lesson; how many things").arg(grouped(m_faults->size())));
    m_allWrong->setVisible(!m_faults->empty());
}

// ---- moving

void LessonPresenter::next()
{
    const auto following = m_lesson.after(m_page, m_given);
    if (!following) {
        m_caption->setVisible(true);
        m_caption->setText(tr("This is the end of the lesson. Esc leaves it."));
        m_question->hide();
        return;
    }
    m_before.push_back(m_page);
    showPage(*following);
}

void LessonPresenter::previous()
{
    if (m_before.empty())
        return;
    const std::size_t page = m_before.back();
    m_before.pop_back();
    showPage(page);
}

// Within the search of the page; what is asked about is not given away.
void LessonPresenter::stepBy(int direction)
{
    if (!m_stage || here().isAsking())
        return;
    const std::uint64_t position = m_stage->position;
    if ((direction < 0 && position == 0) || (direction > 0 && position >= m_stage->trace->size()))
        return;
    m_stage = m_stage->at(direction > 0 ? position + 1 : position - 1);
    showStage(*m_stage);
}

// While a task is being done, what the board makes nothing of does not turn the page.
bool LessonPresenter::isForBoard(int key) const
{
    if (!m_hand || m_isDone)
        return false;
    return key != Qt::Key_Escape && key != Qt::Key_PageDown && key != Qt::Key_PageUp &&
           key != Qt::Key_P;
}

void LessonPresenter::keyPressEvent(QKeyEvent* event)
{
    if (undoneBy(*event))
        return;
    if (isForBoard(event->key())) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Escape:
        emit leaveWanted();
        return;
    case Qt::Key_Right:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        next();
        return;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        previous();
        return;
    case Qt::Key_P:
        m_penButton->toggle();
        return;
    case Qt::Key_Period:
        stepBy(1);
        return;
    case Qt::Key_Comma:
        stepBy(-1);
        return;
    default:
        break;
    }
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 && !m_hand)
        answer(static_cast<std::size_t>(event->key() - Qt::Key_1));
    else
        QWidget::keyPressEvent(event);
}

} // namespace clew
