// Where the explicit rule puts a queen: see explicitrule.cpp.

#pragma once

#include "core/puzzles/queens/queens.h"

namespace clew::queens {

/// The row of the queen in a column of an even board of at least 4, both from 0.
constexpr Value constructedRow(std::uint32_t column, std::uint32_t evenSize)
{
    const std::uint32_t half = evenSize / 2;
    const bool isLeft = column < half;
    if (evenSize % 6 != 2)
        return isLeft ? 2 * column + 1 : 2 * (column - half);
    // Columns of the right half mirror the left one through the board's centre.
    const std::uint32_t mirror = isLeft ? column : evenSize - 1 - column;
    const std::uint32_t shifted = 2 * mirror + half - 1;
    const std::uint32_t row = shifted < evenSize ? shifted : shifted - evenSize;
    return isLeft ? row : evenSize - 1 - row;
}

} // namespace clew::queens
