// The document's way: edges are picked from the list of all pairs, each one after the last one
// picked, as long as neither end has all its neighbours, until N·K/2 are picked. It never looks
// ahead: that a node which it has passed can no longer get its neighbours is noticed only when the
// list ends.
//
// For an unlabelled problem a Filter finds the copies. It is made of (problem, control), and has
//
//     bool keep(const Graph& graph);    // whether this is no copy of a graph kept; it is kept then
//     std::size_t size() const;         // how many are kept

#pragma once

#include <vector>

#include "core/puzzle/pseudocode.h"
#include "core/puzzles/graphs/givens.h"

namespace clew::graphs {

/// The program, with what it does with a graph that is complete: with the Filter, that is.
inline PseudoCode edgeSelectionCode(const PseudoCode& complete)
{
    using enum EventKind;
    PseudoCode code{
        {"set the given edges", {{Assign, RequiredEdge}, {Assign, ForbiddenEdge}}},
        {"if the problem is impossible by inspection: stop", {{Conflict, Impossible}}},
        {"pick(the other pairs, edges missing)"},
        {""},
        {"pick(pairs, missing):"},
        {"  if missing = 0:"},
        {"    if all must be connected and are not: return", {{Conflict, Disconnected}}},
    };
    code.insert(code.end(), complete.begin(), complete.end());
    code.insert(code.end(), {
                                {"  for each pair in pairs:"},
                                {"    make it an edge", {Decide}},
                                {"    if an end had K neighbours already: a dead end",
                                 {{Conflict, DegreeFull}}},
                                {"    else: pick(the pairs after it, missing − 1)"},
                                {"    remove the edge", {Visit}},
                            });
    return code;
}

template<class Filter, class Tracer>
class EdgeSelection
{
public:
    EdgeSelection(const GraphsProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_graph(problem.requiredGraph()), m_filter(problem, control),
          m_control(control), m_tracer(tracer)
    {
        const Graph forbidden = problem.forbiddenGraph();
        for (const Edge edge : allEdges(problem.size))
            if (!m_graph.has(edge) && !forbidden.has(edge))
                m_free.push_back(edge);
    }

    void run() { pick(0, m_problem.edgeCount() - m_graph.edgeCount()); }

private:
    // Picks `missing` more edges from the free ones from `first` on. False: unwind.
    bool pick(std::size_t first, std::uint32_t missing)
    {
        if (missing == 0)
            return complete(first);
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        for (std::size_t i = first; i + missing <= m_free.size(); ++i) {
            if (!m_control.node())
                return false;
            const Edge edge = m_free[i];
            m_tracer.decide(edgeNumber(m_problem.size, edge), 1);
            if (isFull(edge.a) || isFull(edge.b)) {
                refute(edge, DegreeFull);
            } else {
                m_graph.add(edge);
                const bool goOn = pick(i + 1, missing - 1);
                m_graph.drop(edge);
                if (!goOn)
                    return false;
            }
            m_tracer.visit(here);
        }
        return true;
    }

    // All edges are picked and every node has its neighbours. `next` is after the last free edge.
    bool complete(std::size_t next)
    {
        const Edge last = next > 0 ? m_free[next - 1] : Edge{0, 1};
        if (m_problem.connected && !m_graph.connected()) {
            refute(last, Disconnected);
            return true;
        }
        if (!m_problem.labelled && !m_filter.keep(m_graph)) {
            refute(last, IsomorphicCopy);
            return !m_control.stopped();
        }
        if (!m_control.holds(m_filter.size() * m_problem.size * sizeof(NodeSet)))
            return false;
        m_tracer.solution();
        return m_control.solution([this] { return m_graph.values(); },
                                  [this] { return m_graph.packed(); });
    }

    bool isFull(Node node) const { return m_graph.degree(node) == m_problem.degree; }

    void refute(Edge edge, GraphsRule rule)
    {
        if (m_control.stopped())
            return;
        m_tracer.conflict(edgeNumber(m_problem.size, edge), rule);
        m_control.backtrack();
    }

    const GraphsProblem& m_problem;
    std::vector<Edge> m_free; ///< neither required nor forbidden
    Graph m_graph;
    Filter m_filter;
    Control& m_control;
    Tracer& m_tracer;
};

template<class Filter, class Tracer>
Outcome selectEdges(const GraphsProblem& problem, Control& control, Tracer& tracer)
{
    if (placeGivens(problem, tracer))
        EdgeSelection<Filter, Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::graphs
