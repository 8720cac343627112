// Why the clues of a nonogram settle a cell: by its own line, or because the opposite cannot be, as
// line after line shows.

#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// Where a cell of a line stands in it.
std::uint32_t positionIn(const NonogramProblem& problem, Line line, Variable cell);

/// The fewest of these cells of the line that settle those so, or with none that leave no
/// placement; all of them if they do not suffice. Those given first are given up first.
std::vector<Place> lineCauses(const NonogramProblem& problem, Line line, std::vector<Place> known,
                              std::span<const Place> settled);

/// What follows from a cell that is supposed to be filled or empty, to where a line has no
/// placement left.
struct LineRefutation
{
    struct Step
    {
        Line line;
        std::vector<Place> settled; ///< as far as it is needed further on
    };

    std::vector<Step> steps;
    Line broken;
    /// Cells of the board that it rests on: without any of them these lines would not do.
    std::vector<Place> causes;
};

/// Why the cell cannot be so in this state. By few lines: without any of them the others would not
/// do. None if solving lines does not show it.
std::optional<LineRefutation> refute(const NonogramProblem& problem, const State& before,
                                     Place wrong);

} // namespace clew::nonogram
