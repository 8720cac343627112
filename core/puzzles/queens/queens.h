// N queens: place N queens on an N x N board so that none attacks another; some may be given.
//
// Variables are the columns, values the rows, both from 0; row 0 is the top one.
// Source: P90 of the ninety-nine problems; SICP exercise 2.42.

#pragma once

#include <cstdint>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew::queens {

/// Largest board there is (min-conflicts alone goes that far), largest whose rows are the bits of a
/// word, and largest for exact counts and new problems.
inline constexpr std::uint32_t kMaxSize = 10'000'000;
inline constexpr std::uint32_t kMaxWordSize = 64;
inline constexpr std::uint32_t kMaxBitmaskSize = 32;

struct Square
{
    std::uint32_t column = 0;
    std::uint32_t row = 0;
    friend auto operator<=>(const Square&, const Square&) = default;
};

struct QueensProblem : Problem
{
    std::uint32_t size = 8;
    std::vector<Square> givens = {}; ///< sorted, distinct; possibly attacking each other

    /// Row of each column's given queen, kNoValue where there is none. Of several in one column the
    /// last; such problems have faults().
    [[nodiscard]] std::vector<Value> givenRows() const;
};

/// Rules that events name.
enum QueensRule : Rule {
    Attacked = 1, ///< a queen on the same row or diagonal
    RowEmpty,     ///< no column is left for this row
    ColumnEmpty,  ///< no row is left for this column
    GivenQueen,   ///< placed because the problem says so
    FirstGuess,   ///< where local search starts
    Swapped,      ///< the other half of a swap
    ByRule,       ///< where the explicit rule puts it
};

/// Whether queens on these two different squares attack each other.
constexpr bool attacks(Square a, Square b)
{
    return a.column == b.column || a.row == b.row || a.column + a.row == b.column + b.row ||
           a.column + b.row == b.column + a.row;
}

} // namespace clew::queens
