#include "core/puzzles/knight/divideandconquer.h"

#include <algorithm>
#include <map>

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

struct Plan
{
    Cuts columns;
    Cuts rows;
};

// Tiles have sides of 6 and, at the right and lower edge, 5 to 10: these have closed tours if a
// side is even. With three rows they are ten long, as no shorter ones have closed tours.
Cuts cut(std::uint32_t side, std::uint32_t otherSide)
{
    constexpr std::uint32_t kUnit = 6;
    constexpr std::uint32_t kLeast = 5;
    constexpr std::uint32_t kNarrowUnit = 10;
    constexpr std::uint32_t kNarrowLeastOdd = 7;
    if (otherSide == 3)
        return {side, kNarrowUnit, side % 2 == 0 ? kNarrowUnit : kNarrowLeastOdd};
    return {side, kUnit, kLeast};
}

Plan planFor(const KnightProblem& problem)
{
    return {cut(problem.columns, problem.rows), cut(problem.rows, problem.columns)};
}

KnightProblem tileProblem(std::uint32_t columns, std::uint32_t rows)
{
    KnightProblem tile;
    tile.columns = columns;
    tile.rows = rows;
    return tile;
}

// Searches the tile's tours until accept(tour) returns false.
template<class Accept>
void searchTile(const KnightProblem& tile, const Control& outer, Accept accept)
{
    Control control({}, outer.token(), accept);
    NoTracer tracer;
    warnsdorff(tile, {}, control, tracer);
}

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
        : m_problem(problem), m_board(problem), m_plan(planFor(problem)),
          m_neighbours(problem.squareCount(), {kNoValue, kNoValue}), m_control(control)
    {
    }

    std::vector<Value> tour()
    {
        if (!fillTiles() || !joinTiles())
            return {};
        return walk();
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
        if (isNew) {
            KnightProblem tile = tileProblem(width, height);
            tile.closed = closed;
            tour = firstTour(tile, m_control);
        }
        const auto place = [&](Value square) {
            return (m_plan.rows.begin(row) + square / width) * m_problem.columns +
                   m_plan.columns.begin(column) + square % width;
        };
        for (std::size_t i = 1; i < tour.size(); ++i)
            connect(place(tour[i - 1]), place(tour[i]));
        if (closed && !tour.empty())
            connect(place(tour.back()), place(tour.front()));
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
        m_board.forEachJump(a, [&](Value c, std::size_t) {
            if (joined || tile(c) != next)
                return;
            for (const Value b : m_neighbours[a])
                for (const Value d : m_neighbours[c]) {
                    if (joined || b == kNoValue || d == kNoValue || tile(b) != one ||
                        tile(d) != next || !m_board.isJump(b, d))
                        continue;
                    replace(a, b, c);
                    replace(b, a, d);
                    replace(c, d, a);
                    replace(d, c, b);
                    joined = true;
                    return;
                }
        });
        return joined;
    }

    std::vector<Value> walk() const
    {
        std::vector<Value> tour;
        tour.reserve(m_neighbours.size());
        Value before = kNoValue;
        Value at = walkStart();
        Value next = std::min(m_neighbours[at][0], m_neighbours[at][1]);
        while (tour.size() < m_neighbours.size()) {
            tour.push_back(at);
            before = at;
            at = next;
            if (at == kNoValue)
                break;
            next = m_neighbours[at][0] == before ? m_neighbours[at][1] : m_neighbours[at][0];
        }
        return tour;
    }

    Value walkStart() const
    {
        const auto isEnd = [](const Neighbours& neighbours) { return neighbours[1] == kNoValue; };
        const auto end = std::ranges::find_if(m_neighbours, isEnd);
        if (end != m_neighbours.end())
            return static_cast<Value>(end - m_neighbours.begin());
        return startSquares(m_problem, m_board).front();
    }

    [[nodiscard]] Tile tile(Value square) const
    {
        return {m_plan.columns.pieceOf(square % m_problem.columns),
                m_plan.rows.pieceOf(square / m_problem.columns)};
    }

    void connect(Value a, Value b)
    {
        replace(a, kNoValue, b);
        replace(b, kNoValue, a);
    }

    // A square's first neighbour is set before its second.
    void replace(Value square, Value old, Value neighbour)
    {
        Neighbours& neighbours = m_neighbours[square];
        neighbours[neighbours[0] == old ? 0 : 1] = neighbour;
    }

    using Neighbours = std::array<Value, 2>;

    const KnightProblem& m_problem;
    Board m_board;
    Plan m_plan;
    std::vector<Neighbours> m_neighbours; ///< on the tour, kNoValue beyond its ends
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<Value>> m_tours; ///< by tile size
    Control& m_control;
};

// ---- boards with a side of 4

class Chain
{
public:
    Chain(const KnightProblem& problem, Control& control)
        : m_problem(problem), m_isUpright(problem.rows > problem.columns),
          m_cuts(cut(std::max(problem.columns, problem.rows), kWidth)), m_control(control)
    {
    }

    std::vector<Value> tour()
    {
        findTours();
        // From the last tile back: from which squares on can the chain be finished?
        std::vector<std::array<bool, kEntries>> canFinish(m_cuts.count);
        for (std::size_t entry = 0; entry < kEntries; ++entry)
            canFinish.back()[entry] = !m_lastTours[entry].empty();
        for (std::size_t tile = canFinish.size() - 1; tile-- > 0;)
            for (std::size_t entry = 0; entry < kEntries; ++entry)
                for (std::size_t next = 0; next < kEntries; ++next)
                    if (canFinish[tile + 1][next] && !m_tours[entry][next].empty())
                        canFinish[tile][entry] = true;
        std::size_t entry = indexOfTrue(canFinish.front());
        if (entry == kEntries || m_control.stopped())
            return {};
        std::vector<Value> tour;
        for (std::uint32_t tile = 0; tile + 1 < m_cuts.count; ++tile) {
            std::size_t next = 0;
            while (!canFinish[tile + 1][next] || m_tours[entry][next].empty())
                ++next;
            append(tour, tile, m_tours[entry][next]);
            entry = next;
        }
        append(tour, m_cuts.count - 1, m_lastTours[entry]);
        return tour;
    }

private:
    static constexpr std::uint32_t kWidth = 4;
    /// Squares in a tile's first two lines, where its tour may begin: entry e is in line e / 4.
    static constexpr std::size_t kEntries = 8;

    static std::size_t indexOfTrue(const std::array<bool, kEntries>& flags)
    {
        return static_cast<std::size_t>(std::ranges::find(flags, true) - flags.begin());
    }

    void findTours()
    {
        for (std::size_t entry = 0; entry < kEntries && m_control.poll(); ++entry) {
            m_lastTours[entry] = firstTour(tileFrom(m_cuts.last, entry), m_control);
            if (m_cuts.count > 1)
                findTours(entry);
        }
    }

    // For each square of the next tile one tour of a tile that leads there.
    void findTours(std::size_t entry)
    {
        const KnightProblem longer = tileProblem(m_cuts.unit + 2, kWidth);
        const Board board(longer);
        searchTile(tileFrom(m_cuts.unit, entry), m_control, [&](std::span<const Value> tour) {
            const Value last =
                squareAt(longer.columns, tour.back() % m_cuts.unit, tour.back() / m_cuts.unit);
            for (std::uint32_t next = 0; next < kEntries; ++next)
                if (m_tours[entry][next].empty() &&
                    board.isJump(
                        last, squareAt(longer.columns, m_cuts.unit + next / kWidth, next % kWidth)))
                    m_tours[entry][next].assign(tour.begin(), tour.end());
            return true;
        });
    }

    static Value squareAt(std::uint32_t columns, std::uint32_t column, std::uint32_t row)
    {
        return row * columns + column;
    }

    static KnightProblem tileFrom(std::uint32_t length, std::size_t entry)
    {
        KnightProblem tile = tileProblem(length, kWidth);
        const auto place = static_cast<std::uint32_t>(entry);
        tile.from = squareAt(length, place / kWidth, place % kWidth);
        return tile;
    }

    // Tiles lie along the board's long side.
    void append(std::vector<Value>& tour, std::uint32_t tile, const std::vector<Value>& part) const
    {
        const std::uint32_t length = m_cuts.size(tile);
        for (const Value square : part) {
            const std::uint32_t along = m_cuts.begin(tile) + square % length;
            const std::uint32_t across = square / length;
            tour.push_back(m_isUpright ? squareAt(m_problem.columns, across, along)
                                       : squareAt(m_problem.columns, along, across));
        }
    }

    const KnightProblem& m_problem;
    bool m_isUpright;
    Cuts m_cuts;
    std::array<std::array<std::vector<Value>, kEntries>, kEntries> m_tours; ///< [entry][next entry]
    std::array<std::vector<Value>, kEntries> m_lastTours; ///< of the last tile, [entry]
    Control& m_control;
};

bool hasClosedTour(std::uint32_t columns, std::uint32_t rows)
{
    KnightProblem whole = tileProblem(columns, rows);
    whole.closed = true;
    return findFaults(whole).empty();
}

} // namespace

Tile tileOf(const KnightProblem& problem, Value square)
{
    const Plan plan = planFor(problem);
    return {plan.columns.pieceOf(square % problem.columns),
            plan.rows.pieceOf(square / problem.columns)};
}

std::vector<Value> tiledTour(const KnightProblem& problem, Control& control)
{
    const std::uint32_t narrow = std::min(problem.columns, problem.rows);
    const std::uint32_t wide = std::max(problem.columns, problem.rows);
    if (!problem.blocked.empty() || narrow < 3 || wide < 5)
        return {};
    if (narrow == 4)
        return problem.from ? std::vector<Value>() : Chain(problem, control).tour();
    // A closed tour can be entered anywhere, an open one only at its ends; besides, three rows need
    // seven columns for the tile with an odd number of squares.
    const bool closes = hasClosedTour(problem.columns, problem.rows);
    const bool isOddMosaic = wide * narrow % 2 == 1 && (narrow > 3 || wide >= 7) && !problem.from;
    if (!closes && !isOddMosaic)
        return {};
    return Mosaic(problem, control).tour();
}

} // namespace clew::knight
