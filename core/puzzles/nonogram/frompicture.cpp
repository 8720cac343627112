#include "core/puzzles/nonogram/frompicture.h"

#include <cassert>

namespace clew::nonogram {

NonogramProblem fromPicture(std::uint32_t width, std::uint32_t height,
                            const std::vector<bool>& filled)
{
    assert(filled.size() == std::size_t{width} * height);
    NonogramProblem problem;
    problem.width = width;
    problem.height = height;
    for (const Line line : linesOf(problem)) {
        std::vector<Value> values;
        for (std::uint32_t i = 0; i < lengthOf(problem, line); ++i)
            values.push_back(filled[cellOf(problem, line, i)] ? 1 : 0);
        (line.isRow ? problem.rows : problem.columns).push_back(runsOf(values));
    }
    return problem;
}

} // namespace clew::nonogram
