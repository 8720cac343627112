#include "core/puzzles/graphs/graphs.h"

#include <algorithm>
#include <fmt/format.h>

namespace clew::graphs {

namespace {

Graph graphWith(Node size, const std::vector<Edge>& edges)
{
    Graph graph(size);
    for (const Edge edge : edges)
        graph.add(edge);
    return graph;
}

std::vector<Place> placesOf(Node size, Node node, NodeSet others)
{
    std::vector<Place> places;
    forEachNode(others, [&](Node other) {
        const Edge edge{std::min(node, other), std::max(node, other)};
        places.push_back({edgeNumber(size, edge), kNoValue});
    });
    return places;
}

// Numbers of nodes and neighbours that no graph has.
std::vector<Sentence> impossibleNumbers(const GraphsProblem& problem)
{
    const std::string size = std::to_string(problem.size);
    const std::string degree = std::to_string(problem.degree);
    if (problem.degree >= problem.size)
        return {
            {phrase("graphs", "A node cannot have %1 neighbours: there are only %2 other nodes."),
             {degree, std::to_string(problem.size - 1)}}};
    if (problem.size % 2 == 1 && problem.degree % 2 == 1)
        return {{phrase("graphs",
                        "%1 nodes with %2 neighbours each would make %3 ends of edges, an odd "
                        "number; but every edge has two ends."),
                 {size, degree, std::to_string(problem.size * problem.degree)}}};
    if (problem.connected && problem.degree < 2 && problem.size > problem.degree + 1)
        return {{phrase("graphs", "%1 nodes with %2 neighbours each cannot be connected."),
                 {size, degree}}};
    return {};
}

} // namespace

Graph GraphsProblem::requiredGraph() const
{
    return graphWith(size, required);
}

Graph GraphsProblem::forbiddenGraph() const
{
    return graphWith(size, forbidden);
}

std::vector<Sentence> findFaults(const GraphsProblem& problem)
{
    std::vector<Sentence> faults = impossibleNumbers(problem);
    if (!faults.empty())
        return faults;
    const Graph required = problem.requiredGraph();
    const Graph forbidden = problem.forbiddenGraph();
    for (const Edge edge : problem.required)
        if (forbidden.has(edge))
            faults.push_back({phrase("graphs", "The edge %1 is both required and forbidden."),
                              {edgeName(edge)},
                              {{edgeNumber(problem.size, edge), 1}}});
    for (Node node = 0; node < problem.size; ++node) {
        const std::string name = std::to_string(node);
        const std::string degree = std::to_string(problem.degree);
        if (required.degree(node) > problem.degree)
            faults.push_back(
                {phrase("graphs", "Node %1 has %2 required edges, but every node has only %3."),
                 {name, std::to_string(required.degree(node)), degree},
                 placesOf(problem.size, node, required.neighbours(node))});
        if (problem.size - 1 - forbidden.degree(node) < problem.degree)
            faults.push_back(
                {phrase("graphs", "So many edges of node %1 are forbidden that it cannot get %2."),
                 {name, degree},
                 placesOf(problem.size, node, forbidden.neighbours(node))});
    }
    return faults;
}

std::string edgeName(Edge edge)
{
    return fmt::format("{}-{}", edge.a, edge.b);
}

Graph graphOf(const GraphsProblem& problem, const State& state)
{
    Graph graph(problem.size);
    for (const Edge edge : allEdges(problem.size))
        if (state.value(edgeNumber(problem.size, edge)) == 1)
            graph.add(edge);
    return graph;
}

GraphsProblem complementOf(const GraphsProblem& problem)
{
    GraphsProblem complement = problem;
    complement.degree = problem.size - 1 - problem.degree;
    complement.connected = false;
    std::swap(complement.required, complement.forbidden);
    return complement;
}

} // namespace clew::graphs
