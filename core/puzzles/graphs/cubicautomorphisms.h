// Which nodes of a growing cubic graph can change places, and a naming of them that all copies of
// the graph share. Nearly all graphs are asked for it, so that nauty is asked only about those
// in which numbers computed from the surroundings of each node leave some alike.

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/puzzles/graphs/cubicgraph.h"

namespace clew::graphs {

/// Node v goes to renaming[v].
using Renaming = std::array<std::uint8_t, kMaxNodes>;

/// Where these nodes go.
inline NodeSet imageOf(NodeSet nodes, const Renaming& renaming)
{
    NodeSet image = 0;
    forEachNode(nodes, [&](Node node) { image |= only(renaming[node]); });
    return image;
}

/// Generators of a group; none: nothing but the identity.
using Symmetries = std::vector<Renaming>;

/// A number for each node that depends on its surroundings alone: nodes that can change places
/// have equal ones, others hardly ever.
class NodeColours
{
public:
    explicit NodeColours(const CubicGraph& graph);

    [[nodiscard]] std::uint64_t of(Node node) const { return m_colours[node]; }
    [[nodiscard]] std::uint64_t sumOf(NodeSet nodes) const;
    /// Whether no two nodes have equal ones: then none can change places.
    [[nodiscard]] bool areDistinct() const;

private:
    Node m_size;
    std::array<std::uint64_t, kMaxNodes> m_colours;
};

Symmetries symmetriesOf(const CubicGraph& graph);

/// Whether a symmetry of a connected graph takes one edge to the other, if one is found by going
/// from node to node as colours lead, which is faster than asking nauty. False: that is not known.
bool areSeenAlike(const CubicGraph& graph, const NodeColours& colours, Ends edge, Ends other);

struct Canonical
{
    Renaming names; ///< copies of the graph become equal by theirs
    Symmetries symmetries;
};
/// By nauty, given the colours of the graph's nodes.
Canonical canonicalNaming(const CubicGraph& graph, const NodeColours& colours);

} // namespace clew::graphs
