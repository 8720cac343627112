#include "core/puzzles/suguru/areas.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

namespace clew::suguru {

namespace {

// Calls visit(a, b, isVertical, side) for each pair of cells with a common side.
template<class Visit>
void forEachSide(std::uint32_t width, std::uint32_t height, Visit&& visit)
{
    for (std::uint32_t y = 0; y < height; ++y)
        for (std::uint32_t x = 0; x + 1 < width; ++x)
            visit(y * width + x, y * width + x + 1, true, y * (width - 1) + x);
    for (std::uint32_t cell = 0; cell + width < width * height; ++cell)
        visit(cell, cell + width, false, cell);
}

// Disjoint sets of cells (Tarjan), with path halving.
class CellSets
{
public:
    explicit CellSets(std::size_t cells) : m_parent(cells)
    {
        std::iota(m_parent.begin(), m_parent.end(), Variable{0});
    }
    Variable find(Variable cell)
    {
        while (m_parent[cell] != cell)
            cell = m_parent[cell] = m_parent[m_parent[cell]];
        return cell;
    }
    void unite(Variable a, Variable b) { m_parent[find(b)] = find(a); }

    std::vector<std::uint32_t> numbered()
    {
        std::vector<std::uint32_t> sets;
        for (Variable cell = 0; cell < m_parent.size(); ++cell)
            sets.push_back(find(cell));
        return inReadingOrder(sets);
    }

private:
    std::vector<Variable> m_parent;
};

} // namespace

std::vector<std::vector<Variable>> connectedAreas(const SuguruProblem& problem)
{
    const std::vector<std::uint32_t> pieceOf =
        areasWithin(problem.width, problem.height, bordersOf(problem));
    std::vector<std::vector<Variable>> pieces(*std::ranges::max_element(pieceOf) + std::size_t{1});
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        pieces[pieceOf[cell]].push_back(cell);
    return pieces;
}

Borders bordersOf(const SuguruProblem& problem)
{
    Borders borders;
    forEachSide(problem.width, problem.height,
                [&](Variable a, Variable b, bool isVertical, std::size_t) {
                    (isVertical ? borders.vertical : borders.horizontal)
                        .push_back(problem.areas[a] != problem.areas[b]);
                });
    return borders;
}

std::vector<std::uint32_t> areasWithin(std::uint32_t width, std::uint32_t height,
                                       const Borders& borders)
{
    CellSets sets(std::size_t{width} * height);
    forEachSide(width, height, [&](Variable a, Variable b, bool isVertical, std::size_t side) {
        if (!(isVertical ? borders.vertical : borders.horizontal)[side])
            sets.unite(a, b);
    });
    return sets.numbered();
}

std::vector<std::uint8_t> areaColours(const SuguruProblem& problem, std::size_t areaCount)
{
    constexpr std::size_t kColours = 5;
    std::vector<std::set<std::uint32_t>> neighbours(areaCount);
    forEachSide(problem.width, problem.height, [&](Variable a, Variable b, bool, std::size_t) {
        if (problem.areas[a] == problem.areas[b])
            return;
        neighbours[problem.areas[a]].insert(problem.areas[b]);
        neighbours[problem.areas[b]].insert(problem.areas[a]);
    });
    std::vector<std::uint8_t> colours(areaCount);
    for (std::uint32_t area = 0; area < areaCount; ++area) {
        std::array<int, kColours> used{};
        for (const std::uint32_t other : neighbours[area])
            if (other < area)
                ++used[colours[other]];
        // The colour least used around; from the one after the neighbour's on, so that all occur.
        std::size_t best = area % kColours;
        for (std::size_t i = 0; i < kColours; ++i)
            if (used[(area + i) % kColours] < used[best])
                best = (area + i) % kColours;
        colours[area] = static_cast<std::uint8_t>(best);
    }
    return colours;
}

} // namespace clew::suguru
