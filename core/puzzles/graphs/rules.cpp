// The rule checker, apart from all strategies: what makes a problem impossible, what is wrong with
// a graph, and what an edge would break at once.

#include <algorithm>

#include "core/puzzles/graphs/puzzle.h"

namespace clew::graphs {

namespace {

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
                 placesOf(problem.size, required.edgesAt(node))});
        if (problem.size - 1 - forbidden.degree(node) < problem.degree)
            faults.push_back(
                {phrase("graphs",
                        "Too many edges of node %1 are forbidden: it cannot have %2 neighbours."),
                 {name, degree},
                 placesOf(problem.size, forbidden.edgesAt(node))});
    }
    return faults;
}

std::vector<Sentence> GraphsPuzzle::faults(const GraphsProblem& problem) const
{
    return findFaults(problem);
}

std::vector<Sentence> GraphsPuzzle::verify(const GraphsProblem& problem,
                                           const Solution& solution) const
{
    if (solution.size() != pairCount(problem.size))
        return {{phrase("graphs", "There are %1 pairs of nodes, but %2 values are named."),
                 {std::to_string(pairCount(problem.size)), std::to_string(solution.size())}}};
    for (Variable pair = 0; pair < solution.size(); ++pair)
        if (solution[pair] > 1)
            return {{phrase("graphs", "It is not said whether %1 is an edge."),
                     {edgeName(edgeOf(problem.size, pair))},
                     {{pair, kNoValue}}}};
    std::vector<Sentence> wrong;
    const Graph graph(problem.size, solution);
    for (Node node = 0; node < problem.size; ++node)
        if (graph.degree(node) != problem.degree)
            wrong.push_back({phrase("graphs", "Node %1 has %2 neighbours, not %3."),
                             {std::to_string(node), std::to_string(graph.degree(node)),
                              std::to_string(problem.degree)},
                             placesOf(problem.size, graph.edgesAt(node))});
    for (const Edge edge : problem.required)
        if (!graph.has(edge))
            wrong.push_back({phrase("graphs", "The required edge %1 is missing."),
                             {edgeName(edge)},
                             placesOf(problem.size, {edge})});
    for (const Edge edge : problem.forbidden)
        if (graph.has(edge))
            wrong.push_back({phrase("graphs", "The forbidden edge %1 is there."),
                             {edgeName(edge)},
                             placesOf(problem.size, {edge})});
    if (problem.connected && !graph.connected())
        wrong.push_back(
            {phrase("graphs", "Node %1 cannot be reached from node 0."),
             {std::to_string(leastOf(firstNodes(problem.size) & ~graph.component(0)))}});
    return wrong;
}

std::vector<Sentence> GraphsPuzzle::violations(const GraphsProblem& problem, const State& state,
                                               Place place) const
{
    const Edge edge = edgeOf(problem.size, place.variable);
    const bool in = place.value == 1;
    std::vector<Sentence> broken;
    if (in && std::ranges::binary_search(problem.forbidden, edge))
        broken.push_back(
            {phrase("graphs", "The edge %1 is forbidden."), {edgeName(edge)}, {place}});
    if (!in && std::ranges::binary_search(problem.required, edge))
        broken.push_back({phrase("graphs", "The edge %1 is required."), {edgeName(edge)}, {place}});
    Graph graph = graphOf(problem, state);
    if (graph.has(edge))
        graph.drop(edge);
    for (const Node node : {edge.a, edge.b}) {
        // Pairs that are settled as out, or whose other end is full; all others may still become
        // edges.
        std::vector<Edge> out;
        for (Node other = 0; other < problem.size; ++other) {
            const Edge pair{std::min(node, other), std::max(node, other)};
            if (other == node || pair == edge)
                continue;
            const bool isFull = graph.degree(other) >= problem.degree && !graph.has(pair);
            if (isFull || state.value(edgeNumber(problem.size, pair)) == 0)
                out.push_back(pair);
        }
        if (in && graph.degree(node) >= problem.degree)
            broken.push_back({phrase("graphs", "Node %1 has its %2 neighbours already."),
                              {std::to_string(node), std::to_string(problem.degree)},
                              {place},
                              placesOf(problem.size, graph.edgesAt(node))});
        const auto most = problem.size - 2 - out.size();
        if (!in && most < problem.degree)
            broken.push_back(
                {most == 1 ? phrase("graphs", "Node %1 could then have one neighbour at most.")
                           : phrase("graphs", "Node %1 could then have %2 neighbours at most."),
                 {std::to_string(node), std::to_string(most)},
                 {place},
                 placesOf(problem.size, out)});
    }
    return broken;
}

} // namespace clew::graphs
