#include "core/puzzles/graphs/graphproperties.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>

#include "core/puzzles/graphs/isomorphism.h"

namespace clew::graphs {

namespace {

// The nodes at each distance from `start`.
std::vector<NodeSet> layersFrom(const Graph& graph, Node start)
{
    std::vector<NodeSet> layers{only(start)};
    NodeSet reached = only(start);
    while (true) {
        NodeSet next = 0;
        forEachNode(layers.back(), [&](Node node) { next |= graph.neighbours(node); });
        next &= ~reached;
        if (next == 0)
            return layers;
        reached |= next;
        layers.push_back(next);
    }
}

// The length of a shortest cycle through `start`, or less if a shorter one is seen: an edge within
// a layer closes an odd walk, two edges to the layer before an even one.
std::optional<std::uint32_t> shortestCycleSeen(const Graph& graph, Node start)
{
    const std::vector<NodeSet> layers = layersFrom(graph, start);
    for (std::uint32_t distance = 1; distance < layers.size(); ++distance) {
        bool even = false;
        bool odd = false;
        forEachNode(layers[distance], [&](Node node) {
            even = even || sizeOf(graph.neighbours(node) & layers[distance - 1]) > 1;
            odd = odd || (graph.neighbours(node) & layers[distance]) != 0;
        });
        if (even)
            return 2 * distance;
        if (odd)
            return 2 * distance + 1;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> girthOf(const Graph& graph)
{
    std::optional<std::uint32_t> girth;
    for (Node node = 0; node < graph.size(); ++node)
        if (const auto cycle = shortestCycleSeen(graph, node); cycle && (!girth || *cycle < *girth))
            girth = cycle;
    return girth;
}

std::optional<std::uint32_t> diameterOf(const Graph& graph)
{
    if (!graph.connected())
        return std::nullopt;
    std::size_t layers = 1;
    for (Node node = 0; node < graph.size(); ++node)
        layers = std::max(layers, layersFrom(graph, node).size());
    return static_cast<std::uint32_t>(layers - 1);
}

// No edge may join two nodes at the same distance from some start.
bool isBipartite(const Graph& graph)
{
    for (Node start = 0; start < graph.size(); ++start)
        for (const NodeSet layer : layersFrom(graph, start)) {
            bool joined = false;
            forEachNode(layer, [&](Node node) {
                joined = joined || (graph.neighbours(node) & layer) != 0;
            });
            if (joined)
                return false;
        }
    return true;
}

bool isPlanar(const Graph& graph)
{
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS> copy(graph.size());
    for (const auto [a, b] : graph.edges())
        boost::add_edge(a, b, copy);
    return boost::boyer_myrvold_planarity_test(copy);
}

} // namespace

GraphProperties propertiesOf(const Graph& graph)
{
    return {.automorphisms = automorphisms(graph).order.str(),
            .girth = girthOf(graph),
            .diameter = diameterOf(graph),
            .bipartite = isBipartite(graph),
            .connected = graph.connected(),
            .planar = isPlanar(graph)};
}

} // namespace clew::graphs
