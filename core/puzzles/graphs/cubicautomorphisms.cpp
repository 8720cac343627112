#include "core/puzzles/graphs/cubicautomorphisms.h"

#include <algorithm>
#include <nauty/nauty.h>
#include <numeric>

#include "core/puzzles/graphs/isomorphism.h"

namespace clew::graphs {

namespace {

constexpr std::uint64_t mixed(std::uint64_t number)
{
    number *= 0x9E3779B97F4A7C15U;
    number ^= number >> 29U;
    return number * 0xBF58476D1CE4E5B9U;
}

// nauty reports through plain functions: what it found goes to the group of its thread.
thread_local Symmetries* t_found = nullptr;

void keepGenerator(int /*count*/, int* image, int* /*orbits*/, int /*orbitCount*/,
                   int /*stabilised*/, int size)
{
    Renaming& renaming = t_found->emplace_back();
    std::transform(image, image + size, renaming.begin(),
                   [](int node) { return static_cast<std::uint8_t>(node); });
}

// `names` null: only the symmetries are wanted.
Symmetries askNauty(const CubicGraph& graph, const NodeColours& colours, Renaming* names)
{
    const Node size = graph.size();
    std::array<setword, kMaxNodes> rows{};
    std::array<setword, kMaxNodes> canonical{};
    std::array<int, kMaxNodes> labels{};
    std::array<int, kMaxNodes> cells{}; // 0 ends a cell
    std::array<int, kMaxNodes> orbits{};
    for (Node node = 0; node < size; ++node)
        forEachNode(graph.neighbours(node), [&](Node other) { rows[node] |= bit[other]; });
    const auto end = labels.begin() + size;
    std::iota(labels.begin(), end, 0);
    const auto colourOf = [&](int node) { return colours.of(static_cast<Node>(node)); };
    std::sort(labels.begin(), end, [&](int a, int b) { return colourOf(a) < colourOf(b); });
    for (Node i = 0; i + 1 < size; ++i)
        cells[i] = colourOf(labels[i]) == colourOf(labels[i + 1]) ? 1 : 0;
    DEFAULTOPTIONS_GRAPH(options);
    options.getcanon = names != nullptr ? TRUE : FALSE;
    options.defaultptn = FALSE;
    options.userautomproc = keepGenerator;
    statsblk statistics;
    Symmetries found;
    t_found = &found;
    returnNautyStorageAtThreadEnd();
    densenauty(rows.data(), labels.data(), cells.data(), orbits.data(), &options, &statistics, 1,
               static_cast<int>(size), canonical.data());
    t_found = nullptr;
    if (names != nullptr)
        for (Node name = 0; name < size; ++name)
            (*names)[static_cast<std::size_t>(labels[name])] = static_cast<std::uint8_t>(name);
    return found;
}

// A renaming of a graph into itself, begun with one node and continued along its edges.
class Walk
{
public:
    Walk(const CubicGraph& cubic, const NodeColours& colours) : m_graph(cubic), m_colours(colours)
    {
    }

    /// Whether it goes on to all nodes of a connected graph from where these two neighbours go.
    bool takes(Edge edge, Edge to)
    {
        if (!place(edge.a, to.a) || !place(edge.b, to.b))
            return false;
        for (std::size_t i = 0; i < m_order.size(); ++i)
            if (!placeNeighbours(m_order[i]))
                return false;
        return isSymmetry();
    }

private:
    bool place(Node node, Node to)
    {
        m_images[node] = static_cast<std::uint8_t>(to);
        m_placed |= only(node);
        m_taken |= only(to);
        m_order.push_back(node);
        return m_colours.of(node) == m_colours.of(to);
    }

    // Each goes to the first free neighbour of its colour.
    bool placeNeighbours(Node node)
    {
        NodeSet left = m_graph.neighbours(node) & ~m_placed;
        for (; left != 0; left &= left - 1) {
            NodeSet free = m_graph.neighbours(m_images[node]) & ~m_taken;
            while (free != 0 && m_colours.of(leastOf(free)) != m_colours.of(leastOf(left)))
                free &= free - 1;
            if (free == 0)
                return false;
            place(leastOf(left), leastOf(free));
        }
        return true;
    }

    [[nodiscard]] bool isSymmetry() const
    {
        return std::ranges::all_of(m_order, [&](Node node) {
            return imageOf(m_graph.neighbours(node), m_images) ==
                   m_graph.neighbours(m_images[node]);
        });
    }

    const CubicGraph& m_graph;
    const NodeColours& m_colours;
    Renaming m_images;
    NodeSet m_placed = 0;
    NodeSet m_taken = 0;
    boost::container::static_vector<Node, kMaxNodes> m_order;
};

} // namespace

// From how many nodes are near, by what the neighbours have, round after round.
NodeColours::NodeColours(const CubicGraph& cubic) : m_size(cubic.size())
{
    constexpr int kRounds = 2;
    std::array<NodeSet, kMaxNodes> near;
    const auto forEach = [&](auto&& visit) {
        for (Node node = 0; node < m_size; ++node)
            cubic.withNeighbours(node, [&](Node a, Node b, Node c) { visit(node, a, b, c); });
    };
    forEach([&](Node node, Node a, Node b, Node c) {
        near[node] = only(node) | cubic.neighbours(a) | cubic.neighbours(b) | cubic.neighbours(c);
    });
    forEach([&](Node node, Node a, Node b, Node c) {
        const NodeSet around = near[a] | near[b] | near[c];
        m_colours[node] = mixed(sizeOf(near[node]) * kMaxNodes + sizeOf(around));
    });
    std::array<std::uint64_t, kMaxNodes> sums;
    for (int round = 0; round < kRounds; ++round) {
        forEach([&](Node node, Node a, Node b, Node c) {
            sums[node] = m_colours[a] + m_colours[b] + m_colours[c];
        });
        for (Node node = 0; node < m_size; ++node)
            m_colours[node] = mixed(m_colours[node] ^ (sums[node] * 3 + (sums[node] >> 31U)));
    }
}

std::uint64_t NodeColours::sumOf(NodeSet nodes) const
{
    std::uint64_t sum = 0;
    forEachNode(nodes, [&](Node node) { sum += m_colours[node]; });
    return sum;
}

bool NodeColours::areDistinct() const
{
    auto sorted = m_colours;
    const auto end = sorted.begin() + m_size;
    std::sort(sorted.begin(), end);
    return std::adjacent_find(sorted.begin(), end) == end;
}

Symmetries symmetriesOf(const CubicGraph& graph)
{
    const NodeColours colours(graph);
    return colours.areDistinct() ? Symmetries() : askNauty(graph, colours, nullptr);
}

bool areSeenAlike(const CubicGraph& graph, const NodeColours& colours, Ends edge, Ends other)
{
    const auto [a, b] = edgeOf(other);
    return Walk(graph, colours).takes(edgeOf(edge), {a, b}) ||
           Walk(graph, colours).takes(edgeOf(edge), {b, a});
}

Canonical canonicalNaming(const CubicGraph& graph, const NodeColours& colours)
{
    Canonical canonical{};
    canonical.symmetries = askNauty(graph, colours, &canonical.names);
    return canonical;
}

} // namespace clew::graphs
