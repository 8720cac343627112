#include "widgets/boards/gridboard.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/theme.h"

namespace clew {

void GridBoard::setCaret(QPoint cell)
{
    const QSize size = gridSize();
    const QPoint before = m_caret;
    m_caret = {std::clamp(cell.x(), 0, std::max(0, size.width() - 1)),
               std::clamp(cell.y(), 0, std::max(0, size.height() - 1))};
    if (m_caret != before) // a mouse that was left somewhere else does not look like a second one
        m_hover.reset();
    caretMoved();
    update();
}

std::optional<QPoint> GridBoard::cellAt(QPointF unit) const
{
    const QPointF inside = unit - gridOrigin();
    const QPoint cell(static_cast<int>(std::floor(inside.x())),
                      static_cast<int>(std::floor(inside.y())));
    if (!QRect(QPoint(0, 0), gridSize()).contains(cell))
        return std::nullopt;
    return cell;
}

QPointF GridBoard::cellCentre(QPoint cell) const
{
    return toPixels(gridOrigin() + QPointF(cell) + QPointF(0.5, 0.5));
}

std::vector<ShownCell> GridBoard::cells() const
{
    std::vector<ShownCell> cells;
    const QSize size = gridSize();
    for (int row = 0; row < size.height(); ++row) {
        for (int column = 0; column < size.width(); ++column) {
            const QPointF corner = gridOrigin() + QPointF(column, row);
            if (const auto place = placeAt(corner + QPointF(0.5, 0.5)))
                cells.push_back({*place,
                                 {corner, corner + QPointF(1, 0), corner + QPointF(1, 1),
                                  corner + QPointF(0, 1)}});
        }
    }
    return cells;
}

QRectF GridBoard::cellRect(QPoint cell) const
{
    const QPointF corner = gridOrigin() + QPointF(cell);
    return {toPixels(corner), toPixels(corner + QPointF(1, 1))};
}

bool GridBoard::pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    const auto cell = cellAt(unit);
    if (!cell)
        return false;
    setCaret(*cell);
    m_strokeCell = cell;
    return isByHand() ? cellPlayed(*cell, button, modifiers)
                      : cellPressed(*cell, button, modifiers);
}

void GridBoard::pointed(QPointF unit)
{
    if (const auto cell = cellAt(unit))
        setCaret(*cell);
}

void GridBoard::dragged(QPointF unit)
{
    // Fast drags skip cells; every cell on the straight way counts.
    if (!m_strokeCell)
        return;
    const QPointF inside = unit - gridOrigin();
    const QPoint target(static_cast<int>(std::floor(inside.x())),
                        static_cast<int>(std::floor(inside.y())));
    const QPoint way = target - *m_strokeCell;
    const int steps = std::max(std::abs(way.x()), std::abs(way.y()));
    const QPoint from = *m_strokeCell;
    for (int i = 1; i <= steps; ++i) {
        const QPoint cell(from.x() + static_cast<int>(std::lround(double(way.x()) * i / steps)),
                          from.y() + static_cast<int>(std::lround(double(way.y()) * i / steps)));
        if (!QRect(QPoint(0, 0), gridSize()).contains(cell))
            continue;
        m_strokeCell = cell;
        setCaret(cell);
        cellDragged(cell);
    }
    hovered(unit);
}

void GridBoard::released(QPointF /*unit*/)
{
    m_strokeCell.reset();
    strokeEnded();
}

void GridBoard::hovered(QPointF unit)
{
    const auto cell = cellAt(unit);
    if (cell == m_hover)
        return;
    m_hover = cell;
    if (cell) {
        remark(*cell);
    } else {
        m_remarkedCell.reset();
        emit remarked({});
    }
    update();
}

void GridBoard::remark(QPoint cell)
{
    m_isForNow = false;
    m_remarkedCell = cell;
    m_remark = remarkOn(cell);
    emit remarked(m_remark);
}

void GridBoard::remarkForNow(const QString& text)
{
    m_isForNow = true;
    emit remarked(text);
}

void GridBoard::withdrawRemark()
{
    if (std::exchange(m_isForNow, false))
        remark(isRemarkedThere() ? *m_remarkedCell : m_caret);
}

bool GridBoard::isRemarkedThere() const
{
    return m_remarkedCell && QRect(QPoint(0, 0), gridSize()).contains(*m_remarkedCell);
}

// What was said of a cell may no longer be so after a move.
void GridBoard::shownChanged()
{
    if (!isByHand())
        return;
    if (m_isForNow)
        withdrawRemark();
    else if (isRemarkedThere() && remarkOn(*m_remarkedCell) != m_remark)
        remark(*m_remarkedCell);
}

void GridBoard::leaveEvent(QEvent* event)
{
    m_hover.reset();
    m_remarkedCell.reset();
    m_isForNow = false;
    update();
    Board::leaveEvent(event);
}

bool GridBoard::keyPressed(QKeyEvent& event)
{
    QPoint step;
    switch (event.key()) {
    case Qt::Key_Left:
        step = {-1, 0};
        break;
    case Qt::Key_Right:
        step = {1, 0};
        break;
    case Qt::Key_Up:
        step = {0, -1};
        break;
    case Qt::Key_Down:
        step = {0, 1};
        break;
    default:
        return isByHand() ? cellPlayKey(m_caret, event) : cellKey(m_caret, event);
    }
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    setCaret(m_caret + step);
    if (zoom() > 1) // whoever has zoomed in sees where he goes
        bringIntoView(cellRect(m_caret));
    chooseAt(gridOrigin() + QPointF(m_caret) + QPointF(0.5, 0.5));
    remark(m_caret);
    return true;
}

// What stays at the upper and left edge, as headers do, is in nobody's way, and something of what
// lies beyond is seen at the others.
QRectF GridBoard::openView() const
{
    constexpr double kMostAtEdge = 0.3;
    const QPointF edge = gridOrigin() * unitSize();
    const double beside = unitSize() / 2;
    return QRectF(rect()).adjusted(std::min(edge.x(), width() * kMostAtEdge),
                                   std::min(edge.y(), height() * kMostAtEdge), -beside, -beside);
}

// On a board of another size the mouse is over another cell, or none.
void GridBoard::problemChanged()
{
    if (const QSize size = gridSize(); std::exchange(m_size, size) != size)
        m_hover.reset();
    m_remarkedCell.reset();
    m_isForNow = false;
    setCaret(m_caret);
}

void GridBoard::paintOverlay(QPainter& painter)
{
    painter.setBrush(Qt::NoBrush);
    if (m_hover) {
        QColor faint = theme::colour(Ink::Accent);
        faint.setAlpha(36);
        painter.fillRect(cellRect(*m_hover), faint);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme::colour(Ink::Accent), std::max(2.0, unitSize() * 0.05)));
        painter.drawRoundedRect(cellRect(m_caret).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
    }
}

void GridBoard::focusInEvent(QFocusEvent* event)
{
    Board::focusInEvent(event);
    update();
}

void GridBoard::focusOutEvent(QFocusEvent* event)
{
    Board::focusOutEvent(event);
    update();
}

bool GridBoard::cellPressed(QPoint /*cell*/, Qt::MouseButton /*button*/,
                            Qt::KeyboardModifiers /*modifiers*/)
{
    return false;
}

bool GridBoard::cellPlayed(QPoint /*cell*/, Qt::MouseButton /*button*/,
                           Qt::KeyboardModifiers /*modifiers*/)
{
    return false;
}

bool GridBoard::cellPlayKey(QPoint /*cell*/, QKeyEvent& /*event*/)
{
    return false;
}

void GridBoard::cellDragged(QPoint /*cell*/) {}

bool GridBoard::cellKey(QPoint /*cell*/, QKeyEvent& /*event*/)
{
    return false;
}

QString GridBoard::remarkOn(QPoint /*cell*/) const
{
    return {};
}

} // namespace clew
