#include "core/puzzles/suguru/exactcover.h"

#include <algorithm>
#include <map>

namespace clew::suguru {

std::vector<std::uint64_t> numbersLeft(const SuguruProblem& problem, const Layout& layout)
{
    std::vector<std::uint64_t> left(problem.cellCount());
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        if (problem.givens[cell] != kNoValue)
            continue;
        left[cell] = (std::uint64_t{1} << layout.areaSize(cell)) - 1;
        for (const Variable other : layout.excluded[cell])
            if (problem.givens[other] != kNoValue)
                left[cell] &= ~(std::uint64_t{1} << problem.givens[other]);
    }
    return left;
}

std::optional<DancingLinks> exactCover(const SuguruProblem& problem, const Layout& layout,
                                       const std::vector<std::uint64_t>& left, Control& control)
{
    DancingLinks links;
    std::uint32_t items = 0;
    std::vector<std::uint32_t> itemOfCell(problem.cellCount());
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        if (problem.givens[cell] != kNoValue)
            continue;
        itemOfCell[cell] = items++;
        links.addPrimary({cell, NoNumber});
    }
    std::map<std::pair<std::uint32_t, Value>, std::uint32_t> itemOfAreaNumber;
    for (std::uint32_t area = 0; area < layout.areaCells.size(); ++area) {
        const auto& cells = layout.areaCells[area];
        if (!control.poll())
            return std::nullopt;
        for (Value number = 0; number < cells.size(); ++number) {
            if (std::ranges::any_of(cells, [&](Variable c) { return problem.givens[c] == number; }))
                continue;
            itemOfAreaNumber[{area, number}] = items++;
            links.addPrimary({cells.front(), NoPlace, number});
        }
    }
    // Blocks are numbered by their upper left cells; a board one cell wide or high has narrower
    // ones.
    const std::uint32_t lastX = std::max(problem.width, 2U) - 2;
    const std::uint32_t lastY = std::max(problem.height, 2U) - 2;
    const std::uint32_t firstBlockItem = items;
    for (std::uint32_t i = 0; i < (lastX + 1) * (lastY + 1) * layout.largestArea; ++i)
        links.addSecondary();

    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        const std::uint32_t x = cell % problem.width;
        const std::uint32_t y = cell / problem.width;
        if (x == 0 && !control.poll())
            return std::nullopt;
        for (Value number = 0; number < layout.areaSize(cell); ++number) {
            if ((left[cell] >> number & 1U) == 0)
                continue;
            std::vector<std::uint32_t> covered{itemOfCell[cell],
                                               itemOfAreaNumber.at({layout.areaOf[cell], number})};
            for (std::uint32_t by = y == 0 ? 0 : y - 1; by <= std::min(y, lastY); ++by)
                for (std::uint32_t bx = x == 0 ? 0 : x - 1; bx <= std::min(x, lastX); ++bx)
                    covered.push_back(firstBlockItem +
                                      (by * (lastX + 1) + bx) * layout.largestArea + number);
            links.addOption({cell, number}, covered);
        }
    }
    return links;
}

} // namespace clew::suguru
