// Where things are in a nonogram's picture: for drawing it and for knowing what was clicked.

#pragma once

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// All lengths in cells. The grid's upper left corner is at (left, top); each number of a row's
/// clue has a slot `slotWidth` wide, the last one ending at the grid, and each number of a column's
/// clue one `slotHeight` high.
struct Geometry
{
    double left = 0;
    double top = 0;
    double slotWidth = 0;
    double slotHeight = 0;

    /// Left edge of slot `i` of a row's clue of `count` numbers.
    [[nodiscard]] double slotX(std::size_t i, std::size_t count) const
    {
        return left - kClueGap - slotWidth * static_cast<double>(count - i);
    }
    /// Upper edge of slot `i` of a column's clue of `count` numbers.
    [[nodiscard]] double slotY(std::size_t i, std::size_t count) const
    {
        return top - kClueGap - slotHeight * static_cast<double>(count - i);
    }

    /// Between the last number of a clue and the grid.
    static constexpr double kClueGap = 0.12;
};

/// With margins that fit the longest clues; without clues the margins are 0.
Geometry geometryOf(const NonogramProblem& problem, bool withClues = true);

struct Hit
{
    enum class Kind : std::uint8_t { Nothing, Cell, RowClue, ColumnClue };
    Kind kind = Kind::Nothing;
    std::uint32_t column = 0; ///< of Cell and ColumnClue
    std::uint32_t row = 0;    ///< of Cell and RowClue
};
/// What lies at a point of the picture with clues.
Hit hitTest(const NonogramProblem& problem, double x, double y);

} // namespace clew::nonogram
