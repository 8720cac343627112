#include "core/puzzles/suguru/suguru.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace clew::suguru {

Layout::Layout(const SuguruProblem& problem)
    : width(problem.width), areaOf(problem.areas), touching(problem.cellCount()),
      excluded(problem.cellCount())
{
    areaCells.resize(*std::ranges::max_element(areaOf) + std::size_t{1});
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        areaCells[areaOf[cell]].push_back(cell);
    for (const auto& cells : areaCells)
        largestArea = std::max(largestArea, static_cast<std::uint32_t>(cells.size()));
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        const std::uint32_t x = cell % width;
        const std::uint32_t y = cell / width;
        for (std::uint32_t ny = y == 0 ? 0 : y - 1; ny <= std::min(y + 1, problem.height - 1); ++ny)
            for (std::uint32_t nx = x == 0 ? 0 : x - 1; nx <= std::min(x + 1, width - 1); ++nx)
                if (nx != x || ny != y)
                    touching[cell].push_back(ny * width + nx);
        excluded[cell] = touching[cell];
        for (const Variable other : areaCells[areaOf[cell]])
            if (other != cell && std::ranges::find(touching[cell], other) == touching[cell].end())
                excluded[cell].push_back(other);
    }
}

bool Layout::exclude(Variable a, Variable b) const
{
    return a != b && std::ranges::find(excluded[a], b) != excluded[a].end();
}

std::vector<std::uint32_t> inReadingOrder(const std::vector<std::uint32_t>& areas)
{
    std::map<std::uint32_t, std::uint32_t> numbers;
    std::vector<std::uint32_t> renumbered;
    for (const std::uint32_t area : areas)
        renumbered.push_back(
            numbers.try_emplace(area, static_cast<std::uint32_t>(numbers.size())).first->second);
    return renumbered;
}

std::string cellName(const SuguruProblem& problem, Variable cell)
{
    return fmt::format("R{}C{}", cell / problem.width + 1, cell % problem.width + 1);
}

} // namespace clew::suguru
