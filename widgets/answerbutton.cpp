#include "widgets/answerbutton.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/lessonpresenter.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr int kMarkRoom = 5 * kSpace;

} // namespace

AnswerButton::AnswerButton(const QString& text) : m_text(new QLabel)
{
    setAccessibleName(text);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setText(text);
    m_text->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* const line = new QVBoxLayout(this);
    line->setContentsMargins(2 * kSpace, kSpace, kMarkRoom, kSpace);
    line->addWidget(m_text);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize AnswerButton::sizeHint() const
{
    return layout()->sizeHint();
}

QSize AnswerButton::minimumSizeHint() const
{
    return layout()->minimumSize();
}

int AnswerButton::heightForWidth(int width) const
{
    return layout()->heightForWidth(width);
}

void AnswerButton::mark(bool isRight)
{
    m_isRight = isRight;
    setEnabled(false);
    setAccessibleDescription(isRight ? LessonPresenter::tr("Correct.")
                                     : LessonPresenter::tr("Incorrect."));
    paintText();
}

void AnswerButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintText();
}

void AnswerButton::paintEvent(QPaintEvent* event)
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

// Drawn, since few fonts have signs for it.
void AnswerButton::paintMark(QPainter& painter) const
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

QColor AnswerButton::ink() const
{
    return theme::colour(*m_isRight ? Ink::Forced : Ink::Conflict);
}

// Though the button can no longer be pressed.
void AnswerButton::paintText()
{
    if (!m_isRight)
        return;
    QPalette colours = m_text->palette();
    colours.setColor(m_text->foregroundRole(), ink()); // in all groups
    m_text->setPalette(colours);
    update();
}

} // namespace clew
