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

/// Of each square the steps from it to squares that are not visited: bits as kSteps is ordered.
/// Those of a visited square are as they were when it was visited, so that a square is entered and
/// left by its unvisited neighbours alone.
class OpenSteps
{
public:
    OpenSteps(const KnightProblem& problem, const JumpGraph& graph)
        : m_graph(graph), m_steps(problem.squareCount())
    {
        for (Value square = 0; square < problem.squareCount(); ++square)
            m_steps[square] = graph.steps(square);
    }

    [[nodiscard]] StepSet from(Value square) const { return m_steps[square]; }
    void enter(Value square)
    {
        forEachStep(m_steps[square], [&](std::size_t step) {
            m_steps[m_graph.after(square, step)] &= static_cast<StepSet>(~stepBit(reverseOf(step)));
        });
    }
    /// The square that was entered last.
    void leave(Value square)
    {
        forEachStep(m_steps[square], [&](std::size_t step) {
            m_steps[m_graph.after(square, step)] |= stepBit(reverseOf(step));
        });
    }

private:
    const JumpGraph& m_graph;
    std::vector<StepSet> m_steps;
};

/// Steps in the order in which they are to be tried: a digit of four bits each, the first one
/// lowest.
class Moves
{
public:
    [[nodiscard]] bool empty() const { return m_digits == 0; }
    std::size_t takeNext()
    {
        const std::size_t step = m_digits % 16 - 1;
        m_digits /= 16;
        return step;
    }
    /// To be tried before all that were added.
    void addFirst(std::size_t step)
    {
        m_digits = m_digits * 16 + static_cast<std::uint32_t>(step) + 1;
    }

private:
    std::uint32_t m_digits = 0; ///< each one more than its step
};

template<class Tracer, class Guide>
class DepthFirst
{
public:
    DepthFirst(const KnightProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_graph(problem), m_open(problem, m_graph),
          m_guide(problem, m_graph, m_open), m_control(control), m_tracer(tracer)
    {
        m_path.reserve(m_graph.freeCount());
        m_moves.reserve(m_graph.freeCount());
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
    // False: unwind.
    bool searchFrom(Value start)
    {
        if (!enter(start))
            return false;
        while (!m_path.empty()) {
            Moves& moves = m_moves.back();
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
        m_open.enter(square);
        Moves& moves = m_moves.emplace_back();
        const std::optional<DeadEnd> deadEnd = m_guide.enter(m_path);
        if (m_path.size() == m_graph.freeCount())
            return finishPath();
        if (deadEnd)
            return conflict(*deadEnd);
        const StepSet steps = stepsFrom(square);
        if (steps == 0)
            return conflict({NoJump, square});
        moves = m_guide.inOrder(square, steps);
        return true;
    }

    // Those that are to be tried.
    [[nodiscard]] StepSet stepsFrom(Value square) const
    {
        StepSet steps = m_open.from(square);
        if (m_path.size() == 1 && m_neverSecond)
            forEachStep(steps, [&](std::size_t step) {
                if (m_graph.after(square, step) == *m_neverSecond)
                    steps &= static_cast<StepSet>(~stepBit(step));
            });
        return steps;
    }

    bool finishPath()
    {
        const Value second = m_path[std::min<std::size_t>(1, m_path.size() - 1)];
        if (const auto rule = brokenBy(m_problem, m_graph, m_path.front(), second, m_path.back()))
            return conflict({*rule, m_path.back()});
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
        m_moves.pop_back();
        m_path.pop_back();
        m_open.leave(square);
        m_guide.leave(square);
        if constexpr (Tracer::on) {
            m_nodes.pop_back();
            m_tracer.visit(m_nodes.empty() ? kRoot : m_nodes.back());
        }
    }

    const KnightProblem& m_problem;
    JumpGraph m_graph;
    OpenSteps m_open;
    Guide m_guide;
    std::vector<Value> m_path;
    std::vector<Moves> m_moves;  ///< as long as the path: those that are left to try
    std::vector<NodeId> m_nodes; ///< as long as the path, if traced
    std::optional<Value> m_neverSecond;
    bool m_firstOnly = false;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace clew::knight
