#include "app/gui/features/predictfeature.h"

#include <QAction>
#include <QMenu>
#include <QMouseEvent>
#include <QThreadPool>
#include <atomic>

#include "app/gui/shell.h"
#include "core/session/json.h"
#include "core/session/workbench.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/predictbar.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr std::uint64_t kLookedAtOnce = 200'000; ///< events: some milliseconds' work
constexpr int kLookAgain = 16;                   ///< milliseconds
constexpr int kPatience = 8;                     ///< looks without saying that the search goes on

QString answerText(const QuizAnswer& answer)
{
    return QString::fromStdString(
        fillIn(translated(answer.pattern).toStdString(), {translated(answer.place).toStdString()}));
}

bool isArrow(const QKeyEvent& event)
{
    return event.key() >= Qt::Key_Left && event.key() <= Qt::Key_Down;
}

std::uint32_t countIn(const nlohmann::json& json, const char* name)
{
    constexpr double kMost = 0x7FFFFFFF;
    const double count = numberOf(memberOf(json, name));
    return count >= 0 && count <= kMost ? static_cast<std::uint32_t>(count) : 0;
}

} // namespace

// To choose likely answers dozens of moves are held against the rules: on a large board too much
// work for between two frames.
struct PredictFeature::Making
{
    Making(Document shown, QuizScope asked, std::uint64_t about)
        : document(std::move(shown)), scope(asked), event(about)
    {
    }

    Document document;
    QuizScope scope;
    std::uint64_t event;
    Result<QuizQuestion> question = {}; ///< the maker's until it is ready
    std::atomic<bool> isReady = false;

    void run()
    {
        question = caught([this] {
            Cursor before(document.trace, document.puzzle->dimensions(*document.problem));
            before.seek(event);
            return makeQuestion(*document.puzzle, *document.problem, before, scope,
                                document.options.seed);
        });
        isReady.store(true, std::memory_order_release);
    }
};

PredictFeature::PredictFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell), m_bar(new PredictBar),
      m_action(shell.addAction(tr("&Predict the next step"), {QKeySequence(Qt::Key_F8)}))
{
    m_action->setCheckable(true);
    shell.menu(Shell::MenuId::Tools).addAction(m_action);
    m_bar->hide();
    shell.addHighBar(m_bar);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kLookAgain);
    connect(&m_timer, &QTimer::timeout, this, &PredictFeature::look);
    connect(m_action, &QAction::toggled, this, &PredictFeature::setOn);
    connect(m_action, &QAction::triggered, this, [this](bool on) {
        if (on)
            goOn();
    });
    connect(m_bar, &PredictBar::answered, this, &PredictFeature::answer);
    connect(m_bar, &PredictBar::nextWanted, this, &PredictFeature::goOn);
    connect(m_bar, &PredictBar::scopeChosen, this, &PredictFeature::goOn);
    connect(m_bar, &PredictBar::closed, this, [this] { m_action->setChecked(false); });
    connect(&workbench, &Workbench::documentChanged, this, &PredictFeature::showDocument);
    connect(&workbench, &Workbench::momentChanged, this, &PredictFeature::showMoment);
    workbench.addSessionPart(
        "predict", [this] { return saved(); },
        [this](const nlohmann::json& json) { restore(json); });
    shell.pushTool(*this);
    shell.setPlayKeyTaker([this] { return asks() && m_bar->takeSpace(); });
}

// ---- on and off

void PredictFeature::setOn(bool on)
{
    m_workbench.player().setConcealing(on); // before: nothing is asked because of that
    m_isOn = on;
    m_bar->setVisible(asks());
    m_remark.clear();
    if (!asks()) {
        m_timer.stop();
        m_making.reset();
        return;
    }
    if (m_subject != subject())
        m_score = {};
    m_subject = subject();
    showScore();
    start(false);
}

// Whoever plays is asked nothing: the next step is theirs.
bool PredictFeature::asks() const
{
    return m_isOn && !m_workbench.document().isByHand;
}

PredictFeature::Subject PredictFeature::subject() const
{
    const Document& document = m_workbench.document();
    return {document.puzzle, document.problem.get(), document.strategy};
}

// Another puzzle or strategy is searched again at once; another problem is perhaps still being
// edited.
void PredictFeature::showDocument()
{
    m_making.reset();
    m_bar->setVisible(asks());
    if (!asks())
        return;
    const Subject before = std::exchange(m_subject, subject());
    if (m_subject != before) {
        m_wakes = m_subject.puzzle != before.puzzle || m_subject.strategy != before.strategy;
        if (m_score.asked > 0)
            m_remark = tr("This is another search: the score starts again.");
        m_score = {};
        showScore();
    }
    if (m_wakes) // the window is not done with showing it
        m_workbench.whenIdle(this, [this] {
            if (std::exchange(m_wakes, false) && asks())
                goOn();
        });
    start(std::exchange(m_movesAtStart, false));
}

// Somebody else who starts a run may be about to move the playhead: it moves only if we started it.
void PredictFeature::start(bool moves)
{
    if (m_workbench.player().hasTrace()) {
        seek(moves);
        return;
    }
    m_stage = Stage::NoRun;
    m_timer.stop();
    m_bar->showNotice(tr("Predict what the search will do, step by step."),
                      tr("&Start the search"));
}

void PredictFeature::goOn()
{
    if (m_workbench.document().isByHand)
        return;
    if (m_workbench.player().hasTrace()) {
        m_workbench.player().pause();
        seek(true);
    } else {
        m_movesAtStart = true;
        m_workbench.wake();
    }
}

// ---- the next question

void PredictFeature::showMoment()
{
    if (!asks())
        return;
    const Player& player = m_workbench.player();
    if (!player.hasTrace()) {
        if (m_stage != Stage::NoRun)
            start(false);
    } else if (player.isPlaying()) {
        m_making.reset();
        if (std::exchange(m_stage, Stage::Playing) != Stage::Playing)
            m_bar->showNotice(tr("The search is playing. Pause it to be asked."), {});
    } else if (player.position() != m_position || m_stage == Stage::Playing ||
               m_stage == Stage::NoRun) {
        seek(false); // somebody moved it: the question follows
    }
}

void PredictFeature::seek(bool moves)
{
    m_moves = moves;
    m_position = m_workbench.player().position();
    m_stage = Stage::Seeking;
    m_making.reset();
    m_looks = 0;
    m_finder.stand(*m_workbench.document().trace, m_position);
    look();
}

// Some way ahead in what is known; from its end on the search is let run as far as it has to. What
// it finds meanwhile is concealed.
void PredictFeature::look()
{
    if (m_making != nullptr) {
        ask();
        return;
    }
    if (!asks() || m_stage != Stage::Seeking || !m_workbench.player().hasTrace())
        return;
    const Document& document = m_workbench.document();
    const Trace& trace = *document.trace;
    const bool isComplete = trace.complete(); // asked first: then what is known is all there is
    const std::uint64_t known = trace.size();
    const auto event = m_finder.find(*document.puzzle, trace, m_bar->scope(), kLookedAtOnce);
    const std::uint64_t needed = m_finder.position() + 1 + kQuizAhead;
    if (event && (isComplete || known >= needed)) {
        make(*event);
        return;
    }
    if (!event && isComplete && m_finder.position() == known) {
        end();
        return;
    }
    if (known < needed && m_workbench.session().trace() == document.trace)
        m_workbench.session().allow(needed);
    if (++m_looks == kPatience)
        m_bar->showNotice(tr("The search continues to the next question…"), {});
    m_timer.start();
}

void PredictFeature::make(std::uint64_t event)
{
    m_stage = Stage::Making;
    m_making = std::make_shared<Making>(m_workbench.document(), m_bar->scope(), event);
    QThreadPool::globalInstance()->start([making = m_making] { making->run(); });
    m_timer.start();
}

void PredictFeature::ask()
{
    if (!m_making->isReady.load(std::memory_order_acquire)) {
        m_timer.start();
        return;
    }
    const auto made = std::exchange(m_making, nullptr)->question;
    if (!made) {
        m_stage = Stage::Ended;
        m_bar->showNotice(translated(made.error().sentence), {});
        return;
    }
    m_question = *made;
    m_stage = Stage::Asking;
    const std::uint64_t event = m_question.position;
    if (m_moves)
        moveTo(event);
    QStringList answers;
    for (const QuizAnswer& answer : m_question.answers)
        answers << answerText(answer);
    const QString question = m_position == event
                                 ? tr("What does %1 do next?", "%1: a strategy").arg(strategyName())
                                 : tr("What does %1 do after step %2?", "a strategy, a number")
                                       .arg(strategyName(), grouped(event));
    const QString hint = tr("Choose an answer, or click the place on the board.");
    m_bar->showQuestion(question, answers,
                        m_remark.isEmpty() ? hint : m_remark + QLatin1Char(' ') + hint);
}

void PredictFeature::end()
{
    m_stage = Stage::Ended;
    if (m_moves)
        moveTo(m_workbench.document().trace->size());
    m_bar->showNotice(m_score.asked > 0 ? tr("The search has ended: %1.").arg(scoreText())
                                        : tr("The search has ended."),
                      {});
}

// ---- answers

void PredictFeature::answer(std::size_t index)
{
    if (m_stage == Stage::Asking)
        conclude(index, index == m_question.right, tr("Incorrect."));
}

void PredictFeature::answerAt(Place place)
{
    const Event truth = m_question.rightAnswer().event;
    const bool isRight = happensAt(truth, place, m_shell.board().cellMeaning());
    conclude(std::nullopt, isRight, tr("Not there."));
}

// The playhead makes the step, and the window gives the reason for it.
void PredictFeature::conclude(std::optional<std::size_t> chosen, bool isRight,
                              const QString& denial)
{
    m_stage = Stage::Answered;
    m_remark.clear();
    m_score.add(isRight);
    showScore();
    moveTo(m_question.position + 1);
    m_bar->showVerdict(chosen, m_question.right, isRight,
                       QStringLiteral("%1 %2").arg(isRight ? tr("Correct.") : denial,
                                                   answerText(m_question.rightAnswer())));
}

void PredictFeature::moveTo(std::uint64_t position)
{
    m_position = position; // before: we hear of it at once
    m_workbench.player().seek(position);
}

// While there is something to answer, or an answer is shown, neither clicks nor keys edit.
bool PredictFeature::keepsFromEditing() const
{
    return asks() && m_workbench.player().hasTrace() &&
           (m_stage == Stage::Seeking || m_stage == Stage::Making || m_stage == Stage::Asking ||
            m_stage == Stage::Answered);
}

bool PredictFeature::pressed(Board& board, const QMouseEvent& event)
{
    if (!keepsFromEditing() || event.button() != Qt::LeftButton ||
        event.modifiers() != Qt::NoModifier)
        return false;
    const auto place = board.placeAt(board.toUnits(event.position()));
    if (m_stage == Stage::Asking && place)
        answerAt(*place);
    return true;
}

bool PredictFeature::keyPressed(Board& /*board*/, const QKeyEvent& event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (asks() && isEnter) { // the bar's, whatever it says
        m_bar->takeEnter();
        return true;
    }
    return keepsFromEditing() && !isArrow(event);
}

// ---- words

QString PredictFeature::strategyName() const
{
    const Document& document = m_workbench.document();
    return translated(document.puzzle->info().strategies[document.strategy].title);
}

QString PredictFeature::scoreText() const
{
    return tr("%1 of %2 correct, longest streak %3", "numbers of answers")
        .arg(grouped(m_score.right), grouped(m_score.asked), grouped(m_score.best));
}

void PredictFeature::showScore()
{
    m_bar->setScore(m_score.asked > 0 ? scoreText() : QString());
}

// ---- sessions

nlohmann::json PredictFeature::saved() const
{
    return {{"on", m_isOn},           {"everyStep", m_bar->scope() == QuizScope::EveryStep},
            {"asked", m_score.asked}, {"right", m_score.right},
            {"run", m_score.run},     {"best", m_score.best}};
}

void PredictFeature::restore(const nlohmann::json& json)
{
    m_wakes = false;
    m_subject = subject();
    m_score = {countIn(json, "asked"), countIn(json, "right"), countIn(json, "run"),
               countIn(json, "best")};
    m_bar->setScope(boolOf(memberOf(json, "everyStep")) ? QuizScope::EveryStep : QuizScope::Turns);
    m_action->setChecked(false);
    m_action->setChecked(boolOf(memberOf(json, "on")));
}

} // namespace clew
