#include "widgets/solutionspanel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/picturepainter.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kThumbnail = 72;
constexpr int kNumberHeight = 18;
constexpr int kCellWidth = kThumbnail + kSpace;
constexpr int kCellHeight = kThumbnail + kNumberHeight + kSpace / 2;

} // namespace

// ---- gallery

SolutionsGallery::SolutionsGallery(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setObjectName(QStringLiteral("solutions"));
    setAccessibleName(tr("Solutions"));
    verticalScrollBar()->setSingleStep(kCellHeight / 2);
}

void SolutionsGallery::setTrace(const Puzzle* puzzle, ProblemPtr problem,
                                std::shared_ptr<const Trace> trace)
{
    m_puzzle = puzzle;
    m_problem = std::move(problem);
    m_trace = std::move(trace);
    m_cursor.reset();
    if (m_trace)
        m_cursor.emplace(m_trace, m_puzzle->dimensions(*m_problem));
    m_thumbnails.clear();
    m_current.reset();
    m_count = 0;
    refresh();
}

void SolutionsGallery::refresh()
{
    const quint64 count = m_trace ? m_trace->solutionCount() : 0;
    if (count == m_count && count != 0)
        return;
    m_count = count;
    layOut();
    viewport()->update();
}

Solution SolutionsGallery::solution(quint64 index) const
{
    m_cursor->seek(m_trace->solutionEvent(index) + 1);
    return m_puzzle->solutionAt(*m_problem, m_cursor->state());
}

int SolutionsGallery::columns() const
{
    return std::max(1, viewport()->width() / kCellWidth);
}

void SolutionsGallery::layOut()
{
    const quint64 rows = (m_count + static_cast<quint64>(columns()) - 1) / static_cast<quint64>(columns());
    // Scroll bars count in int: beyond some twenty million rows the end is cut off.
    const auto height = std::min<quint64>(rows * kCellHeight, 0x7FFFFFFF);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(height) - viewport()->height()));
}

QRect SolutionsGallery::cellRect(quint64 index) const
{
    const auto across = static_cast<quint64>(columns());
    const auto y = static_cast<qint64>(index / across) * kCellHeight - verticalScrollBar()->value();
    return {static_cast<int>(index % across) * kCellWidth, static_cast<int>(y), kCellWidth, kCellHeight};
}

const QPixmap& SolutionsGallery::thumbnailOf(quint64 index)
{
    if (const QPixmap* const known = m_thumbnails.object(index))
        return *known;
    const Solution shown = solution(index);
    View view;
    view.solution = &shown;
    view.coordinates = false;
    auto* const made =
        new QPixmap(thumbnail(m_puzzle->picture(*m_problem, view), kThumbnail, devicePixelRatioF()));
    m_thumbnails.insert(index, made);
    return *made;
}

void SolutionsGallery::setCurrent(std::optional<quint64> index)
{
    if (m_current == index)
        return;
    m_current = index;
    if (index) {
        const QRect cell = cellRect(*index);
        QScrollBar* const bar = verticalScrollBar();
        if (cell.top() < 0)
            bar->setValue(bar->value() + cell.top());
        else if (cell.bottom() > viewport()->height())
            bar->setValue(bar->value() + cell.bottom() - viewport()->height());
    }
    viewport()->update();
}

void SolutionsGallery::choose(qint64 index)
{
    if (m_count == 0)
        return;
    const auto last = static_cast<qint64>(m_count) - 1;
    setCurrent(static_cast<quint64>(std::clamp<qint64>(index, 0, last)));
    emit chosen(*m_current);
}

void SolutionsGallery::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_trace)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const auto across = static_cast<quint64>(columns());
    const auto firstRow = static_cast<quint64>(verticalScrollBar()->value() / kCellHeight);
    for (quint64 index = firstRow * across; index < m_count; ++index) {
        const QRect cell = cellRect(index);
        if (cell.top() > viewport()->height())
            break;
        const bool isCurrent = m_current == index;
        const QRect frame = cell.adjusted(1, 1, -1, -1);
        if (isCurrent) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(frame, 4, 4);
        }
        painter.drawPixmap(cell.left() + kSpace / 2, cell.top() + kSpace / 2, thumbnailOf(index));
        painter.setPen(palette().color(isCurrent ? QPalette::WindowText : QPalette::PlaceholderText));
        painter.drawText(QRect(cell.left(), cell.bottom() - kNumberHeight, cell.width(), kNumberHeight),
                         Qt::AlignCenter, grouped(index + 1));
    }
}

void SolutionsGallery::resizeEvent(QResizeEvent* /*event*/)
{
    layOut();
}

void SolutionsGallery::mousePressEvent(QMouseEvent* event)
{
    const auto across = columns();
    const int column = static_cast<int>(event->position().x()) / kCellWidth;
    const qint64 row =
        (static_cast<qint64>(event->position().y()) + verticalScrollBar()->value()) / kCellHeight;
    const qint64 index = row * across + column;
    if (column < across && index < static_cast<qint64>(m_count))
        choose(index);
}

void SolutionsGallery::keyPressEvent(QKeyEvent* event)
{
    const auto current = m_current ? static_cast<qint64>(*m_current) : -1;
    const int page = std::max(1, viewport()->height() / kCellHeight) * columns();
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(current - 1);
    case Qt::Key_Right:
        return choose(current + 1);
    case Qt::Key_Up:
        return choose(current - columns());
    case Qt::Key_Down:
        return choose(current + columns());
    case Qt::Key_PageUp:
        return choose(current - page);
    case Qt::Key_PageDown:
        return choose(current + page);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void SolutionsGallery::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        m_thumbnails.clear();
    QAbstractScrollArea::changeEvent(event);
}

// ---- panel

SolutionsPanel::SolutionsPanel(QWidget* parent)
    : QWidget(parent), m_heading(new QLabel), m_previous(new QToolButton), m_next(new QToolButton),
      m_empty(new QLabel(tr("Solutions appear here as the search finds them. Press Space to play, or "
                            "N to run to the next one."))),
      m_gallery(new SolutionsGallery)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace / 2);
    auto* const line = new QHBoxLayout;
    m_heading->setProperty("role", "heading");
    line->addWidget(m_heading, 1);
    m_previous->setIcon(theme::icon(QStringLiteral("back")));
    m_previous->setToolTip(tr("Previous solution (Shift+N)"));
    m_next->setIcon(theme::icon(QStringLiteral("forward")));
    m_next->setToolTip(tr("Next solution (N)"));
    line->addWidget(m_previous);
    line->addWidget(m_next);
    layout->addLayout(line);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", "faint");
    m_empty->setAlignment(Qt::AlignTop);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_gallery, 1);
    connect(m_gallery, &SolutionsGallery::chosen, this, [this](quint64 index) {
        updateHeading();
        emit chosen(index);
    });
    connect(m_previous, &QToolButton::clicked, this, &SolutionsPanel::previousWanted);
    connect(m_next, &QToolButton::clicked, this, &SolutionsPanel::nextWanted);
    updateHeading();
}

void SolutionsPanel::setTrace(const Puzzle* puzzle, ProblemPtr problem,
                              std::shared_ptr<const Trace> trace)
{
    m_complete = false;
    m_gallery->setTrace(puzzle, std::move(problem), std::move(trace));
    updateHeading();
}

void SolutionsPanel::refresh(bool complete)
{
    m_complete = complete;
    m_gallery->refresh();
    updateHeading();
}

void SolutionsPanel::setCurrent(std::optional<quint64> index)
{
    m_gallery->setCurrent(index);
    updateHeading();
}

void SolutionsPanel::updateHeading()
{
    const quint64 count = m_gallery->count();
    m_empty->setVisible(count == 0);
    m_gallery->setVisible(count != 0);
    const auto current = m_gallery->current();
    // Until the whole space is searched there may be more.
    const QString total = m_complete ? grouped(count) : QStringLiteral("≥ %1").arg(grouped(count));
    if (count == 0)
        m_heading->setText(tr("Solutions"));
    else if (current)
        m_heading->setText(tr("Solutions: %1 of %2").arg(grouped(*current + 1), total));
    else
        m_heading->setText(tr("Solutions: %1").arg(total));
}

} // namespace clew
