#include "widgets/lessonpresenter.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/puzzle/playing.h"
#include "core/study/measure.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/racechart.h"
#include "widgets/searchtreeview.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr std::uint64_t kMostRaceNodes = 200'000'000;

QString powerOfTen(double value)
{
    return grouped(static_cast<quint64>(std::llround(value)));
}

QLabel* wrappedLabel()
{
    auto* const label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

// A button whose text may take several lines. Once its answer was given, it shows what became of
// it: in the colours of the handout's answers, and by a sign for whoever does not see these.
class AnswerButton : public QPushButton
{
public:
    explicit AnswerButton(const QString& text) : m_text(wrappedLabel())
    {
        setAccessibleName(text);
        m_text->setText(text);
        m_text->setAttribute(Qt::WA_TransparentForMouseEvents);
        auto* const line = new QVBoxLayout(this);
        line->setContentsMargins(2 * kSpace, kSpace, kMarkRoom, kSpace);
        line->addWidget(m_text);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    QSize sizeHint() const override { return layout()->sizeHint(); }
    QSize minimumSizeHint() const override { return layout()->minimumSize(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return layout()->heightForWidth(width); }

    void mark(bool isRight)
    {
        m_isRight = isRight;
        setEnabled(false);
        setAccessibleDescription(isRight ? LessonPresenter::tr("Right.")
                                         : LessonPresenter::tr("Not quite."));
        paintText();
    }

protected:
    void changeEvent(QEvent* event) override
    {
        QPushButton::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            paintText();
    }

    void paintEvent(QPaintEvent* event) override
    {
        QPushButton::paintEvent(event);
        if (!m_isRight)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(ink(), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        paintMark(painter);
    }

private:
    static constexpr int kMarkRoom = 5 * kSpace;

    // Drawn, since few fonts have signs for it.
    void paintMark(QPainter& painter) const
    {
        const double size = m_text->fontMetrics().ascent() * 0.3;
        const QPointF middle(width() - kMarkRoom / 2.0, height() / 2.0);
        const auto at = [&](double x, double y) { return middle + QPointF(x, y) * size; };
        painter.setPen(QPen(ink(), size * 0.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (*m_isRight) {
            painter.drawPolyline(QPolygonF{at(-1, 0), at(-0.3, 0.8), at(1, -0.9)});
            return;
        }
        painter.drawLine(at(-0.8, -0.8), at(0.8, 0.8));
        painter.drawLine(at(-0.8, 0.8), at(0.8, -0.8));
    }

    [[nodiscard]] QColor ink() const
    {
        return theme::colour(*m_isRight ? Ink::Forced : Ink::Conflict);
    }

    // Though the button can no longer be pressed.
    void paintText()
    {
        if (!m_isRight)
            return;
        QPalette colours = m_text->palette();
        colours.setColor(m_text->foregroundRole(), ink()); // in all groups
        m_text->setPalette(colours);
        update();
    }

    QLabel* m_text;
    std::optional<bool> m_isRight; ///< once it was given
};

} // namespace

// ---- the pen

LessonPen::LessonPen(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setOn(false);
}

void LessonPen::setOn(bool on)
{
    m_isOn = on;
    m_dot.reset();
    setAttribute(Qt::WA_TransparentForMouseEvents, !on);
    setCursor(on ? Qt::BlankCursor : Qt::ArrowCursor);
    setVisible(on || !m_strokes.empty());
    raise();
    update();
}

void LessonPen::clear()
{
    m_strokes.clear();
    setVisible(m_isOn);
    update();
}

void LessonPen::mousePressEvent(QMouseEvent* event)
{
    m_strokes.push_back(QPolygonF{event->position()});
    m_dot = event->position();
    update();
}

void LessonPen::mouseMoveEvent(QMouseEvent* event)
{
    m_dot = event->position();
    if (event->buttons() != Qt::NoButton && !m_strokes.empty())
        m_strokes.back().append(event->position());
    update();
}

void LessonPen::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ink = theme::colour(Ink::Conflict);
    painter.setPen(QPen(ink, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const QPolygonF& stroke : m_strokes)
        painter.drawPolyline(stroke);
    if (!m_isOn || !m_dot)
        return;
    painter.setPen(Qt::NoPen);
    ink.setAlpha(70);
    painter.setBrush(ink);
    painter.drawEllipse(*m_dot, 12, 12);
    ink.setAlpha(255);
    painter.setBrush(ink);
    painter.drawEllipse(*m_dot, 5, 5);
}

// ---- building

bool LessonPresenter::OnlyToLookAt::keyPressed(Board& /*board*/, const QKeyEvent& event)
{
    QKeyEvent copy(event.type(), event.key(), event.modifiers(), event.text());
    presenter->keyPressEvent(&copy);
    return true;
}

LessonPresenter::LessonPresenter(Lesson lesson, QWidget* parent)
    : QWidget(parent, Qt::Window), m_lesson(std::move(lesson)),
      m_language(m_lesson.languageFor(QLocale().name().toStdString())), m_stages(m_lesson)
{
    m_lookAt.presenter = this;
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

void LessonPresenter::build()
{
    auto* const columns = new QHBoxLayout(this);
    columns->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
    columns->setSpacing(3 * kSpace);
    m_left = new QGridLayout;
    m_left->setSpacing(kSpace);
    m_tree = new SearchTreeView;
    m_tree->hide();
    m_chart = new RaceChart(nullptr);
    m_chart->hide();
    m_reason = wrappedLabel();
    // The board's tools are above it, as in the main window.
    m_left->addWidget(m_tree, 1, 1);
    m_left->addWidget(m_chart, 2, 0, 1, 2);
    m_left->addWidget(m_reason, 3, 0, 1, 2);
    m_left->setRowStretch(1, 1);
    columns->addLayout(m_left, 3);

    auto* const right = new QVBoxLayout;
    right->setSpacing(2 * kSpace);
    auto* const head = new QHBoxLayout;
    m_title = wrappedLabel();
    m_title->setText(in(m_lesson.title));
    m_number = new QLabel;
    auto* const leave = new QPushButton(tr("Leave"));
    leave->setToolTip(tr("Leave the lesson (Esc); your boards are as they were"));
    leave->setFocusPolicy(Qt::NoFocus);
    head->addWidget(m_title, 1);
    head->addWidget(m_number);
    head->addWidget(leave);
    right->addLayout(head);

    auto* const page = new QWidget;
    auto* const lines = new QVBoxLayout(page);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2 * kSpace);
    m_caption = wrappedLabel();
    m_question = wrappedLabel();
    m_answerPlace = new QVBoxLayout;
    m_answerPlace->setSpacing(kSpace);
    m_over = new QPushButton(tr("Start over"));
    m_over->setFocusPolicy(Qt::NoFocus);
    m_feedback = wrappedLabel();
    lines->addWidget(m_caption);
    lines->addWidget(m_question);
    lines->addLayout(m_answerPlace);
    lines->addWidget(m_over, 0, Qt::AlignLeft);
    lines->addWidget(m_feedback);
    lines->addStretch(1);
    auto* const scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    right->addWidget(scroll, 1);

    auto* const foot = new QHBoxLayout;
    m_previous = new QPushButton(tr("Previous"));
    m_penButton = new QPushButton(tr("Pen"));
    m_penButton->setCheckable(true);
    m_penButton->setToolTip(tr("Point and draw with the mouse (P); strokes go with the page"));
    auto* const keep = new QPushButton(tr("Save answers…"));
    auto* const handout = new QPushButton(tr("Handout…"));
    handout->setToolTip(tr("All pages in one file for any browser, to be printed or mailed"));
    m_next = new QPushButton(tr("Next"));
    m_next->setDefault(true);
    m_previous->setToolTip(tr("Previous page (Page Up)"));
    m_next->setToolTip(tr("Next page (Page Down)"));
    for (QPushButton* const button : {m_previous, m_penButton, keep, handout, m_next}) {
        button->setFocusPolicy(Qt::NoFocus);
        foot->addWidget(button, button == m_next ? 1 : 0);
    }
    right->addLayout(foot);
    columns->addLayout(right, 2);
    m_pen = new LessonPen(this);

    connect(leave, &QPushButton::clicked, this, &LessonPresenter::leaveWanted);
    connect(m_previous, &QPushButton::clicked, this, &LessonPresenter::previous);
    connect(m_next, &QPushButton::clicked, this, &LessonPresenter::next);
    connect(m_penButton, &QPushButton::toggled, m_pen, &LessonPen::setOn);
    connect(keep, &QPushButton::clicked, this, &LessonPresenter::saveWanted);
    connect(handout, &QPushButton::clicked, this, &LessonPresenter::handoutWanted);
    connect(m_over, &QPushButton::clicked, this, [this] {
        m_begun.erase(m_page);
        m_feedback->clear();
        m_feedback->hide();
        startOver();
    });
    connect(m_tree, &SearchTreeView::sought, this, [this](quint64 position) {
        if (m_stage && !here().isAsking())
            showStage(m_stage->at(position));
    });
}

// Large, as far as the screen is.
void LessonPresenter::setFonts()
{
    const int large = std::clamp(height() / 36, 17, 34);
    const auto give = [](QWidget* widget, int pixels, bool bold) {
        QFont font = widget->font();
        if (font.pixelSize() == pixels && font.bold() == bold)
            return;
        font.setPixelSize(pixels);
        font.setBold(bold);
        widget->setFont(font);
    };
    give(m_title, std::max(13, large * 2 / 3), false);
    give(m_number, std::max(13, large * 2 / 3), false);
    give(m_reason, std::max(13, large * 2 / 3), false);
    give(m_caption, large, false);
    give(m_question, large, true);
    give(m_feedback, large * 5 / 6, false);
    for (QPushButton* const button : m_answers)
        for (QObject* const child : button->children())
            if (auto* const label = qobject_cast<QLabel*>(child))
                give(label, large * 5 / 6, false);
}

void LessonPresenter::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int side = width() * 3 / 5;
    m_pen->setGeometry(0, 0, side, height());
    setFonts();
}

void LessonPresenter::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_pen->update();
}

// By the frame of the window it is left as by its button.
void LessonPresenter::closeEvent(QCloseEvent* event)
{
    if (!event->spontaneous())
        return QWidget::closeEvent(event);
    event->ignore();
    emit leaveWanted();
}

// ---- what is shown

QString LessonPresenter::in(const LessonText& text) const
{
    return QString::fromStdString(readable(m_lesson.textIn(text, m_language), m_language));
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
    m_number->setText(
        tr("%1 of %2", "page").arg(grouped(page + 1), grouped(m_lesson.pages.size())));
    m_previous->setEnabled(!m_before.empty());
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
        m_board->pushTool(m_lookAt);
        delete m_tools;
        m_tools = new QWidget;
        auto* const line = new QHBoxLayout(m_tools);
        line->setContentsMargins(0, 0, 0, 0);
        if (QWidget* const tools = m_board->tools()) {
            line->addWidget(tools);
            tools->show();
        }
        m_left->addWidget(m_tools, 0, 0, 1, 2);
        m_pen->raise();
    }
    if (m_board->problem() != stage.board.problem)
        m_board->setProblem(stage.board.problem);
    m_board->setByHand(false);
    m_board->setWatching(stage.position > 0);
    m_board->showState(stage.position > 0 ? stage.state : nullptr, stage.event);
    const PlaceNames names(stage.board);
    std::vector<Place> places;
    for (const LessonText* const text : {&here().text, &here().question})
        for (const LessonPiece& piece : piecesOf(m_lesson.textIn(*text, m_language)))
            if (piece.kind == LessonPiece::Kind::Place)
                if (const auto place = names.find(piece.text))
                    places.push_back(*place);
    m_board->setHighlights(std::move(places), {});
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
    const QString verdict = isRight ? tr("Right.") : tr("Not quite.");
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
    m_board->showState(std::make_shared<const State>(m_hand->state()), std::nullopt);
    const TaskVerdict verdict = m_isDone ? TaskVerdict::Right : begun->second.verdict;
    if (verdict != TaskVerdict::Open)
        sayVerdict(verdict);
}

// What was entered is there again when the page is.
void LessonPresenter::leaveTask()
{
    if (m_hand && !m_isDone)
        m_begun[m_page].entries = m_hand->entries();
}

void LessonPresenter::startOver()
{
    const auto problem = problemOf(*m_stage);
    if (!problem || playingOf(*m_stage->board.puzzle, **problem) == nullptr)
        return;
    m_hand = std::make_unique<Hand>(*m_stage->board.puzzle, *problem);
    m_isDone = false;
    m_board->setProblem(*problem);
    m_board->setWatching(false);
    m_board->setByHand(true);
    m_board->showState(std::make_shared<const State>(m_hand->state()), std::nullopt);
    m_over->show();
    m_reason->setText(m_board->playHint() + QLatin1Char('\n') +
                      tr("Page Down and Page Up turn the pages; the other keys are the board's."));
    m_reason->show();
    m_board->setFocus();
}

void LessonPresenter::entered(const std::vector<Assignment>& entries)
{
    if (!m_hand || m_isDone || !m_hand->enter(entries))
        return;
    m_board->showState(std::make_shared<const State>(m_hand->state()), std::nullopt);
    judgeEntries();
}

void LessonPresenter::judgeEntries()
{
    const LessonTask& task = *here().task;
    const auto made = m_hand->entries();
    // While the whole board is being solved nobody is told whether it still can be.
    if (task.kind == LessonTask::Kind::Solve && !m_hand->isFull()) {
        m_begun[m_page].verdict = TaskVerdict::Open; // of a full board that was changed since
        m_feedback->clear();
        m_feedback->hide();
        return;
    }
    const auto verdict =
        inBackground([stage = *m_stage, task, made](
                         const std::stop_token& token) { return judge(stage, task, made, token); },
                     tr("Judging…"), this);
    if (!verdict || *verdict == TaskVerdict::Open)
        return;
    m_isDone = *verdict == TaskVerdict::Right;
    keepReply(made);
    if (m_isDone)
        setFocus(); // the keys turn pages again
    else
        m_begun[m_page].verdict = *verdict;
    sayVerdict(*verdict);
    if (!m_isDone && task.kind == LessonTask::Kind::Find) {
        m_hand->undo();
        m_board->showState(std::make_shared<const State>(m_hand->state()), std::nullopt);
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
        text = tr("This could not be settled.");
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
    LessonReply reply{here().id};
    const PlaceNames& names =
        m_names.try_emplace(here().board, m_stage->board).first->second; // as they are read
    Variable next = m_stage->state->assignedCount();
    for (const Assignment& entry : made)
        reply.entries.push_back(names.nameOf(entry, next++));
    m_replies.replies.push_back(std::move(reply));
    if (m_isDone)
        m_done.emplace(m_page, made);
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
            std::vector<Outcome> outcomes;
            for (const std::size_t racer : racers) {
                Control control(rules.limits, token);
                outcomes.push_back(
                    board.puzzle->run(racer, *board.problem, rules.options, control));
            }
            return outcomes;
        },
        tr("Racing…"), this);
    std::vector<RaceChart::Bar> bars;
    for (std::size_t i = 0; times && i < times->size(); ++i) {
        const quint64 nodes = (*times)[i].counters.nodes;
        const StrategyInfo& info = board.puzzle->info().strategies[here().racers[i]];
        bars.push_back({translated(info.title), static_cast<double>(nodes),
                        (*times)[i].ending == Ending::Stopped, tr("%1 nodes").arg(grouped(nodes))});
    }
    m_chart->setBars(std::move(bars), tr("Nodes, logarithmic"), &powerOfTen);
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
