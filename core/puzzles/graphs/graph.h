// Simple undirected graphs of 2 to 64 nodes, and the numbering of their edges as variables.

#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/search/event.h"

namespace clew::graphs {

using Node = std::uint32_t;
/// A set of nodes: bit v is node v.
using NodeSet = std::uint64_t;

/// With fewer there is no pair to decide about; with more a set would not fit a word.
inline constexpr Node kLeastNodes = 2;
inline constexpr Node kMaxNodes = 64;

constexpr NodeSet only(Node node)
{
    return NodeSet{1} << node;
}
constexpr bool contains(NodeSet nodes, Node node)
{
    return (nodes >> node & 1U) != 0;
}
constexpr std::uint32_t sizeOf(NodeSet nodes)
{
    return static_cast<std::uint32_t>(std::popcount(nodes));
}
/// The least node of a set that is not empty.
constexpr Node leastOf(NodeSet nodes)
{
    return static_cast<Node>(std::countr_zero(nodes));
}
/// Nodes 0 … size-1.
constexpr NodeSet firstNodes(Node size)
{
    return size == kMaxNodes ? ~NodeSet{0} : only(size) - 1;
}
/// Nodes after `node`.
constexpr NodeSet after(Node node)
{
    return ~firstNodes(node + 1);
}
/// Calls `visit(node)` for each node of a set, in rising order.
template<class Visit>
void forEachNode(NodeSet nodes, Visit&& visit)
{
    for (; nodes != 0; nodes &= nodes - 1)
        visit(leastOf(nodes));
}

/// Always with a < b.
struct Edge
{
    Node a = 0;
    Node b = 0;
    friend auto operator<=>(const Edge&, const Edge&) = default;
};

/// How many pairs of nodes there are.
constexpr std::uint32_t pairCount(Node size)
{
    return size * (size - 1) / 2;
}
/// Edges are numbered (0 1) (0 2) … (0 N-1) (1 2) … (N-2 N-1).
constexpr Variable edgeNumber(Node size, Edge edge)
{
    return edge.a * (2 * size - edge.a - 1) / 2 + (edge.b - edge.a - 1);
}
Edge edgeOf(Node size, Variable number);
/// All pairs of nodes, in the order of their numbers.
std::vector<Edge> allEdges(Node size);

/// A packed graph is the set of each node's neighbours in two values, the lower half first.
inline constexpr std::size_t kValuesPerNode = 2;
inline void pack(NodeSet neighbours, Value* twoValues)
{
    twoValues[0] = static_cast<Value>(neighbours);
    twoValues[1] = static_cast<Value>(neighbours >> 32U);
}
inline NodeSet packedNeighbours(std::span<const Value> packed, Node node)
{
    return NodeSet{packed[2 * node + 1]} << 32U | packed[2 * node];
}

class Graph
{
public:
    explicit Graph(Node size = 0) : m_neighbours(size) {}
    /// From the value of each edge variable: 1 is in.
    Graph(Node size, std::span<const Value> values);
    static Graph unpacked(std::span<const Value> packed);

    [[nodiscard]] Node size() const { return static_cast<Node>(m_neighbours.size()); }
    [[nodiscard]] NodeSet neighbours(Node node) const { return m_neighbours[node]; }
    [[nodiscard]] std::uint32_t degree(Node node) const { return sizeOf(m_neighbours[node]); }
    [[nodiscard]] bool has(Edge edge) const { return contains(m_neighbours[edge.a], edge.b); }
    [[nodiscard]] std::uint32_t edgeCount() const;
    [[nodiscard]] std::vector<Edge> edges() const;
    [[nodiscard]] std::vector<Edge> edgesAt(Node node) const;
    /// The nodes that can be reached from `node`, itself included.
    [[nodiscard]] NodeSet component(Node node) const;
    [[nodiscard]] bool connected() const
    {
        return size() == 0 || component(0) == firstNodes(size());
    }
    [[nodiscard]] std::vector<Value> values() const;
    [[nodiscard]] std::vector<Value> packed() const;
    /// The same graph with node v called names[v].
    [[nodiscard]] Graph renamed(std::span<const Node> names) const;

    void add(Edge edge);
    void drop(Edge edge);

    friend auto operator<=>(const Graph&, const Graph&) = default;

private:
    std::vector<NodeSet> m_neighbours;
};

} // namespace clew::graphs
