#include "core/puzzles/knight/tiles/mosaic.h"

#include <algorithm>
#include <map>

#include "core/puzzles/knight/tiles/stretching.h"
#include "core/puzzles/knight/tiles/tile.h"

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

/// Steps from a square to its two neighbours on a tour, in four bits each. On boards this wide no
/// two steps lead equally far in squares.
using TwoSteps = std::uint8_t;

/// In place of a step: an end of the tour.
constexpr unsigned kNoStep = 8;

constexpr TwoSteps twoSteps(unsigned first, unsigned second)
{
    return static_cast<TwoSteps>(first | second << 4U);
}

/// The other one.
constexpr unsigned beside(TwoSteps steps, unsigned step)
{
    return (steps ^ static_cast<unsigned>(steps) >> 4U ^ step) & 0xFU; // without guessing
}

struct Square
{
    std::uint32_t column;
    std::uint32_t row;

    /// Beyond the left or upper edge it wraps round to far beyond the others.
    [[nodiscard]] Square after(unsigned step) const
    {
        return {column + static_cast<std::uint32_t>(kSteps[step].right),
                row - static_cast<std::uint32_t>(kSteps[step].up)};
    }
    friend bool operator==(const Square&, const Square&) = default;
};

/// The step from one square to the other, if there is one.
std::optional<unsigned> stepBetween(Square from, Square to)
{
    for (unsigned step = 0; step < kSteps.size(); ++step)
        if (from.after(step) == to)
            return step;
    return std::nullopt;
}

/// Of every square of a small board the steps of a tour.
std::vector<TwoSteps> stepsOf(const KnightProblem& tile, std::span<const Value> tour)
{
    const auto stepTo = [&](std::size_t from, std::size_t to) {
        const auto square = [&](std::size_t move) {
            return Square{tour[move] % tile.columns, tour[move] / tile.columns};
        };
        const bool isLastToFirst = std::min(from, to) == 0 && std::max(from, to) + 1 == tour.size();
        if (isLastToFirst && !tile.closed)
            return kNoStep;
        return stepBetween(square(from), square(to)).value_or(kNoStep);
    };
    std::vector<TwoSteps> steps(tour.size());
    for (std::size_t move = 0; move < tour.size(); ++move)
        steps[tour[move]] = twoSteps(stepTo(move, (move + 1) % tour.size()),
                                     stepTo(move, (move + tour.size() - 1) % tour.size()));
    return steps;
}

class Mosaic
{
public:
    Mosaic(const KnightProblem& problem, Control& control)
        : m_problem(problem), m_plan(problem), m_steps(problem.squareCount()), m_control(control)
    {
    }

    std::vector<Value> tour()
    {
        if (!fillTiles() || !joinTiles())
            return {};
        return follow();
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
        auto [found, isNew] = m_tiles.try_emplace({width, height});
        std::vector<TwoSteps>& steps = found->second;
        if (isNew) {
            const KnightProblem tile = tileProblem(width, height, width * height % 2 == 0);
            steps = stepsOf(tile, firstTour(tile, m_control));
        }
        if (steps.empty())
            return false;
        for (std::uint32_t i = 0; i < height; ++i)
            std::ranges::copy(std::span(steps).subspan(std::size_t{i} * width, width),
                              &at({m_plan.columns.begin(column), m_plan.rows.begin(row) + i}));
        return true;
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
                for (unsigned step = 0; step < kSteps.size(); ++step)
                    if (joinAlong({column, row}, step, one, next))
                        return true;
        return false;
    }

    // The same with the jump a-c given.
    bool joinAlong(Square a, unsigned step, Tile one, Tile next)
    {
        const Square c = a.after(step);
        if (!isIn(c, next))
            return false;
        for (const unsigned old : stepsAt(a)) {
            for (const unsigned oldNext : stepsAt(c)) {
                if (old == kNoStep || oldNext == kNoStep)
                    continue;
                const Square b = a.after(old);
                const Square d = c.after(oldNext);
                const auto across = stepBetween(b, d);
                if (!across || !isIn(b, one) || !isIn(d, next))
                    continue;
                replace(a, old, step);
                replace(b, reverseOf(old), *across);
                replace(c, oldNext, reverseOf(step));
                replace(d, reverseOf(oldNext), reverseOf(*across));
                return true;
            }
        }
        return false;
    }

    // The tour from one of its ends, or a closed one as it is listed.
    [[nodiscard]] std::vector<Value> follow() const
    {
        const auto end = std::ranges::find_if(
            m_steps, [](TwoSteps steps) { return (steps & twoSteps(kNoStep, kNoStep)) != 0; });
        Value at = end == m_steps.end() ? firstStart(m_problem)
                                        : static_cast<Value>(end - m_steps.begin());
        std::array<Value, kNoStep + 1> distances{}; // in squares; backwards they wrap round
        for (std::size_t step = 0; step < kSteps.size(); ++step)
            distances[step] = static_cast<Value>(kSteps[step].right) -
                              static_cast<Value>(kSteps[step].up) * m_problem.columns;
        unsigned step = m_steps[at] & 0xFU;
        const unsigned other = beside(m_steps[at], step);
        if (step == kNoStep || (other != kNoStep && at + distances[other] < at + distances[step]))
            step = other;
        std::vector<Value> tour;
        tour.reserve(m_steps.size());
        tour.push_back(at);
        while (tour.size() < m_steps.size()) {
            at += distances[step];
            tour.push_back(at);
            step = beside(m_steps[at], reverseOf(step));
        }
        return tour;
    }

    [[nodiscard]] TwoSteps& at(Square square)
    {
        return m_steps[std::size_t{square.row} * m_problem.columns + square.column];
    }

    [[nodiscard]] std::array<unsigned, 2> stepsAt(Square square)
    {
        return {at(square) & 0xFU, static_cast<unsigned>(at(square)) >> 4U};
    }

    void replace(Square square, unsigned old, unsigned step)
    {
        at(square) = twoSteps(step, beside(at(square), old));
    }

    [[nodiscard]] bool isIn(Square square, Tile tile) const
    {
        return square.column - m_plan.columns.begin(tile.column) <
                   m_plan.columns.size(tile.column) &&
               square.row - m_plan.rows.begin(tile.row) < m_plan.rows.size(tile.row);
    }

    const KnightProblem& m_problem;
    Plan m_plan;
    std::vector<TwoSteps> m_steps; ///< of every square
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<TwoSteps>> m_tiles; ///< by size
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
    const Value start = firstStart(problem);
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
