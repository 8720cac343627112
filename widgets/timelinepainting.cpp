// The timeline's picture: lanes of marks and deductions, depth and progress, the axis, the
// playhead.

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/theme.h"
#include "widgets/timeline.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kMargin = 4;
constexpr double kBlockHeight = 13;      // the lane of deductions
constexpr double kConflictHeight = 5;    // the lane of contradictions
constexpr double kAxisHeight = 11;       // the lane of numbers
constexpr double kAxisText = 0.7;        // of the usual size
constexpr double kMostEventsAPixel = 2;  // beyond there is no room for deductions ...
constexpr double kMostEventsABand = 200; // ... and beyond this its first ones say little of a pixel
constexpr quint64 kReadForBand = 64;     // as a search grows, all are read again at each frame
constexpr double kLeastNamed = 22;       // pixels of a deduction that has its name on it

} // namespace

// ---- lanes

QRectF Timeline::ground() const
{
    return QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
}

QRectF Timeline::blockLane() const
{
    const QRectF area = ground();
    return {area.left(), area.top() + kMarkHeight, area.width(),
            showsDeductions() || showsBands() ? kBlockHeight : 0};
}

QRectF Timeline::graph() const
{
    const QRectF area = ground();
    const double top = blockLane().bottom() + 1;
    return {area.left(), top, area.width(), area.bottom() - kAxisHeight - top};
}

double Timeline::density() const
{
    const double toScale =
        foldedOpening() > 0 ? static_cast<double>(length() - m_opening) : span().length();
    return toScale / std::max(1.0, ground().width());
}

bool Timeline::showsDeductions() const
{
    return m_deductions && length() > 0 && density() <= kMostEventsAPixel;
}

bool Timeline::showsBands() const
{
    return m_deductions && length() > 0 && !showsDeductions() && density() <= kMostEventsABand;
}

std::optional<Deduction> Timeline::deductionAt(double x) const
{
    const double event = std::floor(eventAt(x));
    if (!showsDeductions() || event < 0 || event >= static_cast<double>(length()))
        return std::nullopt;
    return m_deductions->at(*m_trace, static_cast<quint64>(event), m_end);
}

// What there is for the part in view.
const Progress* Timeline::progress() const
{
    if (m_progressDetail && !m_progressDetail->samples().empty())
        return &*m_progressDetail;
    return m_progress ? &*m_progress : nullptr;
}

std::optional<Progress::Sample> Timeline::progressAt(double event) const
{
    const Progress* const known = progress();
    if (known == nullptr || event < static_cast<double>(known->first()))
        return std::nullopt;
    const auto i = static_cast<std::size_t>((event - static_cast<double>(known->first())) /
                                            static_cast<double>(known->step()));
    if (i >= known->samples().size())
        return std::nullopt;
    return known->samples()[i];
}

// ---- painting

void Timeline::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QRectF area = ground();
    painter.fillRect(area, palette().color(QPalette::Base));
    if (!m_trace || length() == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(area.adjusted(kMargin, 0, -kMargin, 0),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                         m_deductions && m_deductions->isByHand()
                             ? tr("Your moves appear here as you play")
                             : tr("The search appears here as it runs: press Space"));
    } else {
        painter.save();
        painter.setClipRect(area);
        const Span now = span();
        double detailed = now.first;
        if (m_detail) {
            detailed = std::min(now.last, static_cast<double>(m_detail->end()));
            paintBars(painter, *m_detail, now.first, detailed);
        }
        if (detailed < now.last)
            paintBars(painter, *m_whole, detailed, now.last);
        paintProgress(painter);
        paintUnread(painter);
        paintBlocks(painter);
        paintBands(painter);
        painter.restore();
        paintAxis(painter);
        paintMarks(painter);
        paintPlayhead(painter);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid));
    painter.drawRect(area.toRect().adjusted(0, 0, -1, -1));
}

// The part of a profile from one event to another.
void Timeline::paintBars(QPainter& painter, const Profile& profile, double from, double to) const
{
    const QRectF area = graph();
    const double bottom = area.bottom() - kConflictHeight - 1;
    const double height = bottom - area.top();
    const double deepest = std::max(1U, std::max(m_whole->maxDepth(), profile.maxDepth()));
    const auto width = static_cast<double>(profile.barWidth());
    QColor reached = theme::colour(Ink::Accent);
    QColor sure = reached;
    reached.setAlphaF(0.35F);
    sure.setAlphaF(0.65F);
    QColor conflict = theme::colour(Ink::Conflict);
    const auto bars = profile.bars();
    const auto first = static_cast<double>(profile.first());
    const auto begin = static_cast<std::size_t>(std::max(0.0, (from - first) / width));
    for (std::size_t i = begin; i < bars.size(); ++i) {
        const Profile::Bar& bar = bars[i];
        const double start = std::max(from, first + static_cast<double>(i) * width);
        if (start >= to)
            break;
        const double end = std::min(
            {to, first + static_cast<double>(i + 1) * width, static_cast<double>(profile.end())});
        const double left = xOf(start);
        const double wide = std::max(1.0, xOf(end) - left);
        const double low = height * bar.minDepth / deepest;
        const double high = std::max(1.0, height * bar.maxDepth / deepest);
        painter.fillRect(QRectF(left, bottom - low, wide, low), sure);
        painter.fillRect(QRectF(left, bottom - high, wide, high - low), reached);
        if (bar.conflicts > 0) {
            // Of a search that does nothing but fail about every second event is a contradiction.
            const double share = std::min(1.0, 2.0 * bar.conflicts / std::max(1.0, end - start));
            conflict.setAlphaF(static_cast<float>(0.2 + 0.8 * share));
            painter.fillRect(QRectF(left, area.bottom() - kConflictHeight, wide, kConflictHeight),
                             conflict);
        }
    }
}

// A block for each deduction in view, named where there is room. Reads as many events as there are
// in view, and a deduction's on either side.
void Timeline::paintBlocks(QPainter& painter) const
{
    if (!showsDeductions())
        return;
    const QRectF lane = blockLane();
    const auto last = static_cast<quint64>(
        std::clamp(std::ceil(span().last), 0.0, static_cast<double>(length())));
    QFont small = font();
    small.setPointSizeF(std::max(6.0, small.pointSizeF() * kAxisText));
    painter.setFont(small);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QFontMetricsF metrics(small);
    for (auto at = static_cast<quint64>(std::max(0.0, span().first)); at < last;) {
        const Deduction deduction = m_deductions->at(*m_trace, at, m_end);
        at = deduction.end;
        const double left = xOf(static_cast<double>(deduction.first));
        const double right = xOf(static_cast<double>(deduction.end));
        const double gap = right - left >= 3 ? 1 : 0;
        const QColor colour = theme::colour(*m_deductions, deduction);
        const QRectF block(left, lane.top() + 1, right - left - gap, lane.height() - 2);
        painter.fillRect(block, colour);
        const QRectF seen = (block & lane).adjusted(2, 0, -2, 0);
        if (seen.width() < kLeastNamed)
            continue;
        painter.setPen(qGray(colour.rgb()) > 110 ? Qt::black : Qt::white);
        painter.drawText(seen, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(translated(m_deductions->name(*m_trace, deduction)),
                                            Qt::ElideRight, seen.width()));
    }
}

// Of each pixel, the colour that most of its events have, or of the first of them.
const std::vector<QRgb>& Timeline::bands() const
{
    const Span now = span();
    const auto columns = static_cast<std::size_t>(std::max(0.0, std::ceil(ground().width())));
    if (m_bands.first == now.first && m_bands.last == now.last && m_bands.length == length() &&
        m_bands.palette == palette().cacheKey() && m_bands.colours.size() == columns)
        return m_bands.colours;
    m_bands = {now.first, now.last, length(), palette().cacheKey(), {}};
    const auto boundary = [this](std::size_t column) {
        const double event = eventAt(ground().left() + static_cast<double>(column));
        return static_cast<quint64>(std::clamp(event, 0.0, static_cast<double>(length())));
    };
    std::vector<std::pair<QRgb, quint64>> shares;
    Deduction deduction; // which may go on in the next pixel
    for (std::size_t column = 0; column < columns; ++column) {
        shares.clear();
        const quint64 begin = boundary(column);
        const quint64 end = std::min(boundary(column + 1), begin + kReadForBand);
        for (quint64 at = begin; at < end;) {
            if (at < deduction.first || at >= deduction.end)
                deduction = m_deductions->at(*m_trace, at, m_end);
            const quint64 next = std::min<quint64>(deduction.end, end);
            const QRgb colour = theme::colour(*m_deductions, deduction).rgba();
            const auto known = std::ranges::find(shares, colour, &std::pair<QRgb, quint64>::first);
            if (known == shares.end())
                shares.emplace_back(colour, next - at);
            else
                known->second += next - at;
            at = next;
        }
        const auto most = std::ranges::max_element(shares, {}, &std::pair<QRgb, quint64>::second);
        m_bands.colours.push_back(most == shares.end() ? QRgb{} : most->first);
    }
    return m_bands.colours;
}

void Timeline::paintBands(QPainter& painter) const
{
    if (!showsBands())
        return;
    const QRectF lane = blockLane();
    const std::vector<QRgb>& colours = bands();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t begin = 0; begin < colours.size();) {
        std::size_t end = begin + 1;
        while (end < colours.size() && colours[end] == colours[begin])
            ++end;
        painter.fillRect(QRectF(lane.left() + static_cast<double>(begin), lane.top() + 1,
                                static_cast<double>(end - begin), lane.height() - 2),
                         QColor::fromRgba(colours[begin]));
        begin = end;
    }
}

// How much has a value, as a share of all, and how much is struck, as a share of the most that ever
// is.
void Timeline::paintProgress(QPainter& painter) const
{
    const Progress* const known = progress();
    if (known == nullptr || known->samples().empty())
        return;
    const QRectF area = graph().adjusted(0, 1, 0, -kConflictHeight - 1);
    const auto first = static_cast<double>(known->first());
    const auto step = static_cast<double>(known->step());
    const auto begin =
        static_cast<std::size_t>(std::max(0.0, std::floor((span().first - first) / step)));
    const double variables = std::max(1U, known->dimensions().variables);
    const auto struck = static_cast<double>(std::max<quint64>(1, known->mostStruck()));
    QPolygonF settledLine;
    QPolygonF struckLine;
    for (std::size_t i = begin; i < known->samples().size(); ++i) {
        const double event = first + static_cast<double>(i) * step;
        const Progress::Sample& sample = known->samples()[i];
        const double x = xOf(event);
        settledLine << QPointF(x, area.bottom() - area.height() * sample.settled / variables);
        struckLine << QPointF(x, area.bottom() -
                                     area.height() * static_cast<double>(sample.struck) / struck);
        if (event > span().last)
            break;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (known->mostStruck() > 0) {
        painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DotLine));
        painter.drawPolyline(struckLine);
    }
    // Where the search goes up and down, it does so as the depth does: the bars show more.
    QColor settled = theme::colour(Ink::Solved);
    const bool isDeep = m_whole->maxDepth() > 0;
    settled.setAlphaF(isDeep ? 0.6F : 1.0F);
    painter.setPen(QPen(settled, isDeep ? 1 : 1.5));
    painter.drawPolyline(settledLine);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// What has not been read yet of what is in view.
void Timeline::paintUnread(QPainter& painter) const
{
    const quint64 read = std::max(m_whole->end(), m_detail ? m_detail->end() : 0);
    const double left = xOf(static_cast<double>(read));
    const QRectF area = graph();
    if (read >= length() || left >= area.right() - 2)
        return;
    QColor faint = palette().color(QPalette::PlaceholderText);
    faint.setAlphaF(0.4F);
    painter.fillRect(QRectF(QPointF(std::max(left, area.left()), area.top()), area.bottomRight()),
                     QBrush(faint, Qt::BDiagPattern));
}

// Where the part in view begins and ends, how deep the bars go, how much has been read and, close
// up, which part of the whole this is.
void Timeline::paintAxis(QPainter& painter) const
{
    const QRectF area = ground();
    const QRectF lane(area.left() + 3, area.bottom() - kAxisHeight, area.width() - 6, kAxisHeight);
    QFont small = font();
    small.setPointSizeF(std::max(6.0, small.pointSizeF() * kAxisText));
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const Span now = span();
    const QString first = grouped(static_cast<quint64>(std::max(0.0, now.first)));
    const QString last = grouped(static_cast<quint64>(now.last));
    painter.drawText(lane, Qt::AlignLeft | Qt::AlignVCenter, first);
    painter.drawText(lane, Qt::AlignRight | Qt::AlignVCenter, last);
    const QRectF between = lane.adjusted(metrics.horizontalAdvance(first) + kMargin, 0,
                                         -metrics.horizontalAdvance(last) - kMargin, 0);
    const quint64 read = m_whole->end();
    if (read < length() && length() - read > kHardlySeen) {
        painter.drawText(
            between, Qt::AlignCenter,
            tr("read: %1 %", "part of the search, on the timeline").arg(read * 100 / length()));
    } else if (m_span && length() > 0) {
        const double scale = between.width() / static_cast<double>(length());
        const double y = between.center().y();
        painter.drawLine(QPointF(between.left(), y), QPointF(between.right(), y));
        painter.fillRect(QRectF(between.left() + now.first * scale, y - 2,
                                std::max(4.0, now.length() * scale), 4),
                         palette().color(QPalette::Highlight));
    } else {
        paintAxisEvents(painter, between);
    }
    if (m_whole->maxDepth() > 0) {
        const QString depth =
            tr("depth %1", "of the search, at the most").arg(grouped(m_whole->maxDepth()));
        const QRectF scale(graph().left() + 1, graph().top(), metrics.horizontalAdvance(depth) + 4,
                           metrics.height());
        QColor ground = palette().color(QPalette::Base);
        ground.setAlphaF(0.75F);
        painter.fillRect(scale, ground);
        painter.drawText(scale, Qt::AlignCenter, depth);
    }
}

// Each below its place, as long as there is room beside the one before.
void Timeline::paintAxisEvents(QPainter& painter, const QRectF& lane) const
{
    constexpr double kTick = 3;
    double free = lane.left();
    for (const quint64 event : axisEvents()) {
        const double x = xOf(static_cast<double>(event));
        const QString text = grouped(event);
        const double wide = QFontMetricsF(painter.font()).horizontalAdvance(text) + 2;
        const double left = std::max(free, x - wide / 2);
        if (left + wide > lane.right() || left > x)
            continue;
        painter.drawLine(QPointF(x, lane.top() - kTick), QPointF(x, lane.top()));
        painter.drawText(QRectF(left, lane.top(), wide, lane.height()), Qt::AlignCenter, text);
        free = left + wide + kMargin;
    }
}

void Timeline::paintMarks(QPainter& painter) const
{
    const QRectF area = ground();
    const Span now = span();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::colour(Ink::Solved));
    // One mark for all solutions that fall on the same few pixels: the next one is looked up behind
    // them.
    const quint64 count = m_trace->solutionsBefore(length());
    const double stride = 5 * now.length() / area.width();
    double from = std::max(0.0, now.first - 1);
    while (from <= now.last) {
        const quint64 n = m_trace->solutionsBefore(static_cast<quint64>(std::ceil(from)));
        if (n >= count)
            break;
        const auto at = static_cast<double>(m_trace->solutionEvent(n) + 1);
        if (at > now.last)
            break;
        const double x = xOf(at);
        const double y = area.top() + kMarkHeight / 2;
        painter.drawPolygon(QPolygonF{QPointF(x - 3.5, y), QPointF(x, y - 3.5), QPointF(x + 3.5, y),
                                      QPointF(x, y + 3.5)});
        from = std::max(at, at + stride);
    }
    painter.setBrush(palette().color(QPalette::Text));
    for (const quint64 position : m_bookmarks.positions()) {
        const double x = xOf(static_cast<double>(position));
        if (x < area.left() - 1 || x > area.right() + 1)
            continue;
        painter.drawPolygon(
            QPolygonF{QPointF(x - 0.75, area.top()), QPointF(x + 8, area.top() + 3.5),
                      QPointF(x + 0.75, area.top() + 7), QPointF(x + 0.75, area.bottom()),
                      QPointF(x - 0.75, area.bottom())});
    }
}

void Timeline::paintPlayhead(QPainter& painter) const
{
    const double x = xOf(static_cast<double>(m_position));
    const QRectF area = ground();
    if (x < area.left() - 1 || x > area.right() + 1)
        return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawLine(QPointF(x, 1), QPointF(x, height() - 1));
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawEllipse(QPointF(x, height() - kMargin), 3.5, 3.5);
}

} // namespace clew
