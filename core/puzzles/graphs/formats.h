// Graphs as text: Lisp lists of edges as the document prints them, graph6, DOT, the neighbours of
// each node, and plain lists 0-1 0-2.
//
// A graph that is read as a problem requires its edges; the number of nodes and the degree are,
// unless said, those of the graph. A problem is written as a property list:
// (:nodes 6 :degree 3 :labelled t :connected t :required ((0 1)) :forbidden ((2 3) (1 4)))

#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

/// The problem that these parameters alone make.
Result<GraphsProblem> problemFrom(const Parameters& parameters);

/// "((2 3) (1 3) (0 2) (0 1))": the last edge first, as a list grows at its head.
std::string edgeList(const std::vector<Edge>& edges);
/// "degree 3", then a line " 0: 1 2 5" for each node, and the forbidden edges if there are any.
std::string adjacencyText(const GraphsProblem& problem, const Graph& graph);
/// One line without its end (McKay's formats.txt).
std::string graph6(const Graph& graph);
/// The same of a packed graph, behind what is there: lists of graphs are long.
void appendGraph6(std::string& text, std::span<const Value> packed);

} // namespace clew::graphs
