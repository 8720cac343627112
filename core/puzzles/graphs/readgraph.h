// What a text in one of the formats says of a graph, and the readers of each: one file a format. A
// reader is given the whole text; what the text leaves open comes from parameters or follows from
// the edges (formats.cpp).

#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/puzzles/graphs/graphs.h"
#include "core/text/scanner.h"

namespace clew::graphs {

struct ReadEdge
{
    Edge edge;
    int line;
    int column;
};

/// What a text says; the rest comes from parameters or follows from the edges.
struct ReadGraph
{
    bool isProblem = false; ///< not a graph: its edges do not show the degree
    std::optional<std::uint64_t> size = {};
    std::optional<std::uint64_t> degree = {};
    bool labelled = false;
    bool connected = false;
    std::vector<ReadEdge> required = {};
    std::vector<ReadEdge> forbidden = {};
};

/// The edge between two nodes; fails, there, where they are none.
Result<Edge> makeEdge(std::uint64_t a, std::uint64_t b, int line, int column);
/// The number that a word like ":nodes" or "degree" announces.
Result<std::uint64_t> readNumber(Scanner& scanner, std::string_view key, std::uint64_t least,
                                 std::uint64_t most);
/// What is wrong with a graph of this many nodes.
Sentence wrongSize(std::uint64_t size);

Result<ReadGraph> readPropertyList(std::string_view text);
Result<ReadGraph> readGraph6(std::string_view text);
Result<ReadGraph> readDot(std::string_view text);
Result<ReadGraph> readAdjacency(std::string_view text);

/// Whether the text's first line is the heading or a node with its neighbours.
bool isAdjacency(Scanner scanner);

/// A graph in the DOT language.
std::string dot(const Graph& graph);

} // namespace clew::graphs
