#include "core/puzzles/nonogram/linesolving.h"

namespace clew::nonogram {

std::vector<Variable> probeOrder(const NonogramProblem& problem, const Grid& grid)
{
    const std::uint32_t width = problem.width;
    const auto settledNeighbours = [&](Variable cell) {
        const std::uint32_t x = cell % width;
        const std::uint32_t y = cell / width;
        return int{x == 0 || grid[cell - 1] != Cell::Unknown} +
               int{x + 1 == width || grid[cell + 1] != Cell::Unknown} +
               int{y == 0 || grid[cell - width] != Cell::Unknown} +
               int{y + 1 == problem.height || grid[cell + width] != Cell::Unknown};
    };
    std::vector<Variable> order;
    for (int count = 4; count >= 0; --count)
        for (Variable cell = 0; cell < problem.cellCount(); ++cell)
            if (grid[cell] == Cell::Unknown && settledNeighbours(cell) == count)
                order.push_back(cell);
    return order;
}

} // namespace clew::nonogram
