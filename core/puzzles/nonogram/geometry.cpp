#include "core/puzzles/nonogram/geometry.h"

#include <algorithm>
#include <cmath>

namespace clew::nonogram {

namespace {

double slotWidthFor(const std::vector<Clue>& clues)
{
    std::uint32_t longest = 0;
    for (const Clue& clue : clues)
        for (const std::uint32_t run : clue)
            longest = std::max(longest, run);
    // A digit is about 0.3 wide; between two numbers there is room for another.
    return longest < 10 ? 0.5 : longest < 100 ? 0.92 : 1.22;
}

double numberCount(const std::vector<Clue>& clues)
{
    std::size_t most = 1; // an empty clue is written 0
    for (const Clue& clue : clues)
        most = std::max(most, clue.size());
    return static_cast<double>(most);
}

} // namespace

Geometry geometryOf(const NonogramProblem& problem, bool withClues)
{
    Geometry geometry;
    if (!withClues)
        return geometry;
    constexpr double kOuterGap = 0.15;
    geometry.slotWidth = slotWidthFor(problem.rows);
    geometry.slotHeight = 0.6;
    geometry.left = kOuterGap + numberCount(problem.rows) * geometry.slotWidth + Geometry::kClueGap;
    geometry.top =
        kOuterGap + numberCount(problem.columns) * geometry.slotHeight + Geometry::kClueGap;
    return geometry;
}

Hit hitTest(const NonogramProblem& problem, double x, double y)
{
    const Geometry geometry = geometryOf(problem);
    const double column = std::floor(x - geometry.left);
    const double row = std::floor(y - geometry.top);
    const bool inColumns = column >= 0 && column < problem.width;
    const bool inRows = row >= 0 && row < problem.height;
    Hit hit;
    if (inColumns)
        hit.column = static_cast<std::uint32_t>(column);
    if (inRows)
        hit.row = static_cast<std::uint32_t>(row);
    if (inColumns && inRows)
        hit.kind = Hit::Kind::Cell;
    else if (inRows && column < 0 && x >= 0)
        hit.kind = Hit::Kind::RowClue;
    else if (inColumns && row < 0 && y >= 0)
        hit.kind = Hit::Kind::ColumnClue;
    return hit;
}

} // namespace clew::nonogram
