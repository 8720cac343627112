// The Sudoku board: type or pick digits, change the size beside it.

#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>
#include <array>

#include "core/puzzles/sudoku/sudoku.h"
#include "widgets/boards/numberboard.h"
#include "widgets/boards/numberpad.h"
#include "widgets/choicebox.h"
#include "widgets/theme.h"

namespace clew::sudoku {

namespace {

constexpr std::array<BoxShape, 5> kShapes{{{2, 2}, {3, 2}, {3, 3}, {4, 4}, {5, 5}}};

class SudokuBoard : public NumberBoard
{
    Q_OBJECT

public:
    SudokuBoard(const Puzzle& puzzle, QWidget* parent)
        : NumberBoard(puzzle, parent), m_size(new QWidget), m_label(new QLabel(tr("&Size"))),
          m_shape(new ChoiceBox)
    {
        auto* const layout = new QHBoxLayout(m_size);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace);
        m_label->setBuddy(m_shape);
        layout->addStretch(1);
        layout->addWidget(m_label);
        layout->addWidget(m_shape);
        addSetUpRow(*m_size);
        m_shape->setObjectName(QStringLiteral("sudokuSize"));
        for (const BoxShape shape : kShapes)
            m_shape->addItem(tr("%1 × %1, boxes %2 × %3", "cells, then width and height of a box")
                                 .arg(shape.size())
                                 .arg(shape.width)
                                 .arg(shape.height));
        connect(m_shape, &QComboBox::activated, this,
                [this](int index) { changeShape(kShapes.at(static_cast<std::size_t>(index))); });
        givesKeysBack(*m_shape);
    }

    QString hint() const override
    {
        return tr(
            "Click a cell, then type a digit or pick it above. Right click or Del clears a cell.");
    }

    bool canBeCleared() const override { return true; }

    void clearBoard() override
    {
        auto changed = std::make_shared<SudokuProblem>(sudoku());
        std::ranges::fill(changed->givens, kNoValue);
        if (changed->givens != sudoku().givens)
            offer(changed, tr("Clear board"));
    }

    QList<KeyHelp> keyHelp() const override
    {
        if (isByHand())
            return playKeys();
        return {{tr("Digits, Delete"), tr("Write a number, clear the cell")}};
    }

protected:
    QSize gridSize() const override
    {
        const int size = problem() ? static_cast<int>(sudoku().size()) : 0;
        return {size, size};
    }

    bool arePeers(QPoint a, QPoint b) const override
    {
        const int width = static_cast<int>(sudoku().box.width);
        const int height = static_cast<int>(sudoku().box.height);
        return a.x() == b.x() || a.y() == b.y() ||
               (a.x() / width == b.x() / width && a.y() / height == b.y() / height);
    }

    int mostAt(QPoint /*cell*/) const override { return most(); }
    int most() const override { return static_cast<int>(sudoku().size()); }
    int wanted(int /*number*/) const override { return most(); }
    Value givenAt(QPoint cell) const override { return sudoku().givens[variableOf(cell)]; }

    ProblemPtr withGiven(QPoint cell, Value value) const override
    {
        auto changed = std::make_shared<SudokuProblem>(sudoku());
        changed->givens[variableOf(cell)] = value;
        return changed;
    }

    QString remarkOn(QPoint cell) const override
    {
        const QString name = QString::fromStdString(cellName(sudoku().size(), variableOf(cell)));
        return sudoku().size() > 9
                   ? tr("%1. A second digit makes a number of two digits.").arg(name)
                   : name;
    }

    void problemChanged() override
    {
        NumberBoard::problemChanged();
        const auto shape = std::ranges::find(kShapes, sudoku().box);
        m_shape->setCurrentIndex(static_cast<int>(shape - kShapes.begin()));
    }

private:
    [[nodiscard]] const SudokuProblem& sudoku() const
    {
        return static_cast<const SudokuProblem&>(*problem());
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

    QWidget* m_size;
    QLabel* m_label;
    ChoiceBox* m_shape;
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new SudokuBoard(puzzle, parent);
}

} // namespace clew::sudoku

#include "sudokuboard.moc"
