#include "widgets/racechart.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/theme.h"

namespace clew {

namespace {

constexpr double kTextRoom = 96;  ///< pixels right of the longest bar, for its value, at least
constexpr double kLeastBars = 80; ///< pixels kept for the bars, whatever their names

} // namespace

RaceChart::RaceChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void RaceChart::setBars(std::vector<Bar> bars, const QString& axis, QString (*tick)(double))
{
    m_bars = std::move(bars);
    m_axis = axis;
    m_tick = tick;
    double least = HUGE_VAL;
    double most = 0;
    for (const Bar& bar : m_bars)
        if (bar.value > 0) {
            least = std::min(least, bar.value);
            most = std::max(most, bar.value);
        }
    m_leastPower = most > 0 ? static_cast<int>(std::floor(std::log10(least))) - 1 : 0;
    m_mostPower = most > 0 ? static_cast<int>(std::ceil(std::log10(most))) : 1;
    m_mostPower = std::max(m_mostPower, m_leastPower + 1);
    QStringList words{axis};
    for (const Bar& bar : m_bars)
        words.append(QStringLiteral("%1: %2").arg(bar.name, bar.text));
    setAccessibleName(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

// Rounded up: a text that lacks a part of a pixel is cut by some letters.
double RaceChart::widest(QString Bar::*text) const
{
    const QFontMetricsF metrics(font());
    double widest = 0;
    for (const Bar& bar : m_bars)
        widest = std::max(widest, std::ceil(metrics.horizontalAdvance(bar.*text)) + 1);
    return widest;
}

double RaceChart::textRoom() const
{
    return std::max(kTextRoom, widest(&Bar::text) + kSpace);
}

double RaceChart::left() const
{
    return std::clamp(width() - textRoom() - kLeastBars, 0.0, widest(&Bar::name) + kSpace);
}

double RaceChart::rowHeight() const
{
    return fontMetrics().lineSpacing() + kSpace;
}

double RaceChart::xOf(double value) const
{
    const double share =
        (std::log10(value) - m_leastPower) / static_cast<double>(m_mostPower - m_leastPower);
    return left() + std::clamp(share, 0.0, 1.0) * std::max(1.0, width() - left() - textRoom());
}

QRectF RaceChart::barRect(std::size_t index) const
{
    const double y = rowHeight() * (static_cast<double>(index) + 1) + kSpace / 2.0;
    const double right = m_bars[index].value > 0 ? xOf(m_bars[index].value) : left();
    return {QPointF(left(), y), QPointF(right, y + rowHeight() - kSpace)};
}

QSize RaceChart::sizeHint() const
{
    return {420, static_cast<int>(rowHeight() * static_cast<double>(m_bars.size() + 2))};
}

QSize RaceChart::minimumSizeHint() const
{
    return {280, sizeHint().height()};
}

void RaceChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QPalette& colours = palette();
    const double bottom = rowHeight() * static_cast<double>(m_bars.size() + 1);
    painter.setPen(colours.color(QPalette::PlaceholderText));
    painter.drawText(QRectF(0, 0, width(), rowHeight()), Qt::AlignLeft | Qt::AlignVCenter, m_axis);

    // Powers of ten, as many as have room.
    const double perPower =
        xOf(std::pow(10.0, m_leastPower + 1)) - xOf(std::pow(10.0, m_leastPower));
    const int every = std::max(1, static_cast<int>(std::ceil(56 / std::max(1.0, perPower))));
    for (int power = m_leastPower; power <= m_mostPower; power += every) {
        const double x = std::round(xOf(std::pow(10.0, power))) + 0.5;
        painter.setPen(colours.color(QPalette::Mid));
        painter.drawLine(QPointF(x, rowHeight()), QPointF(x, bottom));
        painter.setPen(colours.color(QPalette::PlaceholderText));
        if (m_tick != nullptr && !m_bars.empty())
            painter.drawText(QRectF(x - 40, bottom, 80, rowHeight()),
                             Qt::AlignHCenter | Qt::AlignTop, m_tick(std::pow(10.0, power)));
    }

    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar& bar = m_bars[i];
        const QRectF box = barRect(i);
        painter.setPen(colours.color(QPalette::WindowText));
        painter.drawText(
            QRectF(0, box.top(), left() - kSpace, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(bar.name, Qt::ElideRight, static_cast<int>(left()) - kSpace));
        if (bar.value > 0) {
            const QColor ink = theme::colour(bar.atLeast ? Ink::Conflict : Ink::Accent);
            painter.fillRect(box, bar.atLeast ? QBrush(ink, Qt::BDiagPattern) : QBrush(ink));
            if (bar.atLeast) {
                painter.setPen(ink);
                painter.drawRect(box.adjusted(0, 0, -1, -1));
            }
        }
        painter.setPen(colours.color(QPalette::WindowText));
        painter.drawText(QRectF(box.right() + kSpace / 2.0, box.top(), textRoom(), box.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, bar.text);
    }
}

} // namespace clew
