#include "core/puzzles/graphs/graph.h"

#include <algorithm>

namespace clew::graphs {

Edge edgeOf(Node size, Variable number)
{
    Node a = 0;
    for (std::uint32_t row = size - 1; number >= row; --row) {
        number -= row;
        ++a;
    }
    return {a, a + 1 + number};
}

std::vector<Edge> allEdges(Node size)
{
    std::vector<Edge> edges;
    edges.reserve(size == 0 ? 0 : pairCount(size));
    for (Node a = 0; a < size; ++a)
        for (Node b = a + 1; b < size; ++b)
            edges.push_back({a, b});
    return edges;
}

Graph::Graph(Node size, std::span<const Value> values) : m_neighbours(size)
{
    auto value = values.begin();
    for (Node a = 0; a < size; ++a)
        for (Node b = a + 1; b < size; ++b)
            if (*value++ == 1)
                add({a, b});
}

Graph Graph::unpacked(std::span<const Value> packed)
{
    Graph graph(static_cast<Node>(packed.size() / kValuesPerNode));
    for (Node node = 0; node < graph.size(); ++node)
        graph.m_neighbours[node] = packedNeighbours(packed, node);
    return graph;
}

std::uint32_t Graph::edgeCount() const
{
    std::uint32_t ends = 0;
    for (const NodeSet nodes : m_neighbours)
        ends += sizeOf(nodes);
    return ends / 2;
}

std::vector<Edge> Graph::edges() const
{
    std::vector<Edge> edges;
    for (Node a = 0; a < size(); ++a)
        forEachNode(m_neighbours[a] & after(a), [&](Node b) { edges.push_back({a, b}); });
    return edges;
}

std::vector<Edge> Graph::edgesAt(Node node) const
{
    std::vector<Edge> edges;
    forEachNode(m_neighbours[node], [&](Node other) {
        edges.push_back({std::min(node, other), std::max(node, other)});
    });
    return edges;
}

NodeSet Graph::component(Node node) const
{
    NodeSet reached = only(node);
    NodeSet fresh = reached;
    while (fresh != 0) {
        NodeSet next = 0;
        forEachNode(fresh, [&](Node v) { next |= m_neighbours[v]; });
        fresh = next & ~reached;
        reached |= next;
    }
    return reached;
}

std::vector<Value> Graph::values() const
{
    std::vector<Value> values(size() == 0 ? 0 : pairCount(size()));
    for (Node b = 1; b < size(); ++b)
        forEachNode(neighbours(b) & firstNodes(b), [&](Node a) {
            values[edgeNumber(size(), {a, b})] = 1;
        });
    return values;
}

std::vector<Value> Graph::packed() const
{
    std::vector<Value> packed(kValuesPerNode * size());
    for (Node node = 0; node < size(); ++node)
        pack(m_neighbours[node], &packed[kValuesPerNode * node]);
    return packed;
}

Graph Graph::renamed(std::span<const Node> names) const
{
    Graph renamed(size());
    for (const auto [a, b] : edges())
        renamed.add({names[a], names[b]});
    return renamed;
}

void Graph::add(Edge edge)
{
    m_neighbours[edge.a] |= only(edge.b);
    m_neighbours[edge.b] |= only(edge.a);
}

void Graph::drop(Edge edge)
{
    m_neighbours[edge.a] &= ~only(edge.b);
    m_neighbours[edge.b] &= ~only(edge.a);
}

} // namespace clew::graphs
