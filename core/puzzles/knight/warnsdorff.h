// Warnsdorff's rule (1823): jump to the square from which the fewest squares can still be reached;
// among equals to the one farthest from the centre (after Roth). As a rule alone it sometimes runs
// into a dead end; here it only orders the moves of a complete search, so "no tour" is always
// true.
//
// Paths are given up early when an unvisited square away from the knight has too few unvisited
// neighbours left: a tour passes through every square but its ends by two of its jumps.

#pragma once

#include "core/puzzles/knight/depthfirst.h"

namespace clew::knight {

class WarnsdorffGuide
{
public:
    WarnsdorffGuide(const KnightProblem& problem, const JumpGraph& graph)
        : m_problem(problem), m_graph(graph), m_degrees(problem.squareCount())
    {
        std::array<std::uint32_t, 2> squares{};
        for (Value square = 0; square < problem.squareCount(); ++square) {
            m_degrees[square] = graph.degree(square);
            if (graph.isFree(square))
                ++squares[graph.colour(square)];
        }
        if (squares[0] != squares[1])
            m_startColour = squares[0] > squares[1] ? 0U : 1U;
        if (problem.closed) {
            m_closes.resize(problem.squareCount());
            graph.forEachJump(firstStart(problem),
                              [&](Value to, std::size_t) { m_closes[to] = 1; });
        }
    }

    /// Where one colour has a square more, tours start on it.
    bool maySucceed(Value start) const
    {
        return !m_startColour || m_graph.colour(start) == *m_startColour;
    }

    std::optional<DeadEnd> enter(std::span<const Value> path, std::span<const std::uint8_t> isOpen)
    {
        const Value square = path.back();
        m_graph.forEachJump(square, [&](Value to, std::size_t) { --m_degrees[to]; });
        m_ends.push_back(m_ends.empty() ? 0 : m_ends.back());
        if (m_problem.closed && m_degrees[path.front()] == 0)
            return DeadEnd{NoReturn, path.front()};
        if (path.size() < 2)
            return std::nullopt;
        // Only the squares that the knight could have jumped to instead have lost something.
        std::optional<DeadEnd> deadEnd;
        m_graph.forEachJump(path[path.size() - 2], [&](Value other, std::size_t) {
            if (isOpen[other] == 0 || deadEnd)
                return;
            const int degree = m_degrees[other] + (m_problem.closed ? m_closes[other] : 0);
            if (degree == 0 || (degree == 1 && m_problem.closed))
                deadEnd = {CutOff, other};
            else if (degree == 1 && ++m_ends.back() > 1)
                deadEnd = {TwoEnds, other};
        });
        return deadEnd;
    }

    void leave(Value square)
    {
        m_graph.forEachJump(square, [&](Value to, std::size_t) { ++m_degrees[to]; });
        m_ends.pop_back();
    }

    // By insertion: there are eight moves at most, and equal ones keep their order.
    void sort(Value square, Moves& moves) const
    {
        const std::int64_t column = square % m_graph.columns();
        const std::int64_t row = square / m_graph.columns();
        const std::span<std::uint8_t> steps = moves.steps();
        std::array<std::int64_t, kSteps.size()> ranks;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const std::uint8_t step = steps[i];
            const std::int64_t rank =
                kFarther * m_degrees[m_graph.after(square, step)] -
                centreDistance(column + kSteps[step].right, row - kSteps[step].up);
            std::size_t at = i;
            for (; at > 0 && ranks[at - 1] > rank; --at) {
                ranks[at] = ranks[at - 1];
                steps[at] = steps[at - 1];
            }
            ranks[at] = rank;
            steps[at] = step;
        }
    }

private:
    // Farther than any square is from the centre, as measured by centreDistance().
    static constexpr std::int64_t kFarther = std::int64_t{4} * kMaxSide * kMaxSide;

    // Twice the distance from the board's centre, squared.
    [[nodiscard]] std::int64_t centreDistance(std::int64_t column, std::int64_t row) const
    {
        const std::int64_t x = 2 * column - m_graph.columns() + 1;
        const std::int64_t y = 2 * row - m_graph.rows() + 1;
        return x * x + y * y;
    }

    const KnightProblem& m_problem;
    const JumpGraph& m_graph;
    std::vector<std::uint8_t> m_degrees; ///< unvisited squares a jump away
    std::vector<std::uint8_t>
        m_ends; ///< along the path: squares that could only be a tour's last one
    std::vector<std::uint8_t> m_closes; ///< of closed tours: squares a jump away from the start
    std::optional<unsigned> m_startColour;
};

/// Searches all tours of a problem in which isPossible() finds no fault.
template<class Tracer>
using WarnsdorffSearch = DepthFirst<Tracer, WarnsdorffGuide>;

} // namespace clew::knight
