// A board of square cells: a caret that the arrow keys move, and strokes from cell to cell.

#pragma once

#include <QPoint>

#include "widgets/board.h"

namespace clew {

class GridBoard : public Board
{
    Q_OBJECT

public:
    using Board::Board;

    /// x is the column, y the row, from 0.
    [[nodiscard]] QPoint caret() const { return m_caret; }
    void setCaret(QPoint cell);
    [[nodiscard]] EntryPlace entryPlace() const override { return {.caret = m_caret}; }
    void setEntryPlace(const EntryPlace& place) override { setCaret(place.caret); }
    /// None outside the grid.
    [[nodiscard]] std::optional<QPoint> cellAt(QPointF unit) const;
    /// The middle of a cell in pixels, for tests and tips.
    [[nodiscard]] QPointF cellCentre(QPoint cell) const;
    /// The squares of the grid.
    [[nodiscard]] std::vector<ShownCell> cells() const override;

protected:
    /// Columns and rows of the present problem.
    [[nodiscard]] virtual QSize gridSize() const = 0;
    /// Upper left corner of the grid in the picture.
    [[nodiscard]] virtual QPointF gridOrigin() const { return {kGridMargin, kGridMargin}; }

    /// A press on a cell; true starts a stroke, which continues with cellDragged() once for each
    /// further cell entered and ends with strokeEnded().
    virtual bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    virtual void cellDragged(QPoint cell);
    virtual void strokeEnded() {}
    // The same while playing.
    virtual bool cellPlayed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    virtual bool cellPlayKey(QPoint cell, QKeyEvent& event);
    /// The caret was moved, or what it stands on may be another.
    virtual void caretMoved() {}
    /// A key with the caret on a cell; arrows are dealt with already. True if it was used.
    virtual bool cellKey(QPoint cell, QKeyEvent& event);
    /// What to say of the cell under the mouse or caret.
    [[nodiscard]] virtual QString remarkOn(QPoint cell) const;

    bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override;
    void pointed(QPointF unit) override;
    void dragged(QPointF unit) override;
    void released(QPointF unit) override;
    void hovered(QPointF unit) override;
    bool keyPressed(QKeyEvent& event) override;
    void problemChanged() override;
    void shownChanged() override;
    QRectF openView() const override;
    void paintOverlay(QPainter& painter) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    /// Says why something was not entered, or what is there now, until something is entered.
    void remarkForNow(const QString& text);
    /// What was said for now no longer holds: speaks of the cell again.
    void withdrawRemark();
    /// In pixels.
    [[nodiscard]] QRectF cellRect(QPoint cell) const;

private:
    void remark(QPoint cell);
    [[nodiscard]] bool isRemarkedThere() const; ///< and not on a larger grid before

    QPoint m_caret{0, 0};
    std::optional<QPoint> m_hover;
    std::optional<QPoint> m_remarkedCell; ///< that something was said of last ...
    QString m_remark;                     ///< ... and what
    bool m_isForNow = false;              ///< something was said since that holds until a move
    QSize m_size;                         ///< of the grid, when m_hover was found
    std::optional<QPoint> m_strokeCell;
};

} // namespace clew
