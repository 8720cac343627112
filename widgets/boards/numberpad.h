// A pad of the numbers a cell may hold, for entering them by mouse or finger.

#pragma once

#include <QIcon>
#include <QWidget>
#include <span>
#include <vector>

class QToolButton;

namespace clew {

class NumberPad : public QWidget
{
    Q_OBJECT

public:
    /// What is larger has to be typed.
    static constexpr int kMost = 25;

    explicit NumberPad(QWidget* parent = nullptr);

    /// The pad has the numbers 1 to `count`.
    void setCount(int count);
    /// Those above `most` cannot be picked now; `held` are in the cell, which can be cleared or
    /// not.
    void showCell(int most, std::span<const int> held, bool canBeCleared);
    /// How often each number, from 1 on, is still to be placed: one that is used up is struck out.
    /// None: nobody counts.
    void setMissing(std::span<const int> missing);
    /// The first numbers stand for these colours; none: all of them for numbers.
    void setColours(std::span<const QRgb> colours);
    /// Something more below the numbers.
    void addRow(QWidget& row);

signals:
    /// 0: clear the cell.
    void picked(int number);

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* makeButton(int number);
    void strike();

    [[nodiscard]] static QIcon swatch(QRgb colour);

    std::vector<int> m_missing;          ///< of each number, from 1 on; empty: nobody counts
    std::vector<QToolButton*> m_buttons; ///< the one that clears, then the numbers from 1
    QWidget* m_row = nullptr;            ///< below them
};

} // namespace clew
