#include "core/puzzles/nonogram/pigeonhole.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <span>

namespace clew::nonogram {

namespace {

// One direction of the lines: their runs are counted against the clues of the lines they cross.
class Pigeonholes
{
public:
    Pigeonholes(std::span<const Clue> lines, std::span<const Clue> crossing,
                std::span<std::vector<Bits>> places)
        : m_lines(lines), m_crossing(crossing), m_places(places), m_before(crossing.size() + 1)
    {
    }

    bool prune()
    {
        const std::size_t length = m_crossing.size();
        for (std::size_t stride = 2; stride <= 4; ++stride) {
            for (std::size_t first = 0; first < std::min(stride, length); ++first) {
                const auto isIn = [&](std::size_t i) { return i % stride == first; };
                if (!pruneWithin(isIn) || !pruneWithin(std::not_fn(isIn)))
                    return false;
            }
        }
        return true;
    }
    [[nodiscard]] bool changed() const { return m_changed; }

private:
    // Counts the cells in the crossing lines for which `isIn` holds.
    template<class IsIn>
    bool pruneWithin(IsIn isIn)
    {
        std::size_t spare = 0; // pigeonholes: the filled cells that these clues demand
        for (std::size_t i = 0; i < m_crossing.size(); ++i) {
            m_before[i + 1] = m_before[i] + std::size_t{isIn(i)};
            if (isIn(i))
                spare +=
                    std::accumulate(m_crossing[i].begin(), m_crossing[i].end(), std::size_t{0});
        }
        m_least.clear();
        for (std::size_t line = 0; line < m_lines.size(); ++line) {
            for (std::size_t run = 0; run < m_lines[line].size(); ++run) {
                m_least.push_back(least(line, run));
                if (m_least.back() > spare)
                    return false;
                spare -= m_least.back();
            }
        }
        auto least = m_least.begin();
        for (std::size_t line = 0; line < m_lines.size(); ++line)
            for (std::size_t run = 0; run < m_lines[line].size(); ++run)
                removeBeyond(line, run, *least++ + spare);
        return true;
    }

    [[nodiscard]] std::size_t cellsAt(std::size_t line, std::size_t run, std::size_t start) const
    {
        return m_before[start + m_lines[line][run]] - m_before[start];
    }

    [[nodiscard]] std::size_t least(std::size_t line, std::size_t run) const
    {
        std::size_t least = std::numeric_limits<std::size_t>::max();
        for (std::size_t start = 0; start < m_crossing.size(); ++start)
            if (hasBit(m_places[line][run], start))
                least = std::min(least, cellsAt(line, run, start));
        return least;
    }

    void removeBeyond(std::size_t line, std::size_t run, std::size_t most)
    {
        if (most >= m_lines[line][run])
            return;
        for (std::size_t start = 0; start < m_crossing.size(); ++start) {
            if (!hasBit(m_places[line][run], start) || cellsAt(line, run, start) <= most)
                continue;
            clearBit(m_places[line][run], start);
            m_changed = true;
        }
    }

    std::span<const Clue> m_lines;
    std::span<const Clue> m_crossing;
    std::span<std::vector<Bits>> m_places; ///< of m_lines
    std::vector<std::size_t> m_before;     ///< how many of the lines counted lie before each
    std::vector<std::size_t> m_least;      ///< of each run
    bool m_changed = false;
};

} // namespace

bool pruneByPigeonholes(const NonogramProblem& problem, RunPlaces& places, Control& control)
{
    const std::span all(places);
    for (bool changed = true; changed && control.poll();) {
        Pigeonholes rows(problem.rows, problem.columns, all.first(problem.height));
        Pigeonholes columns(problem.columns, problem.rows, all.subspan(problem.height));
        if (!rows.prune() || !columns.prune())
            return false;
        changed = rows.changed() || columns.changed();
    }
    return true;
}

} // namespace clew::nonogram
