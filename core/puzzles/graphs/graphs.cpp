#include "core/puzzles/graphs/graphs.h"

#include <fmt/format.h>
#include <utility>

namespace clew::graphs {

namespace {

Graph graphWith(Node size, const std::vector<Edge>& edges)
{
    Graph graph(size);
    for (const Edge edge : edges)
        graph.add(edge);
    return graph;
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

std::string edgeName(Edge edge)
{
    return fmt::format("{}-{}", edge.a, edge.b);
}

std::vector<Place> placesOf(Node size, const std::vector<Edge>& edges)
{
    std::vector<Place> places;
    places.reserve(edges.size());
    for (const Edge edge : edges)
        places.push_back({edgeNumber(size, edge), kNoValue});
    return places;
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

Phrase nameOf(const GraphsProblem& problem)
{
    if (problem.connected)
        return problem.labelled
                   ? phrase("graphs", "connected labelled %1-regular graphs on %2 nodes")
                   : phrase("graphs", "connected %1-regular graphs on %2 nodes");
    return problem.labelled ? phrase("graphs", "labelled %1-regular graphs on %2 nodes")
                            : phrase("graphs", "%1-regular graphs on %2 nodes");
}

} // namespace clew::graphs
