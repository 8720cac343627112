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
    WarnsdorffGuide(const KnightProblem& problem, const JumpGraph& graph, const OpenSteps& open)
        : m_graph(graph), m_open(open), m_isClosed(problem.closed), m_farness(problem.squareCount())
    {
        std::array<std::uint32_t, 2> squares{};
        for (Value square = 0; square < problem.squareCount(); ++square) {
            m_farness[square] = centreDistance(square);
            if (graph.isFree(square))
                ++squares[graph.colour(square)];
        }
        if (squares[0] != squares[1])
            m_startColour = squares[0] > squares[1] ? 0U : 1U;
        if (m_isClosed) {
            m_closes.resize(problem.squareCount());
            graph.forEachJump(firstStart(problem),
                              [&](Value to, std::size_t) { m_closes[to] = 1; });
            m_returns = graph.degree(firstStart(problem));
        }
    }

    /// Where one colour has a square more, tours start on it.
    bool maySucceed(Value start) const
    {
        return !m_startColour || m_graph.colour(start) == *m_startColour;
    }

    std::optional<DeadEnd> enter(std::span<const Value> path)
    {
        m_ends.push_back(m_ends.empty() ? 0 : m_ends.back());
        if (m_isClosed && (m_returns -= m_closes[path.back()]) == 0)
            return DeadEnd{NoReturn, path.front()};
        return path.size() < 2 ? std::nullopt : cutOff(path[path.size() - 2], path.back());
    }

    void leave(Value square)
    {
        if (m_isClosed)
            m_returns += m_closes[square];
        m_ends.pop_back();
    }

    Moves inOrder(Value square, StepSet steps) const
    {
        // By insertion: there are eight at most. A rank ends in the step: among equals as kSteps is
        // ordered.
        std::array<std::int32_t, kSteps.size()> ranks;
        std::size_t count = 0;
        forEachStep(steps, [&](std::size_t step) {
            const Value to = m_graph.after(square, step);
            const std::int32_t rank = (degree(to) * kFarther - m_farness[to]) * kStepCount +
                                      static_cast<std::int32_t>(step);
            std::size_t at = count++;
            for (; at > 0 && ranks[at - 1] > rank; --at)
                ranks[at] = ranks[at - 1];
            ranks[at] = rank;
        });
        Moves moves;
        while (count-- > 0)
            moves.addFirst(static_cast<std::size_t>(ranks[count] & (kStepCount - 1)));
        return moves;
    }

private:
    static constexpr std::int32_t kStepCount = kSteps.size();
    // Farther than any square is from the centre, as measured by centreDistance().
    static constexpr std::int32_t kFarther = std::int32_t{4} * kMaxSide * kMaxSide;
    static_assert(std::int64_t{kFarther} * (kStepCount + 1) * kStepCount <= INT32_MAX);

    // Unvisited squares a jump away.
    [[nodiscard]] int degree(Value square) const { return kStepCounts[m_open.from(square)]; }

    // Only the squares that the knight could have jumped to instead have lost something.
    std::optional<DeadEnd> cutOff(Value before, Value square)
    {
        std::optional<DeadEnd> deadEnd;
        forEachStep(m_open.from(before), [&](std::size_t step) {
            const Value other = m_graph.after(before, step);
            if (other == square || deadEnd)
                return;
            const int ways = degree(other) + (m_isClosed ? m_closes[other] : 0);
            if (ways == 0 || (ways == 1 && m_isClosed))
                deadEnd = {CutOff, other};
            else if (ways == 1 && ++m_ends.back() > 1)
                deadEnd = {TwoEnds, other};
        });
        return deadEnd;
    }

    // Twice the distance from the board's centre, squared.
    [[nodiscard]] std::int32_t centreDistance(Value square) const
    {
        const auto distance = [](Value at, std::uint32_t size) {
            return 2 * static_cast<std::int32_t>(at) - static_cast<std::int32_t>(size) + 1;
        };
        const std::int32_t x = distance(square % m_graph.columns(), m_graph.columns());
        const std::int32_t y = distance(square / m_graph.columns(), m_graph.rows());
        return x * x + y * y;
    }

    const JumpGraph& m_graph;
    const OpenSteps& m_open;
    bool m_isClosed;
    std::vector<std::int32_t> m_farness; ///< of each square its centreDistance()
    std::vector<std::uint8_t>
        m_ends; ///< along the path: squares that could only be a tour's last one
    std::vector<std::uint8_t> m_closes; ///< of closed tours: squares a jump away from the start
    int m_returns = 0;                  ///< of closed tours: those of them that are not visited
    std::optional<unsigned> m_startColour;
};

/// Searches all tours of a problem in which isPossible() finds no fault.
template<class Tracer>
using WarnsdorffSearch = DepthFirst<Tracer, WarnsdorffGuide>;

} // namespace clew::knight
