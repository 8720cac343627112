// Nonograms: fill the squares of a grid so that the lengths of the filled runs of each row and each
// column, in order, are the numbers beside it.
//
// Variables are the cells, row by row; value 0 is an empty cell, 1 a filled one.
// Source: P98 of the ninety-nine problems.

#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew::nonogram {

/// Largest width and height.
inline constexpr std::uint32_t kMaxSide = 200;

/// Lengths of the runs of a line, from the left or the top; none for a line without filled cells.
using Clue = std::vector<std::uint32_t>;

/// What is known of a cell. The first two are the values of variables.
enum class Cell : std::uint8_t { Empty, Filled, Unknown };

struct NonogramProblem : Problem
{
    std::uint32_t width = 5;
    std::uint32_t height = 5;
    std::vector<Clue> rows = {};    ///< `height` of them
    std::vector<Clue> columns = {}; ///< `width` of them
    /// What else a file says: ("title", "Dancer"), ("copyright", …), in the file's order.
    std::vector<std::pair<std::string, std::string>> notes = {};
    /// What a person has painted so far, a Cell for each cell or nothing at all. Seen in the
    /// picture; no strategy looks at it.
    std::vector<Cell> marks = {};
    /// Cells that are settled beforehand, a Cell for each cell or nothing at all: what is assumed
    /// of a position. Every strategy keeps to them; no format has them.
    std::vector<Cell> givens = {};

    [[nodiscard]] std::uint32_t cellCount() const { return width * height; }
    [[nodiscard]] Cell given(Variable cell) const
    {
        return givens.empty() ? Cell::Unknown : givens[cell];
    }
};

/// Rules that events refer to.
enum NonogramRule : Rule {
    RowRule = 1,    ///< the row's clue
    ColumnRule,     ///< the column's clue
    Probed,         ///< the opposite was tried and failed
    Placement,      ///< the rest of a line whose placement was chosen
    ImpossibleClue, ///< clues that no grid of this size can meet
    Learned,        ///< a clause of one literal was learned
    Model,          ///< the rest of a solution that the clause learner found
    Refuted,        ///< the clauses learned contradict each other
    GivenCell       ///< settled because the problem says so
};

/// One row or column of a grid.
struct Line
{
    bool isRow = true;
    std::uint32_t index = 0;
    friend bool operator==(const Line&, const Line&) = default;
};

inline const Clue& clueOf(const NonogramProblem& problem, Line line)
{
    return line.isRow ? problem.rows[line.index] : problem.columns[line.index];
}
inline std::uint32_t lengthOf(const NonogramProblem& problem, Line line)
{
    return line.isRow ? problem.width : problem.height;
}
/// The variable at a position of a line.
inline Variable cellOf(const NonogramProblem& problem, Line line, std::uint32_t position)
{
    return line.isRow ? line.index * problem.width + position
                      : position * problem.width + line.index;
}
inline Rule ruleOf(Line line)
{
    return line.isRow ? RowRule : ColumnRule;
}
/// All rows from the top, then all columns from the left.
std::vector<Line> linesOf(const NonogramProblem& problem);

/// Cells that a clue needs at least: its runs and one empty cell between any two.
std::uint64_t leastLength(const Clue& clue);

/// Whether some clue does not fit its line, or rows and columns ask for different numbers of filled
/// cells: no strategy has anything to search then.
bool contradictory(const NonogramProblem& problem);

/// The runs of a line of values.
Clue runsOf(std::span<const Value> line);

/// Of each run of the clue whether it surely stands in the line: it is complete and bounded, and no
/// unknown cell lies between it and one end of the line; or it is complete, and what is known of
/// the line leaves it no other place.
std::vector<bool> runsMet(const Clue& clue, std::span<const Cell> line);

} // namespace clew::nonogram
