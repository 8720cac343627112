#include "core/puzzles/knight/divideandconquer.h"

#include <algorithm>
#include <map>

#include "core/puzzles/knight/stretching.h"
#include "core/puzzles/knight/tiles.h"

namespace clew::knight {

namespace {

/// One side of the board cut into pieces: all of one length but the last.
struct Cuts
{
    std::uint32_t unit = 0;
    std::uint32_t count = 1;
    std::uint32_t last = 0;

    /// `least`: the shortest last piece.
    Cuts(std::uint32_t length, std::uint32_t unitLength, std::uint32_t least) : unit(unitLength)
    {
        count = length < least + unit ? 1 : (length - least) / unit + 1;
        last = length - (count - 1) * unit;
    }
    [[nodiscard]] std::uint32_t begin(std::uint32_t piece) const { return piece * unit; }
    [[nodiscard]] std::uint32_t size(std::uint32_t piece) const
    {
        return piece + 1 < count ? unit : last;
    }
    [[nodiscard]] std::uint32_t pieceOf(std::uint32_t place) const
    {
        return std::min(place / unit, count - 1);
    }
};

// Tiles have sides of 6 and, at the right and lower edge, 5 to 10: these have closed tours if a
// side is even.
constexpr std::uint32_t kTileSide = 6;
constexpr std::uint32_t kLeastTileSide = 5;

struct Plan
{
    explicit Plan(const KnightProblem& problem)
        : columns(problem.columns, kTileSide, kLeastTileSide),
          rows(problem.rows, kTileSide, kLeastTileSide)
    {
    }

    Cuts columns;
    Cuts rows;
};

std::vector<Value> firstTour(const KnightProblem& tile, const Control& outer)
{
    std::vector<Value> found;
    searchTile(tile, outer, [&](std::span<const Value> tour) {
        found.assign(tour.begin(), tour.end());
        return false;
    });
    return found;
}

// ---- boards put together from closed tours

class Mosaic
{
public:
    Mosaic(const KnightProblem& problem, Control& control)
        : m_problem(problem), m_graph(problem), m_plan(problem), m_links(problem.squareCount()),
          m_control(control)
    {
    }

    std::vector<Value> tour()
    {
        if (!fillTiles() || !joinTiles())
            return {};
        return m_links.follow(firstStart(m_problem, m_graph));
    }

private:
    bool fillTiles()
    {
        for (std::uint32_t row = 0; row < m_plan.rows.count; ++row)
            for (std::uint32_t column = 0; column < m_plan.columns.count; ++column)
                if (!fillTile(column, row) || !m_control.poll())
                    return false;
        return true;
    }

    bool fillTile(std::uint32_t column, std::uint32_t row)
    {
        const std::uint32_t width = m_plan.columns.size(column);
        const std::uint32_t height = m_plan.rows.size(row);
        auto [found, isNew] = m_tours.try_emplace({width, height});
        std::vector<Value>& tour = found->second;
        const bool closed = width * height % 2 == 0;
        if (isNew)
            tour = firstTour(tileProblem(width, height, closed), m_control);
        const auto place = [&](Value square) {
            return (m_plan.rows.begin(row) + square / width) * m_problem.columns +
                   m_plan.columns.begin(column) + square % width;
        };
        for (std::size_t i = 1; i < tour.size(); ++i)
            m_links.connect(place(tour[i - 1]), place(tour[i]));
        if (closed && !tour.empty())
            m_links.connect(place(tour.back()), place(tour.front()));
        return !tour.empty();
    }

    // The first row of tiles from left to right, then each column downwards.
    bool joinTiles()
    {
        for (std::uint32_t column = 0; column < m_plan.columns.count; ++column) {
            if (column > 0 && !join({column - 1, 0}, {column, 0}))
                return false;
            for (std::uint32_t row = 1; row < m_plan.rows.count; ++row)
                if (!join({column, row - 1}, {column, row}))
                    return false;
            if (!m_control.poll())
                return false;
        }
        return true;
    }

    // Exchanges a jump a-b of one tile and c-d of the next for a-c and b-d. All four squares are in
    // the two lines on either side of the border.
    bool join(Tile one, Tile next)
    {
        const std::uint32_t right =
            m_plan.columns.begin(one.column) + m_plan.columns.size(one.column);
        const std::uint32_t bottom = m_plan.rows.begin(one.row) + m_plan.rows.size(one.row);
        const std::uint32_t left =
            next.row == one.row ? right - 2 : m_plan.columns.begin(one.column);
        const std::uint32_t top = next.row == one.row ? m_plan.rows.begin(one.row) : bottom - 2;
        for (std::uint32_t row = top; row < bottom; ++row)
            for (std::uint32_t column = left; column < right; ++column)
                if (joinAt(row * m_problem.columns + column, one, next))
                    return true;
        return false;
    }

    bool joinAt(Value a, Tile one, Tile next)
    {
        bool joined = false;
        m_graph.forEachJump(a, [&](Value c, std::size_t) {
            if (joined || tile(c) != next)
                return;
            for (const Value b : m_links[a])
                for (const Value d : m_links[c]) {
                    if (joined || b == kNoValue || d == kNoValue || tile(b) != one ||
                        tile(d) != next || !m_graph.isJump(b, d))
                        continue;
                    m_links.replace(a, b, c);
                    m_links.replace(b, a, d);
                    m_links.replace(c, d, a);
                    m_links.replace(d, c, b);
                    joined = true;
                    return;
                }
        });
        return joined;
    }

    [[nodiscard]] Tile tile(Value square) const
    {
        return {m_plan.columns.pieceOf(square % m_problem.columns),
                m_plan.rows.pieceOf(square / m_problem.columns)};
    }

    const KnightProblem& m_problem;
    JumpGraph m_graph;
    Plan m_plan;
    Links m_links;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<Value>> m_tours; ///< by tile size
    Control& m_control;
};

// ---- boards with a side of 3 or 4

std::vector<Value> narrowTour(const KnightProblem& problem, bool closed, Control& control)
{
    const std::uint32_t narrow = std::min(problem.columns, problem.rows);
    std::vector<Value> tour =
        stretchedTour(narrow, std::max(problem.columns, problem.rows), closed, control);
    if (problem.columns > problem.rows)
        for (Value& square : tour)
            square = square % narrow * problem.columns + square / narrow;
    if (!closed || tour.empty())
        return tour;
    // A closed tour is turned to where its listing begins.
    const Value start = firstStart(problem, JumpGraph(problem));
    std::ranges::rotate(tour, std::ranges::find(tour, start));
    if (tour[1] > tour.back())
        std::reverse(tour.begin() + 1, tour.end());
    return tour;
}

} // namespace

Tile tileOf(const KnightProblem& problem, Value square)
{
    const Plan plan(problem);
    return {plan.columns.pieceOf(square % problem.columns),
            plan.rows.pieceOf(square / problem.columns)};
}

std::vector<Value> tiledTour(const KnightProblem& problem, Control& control)
{
    const std::uint32_t narrow = std::min(problem.columns, problem.rows);
    if (!problem.blocked.empty() || narrow < 3 || std::max(problem.columns, problem.rows) < 5)
        return {};
    // A closed tour can be entered anywhere, an open one only at its ends.
    const bool closes = findFaults(tileProblem(problem.columns, problem.rows, true)).empty();
    if (problem.from && !closes)
        return {};
    return narrow < kLeastTileSide ? narrowTour(problem, closes, control)
                                   : Mosaic(problem, control).tour();
}

} // namespace clew::knight
