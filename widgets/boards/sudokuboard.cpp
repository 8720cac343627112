// The Sudoku board: type digits, change the size beside it.

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <array>

#include "core/puzzles/sudoku/sudoku.h"
#include "widgets/boards/gridboard.h"
#include "widgets/theme.h"

namespace clew::sudoku {

namespace {

constexpr std::array<BoxShape, 5> kShapes{{{2, 2}, {3, 2}, {3, 3}, {4, 4}, {5, 5}}};

class SudokuBoard : public GridBoard
{
    Q_OBJECT

public:
    SudokuBoard(const Puzzle& puzzle, QWidget* parent)
        : GridBoard(puzzle, parent), m_tools(new QWidget(this)), m_shape(new QComboBox)
    {
        auto* const layout = new QHBoxLayout(m_tools);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace);
        auto* const label = new QLabel(tr("&Size"));
        label->setBuddy(m_shape);
        layout->addWidget(label);
        layout->addWidget(m_shape);
        m_shape->setObjectName(QStringLiteral("sudokuSize"));
        for (const BoxShape shape : kShapes)
            m_shape->addItem(tr("%1 × %1, boxes %2 × %3", "cells, then width and height of a box")
                                 .arg(shape.size())
                                 .arg(shape.width)
                                 .arg(shape.height));
        m_tools->hide();
        connect(m_shape, &QComboBox::activated, this, [this](int index) {
            changeShape(kShapes.at(static_cast<std::size_t>(index)));
        });
    }

    QWidget* tools() override { return m_tools; }

    QString hint() const override
    {
        return tr("Click a cell and type a digit; Del clears it. Right click clears a cell too.");
    }

    std::optional<Place> placeAt(QPointF unit) const override
    {
        const auto cell = cellAt(unit);
        if (!cell)
            return std::nullopt;
        return Place{variableOf(*cell), kNoValue};
    }

protected:
    QSize gridSize() const override
    {
        const int size = problem() ? static_cast<int>(sudoku().size()) : 0;
        return {size, size};
    }

    bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers /*m*/) override
    {
        if (button == Qt::RightButton)
            enter(cell, kNoValue);
        return false;
    }

    bool cellKey(QPoint cell, QKeyEvent& event) override
    {
        if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
            return false;
        if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace ||
            event.key() == Qt::Key_0) {
            enter(cell, kNoValue);
            return true;
        }
        if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9) {
            typeDigit(cell, event.key() - Qt::Key_0);
            return true;
        }
        return false;
    }

    QString remarkOn(QPoint cell) const override
    {
        const QString name = QString::fromStdString(cellName(sudoku().size(), variableOf(cell)));
        return sudoku().size() > 9
                   ? tr("%1. Type two digits quickly for numbers above 9.").arg(name)
                   : name;
    }

    void problemChanged() override
    {
        GridBoard::problemChanged();
        const auto shape = std::ranges::find(kShapes, sudoku().box);
        m_shape->setCurrentIndex(static_cast<int>(shape - kShapes.begin()));
    }

private:
    [[nodiscard]] const SudokuProblem& sudoku() const
    {
        return static_cast<const SudokuProblem&>(*problem());
    }

    [[nodiscard]] Variable variableOf(QPoint cell) const
    {
        return static_cast<Variable>(cell.y()) * sudoku().size() + static_cast<Variable>(cell.x());
    }

    // On large boards a digit typed into a cell that holds one makes a number of two digits of them.
    void typeDigit(QPoint cell, int digit)
    {
        const Value before = sudoku().givens[variableOf(cell)];
        int number = digit;
        if (sudoku().size() > 9 && before != kNoValue) {
            const int longer = (static_cast<int>(before) + 1) * 10 + digit;
            if (longer <= static_cast<int>(sudoku().size()))
                number = longer;
        }
        if (number <= static_cast<int>(sudoku().size()))
            enter(cell, static_cast<Value>(number - 1));
    }

    void enter(QPoint cell, Value value)
    {
        const Variable variable = variableOf(cell);
        if (sudoku().givens[variable] == value)
            return;
        auto changed = std::make_shared<SudokuProblem>(sudoku());
        changed->givens[variable] = value;
        offer(changed, value == kNoValue ? tr("Clear cell") : tr("Enter digit"));
    }

    void changeShape(BoxShape shape)
    {
        if (shape == sudoku().box)
            return;
        auto changed = std::make_shared<SudokuProblem>();
        changed->box = shape;
        changed->givens.assign(std::size_t{shape.size()} * shape.size(), kNoValue);
        offer(changed, tr("Change size"));
    }

    QWidget* m_tools;
    QComboBox* m_shape;
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new SudokuBoard(puzzle, parent);
}

} // namespace clew::sudoku

#include "sudokuboard.moc"
