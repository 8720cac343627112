#include "widgets/timeline.h"

#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "core/session/pace.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr double kShortestSpan = 10; // events
constexpr double kTimeZoomStep = 1.4;
constexpr double kPanStep = 0.15;                        // of what is in view
constexpr double kMarkGrab = 5;                          // pixels beside a mark that still mean it
constexpr double kMostOpening = 0.06;                    // of the width
constexpr auto kSeldom = std::chrono::milliseconds(250); // between looks at what does not grow

} // namespace

Timeline::Timeline(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Timeline"));
    m_frame.setInterval(pace::kFrame);
    connect(&m_frame, &QTimer::timeout, this, &Timeline::readMore);
}

void Timeline::setTrace(std::shared_ptr<const Trace> trace, std::optional<Deductions> deductions)
{
    keepSpan();
    m_trace = std::move(trace);
    m_deductions = std::move(deductions);
    m_bands = {};
    m_whole.reset();
    m_detail.reset();
    m_progress.reset();
    m_progressDetail.reset();
    m_bookmarks = {};
    m_position = 0;
    m_held = false;
    m_opening = 0;
    m_isOpened = false;
    findOpening();
    if (m_trace) {
        m_whole.emplace(m_trace);
        if (m_deductions)
            m_progress.emplace(m_trace,
                               m_deductions->puzzle().dimensions(*m_deductions->problem()));
        m_frame.start(pace::kFrame);
    } else {
        m_frame.stop();
    }
    const auto left = std::ranges::find_if(
        m_left, [this](const Left& each) { return m_trace && each.trace.lock() == m_trace; });
    if (left != m_left.end())
        m_position = left->position; // which need not be brought into view again
    setSpan(left != m_left.end() ? std::optional(left->span) : std::nullopt);
}

// What is held is in view as the run is, not as one has chosen.
void Timeline::keepSpan()
{
    if (!m_trace)
        return;
    std::erase_if(m_left, [this](const Left& each) {
        const auto trace = each.trace.lock();
        return !trace || trace == m_trace;
    });
    if (m_span && !m_held)
        m_left.push_back({m_trace, *m_span, m_position});
}

void Timeline::setEnd(quint64 end)
{
    const bool isSlow = !m_frame.isActive() || m_frame.intervalAsDuration() > pace::kFrame;
    if (m_whole && isSlow && m_whole->end() < std::min<quint64>(m_trace->size(), end))
        m_frame.start(pace::kFrame); // there is something to read
    if (end == m_end)
        return;
    m_end = end;
    if (!m_trace)
        return;
    findOpening();
    if (std::max(m_whole->end(), m_detail ? m_detail->end() : 0) > end) {
        // What has been read cannot be forgotten in part.
        m_whole.emplace(m_trace);
        m_detail.reset();
        m_progressDetail.reset();
        if (m_progress)
            m_progress.emplace(m_trace, m_progress->dimensions());
        setSpan(m_span);
    }
    if (!m_frame.isActive())
        m_frame.start(pace::kFrame);
    update();
}

void Timeline::setPosition(quint64 position)
{
    if (m_position == position)
        return;
    m_position = position;
    const auto at = static_cast<double>(position);
    if (m_span && !m_held && (at < m_span->first || at > m_span->last)) {
        // With some room on the side it is going to.
        const double length = m_span->length();
        const double first = at > m_span->last ? at - 0.85 * length : at - 0.15 * length;
        setSpan(Span{first, first + length});
    }
    update();
}

void Timeline::setBookmarks(const Bookmarks& bookmarks)
{
    m_bookmarks = bookmarks;
    update();
}

// ---- what is in view

Timeline::Span Timeline::span() const
{
    return m_span.value_or(Span{0, std::max(1.0, static_cast<double>(length()))});
}

void Timeline::setSpan(std::optional<Span> span)
{
    const auto all = static_cast<double>(length());
    if (span && span->length() >= all && !m_held)
        span.reset();
    if (span) {
        const double shortest = std::min(kShortestSpan, std::max(all, 1.0));
        const double length = std::max(span->length(), shortest);
        // A held view may end behind what is known.
        const double first = std::clamp(span->first, 0.0, std::max(0.0, all - length));
        span = Span{first, first + length};
    }
    m_span = span;
    chooseDetail();
    update();
    emit spanChanged();
}

// Detail is read where the overview has less than a bar for each pixel.
void Timeline::chooseDetail()
{
    const auto none = [this] {
        m_detail.reset();
        m_progressDetail.reset();
    };
    if (!m_span || !m_whole)
        return none();
    const double overview = m_span->length() / static_cast<double>(m_whole->barWidth());
    if (m_whole->barWidth() == 1 || overview >= ground().width())
        return none();
    const auto first = static_cast<quint64>(std::floor(m_span->first));
    const auto last = static_cast<quint64>(std::ceil(m_span->last));
    if (m_detail && m_detail->first() == first && m_detail->last() == last)
        return;
    m_detail.emplace(m_trace, std::min<quint64>(first, length()), last);
    if (m_progress)
        m_progressDetail.emplace(m_trace, m_progress->dimensions(), m_detail->first(), last);
    m_frame.start(pace::kFrame);
}

void Timeline::zoom(double event, double factor)
{
    if (!m_trace || length() == 0)
        return;
    const double across = std::clamp(xOf(event) - ground().left(), 0.0, ground().width());
    const double length = std::max(eventsAPixel(event) * ground().width() / factor, kShortestSpan);
    const double first = event - across / ground().width() * length;
    setSpan(Span{first, first + length});
}

void Timeline::pan(double part)
{
    if (!m_span)
        return;
    const double way = part * m_span->length();
    setSpan(Span{m_span->first + way, m_span->last + way});
}

void Timeline::fit()
{
    setSpan(std::nullopt);
}

void Timeline::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    if (!m_trace)
        return;
    if (held && !m_span)
        setSpan(span());
    else if (!held && m_span && m_span->first == 0)
        fit();
}

void Timeline::findOpening()
{
    if (!m_deductions || length() == 0)
        return;
    const Deduction first = m_deductions->at(*m_trace, 0, m_end);
    m_opening = m_deductions->isOpening(first) ? first.end : 0;
    m_isOpened = first.isWhole;
}

double Timeline::foldedOpening() const
{
    const double most = kMostOpening * ground().width();
    const auto all = static_cast<double>(length());
    const auto opening = static_cast<double>(m_opening);
    const bool isLarge = !m_span && opening < all && opening / all * ground().width() > most;
    return isLarge ? most : 0;
}

double Timeline::eventsAPixel(double event) const
{
    const auto opening = static_cast<double>(m_opening);
    const double folded = foldedOpening();
    if (folded == 0)
        return span().length() / ground().width();
    return event < opening ? opening / folded
                           : (span().last - opening) / (ground().width() - folded);
}

double Timeline::xOf(double event) const
{
    const auto opening = static_cast<double>(m_opening);
    const double folded = foldedOpening();
    const bool isBehind = folded > 0 && event >= opening;
    const double from = isBehind ? opening : folded > 0 ? 0 : span().first;
    return ground().left() + (isBehind ? folded : 0) + (event - from) / eventsAPixel(event);
}

double Timeline::eventAt(double x) const
{
    const auto opening = static_cast<double>(m_opening);
    const double folded = foldedOpening();
    const double across = x - ground().left();
    if (folded > 0 && across < folded)
        return across * eventsAPixel(0);
    return folded > 0 ? opening + (across - folded) * eventsAPixel(opening)
                      : span().first + across * eventsAPixel(0);
}

std::vector<quint64> Timeline::axisEvents() const
{
    if (foldedOpening() == 0)
        return {};
    return {m_opening, static_cast<quint64>(eventAt(ground().center().x()))};
}

bool Timeline::isDetailed() const
{
    const quint64 known = length();
    if (m_detail)
        return m_detail->end() >= std::min<quint64>(m_detail->last(), known);
    return !m_whole || m_whole->end() >= known;
}

// ---- reading

void Timeline::readMore()
{
    // What is looked at comes first.
    const auto read = [this](Profile& profile, quint64 most) {
        return profile.read(most, length());
    };
    const auto sample = [this](std::optional<Progress>& progress) {
        return progress && progress->read(length(), kEventsAtOnce);
    };
    QElapsedTimer clock;
    clock.start();
    bool isNew = false;
    do {
        const bool moreDetail = m_detail && read(*m_detail, kEventsAtOnce);
        const bool moreOverview = read(*m_whole, moreDetail ? kEventsAtOnce / 4 : kEventsAtOnce);
        if (moreOverview)
            chooseDetail();
        const bool moreProgress = sample(m_progressDetail) || sample(m_progress);
        if (!moreDetail && !moreOverview && !moreProgress)
            break;
        isNew = true;
    } while (clock.nsecsElapsed() < pace::kReading.count());
    if (isNew && !m_isOpened)
        findOpening();
    // When the search has ended nothing else needs the time between two frames; while it pauses, or
    // a person thinks about the next move, it is looked at seldom, and nothing is painted.
    const bool isComplete = m_trace->complete();
    m_frame.setInterval(isComplete ? std::chrono::milliseconds(0)
                        : isNew    ? pace::kBetweenReadings
                                   : kSeldom);
    m_isStale = m_isStale || isNew;
    if (m_isStale && (!isNew || m_sinceShown.hasExpired(pace::kFrame.count()))) {
        m_isStale = false;
        m_sinceShown.start();
        update();
    }
    if (!isNew && isComplete && isDetailed())
        m_frame.stop();
}

// ---- mouse and keyboard

void Timeline::seekTo(double x)
{
    const double event = std::clamp(eventAt(x), 0.0, static_cast<double>(length()));
    emit sought(static_cast<quint64>(std::llround(event)));
}

std::optional<quint64> Timeline::bookmarkAt(double x) const
{
    std::optional<quint64> best;
    for (const quint64 position : m_bookmarks.positions()) {
        const double distance = std::abs(xOf(static_cast<double>(position)) - x);
        if (distance <= kMarkGrab &&
            (!best || distance < std::abs(xOf(static_cast<double>(*best)) - x)))
            best = position;
    }
    return best;
}

void Timeline::mousePressEvent(QMouseEvent* event)
{
    if (!m_trace)
        return;
    const QPointF at = event->position();
    if (event->button() == Qt::MiddleButton) {
        m_panFrom = at.x();
        setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        const auto bookmark =
            at.y() <= ground().top() + kMarkHeight ? bookmarkAt(at.x()) : std::nullopt;
        if (bookmark)
            emit sought(*bookmark);
        else
            seekTo(at.x());
    }
}

void Timeline::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_trace)
        return;
    const double x = event->position().x();
    if (m_panFrom && (event->buttons() & Qt::MiddleButton) != 0)
        pan((std::exchange(*m_panFrom, x) - x) / ground().width());
    else if ((event->buttons() & Qt::LeftButton) != 0)
        seekTo(x);
}

void Timeline::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton)
        return;
    m_panFrom.reset();
    setCursor(Qt::PointingHandCursor);
}

void Timeline::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        fit();
}

void Timeline::wheelEvent(QWheelEvent* event)
{
    const QPoint turn = event->angleDelta();
    if (turn.y() != 0 && (event->modifiers() & Qt::ShiftModifier) == 0)
        zoom(eventAt(event->position().x()), std::pow(kTimeZoomStep, turn.y() / 120.0));
    else
        pan(-kPanStep * (turn.x() + turn.y()) / 120.0);
    event->accept();
}

void Timeline::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        zoom(static_cast<double>(m_position), kTimeZoomStep);
        break;
    case Qt::Key_Down:
        zoom(static_cast<double>(m_position), 1 / kTimeZoomStep);
        break;
    case Qt::Key_Left:
        pan(-kPanStep);
        break;
    case Qt::Key_Right:
        pan(kPanStep);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Timeline::contextMenuEvent(QContextMenuEvent* event)
{
    const auto bookmark = bookmarkAt(event->pos().x());
    if (!bookmark && actions().isEmpty())
        return;
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (bookmark) {
        connect(menu->addAction(tr("&Name the bookmark…")), &QAction::triggered, this,
                [this, at = *bookmark] { emit bookmarkNameWanted(at); });
        connect(menu->addAction(tr("&Remove the bookmark")), &QAction::triggered, this,
                [this, at = *bookmark] { emit bookmarkRemovalWanted(at); });
        menu->addSeparator();
    }
    menu->addActions(actions()); // the window's
    menu->popup(event->globalPos());
}

void Timeline::resizeEvent(QResizeEvent* /*event*/)
{
    chooseDetail();
}

bool Timeline::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    if (!m_trace || length() == 0) {
        QToolTip::hideText();
        return true;
    }
    const double x = help->pos().x();
    if (const auto bookmark = bookmarkAt(x)) {
        const QString label = m_bookmarks.label(*bookmark);
        const QString place = tr("Bookmark at event %1").arg(grouped(*bookmark));
        QToolTip::showText(help->globalPos(), label.isEmpty() ? place : label + u'\n' + place);
        return true;
    }
    QToolTip::showText(help->globalPos(), tipAt(x));
    return true;
}

QString Timeline::tipAt(double x) const
{
    const double at = std::clamp(eventAt(x), 0.0, static_cast<double>(length()));
    QStringList lines{tr("Event %1").arg(grouped(static_cast<quint64>(at)))};
    if (const auto deduction = deductionAt(x)) {
        const QString name = translated(m_deductions->title(*m_trace, *deduction));
        const QString places = translated(m_deductions->summary(*m_trace, *deduction));
        lines.append(places.isEmpty()
                         ? name
                         : tr("%1: %2", "a technique, and what it settles").arg(name, places));
    }
    if (const auto sample = progressAt(at)) {
        const Dimensions all = progress()->dimensions();
        lines.append(tr("%1 of %2 settled").arg(grouped(sample->settled), grouped(all.variables)));
        if (sample->struck > 0)
            lines.append(tr("%1 candidates struck").arg(grouped(sample->struck)));
    }
    lines.append(tr("Bars: depth. Lines: how much is settled (full) and struck (dotted). Below: "
                    "density of contradictions. Above: solutions, bookmarks and steps; zoomed out, "
                    "in the colour of the most frequent kind."));
    lines.append(tr("Drag to move, wheel to zoom, double click for the whole search."));
    return lines.join(u'\n');
}

} // namespace clew
