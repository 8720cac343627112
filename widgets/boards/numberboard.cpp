#include "widgets/boards/numberboard.h"

#include <QKeyEvent>

#include "widgets/boards/numberpad.h"

namespace clew {

NumberBoard::NumberBoard(const Puzzle& puzzle, QWidget* parent)
    : GridBoard(puzzle, parent), m_pad(new NumberPad(this))
{
    connect(m_pad, &NumberPad::picked, this, [this](int number) { enter(caret(), number); });
}

std::optional<Place> NumberBoard::placeAt(QPointF unit) const
{
    const auto cell = cellAt(unit);
    if (!cell)
        return std::nullopt;
    return Place{variableOf(*cell), kNoValue};
}

Variable NumberBoard::variableOf(QPoint cell) const
{
    return static_cast<Variable>(cell.y() * gridSize().width() + cell.x());
}

bool NumberBoard::cellPressed(QPoint cell, Qt::MouseButton button,
                              Qt::KeyboardModifiers /*modifiers*/)
{
    if (button == Qt::RightButton)
        enter(cell, 0);
    return false;
}

bool NumberBoard::cellKey(QPoint cell, QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        enter(cell, 0);
        return true;
    }
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) {
        typeDigit(cell, event.key() - Qt::Key_0);
        return true;
    }
    return false;
}

void NumberBoard::caretMoved()
{
    const Value given = problem() ? givenAt(caret()) : kNoValue;
    m_pad->showCell(problem() ? mostAt(caret()) : 0,
                    given == kNoValue ? 0 : static_cast<int>(given) + 1);
}

void NumberBoard::problemChanged()
{
    m_pad->setCount(most());
    GridBoard::problemChanged();
}

// Where there are numbers of two digits, a digit typed into a cell that holds one makes a longer
// number of them.
void NumberBoard::typeDigit(QPoint cell, int digit)
{
    const Value before = givenAt(cell);
    int number = digit;
    if (before != kNoValue) {
        const int longer = (static_cast<int>(before) + 1) * 10 + digit;
        if (longer <= mostAt(cell))
            number = longer;
    }
    if (number > mostAt(cell))
        emit remarked(tr("This cell holds one of the numbers 1 to %1.").arg(mostAt(cell)));
    else
        enter(cell, number);
}

void NumberBoard::enter(QPoint cell, int number)
{
    const Value value = number == 0 ? kNoValue : static_cast<Value>(number - 1);
    if (givenAt(cell) == value)
        caretMoved(); // the pad shows again what the cell holds
    else
        offer(withGiven(cell, value), value == kNoValue ? tr("Clear cell") : tr("Enter number"));
}

} // namespace clew
