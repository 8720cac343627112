// Connected cubic graphs as they grow: how two to six nodes are added to one of them, and what can
// be taken out of one again.
//
// Every augmentation gives its new nodes the next numbers, and joins the first two of them.

#pragma once

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <utility>
#include <vector>

#include "core/puzzles/graphs/graph.h"

namespace clew::graphs {

/// An edge as the set of its two ends.
using Ends = NodeSet;

constexpr Ends endsOf(Node a, Node b)
{
    return only(a) | only(b);
}
constexpr Edge edgeOf(Ends ends)
{
    return {leastOf(ends), leastOf(ends & (ends - 1))};
}

/// Copies only the rows in use: copying is what the search does most.
class CubicGraph
{
public:
    /// Four nodes, all of them joined.
    static CubicGraph complete();
    /// A cubic graph of any make.
    explicit CubicGraph(const Graph& graph);
    CubicGraph(const CubicGraph& other) : m_size(other.m_size) { copyRows(other); }
    CubicGraph& operator=(const CubicGraph& other)
    {
        m_size = other.m_size;
        copyRows(other);
        return *this;
    }
    ~CubicGraph() = default;

    [[nodiscard]] Node size() const { return m_size; }
    [[nodiscard]] NodeSet neighbours(Node node) const { return m_rows[node]; }
    [[nodiscard]] bool has(Edge edge) const { return contains(m_rows[edge.a], edge.b); }
    [[nodiscard]] std::vector<Ends> edges() const;
    /// The value of each edge variable: 1 is in.
    void writeValues(std::vector<Value>& values) const;
    /// The same graph packed (graph.h).
    void writePacked(std::vector<Value>& values) const;

    [[nodiscard]] NodeSet neighboursOf(NodeSet nodes) const
    {
        NodeSet neighbours = 0;
        forEachNode(nodes, [&](Node node) { neighbours |= m_rows[node]; });
        return neighbours;
    }
    /// In how many cycles of five nodes an edge is, if it is in none of three or four.
    [[nodiscard]] std::uint32_t pentagonsAt(Ends edge) const;
    /// How many nodes the shortest cycle with this edge has; more than there are: none has it.
    [[nodiscard]] std::uint32_t cycleAt(Ends edge) const;

    /// Calls `visit(a, b, c)` for the three neighbours of a node.
    template<class Visit>
    auto withNeighbours(Node node, Visit&& visit) const
    {
        const NodeSet later = m_rows[node] & (m_rows[node] - 1);
        return visit(leastOf(m_rows[node]), leastOf(later), leastOf(later & (later - 1)));
    }

    // ---- augmentations

    /// Makes a node one corner of a new triangle whose others take two of its edges.
    void expand(Node node);
    /// Puts a new node on each of two edges and joins these.
    void insertEdge(Ends first, Ends second);
    /// Puts a diamond, two triangles with a common edge, into an edge.
    void insertDiamond(Ends edge);
    /// Puts a new node on an edge and hangs a node with a diamond on it.
    void insertLollipop(Ends edge);

private:
    explicit CubicGraph(Node size) : m_size(size) {}

    void copyRows(const CubicGraph& other)
    {
        std::copy_n(other.m_rows.begin(), m_size, m_rows.begin());
    }
    Node add()
    {
        m_rows[m_size] = 0;
        return m_size++;
    }
    void join(Node a, Node b);
    void part(Node a, Node b);
    void split(Ends edge, Node node);
    void joinDiamond(Node a, Node b, Node tip, Node otherTip);

    Node m_size;
    std::array<NodeSet, kMaxNodes> m_rows; ///< those in use are set
};

/// Two triangles with a common edge, in a graph of more than four nodes.
struct Diamond
{
    Ends middle = 0; ///< the common edge
    Node tip = 0;
    Node otherTip = 0;
    Node outer = 0; ///< the neighbour of the tip outside
    Node otherOuter = 0;

    [[nodiscard]] bool hangs() const { return outer == otherOuter; }
    [[nodiscard]] Ends chord() const { return endsOf(outer, otherOuter); }
};

/// The triangles of a cubic graph. Two are linked if they share an edge or if two edges join them.
/// A lone triangle, linked with none, can shrink to a node, and all of them can at once: no two
/// edges then join the same nodes.
struct Triangles
{
    explicit Triangles(const CubicGraph& graph);

    template<class T>
    using Few = boost::container::static_vector<T, kMaxNodes>;

    Few<NodeSet> all;
    Few<NodeSet> lone; ///< linked with none
    Few<std::pair<NodeSet, NodeSet>> linked;
    Few<NodeSet> paired; ///< joined to another by two edges
    Few<Diamond> diamonds;

private:
    void link(const CubicGraph& graph, NodeSet a, NodeSet b);
};

/// A cycle of four nodes, by its sides.
struct Square
{
    std::array<Ends, 4> sides;
    [[nodiscard]] bool hasSide(Ends edge) const
    {
        return (sides[0] == edge) | (sides[1] == edge) | (sides[2] == edge) | (sides[3] == edge);
    }
};
std::vector<Square> squaresOf(const CubicGraph& graph);

} // namespace clew::graphs
