// Where to draw the nodes of a graph.

#pragma once

#include <optional>
#include <vector>

#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

enum class Layout : std::uint8_t {
    Circle,      ///< in order, node 0 on top, clockwise
    Spring,      ///< edges as springs, nodes pushing each other away
    Symmetric,   ///< on concentric circles that an automorphism turns
    Hamiltonian, ///< along a Hamiltonian cycle, which is the circle then
};

/// Where each node is, in the unit square. None if the graph has no such layout: no automorphism
/// that turns it, no Hamiltonian cycle (or none found in a reasonable time).
std::optional<std::vector<Point>> layoutOf(Layout layout, const Graph& graph);

std::vector<Point> circleLayout(Node size);

/// The nodes in the order of a Hamiltonian cycle.
std::optional<std::vector<Node>> hamiltonianCycle(const Graph& graph);

} // namespace clew::graphs
