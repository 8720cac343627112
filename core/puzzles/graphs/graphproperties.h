// What can be said of a graph besides its edges.

#pragma once

#include <optional>
#include <string>

#include "core/puzzles/graphs/graph.h"

namespace clew::graphs {

struct GraphProperties
{
    std::string automorphisms;             ///< how many, in decimal
    std::optional<std::uint32_t> girth;    ///< length of a shortest cycle; none: a forest
    std::optional<std::uint32_t> diameter; ///< greatest distance of two nodes; none: not connected
    bool bipartite = false;
    bool connected = false;
    bool planar = false;
};

GraphProperties propertiesOf(const Graph& graph);

} // namespace clew::graphs
