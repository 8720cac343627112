#include "core/puzzles/graphs/cubicgraph.h"

#include <algorithm>

namespace clew::graphs {

CubicGraph CubicGraph::complete()
{
    CubicGraph graph(4);
    for (Node node = 0; node < graph.m_size; ++node)
        graph.m_rows[node] = firstNodes(graph.m_size) & ~only(node);
    return graph;
}

CubicGraph::CubicGraph(const Graph& graph) : m_size(graph.size())
{
    for (Node node = 0; node < m_size; ++node)
        m_rows[node] = graph.neighbours(node);
}

std::vector<Ends> CubicGraph::edges() const
{
    std::vector<Ends> edges;
    edges.reserve(m_size * 3 / 2);
    for (Node a = 0; a < m_size; ++a)
        forEachNode(m_rows[a] & after(a), [&](Node b) { edges.push_back(endsOf(a, b)); });
    return edges;
}

void CubicGraph::writeValues(std::vector<Value>& values) const
{
    values.assign(pairCount(m_size), 0);
    for (Node a = 0; a < m_size; ++a)
        forEachNode(m_rows[a] & after(a), [&](Node b) { values[edgeNumber(m_size, {a, b})] = 1; });
}

void CubicGraph::writePacked(std::vector<Value>& values) const
{
    values.resize(kValuesPerNode * m_size);
    for (Node node = 0; node < m_size; ++node)
        pack(m_rows[node], &values[kValuesPerNode * node]);
}

std::uint32_t CubicGraph::pentagonsAt(Ends edge) const
{
    const auto [a, b] = edgeOf(edge);
    const NodeSet opposite = neighboursOf(m_rows[b] & ~only(a));
    std::uint32_t count = 0;
    forEachNode(m_rows[a] & ~only(b),
                [&](Node node) { count += sizeOf(m_rows[node] & opposite & ~only(a)); });
    return count;
}

std::uint32_t CubicGraph::cycleAt(Ends edge) const
{
    const auto [a, b] = edgeOf(edge);
    NodeSet reached = only(a);
    NodeSet last = m_rows[a] & ~only(b);
    std::uint32_t nodes = 2;
    for (; last != 0 && !contains(last, b); ++nodes) {
        reached |= last;
        last = neighboursOf(last) & ~reached;
    }
    return last != 0 ? nodes : kMaxNodes + 1;
}

void CubicGraph::expand(Node node)
{
    const NodeSet moved = m_rows[node] & (m_rows[node] - 1);
    const Node corner = add();
    const Node otherCorner = add();
    split(endsOf(node, leastOf(moved)), corner);
    split(endsOf(node, leastOf(moved & (moved - 1))), otherCorner);
    join(corner, otherCorner);
}

void CubicGraph::insertEdge(Ends first, Ends second)
{
    const Node a = add();
    const Node b = add();
    split(first, a);
    split(second, b);
    join(a, b);
}

void CubicGraph::insertDiamond(Ends edge)
{
    const Node a = add();
    const Node b = add();
    const Node tip = add();
    const Node otherTip = add();
    split(edge, tip);
    split(endsOf(tip, edgeOf(edge).b), otherTip);
    part(tip, otherTip);
    joinDiamond(a, b, tip, otherTip);
}

void CubicGraph::insertLollipop(Ends edge)
{
    const Node a = add();
    const Node b = add();
    const Node tip = add();
    const Node otherTip = add();
    const Node stick = add();
    const Node hook = add();
    split(edge, hook);
    join(hook, stick);
    join(stick, tip);
    join(stick, otherTip);
    joinDiamond(a, b, tip, otherTip);
}

void CubicGraph::join(Node a, Node b)
{
    m_rows[a] |= only(b);
    m_rows[b] |= only(a);
}

void CubicGraph::part(Node a, Node b)
{
    m_rows[a] &= ~only(b);
    m_rows[b] &= ~only(a);
}

void CubicGraph::split(Ends edge, Node node)
{
    const auto [a, b] = edgeOf(edge);
    part(a, b);
    join(a, node);
    join(node, b);
}

void CubicGraph::joinDiamond(Node a, Node b, Node tip, Node otherTip)
{
    join(a, b);
    for (const Node end : {tip, otherTip}) {
        join(a, end);
        join(b, end);
    }
}

Triangles::Triangles(const CubicGraph& graph)
{
    for (Node a = 0; a < graph.size(); ++a)
        forEachNode(graph.neighbours(a) & after(a), [&](Node b) {
            forEachNode(graph.neighbours(a) & graph.neighbours(b) & after(b),
                        [&](Node c) { all.push_back(only(a) | only(b) | only(c)); });
        });
    for (std::size_t i = 1; i < all.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            link(graph, all[j], all[i]);
    for (const NodeSet triangle : all)
        if (std::ranges::none_of(linked, [&](const auto& pair) {
                return pair.first == triangle || pair.second == triangle;
            }))
            lone.push_back(triangle);
}

void Triangles::link(const CubicGraph& graph, NodeSet a, NodeSet b)
{
    if (const Ends middle = a & b; middle != 0) { // two triangles never share one node alone
        linked.emplace_back(a, b);
        if (graph.size() == 4)
            return;
        const Node tip = leastOf(a & ~middle);
        const Node otherTip = leastOf(b & ~middle);
        diamonds.push_back({middle, tip, otherTip, leastOf(graph.neighbours(tip) & ~middle),
                            leastOf(graph.neighbours(otherTip) & ~middle)});
        return;
    }
    std::uint32_t joints = 0;
    forEachNode(a, [&](Node node) { joints += sizeOf(graph.neighbours(node) & b); });
    if (joints < 2)
        return;
    linked.emplace_back(a, b);
    paired.push_back(a);
    paired.push_back(b);
}

// Each from its least node.
std::vector<Square> squaresOf(const CubicGraph& graph)
{
    std::vector<Square> squares;
    for (Node first = 0; first < graph.size(); ++first) {
        const NodeSet corners = graph.neighbours(first) & after(first);
        forEachNode(corners, [&](Node a) {
            forEachNode(corners & after(a), [&](Node b) {
                forEachNode(graph.neighbours(a) & graph.neighbours(b) & after(first),
                            [&](Node last) {
                                squares.push_back({{endsOf(first, a), endsOf(a, last),
                                                    endsOf(last, b), endsOf(b, first)}});
                            });
            });
        });
    }
    return squares;
}

} // namespace clew::graphs
