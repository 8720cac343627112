#include "widgets/predictbar.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/theme.h"

namespace clew {

namespace {

// The bar stays as high as it is, so that the board stays where it is.
void keepPlace(QWidget* widget)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget->setSizePolicy(policy);
}

// A drawing of ours: not every font has a tick.
QIcon signOf(bool isRight)
{
    return theme::icon(isRight ? QStringLiteral("right") : QStringLiteral("wrong"));
}

} // namespace

PredictBar::PredictBar(QWidget* parent)
    : QFrame(parent), m_question(new QLabel), m_scope(new QComboBox), m_score(new QLabel),
      m_close(new QToolButton), m_sign(new QLabel), m_verdict(new QLabel), m_next(new QPushButton)
{
    setObjectName(QStringLiteral("predict"));
    setAccessibleName(tr("Prediction"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * kSpace, kSpace / 2, kSpace, kSpace / 2);
    layout->setSpacing(kSpace / 2);
    makeHead();

    auto* const grid = new QGridLayout;
    grid->setSpacing(kSpace / 2);
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        auto*& button = m_answers.at(i);
        button = new QPushButton;
        button->setObjectName(QStringLiteral("answer%1").arg(i + 1));
        button->setStyleSheet(QStringLiteral("text-align: left; padding: 4px 8px;"));
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
        button->setAutoDefault(true);         // Enter chooses, too
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        keepPlace(button);
        grid->addWidget(button, static_cast<int>(i) / 2, static_cast<int>(i) % 2);
        connect(button, &QPushButton::clicked, this, [this, i] { choose(i); });
        auto* const key = new QShortcut(QKeySequence(Qt::Key_1 + static_cast<int>(i)), this);
        connect(key, &QShortcut::activated, this, [this, i] { choose(i); });
    }
    layout->addLayout(grid);

    auto* const foot = new QHBoxLayout;
    foot->setSpacing(kSpace);
    m_sign->setObjectName(QStringLiteral("verdictSign"));
    m_sign->hide();
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setTextFormat(Qt::RichText);
    m_verdict->setWordWrap(true);
    m_next->setObjectName(QStringLiteral("nextQuestion"));
    m_next->setFocusPolicy(Qt::TabFocus);
    keepPlace(m_next);
    foot->addWidget(m_sign);
    foot->addWidget(m_verdict, 1);
    foot->addWidget(m_next);
    layout->addLayout(foot);
    connect(m_next, &QPushButton::clicked, this, &PredictBar::nextWanted);
    for (std::size_t i = 0; i < m_goOn.size(); ++i) {
        m_goOn.at(i) = new QShortcut(QKeySequence(i == 0 ? Qt::Key_Return : Qt::Key_Enter), this);
        connect(m_goOn.at(i), &QShortcut::activated, this, &PredictBar::nextWanted);
    }
    showNotice({}, {});
}

void PredictBar::makeHead()
{
    auto* const head = new QHBoxLayout;
    head->setSpacing(kSpace);
    m_question->setObjectName(QStringLiteral("question"));
    m_question->setProperty("role", "heading");
    m_question->setWordWrap(true);
    m_scope->setObjectName(QStringLiteral("quizScope"));
    m_scope->setAccessibleName(tr("What is asked about"));
    m_scope->setToolTip(m_scope->accessibleName());
    m_scope->addItem(tr("Decisions, returns"), static_cast<int>(QuizScope::Turns));
    m_scope->addItem(tr("Every step"), static_cast<int>(QuizScope::EveryStep));
    m_score->setObjectName(QStringLiteral("quizScore"));
    m_score->setProperty("role", "faint");
    m_close->setIcon(theme::icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Stop predicting"));
    m_close->setToolTip(m_close->accessibleName());
    head->addWidget(m_question, 1);
    head->addWidget(m_score);
    head->addWidget(m_scope);
    head->addWidget(m_close);
    static_cast<QVBoxLayout*>(layout())->addLayout(head);
    connect(m_scope, &QComboBox::activated, this, &PredictBar::scopeChosen);
    connect(m_close, &QToolButton::clicked, this, &PredictBar::closed);
}

void PredictBar::showQuestion(const QString& question, const QStringList& answers,
                              const QString& hint)
{
    m_isAsking = true;
    m_texts = answers;
    m_question->setText(question);
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        setAnswer(i, answers.value(static_cast<qsizetype>(i)));
    m_verdict->setText(hint.toHtmlEscaped());
    m_isRight.reset();
    showSign();
    setNext({});
}

void PredictBar::showVerdict(std::optional<std::size_t> chosen, std::size_t right, bool isRight,
                             const QString& verdict)
{
    const bool hadKeyboard = isAncestorOf(QApplication::focusWidget());
    m_isAsking = false;
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        QPushButton& button = *m_answers.at(i);
        const bool isMarked = i == right || i == chosen;
        const QString text = m_texts.value(static_cast<qsizetype>(i));
        if (isMarked) {
            button.setText(text);
            button.setIcon(signOf(i == right));
            button.setAccessibleName(
                (i == right ? tr("Correct: %1") : tr("Incorrect: %1")).arg(text));
        }
        button.setEnabled(isMarked);
    }
    m_verdict->setText(QStringLiteral("<b>%1</b>").arg(verdict.toHtmlEscaped()));
    m_isRight = isRight;
    showSign();
    setNext(tr("&Next"));
    for (QShortcut* const key : m_goOn)
        key->setEnabled(true);
    if (hadKeyboard)
        m_next->setFocus();
}

void PredictBar::showNotice(const QString& notice, const QString& next)
{
    m_isAsking = false;
    m_question->setText(notice);
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        setAnswer(i, {});
    m_verdict->clear();
    m_isRight.reset();
    showSign();
    setNext(next);
}

void PredictBar::setScore(const QString& score)
{
    m_score->setText(score);
}

void PredictBar::setScope(QuizScope scope)
{
    m_scope->setCurrentIndex(m_scope->findData(static_cast<int>(scope)));
}

QuizScope PredictBar::scope() const
{
    return static_cast<QuizScope>(m_scope->currentData().toInt());
}

bool PredictBar::takeSpace()
{
    QWidget* const focused = QApplication::focusWidget();
    if (auto* const button = qobject_cast<QAbstractButton*>(focused);
        button != nullptr && isAncestorOf(button)) {
        button->click();
        return true;
    }
    if (m_next->isHidden())
        return false;
    emit nextWanted();
    return true;
}

void PredictBar::takeEnter()
{
    if (!m_next->isHidden())
        emit nextWanted();
}

void PredictBar::setAnswer(std::size_t index, const QString& text)
{
    QPushButton& button = *m_answers.at(index);
    button.setText(QStringLiteral("%1  %2").arg(index + 1).arg(text));
    button.setIcon({});
    button.setAccessibleName({});
    button.setToolTip(text);
    button.setEnabled(true);
    button.setVisible(!text.isEmpty());
}

void PredictBar::setNext(const QString& text)
{
    m_next->setText(text.isEmpty() ? tr("&Next") : text);
    m_next->setVisible(!text.isEmpty());
    for (QShortcut* const key : m_goOn) // otherwise they are the board's
        key->setEnabled(false);
}

// The words beside it say the same.
void PredictBar::showSign()
{
    m_sign->setVisible(m_isRight.has_value());
    if (m_isRight)
        m_sign->setPixmap(signOf(*m_isRight).pixmap(m_close->iconSize(), devicePixelRatioF()));
}

void PredictBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showSign(); // in the ink of the theme
}

void PredictBar::choose(std::size_t index)
{
    if (m_isAsking && static_cast<qsizetype>(index) < m_texts.size())
        emit answered(index);
}

} // namespace clew
