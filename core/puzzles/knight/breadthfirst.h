// Breadth first: all paths of k squares are made before any of k + 1, as the source document's
// function `knight-N*N` does. Whole layers are kept in memory, and they grow until the board is
// half full.
//
// Solutions come in the same order as from backtracking.

#pragma once

#include <algorithm>
#include <tuple>

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

template<class Tracer>
class BreadthFirst
{
public:
    BreadthFirst(const KnightProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_graph(problem), m_isOnPath(problem.squareCount()),
          m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        Layer layer = firstLayer();
        while (!m_control.stopped() && layer.count > 0 && layer.length < m_graph.freeCount())
            layer = nextLayer(layer);
        for (std::size_t i = 0; i < layer.count && !m_control.stopped(); ++i)
            finishPath(layer, i);
    }

private:
    static constexpr std::size_t kPathsBetweenPolls = 1024;

    /// Paths of one length, one after the other, and the node of each if traced.
    struct Layer
    {
        std::size_t length = 0;
        std::size_t count = 0;
        std::vector<Value> squares = {};
        std::vector<NodeId> nodes = {};

        [[nodiscard]] std::span<const Value> path(std::size_t i) const
        {
            return {squares.data() + i * length, length};
        }
        [[nodiscard]] std::uint64_t bytes() const
        {
            return squares.capacity() * sizeof(Value) + nodes.capacity() * sizeof(NodeId);
        }
    };

    Layer firstLayer()
    {
        Layer layer{.length = 1};
        for (const Value start : startSquares(m_problem, m_graph)) {
            if (m_problem.closed)
                m_neverSecond = neverSecond(m_graph, start);
            if (!add(layer, {}, start))
                break;
            if constexpr (Tracer::on)
                m_tracer.visit(kRoot);
        }
        return layer;
    }

    Layer nextLayer(const Layer& layer)
    {
        Layer next{.length = layer.length + 1};
        for (std::size_t i = 0; i < layer.count && !m_control.stopped(); ++i) {
            extend(layer, i, next);
            // Paths without a jump open no node, hence the poll.
            if (!m_control.holds(layer.bytes() + next.bytes()) ||
                (i % kPathsBetweenPolls == 0 && !m_control.poll()))
                break;
        }
        return next;
    }

    void extend(const Layer& layer, std::size_t i, Layer& next)
    {
        const std::span<const Value> path = layer.path(i);
        if constexpr (Tracer::on)
            m_tracer.visit(layer.nodes[i]);
        for (const Value square : path)
            m_isOnPath[square] = 1;
        const std::size_t before = next.count;
        m_graph.forEachJump(path.back(), [&](Value to, std::size_t) {
            if (m_isOnPath[to] != 0 || (path.size() == 1 && to == m_neverSecond) ||
                !add(next, path, to))
                return;
            if constexpr (Tracer::on)
                m_tracer.visit(layer.nodes[i]);
        });
        for (const Value square : path)
            m_isOnPath[square] = 0;
        if (m_control.stopped())
            return;
        m_control.backtrack();
        if constexpr (Tracer::on)
            if (next.count == before)
                m_tracer.conflict(static_cast<Variable>(path.size() - 1), NoJump, path.back());
    }

    // False: unwind.
    bool add(Layer& layer, std::span<const Value> path, Value square)
    {
        if (m_control.stopped() || !m_control.node())
            return false;
        layer.squares.insert(layer.squares.end(), path.begin(), path.end());
        layer.squares.push_back(square);
        ++layer.count;
        if constexpr (Tracer::on)
            layer.nodes.push_back(m_tracer.decide(static_cast<Variable>(path.size()), square));
        return true;
    }

    void finishPath(const Layer& layer, std::size_t i)
    {
        const std::span<const Value> path = layer.path(i);
        if constexpr (Tracer::on)
            m_tracer.visit(layer.nodes[i]);
        const Value second = path[std::min<std::size_t>(1, path.size() - 1)];
        const auto rule = brokenBy(m_problem, m_graph, path.front(), second, path.back());
        if (rule) {
            m_control.backtrack();
            if constexpr (Tracer::on)
                m_tracer.conflict(static_cast<Variable>(path.size() - 1), *rule, path.back());
            return;
        }
        if constexpr (Tracer::on)
            m_tracer.solution();
        // The search ends by itself when told to: run() looks at the control.
        std::ignore = m_control.solution([&] { return path; });
    }

    const KnightProblem& m_problem;
    JumpGraph m_graph;
    std::vector<std::uint8_t> m_isOnPath; ///< all 0 between paths
    std::optional<Value> m_neverSecond;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome breadthFirst(const KnightProblem& problem, const Options& /*options*/, Control& control,
                     Tracer& tracer)
{
    if (isPossible(problem, tracer))
        BreadthFirst<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::knight
