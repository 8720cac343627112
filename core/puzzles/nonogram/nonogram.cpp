#include "core/puzzles/nonogram/nonogram.h"

#include <algorithm>
#include <numeric>

namespace clew::nonogram {

std::vector<Line> linesOf(const NonogramProblem& problem)
{
    std::vector<Line> lines;
    for (std::uint32_t row = 0; row < problem.height; ++row)
        lines.push_back({true, row});
    for (std::uint32_t column = 0; column < problem.width; ++column)
        lines.push_back({false, column});
    return lines;
}

std::uint64_t leastLength(const Clue& clue)
{
    return clue.empty() ? 0
                        : std::accumulate(clue.begin(), clue.end(), std::uint64_t{clue.size() - 1});
}

Clue runsOf(std::span<const Value> line)
{
    Clue runs;
    bool inRun = false;
    for (const Value value : line) {
        if (value == 1 && !inRun)
            runs.push_back(0);
        inRun = value == 1;
        if (inRun)
            ++runs.back();
    }
    return runs;
}

} // namespace clew::nonogram
