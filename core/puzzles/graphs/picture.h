// Graphs as pictures: discs for nodes, lines for edges.

#pragma once

#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

/// Radius of a node's disc, in units.
inline constexpr double kNodeRadius = 0.36;

/// Width and height of the picture of a problem, in units.
double pictureExtent(Node size);
/// The middle of each node's disc in the picture.
std::vector<Point> nodeCentres(const GraphsProblem& problem);
/// The place in the unit square that is drawn at `point` of the picture; for nodes that are
/// dragged.
Point placeAt(Node size, Point point);

} // namespace clew::graphs
