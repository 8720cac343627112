#include "widgets/elidedlabel.h"

#include <QPainter>
#include <QStyle>

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
