// A grid whose cells hold numbers from 1, typed or picked from a pad.

#pragma once

#include "widgets/boards/gridboard.h"

namespace clew {

class NumberPad;

class NumberBoard : public GridBoard
{
    Q_OBJECT

public:
    NumberBoard(const Puzzle& puzzle, QWidget* parent);

    /// The value v of a variable is the number v + 1.
    [[nodiscard]] std::optional<Place> placeAt(QPointF unit) const override;

protected:
    /// The largest number that this cell may hold.
    [[nodiscard]] virtual int mostAt(QPoint cell) const = 0;
    /// The largest number anywhere on the board.
    [[nodiscard]] virtual int most() const = 0;
    /// What is given here.
    [[nodiscard]] virtual Value givenAt(QPoint cell) const = 0;
    /// The problem with this given here, or with none.
    [[nodiscard]] virtual ProblemPtr withGiven(QPoint cell, Value value) const = 0;

    [[nodiscard]] Variable variableOf(QPoint cell) const;
    /// Controls beside the board: those of the subclass come before the pad.
    [[nodiscard]] NumberPad& pad() { return *m_pad; }

    bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override;
    bool cellKey(QPoint cell, QKeyEvent& event) override;
    void caretMoved() override;
    void problemChanged() override;

private:
    void typeDigit(QPoint cell, int digit);
    void enter(QPoint cell, int number);

    NumberPad* m_pad;
};

} // namespace clew
