// Exact numbers of K-regular graphs, and the table of them.

#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <optional>
#include <string>

#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

/// Labelled graphs without given edges, counted, not listed (see burnside.h). Of no meaning once
/// `control` has stopped.
boost::multiprecision::cpp_int countLabelled(Node size, std::uint32_t degree, Control& control);
/// The connected ones among them, by the exponential formula.
boost::multiprecision::cpp_int countLabelledConnected(Node size, std::uint32_t degree,
                                                      Control& control);

/// A place in the table of results, which has sizes down and degrees across.
struct TablePlace
{
    Node size = 0;
    std::uint32_t degree = 0;
    friend auto operator<=>(const TablePlace&, const TablePlace&) = default;
};
/// The places of graphs on up to `mostNodes` nodes that there are, those counted quickly first.
std::vector<TablePlace> tablePlaces(Node mostNodes);

/// What stands in a place of the table; what was not finished is absent.
struct TableEntry
{
    std::optional<std::string> labelled = {};
    std::optional<std::string> labelledConnected = {};
    std::optional<std::string> unlabelled = {};
    std::optional<std::string> unlabelledConnected = {};
};
/// All of "0" where there is no such graph.
TableEntry countTableEntry(Node size, std::uint32_t degree, Control& control);

} // namespace clew::graphs
