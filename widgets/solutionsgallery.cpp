#include "widgets/solutionsgallery.h"

#include <QElapsedTimer>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QToolTip>
#include <algorithm>

#include "widgets/picturepainter.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kThumbnail = 72;
constexpr int kNumberHeight = 18;
constexpr qint64 kPaintBudget = 8; ///< milliseconds of making what is shown in one paint

} // namespace

SolutionsGallery::SolutionsGallery(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setObjectName(QStringLiteral("solutions"));
    setAccessibleName(tr("Solutions"));
    connect(&m_list, &SolutionList::changed, this, [this] {
        m_count = m_list.size();
        layOut();
        viewport()->update();
    });
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
    m_shown.clear();
    m_current.reset();
    m_compared.reset();
    m_count = 0;
    m_list.setTrace(m_puzzle, m_problem, m_trace);
    verticalScrollBar()->setSingleStep(cellHeight() / 2);
    refresh();
}

void SolutionsGallery::refresh()
{
    m_list.refresh();
    const quint64 count = m_list.size();
    if (count == m_count && count != 0 && !m_list.query().onePerClass)
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

SolutionsGallery::Difference SolutionsGallery::difference(quint64 index, quint64 other) const
{
    const auto values = [this](quint64 solution) {
        m_cursor->seek(m_trace->solutionEvent(solution) + 1);
        std::vector<Value> all(m_cursor->state().dimensions().variables);
        for (Variable variable = 0; variable < all.size(); ++variable)
            all[variable] = m_cursor->state().value(variable);
        return all;
    };
    const std::vector<Value> own = values(index);
    const std::vector<Value> others = values(other);
    Difference difference;
    for (Variable variable = 0; variable < own.size(); ++variable)
        if (own[variable] != others[variable]) {
            difference.own.push_back({variable, own[variable]});
            difference.others.push_back({variable, others[variable]});
        }
    return difference;
}

int SolutionsGallery::columns() const
{
    return m_inText ? 1 : std::max(1, viewport()->width() / cellWidth());
}

int SolutionsGallery::cellWidth() const
{
    return m_inText ? viewport()->width() : kThumbnail + kSpace;
}

int SolutionsGallery::cellHeight() const
{
    return m_inText ? fontMetrics().lineSpacing() + kSpace
                    : kThumbnail + kNumberHeight + kSpace / 2;
}

void SolutionsGallery::layOut()
{
    const quint64 rows =
        (m_count + static_cast<quint64>(columns()) - 1) / static_cast<quint64>(columns());
    // Scroll bars count in int: beyond some twenty million rows the end is cut off.
    const auto height = std::min<quint64>(rows * static_cast<quint64>(cellHeight()), 0x7FFFFFFF);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(height) - viewport()->height()));
}

QRect SolutionsGallery::cellRect(quint64 row) const
{
    const auto across = static_cast<quint64>(columns());
    const auto y = static_cast<qint64>(row / across) * cellHeight() - verticalScrollBar()->value();
    return {static_cast<int>(row % across) * cellWidth(), static_cast<int>(y), cellWidth(),
            cellHeight()};
}

std::optional<quint64> SolutionsGallery::rowAt(QPointF pixel) const
{
    const auto across = columns();
    const int column = static_cast<int>(pixel.x()) / std::max(1, cellWidth());
    const qint64 line =
        (static_cast<qint64>(pixel.y()) + verticalScrollBar()->value()) / cellHeight();
    const qint64 row = line * across + column;
    if (column >= across || row >= static_cast<qint64>(m_count))
        return std::nullopt;
    return static_cast<quint64>(row);
}

// As it is printed.
QString SolutionsGallery::line(quint64 index) const
{
    if (!m_inText)
        return {};
    const auto format =
        std::ranges::find(m_puzzle->info().formats, true, &FormatInfo::writesSolution);
    const Solution written = solution(index);
    return QString::fromStdString(
               m_puzzle->writeSolutions(*m_problem, std::span(&written, 1), index, format->id))
        .simplified();
}

// Null: not made yet, and not to be made now.
const SolutionsGallery::Shown* SolutionsGallery::shownOf(quint64 index, bool make)
{
    if (const Shown* const known = m_shown.object(index))
        return known;
    if (!make)
        return nullptr;
    auto made = std::make_unique<Shown>();
    if (m_inText) {
        made->line = line(index);
    } else {
        const Solution drawn = solution(index);
        View view;
        view.solution = &drawn;
        view.coordinates = false;
        made->thumbnail =
            thumbnail(m_puzzle->picture(*m_problem, view), kThumbnail, devicePixelRatioF());
    }
    m_shown.insert(index, made.release());
    return m_shown.object(index);
}

void SolutionsGallery::setCurrent(std::optional<quint64> index)
{
    if (m_current == index)
        return;
    m_current = index;
    if (index) {
        refresh(); // it may be newer than the last one known here
        scrollTo(m_list.rowOf(*index));
    }
    viewport()->update();
}

void SolutionsGallery::setCompared(std::optional<quint64> index)
{
    m_compared = index;
    viewport()->update();
}

void SolutionsGallery::scrollTo(quint64 row)
{
    const QRect cell = cellRect(row);
    QScrollBar* const bar = verticalScrollBar();
    if (cell.top() < 0)
        bar->setValue(bar->value() + cell.top());
    else if (cell.bottom() > viewport()->height())
        bar->setValue(bar->value() + cell.bottom() - viewport()->height());
}

void SolutionsGallery::choose(qint64 row)
{
    if (m_count == 0)
        return;
    const auto last = static_cast<qint64>(m_count) - 1;
    setCurrent(m_list.solution(static_cast<quint64>(std::clamp<qint64>(row, 0, last))));
    emit chosen(*m_current);
}

// What is not made yet is made as far as a frame allows, the rest in the next one: scrolling
// stays smooth whatever a board costs to draw.
void SolutionsGallery::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_trace)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    QElapsedTimer clock;
    clock.start();
    bool all = true;
    const auto across = static_cast<quint64>(columns());
    const auto firstLine = static_cast<quint64>(verticalScrollBar()->value() / cellHeight());
    for (quint64 row = firstLine * across; row < m_count; ++row) {
        if (cellRect(row).top() > viewport()->height())
            break;
        const Shown* const shown = shownOf(m_list.solution(row), clock.elapsed() < kPaintBudget);
        all = all && shown != nullptr;
        paintCell(painter, row, shown);
    }
    if (!all)
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
}

void SolutionsGallery::paintCell(QPainter& painter, quint64 row, const Shown* shown) const
{
    const quint64 index = m_list.solution(row);
    const QRect cell = cellRect(row);
    const bool isCurrent = m_current == index;
    if (isCurrent || m_compared == index) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2,
                            isCurrent ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 4, 4);
    }
    painter.setPen(palette().color(isCurrent ? QPalette::WindowText : QPalette::PlaceholderText));
    if (m_inText) {
        paintLine(painter, cell, numberText(row), shown != nullptr ? shown->line : QString());
        return;
    }
    if (shown != nullptr)
        painter.drawPixmap(cell.left() + kSpace / 2, cell.top() + kSpace / 2, shown->thumbnail);
    painter.drawText(QRect(cell.left(), cell.bottom() - kNumberHeight, cell.width(), kNumberHeight),
                     Qt::AlignCenter, numberText(row));
}

QString SolutionsGallery::numberText(quint64 row) const
{
    const QString number = grouped(m_list.solution(row) + 1);
    return m_list.query().onePerClass ? tr("%1 (×%2)", "number of a solution, size of its class")
                                            .arg(number, grouped(m_list.classSize(row)))
                                      : number;
}

// The numbers in a column that has room for the last one, beside them the text.
void SolutionsGallery::paintLine(QPainter& painter, QRect cell, const QString& number,
                                 const QString& text) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int column = std::max(metrics.horizontalAdvance(number),
                                metrics.horizontalAdvance(numberText(m_count - 1)));
    const QRect numbers(cell.left() + kSpace, cell.top(), column, cell.height());
    painter.drawText(numbers, Qt::AlignRight | Qt::AlignVCenter, number);
    const QRect room(numbers.right() + 2 * kSpace, cell.top(),
                     cell.right() - numbers.right() - 3 * kSpace, cell.height());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(text, Qt::ElideRight, room.width()));
}

// A line that may be cut is there whole in the tool tip.
bool SolutionsGallery::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_inText)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto row = rowAt(help->pos());
    QToolTip::showText(help->globalPos(), row ? line(m_list.solution(*row)) : QString(), viewport(),
                       row ? cellRect(*row) : QRect());
    return true;
}

void SolutionsGallery::compareWithMarked(quint64 index)
{
    if (m_compared)
        emit comparisonWanted(index, *m_compared);
}

void SolutionsGallery::resizeEvent(QResizeEvent* /*event*/)
{
    layOut();
}

void SolutionsGallery::mousePressEvent(QMouseEvent* event)
{
    const auto row = rowAt(event->position());
    if (!row)
        return;
    if ((event->modifiers() & Qt::ControlModifier) != 0 && m_current) {
        setCompared(m_list.solution(*row));
        compareWithMarked(*m_current);
        return;
    }
    setCompared(std::nullopt);
    choose(static_cast<qint64>(*row));
}

void SolutionsGallery::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto row = rowAt(event->position()))
        emit opened(m_list.solution(*row));
}

void SolutionsGallery::keyPressEvent(QKeyEvent* event)
{
    const auto row = m_current ? static_cast<qint64>(m_list.rowOf(*m_current)) : -1;
    const int page = std::max(1, viewport()->height() / cellHeight()) * columns();
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(row - 1);
    case Qt::Key_Right:
        return choose(row + 1);
    case Qt::Key_Up:
        return choose(row - columns());
    case Qt::Key_Down:
        return choose(row + columns());
    case Qt::Key_PageUp:
        return choose(row - page);
    case Qt::Key_PageDown:
        return choose(row + page);
    case Qt::Key_Return:
        if (m_current)
            emit opened(*m_current);
        return;
    case Qt::Key_C: // compares with the next one chosen
        return setCompared(m_compared ? std::nullopt : m_current);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void SolutionsGallery::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        m_shown.clear();
    QAbstractScrollArea::changeEvent(event);
}

} // namespace clew
