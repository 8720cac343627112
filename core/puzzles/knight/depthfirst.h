// Depth first: from where the knight stands each free square in turn is tried as the next; when
// none is left, the move before is taken back.
//
// A guide says in which order squares are tried and which paths cannot become tours; without advice
// this is plain backtracking. The path is kept in a vector, not in the call stack: it may be four
// million squares long.

#pragma once

#include <algorithm>

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

/// Why a path cannot become a tour, and the square that shows it.
struct DeadEnd
{
    KnightRule rule;
    Value square;
};

/// The steps open to the knight, in the order in which they are to be tried.
class Moves
{
public:
    void add(std::size_t step) { m_steps[m_count++] = static_cast<std::uint8_t>(step); }
    [[nodiscard]] bool empty() const { return m_next == m_count; }
    std::size_t takeNext() { return m_steps[m_next++]; }
    void clear() { m_count = m_next = 0; }
    [[nodiscard]] std::span<std::uint8_t> steps() { return {m_steps.data(), m_count}; }

private:
    std::array<std::uint8_t, 8> m_steps{};
    std::uint8_t m_count = 0;
    std::uint8_t m_next = 0;
};

template<class Tracer, class Guide>
class DepthFirst
{
public:
    DepthFirst(const KnightProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_graph(problem), m_guide(problem, m_graph),
          m_isOpen(problem.squareCount()), m_control(control), m_tracer(tracer)
    {
        m_path.reserve(m_graph.freeCount());
        m_levels.reserve(m_graph.freeCount());
        for (Value square = 0; square < problem.squareCount(); ++square)
            m_isOpen[square] = m_graph.isFree(square) ? 1 : 0;
    }

    /// Stops at the first tour.
    void runToFirst()
    {
        m_firstOnly = true;
        run();
    }

    void run()
    {
        for (const Value start : startSquares(m_problem, m_graph)) {
            if (m_problem.closed)
                m_neverSecond = neverSecond(m_graph, start);
            if (m_guide.maySucceed(start) && !searchFrom(start))
                return;
        }
    }

private:
    struct Level
    {
        Moves moves;
        bool isTour = false;
    };

    // False: unwind.
    bool searchFrom(Value start)
    {
        if (!enter(start))
            return false;
        while (!m_path.empty()) {
            Moves& moves = m_levels.back().moves;
            if (moves.empty())
                leave();
            else if (!enter(m_graph.after(m_path.back(), moves.takeNext())))
                return false;
        }
        return true;
    }

    bool enter(Value square)
    {
        if (!m_control.node())
            return false;
        if constexpr (Tracer::on)
            m_nodes.push_back(m_tracer.decide(static_cast<Variable>(m_path.size()), square));
        m_path.push_back(square);
        m_isOpen[square] = 0;
        Level& level = m_levels.emplace_back();
        const std::optional<DeadEnd> deadEnd = m_guide.enter(m_path, m_isOpen);
        if (m_path.size() == m_graph.freeCount())
            return finishPath(level);
        if (deadEnd)
            return conflict(*deadEnd);
        m_graph.forEachJump(square, [&](Value to, std::size_t step) {
            if (m_isOpen[to] != 0 && (m_path.size() > 1 || to != m_neverSecond))
                level.moves.add(step);
        });
        if (level.moves.empty())
            return conflict({NoJump, square});
        m_guide.sort(square, level.moves);
        return true;
    }

    bool finishPath(Level& level)
    {
        const Value second = m_path[std::min<std::size_t>(1, m_path.size() - 1)];
        if (const auto rule = brokenBy(m_problem, m_graph, m_path.front(), second, m_path.back()))
            return conflict({*rule, m_path.back()});
        level.isTour = true;
        m_tracer.solution();
        return m_control.solution([this] { return std::span<const Value>(m_path); }) &&
               !m_firstOnly;
    }

    bool conflict(DeadEnd deadEnd)
    {
        m_control.backtrack();
        m_tracer.conflict(static_cast<Variable>(m_path.size() - 1), deadEnd.rule, deadEnd.square);
        return true;
    }

    void leave()
    {
        const Value square = m_path.back();
        m_levels.pop_back();
        m_path.pop_back();
        m_isOpen[square] = 1;
        m_guide.leave(square);
        if constexpr (Tracer::on) {
            m_nodes.pop_back();
            m_tracer.visit(m_nodes.empty() ? kRoot : m_nodes.back());
        }
    }

    const KnightProblem& m_problem;
    JumpGraph m_graph;
    Guide m_guide;
    std::vector<std::uint8_t> m_isOpen; ///< of each square: free and not visited
    std::vector<Value> m_path;
    std::vector<Level> m_levels; ///< as long as the path
    std::vector<NodeId> m_nodes; ///< as long as the path, if traced
    std::optional<Value> m_neverSecond;
    bool m_firstOnly = false;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace clew::knight
