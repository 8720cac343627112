#include "widgets/elidedlabel.h"

#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace clew {

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(),
                          isEnabled(), shown, foregroundRole());
}

void EitherLabel::setTexts(const QString& text, const QString& brief)
{
    m_short = brief;
    setText(text);
    setToolTip(brief.isEmpty() ? QString() : text);
}

QSize EitherLabel::minimumSizeHint() const
{
    const QString& least = m_short.isEmpty() ? text() : m_short;
    return {fontMetrics().horizontalAdvance(least), QLabel::minimumSizeHint().height()};
}

QString EitherLabel::shown() const
{
    const bool fits = fontMetrics().horizontalAdvance(text()) <= contentsRect().width();
    return fits || m_short.isEmpty() ? text() : m_short;
}

void EitherLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(),
                          isEnabled(), shown(), foregroundRole());
}

ElidedLines::ElidedLines(int lines, QWidget* parent) : QLabel(parent), m_lines(lines)
{
    setWordWrap(true);
}

void ElidedLines::setWhole(const QString& text)
{
    m_whole = text;
    elide();
}

void ElidedLines::setLines(int lines)
{
    m_lines = lines;
    elide();
}

QSize ElidedLines::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLines::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLines::elide()
{
    const QString shown = elidedToLines(m_whole, fontMetrics(), contentsRect().width(), m_lines);
    setText(shown);
    setToolTip(shown == m_whole ? QString() : m_whole);
}

int heightInLines(const QString& text, const QFontMetrics& metrics, int width, int lines)
{
    const int whole =
        metrics.boundingRect(QRect(0, 0, std::max(1, width), 0), Qt::TextWordWrap, text).height();
    return std::min(whole, lines * metrics.lineSpacing());
}

QString elidedToLines(const QString& text, const QFontMetrics& metrics, int width, int lines)
{
    const auto fits = [&](const QString& shown) {
        return metrics.boundingRect(QRect(0, 0, width, 0), Qt::TextWordWrap, shown).height() <=
               lines * metrics.lineSpacing();
    };
    if (width <= 0 || fits(text))
        return text;
    qsizetype enough = 0;
    for (qsizetype tooMany = text.size(); tooMany - enough > 1;) {
        const qsizetype middle = (enough + tooMany) / 2;
        (fits(text.left(middle) + QStringLiteral("…")) ? enough : tooMany) = middle;
    }
    return text.left(enough).trimmed() + QStringLiteral("…");
}

} // namespace clew
