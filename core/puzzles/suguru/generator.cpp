#include "core/puzzles/suguru/generator.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>
#include <random>

#include "core/puzzles/suguru/propagation.h"

namespace clew::suguru {

namespace {

using Random = std::mt19937_64;
constexpr std::uint32_t kNoArea = ~std::uint32_t{0};

// The same on every platform, unlike std::shuffle.
template<class T>
void shuffle(std::vector<T>& items, Random& random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random() % i]);
}

/// A filled board made area by area: the first free cell gets a random area of free cells with
/// random numbers that touch none of their like. Where that fails, the areas around are torn down
/// again.
class Draft
{
public:
    Draft(const GeneratorOptions& options, Random& random)
        : m_options(options), m_random(random), m_areaOf(cellCount(), kNoArea),
          m_numbers(cellCount(), kNoValue)
    {
    }

    /// False: stopped.
    bool complete(Control& control)
    {
        while (true) {
            const auto free = std::ranges::find(m_areaOf, kNoArea);
            if (free == m_areaOf.end())
                return true;
            if (!control.poll())
                return false;
            const auto cell = static_cast<Variable>(free - m_areaOf.begin());
            bool grown = false;
            for (int attempt = 0; attempt < kAttempts && !grown; ++attempt)
                grown = growArea(cell);
            if (!grown && !joinArea(cell))
                tearDownOneAround(cell);
        }
    }

    [[nodiscard]] SuguruProblem problem() const
    {
        SuguruProblem problem;
        problem.width = m_options.width;
        problem.height = m_options.height;
        problem.areas = inReadingOrder(m_areaOf);
        problem.givens = m_numbers;
        return problem;
    }

private:
    static constexpr int kAttempts = 20;

    [[nodiscard]] std::uint32_t cellCount() const { return m_options.width * m_options.height; }

    // Calls visit(neighbour) for the cells around; only those at its sides if `bySide`.
    template<class Visit>
    void forEachNeighbour(Variable cell, bool bySide, Visit&& visit) const
    {
        const auto x = static_cast<std::int64_t>(cell % m_options.width);
        const auto y = static_cast<std::int64_t>(cell / m_options.width);
        for (std::int64_t ny = y - 1; ny <= y + 1; ++ny) {
            for (std::int64_t nx = x - 1; nx <= x + 1; ++nx) {
                const bool isInside =
                    nx >= 0 && ny >= 0 && nx < m_options.width && ny < m_options.height;
                const bool isOther = nx != x || ny != y;
                if (isInside && isOther && (!bySide || nx == x || ny == y))
                    visit(static_cast<Variable>(ny * m_options.width + nx));
            }
        }
    }

    bool growArea(Variable start)
    {
        const std::size_t wanted = 2 + m_random() % (m_options.largestArea - 1);
        std::vector<Variable> cells{start};
        std::vector<Variable> border = freeSides(start);
        while (cells.size() < wanted && !border.empty()) {
            const std::size_t pick = m_random() % border.size();
            const Variable cell = border[pick];
            border.erase(border.begin() + static_cast<std::ptrdiff_t>(pick));
            if (std::ranges::find(cells, cell) != cells.end())
                continue;
            cells.push_back(cell);
            for (const Variable side : freeSides(cell))
                border.push_back(side);
        }
        if (!drawNumbers(cells))
            return false;
        for (const Variable cell : cells)
            m_areaOf[cell] = m_areas;
        ++m_areas;
        return true;
    }

    std::vector<Variable> freeSides(Variable cell) const
    {
        std::vector<Variable> free;
        forEachNeighbour(cell, true, [&](Variable side) {
            if (m_areaOf[side] == kNoArea)
                free.push_back(side);
        });
        return free;
    }

    // Draws numbers for the cells of an area; gives up soon where that is hard.
    bool drawNumbers(const std::vector<Variable>& cells)
    {
        m_drawsLeft = 2000;
        return number(cells, 0, (std::uint64_t{1} << cells.size()) - 1);
    }

    // Gives the cells from the i-th on the numbers that are left.
    bool number(const std::vector<Variable>& cells, std::size_t i, std::uint64_t left)
    {
        if (i == cells.size())
            return true;
        std::vector<Value> choices;
        for (std::uint64_t rest = left; rest != 0; rest &= rest - 1)
            choices.push_back(static_cast<Value>(std::countr_zero(rest)));
        shuffle(choices, m_random);
        for (const Value choice : choices) {
            bool touches = false;
            forEachNeighbour(cells[i], false,
                             [&](Variable other) { touches |= m_numbers[other] == choice; });
            if (touches || m_drawsLeft == 0)
                continue;
            --m_drawsLeft;
            m_numbers[cells[i]] = choice;
            if (number(cells, i + 1, left & ~(std::uint64_t{1} << choice)))
                return true;
            m_numbers[cells[i]] = kNoValue;
        }
        return false;
    }

    bool joinArea(Variable cell)
    {
        std::vector<std::uint32_t> beside;
        forEachNeighbour(cell, true, [&](Variable side) {
            if (m_areaOf[side] != kNoArea)
                beside.push_back(m_areaOf[side]);
        });
        shuffle(beside, m_random);
        for (const std::uint32_t area : beside) {
            std::vector<Variable> cells = cellsOf(area);
            if (cells.size() == m_options.largestArea)
                continue;
            std::vector<Value> before;
            for (const Variable old : cells)
                before.push_back(std::exchange(m_numbers[old], kNoValue));
            cells.push_back(cell);
            if (drawNumbers(cells)) {
                m_areaOf[cell] = area;
                return true;
            }
            for (std::size_t i = 0; i < before.size(); ++i)
                m_numbers[cells[i]] = before[i];
        }
        return false;
    }

    void tearDownOneAround(Variable cell)
    {
        std::vector<std::uint32_t> around;
        forEachNeighbour(cell, false, [&](Variable other) {
            if (m_areaOf[other] != kNoArea)
                around.push_back(m_areaOf[other]);
        });
        for (const Variable old : cellsOf(around[m_random() % around.size()])) {
            m_areaOf[old] = kNoArea;
            m_numbers[old] = kNoValue;
        }
    }

    [[nodiscard]] std::vector<Variable> cellsOf(std::uint32_t area) const
    {
        std::vector<Variable> cells;
        for (Variable cell = 0; cell < cellCount(); ++cell)
            if (m_areaOf[cell] == area)
                cells.push_back(cell);
        return cells;
    }

    const GeneratorOptions& m_options;
    Random& m_random;
    std::vector<std::uint32_t> m_areaOf;
    std::vector<Value> m_numbers;
    int m_drawsLeft = 0;
    std::uint32_t m_areas = 0; ///< ever made; those torn down leave gaps
};

bool hasOneSolution(const SuguruProblem& problem, const Layout& layout, std::uint64_t nodes,
                    const std::stop_token& token)
{
    Control control({.nodes = nodes, .solutions = 2}, token);
    NoTracer tracer;
    Propagation<NoTracer>(problem, layout, control, tracer).run();
    return control.finish().ending == Ending::Exhausted && control.counters().solutions == 1;
}

} // namespace

std::shared_ptr<const SuguruProblem> generate(const GeneratorOptions& options, Control& control)
{
    assert(options.largestArea >= 4 && options.largestArea <= kMaxArea);
    Random random(options.seed);
    Draft draft(options, random);
    if (!draft.complete(control))
        return nullptr;
    auto problem = std::make_shared<SuguruProblem>(draft.problem());
    const Layout layout(*problem);
    std::vector<Variable> cells(problem->cellCount());
    std::iota(cells.begin(), cells.end(), 0U);
    shuffle(cells, random);
    std::size_t clues = cells.size();
    for (const Variable cell : cells) {
        if (clues <= options.leastClues)
            break;
        if (!control.poll())
            return nullptr;
        const Value number = std::exchange(problem->givens[cell], kNoValue);
        if (hasOneSolution(*problem, layout, options.nodesPerClue, control.token()))
            --clues;
        else
            problem->givens[cell] = number;
    }
    return problem;
}

} // namespace clew::suguru
