// Exact numbers of K-regular graphs.

#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <optional>
#include <string>

#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

/// Labelled graphs without given edges, counted, not listed: a node with the most neighbours
/// still to get is joined in all ways to nodes of each remaining degree, and only how many nodes
/// have which remaining degree is remembered. Of no meaning once `control` has stopped.
boost::multiprecision::cpp_int countLabelled(Node size, std::uint32_t degree, Control& control);
/// The connected ones among them, by the exponential formula.
boost::multiprecision::cpp_int countLabelledConnected(Node size, std::uint32_t degree,
                                                      Control& control);

/// By whichever way is the fastest.
Result<CountResult> countSolutions(const GraphsProblem& problem, const CountRequest& request,
                                   Control& control);

/// One place in the table of results; what was not finished is absent.
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
