#include "widgets/timeline.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/theme.h"

namespace clew {

namespace {

// About a millisecond's work.
constexpr quint64 kEventsPerFrame = 100'000;
constexpr int kFrameMilliseconds = 16;
constexpr int kMargin = 4;

} // namespace

Timeline::Timeline(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(false);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Depth of the search over time. Drag to move."));
    setAccessibleName(tr("Timeline"));
    m_frame.setInterval(kFrameMilliseconds);
    connect(&m_frame, &QTimer::timeout, this, &Timeline::readMore);
}

void Timeline::setTrace(std::shared_ptr<const Trace> trace)
{
    m_trace = std::move(trace);
    m_livePath.clear();
    m_nodeCount = 1;
    m_bars.fill({});
    m_barWidth = 1;
    m_read = 0;
    m_maxDepth = 1;
    m_position = 0;
    if (m_trace)
        m_frame.start();
    else
        m_frame.stop();
    update();
}

void Timeline::setPosition(quint64 position)
{
    if (m_position == position)
        return;
    m_position = position;
    update();
}

void Timeline::readMore()
{
    const quint64 end = std::min(length(), m_read + kEventsPerFrame);
    if (m_read == end) {
        if (m_trace->complete())
            m_frame.stop();
        return;
    }
    for (; m_read < end; ++m_read)
        read(m_trace->event(m_read));
    update();
}

void Timeline::read(Event event)
{
    if (m_read / m_barWidth >= kBars)
        halve();
    m_livePath.apply(event, m_nodeCount, *m_trace);
    Bar& bar = m_bars[m_read / m_barWidth];
    bar.maxDepth = std::max(bar.maxDepth, m_livePath.depth());
    m_maxDepth = std::max(m_maxDepth, bar.maxDepth);
    if (event.kind() == EventKind::Decide)
        ++m_nodeCount;
    else if (event.kind() == EventKind::Conflict)
        ++bar.conflicts;
    else if (event.kind() == EventKind::Solution)
        ++bar.solutions;
}

// Two bars become one.
void Timeline::halve()
{
    for (std::size_t i = 0; i < kBars; ++i) {
        const Bar a = 2 * i < kBars ? m_bars[2 * i] : Bar{};
        const Bar b = 2 * i < kBars ? m_bars[2 * i + 1] : Bar{};
        m_bars[i] = {std::max(a.maxDepth, b.maxDepth), a.conflicts + b.conflicts,
                     a.solutions + b.solutions};
    }
    m_barWidth *= 2;
}

double Timeline::xOf(quint64 event) const
{
    const double all = std::max<double>(1, static_cast<double>(length()));
    return kMargin + static_cast<double>(event) / all * (width() - 2 * kMargin);
}

void Timeline::seekTo(double x)
{
    const double part = std::clamp((x - kMargin) / std::max(1, width() - 2 * kMargin), 0.0, 1.0);
    emit sought(static_cast<quint64>(std::llround(part * static_cast<double>(length()))));
}

void Timeline::mousePressEvent(QMouseEvent* event)
{
    if (m_trace && event->button() == Qt::LeftButton)
        seekTo(event->position().x());
}

void Timeline::mouseMoveEvent(QMouseEvent* event)
{
    if (m_trace && (event->buttons() & Qt::LeftButton) != 0)
        seekTo(event->position().x());
}

void Timeline::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QRectF ground = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    painter.fillRect(ground, palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(ground.adjusted(0.5, 0.5, -0.5, -0.5));
    if (!m_trace || length() == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(ground, Qt::AlignCenter,
                         tr("The search appears here as it runs: press Space"));
        return;
    }
    const QColor depthColour = theme::colour(Ink::Line);
    const QColor conflictColour = theme::colour(Ink::Conflict);
    const std::size_t used = static_cast<std::size_t>((m_read + m_barWidth - 1) / m_barWidth);
    const double height = ground.height() - 6;
    for (std::size_t i = 0; i < used; ++i) {
        const Bar& bar = m_bars[i];
        const double left = xOf(i * m_barWidth);
        const double right = xOf(std::min<quint64>((i + 1) * m_barWidth, length()));
        const double tall = height * bar.maxDepth / m_maxDepth;
        const QRectF column(left, ground.bottom() - tall, std::max(1.0, right - left), tall);
        painter.fillRect(column, depthColour);
        if (bar.conflicts > 0) {
            // Contradictions from the bottom up, by their share of the bar's events.
            const double share = std::min(1.0, 3.0 * bar.conflicts / static_cast<double>(m_barWidth));
            QColor colour = conflictColour;
            colour.setAlphaF(static_cast<float>(0.25 + 0.45 * share));
            painter.fillRect(QRectF(left, ground.bottom() - 4, std::max(1.0, right - left), 4), colour);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::colour(Ink::Solution));
    double lastMark = -100;
    for (std::size_t i = 0; i < used; ++i) {
        const double x = xOf(i * m_barWidth);
        if (m_bars[i].solutions == 0 || x - lastMark < 3)
            continue;
        lastMark = x;
        painter.drawPolygon(QPolygonF{QPointF(x - 3, ground.top()), QPointF(x + 3, ground.top()),
                                      QPointF(x, ground.top() + 6)});
    }
    const double x = xOf(m_position);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawLine(QPointF(x, 1), QPointF(x, this->height() - 1));
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawEllipse(QPointF(x, this->height() - kMargin), 3.5, 3.5);
}

} // namespace clew
