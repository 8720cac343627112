// Which graphs are the same except for the names of their nodes.
//
// Everything here is relative to fixed pairs (required and forbidden edges): only renamings that
// map fixed pairs to fixed pairs of the same kind count. Where nothing is fixed these are all
// renamings.

#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <set>

#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

/// Canonical forms by nauty (McKay and Piperno, "Practical graph isomorphism II", 2014).
class CanonicalForms
{
public:
    explicit CanonicalForms(const GraphsProblem& problem);

    /// A renamed copy of a solution's graph that is again a solution, the same for all graphs that
    /// are isomorphic.
    [[nodiscard]] Graph of(const Graph& graph) const;

private:
    Graph m_fixed;                ///< the pairs that are required or forbidden
    std::vector<Node> m_restored; ///< from the fixed pairs' own canonical names to their names
};

/// Whether some renaming of `a` that maps `fixed` to itself gives `b`. By plain backtracking over
/// the names of the nodes. False also when `control` stopped it.
bool isomorphic(const Graph& a, const Graph& b, const Graph& fixed, Control& control);

struct Automorphisms
{
    boost::multiprecision::cpp_int order;
    std::vector<std::vector<Node>> generators; ///< node v goes to generator[v]
    std::vector<Node> orbits;                  ///< of each node the least node it can be moved to
};
/// Of a graph without fixed pairs, by nauty.
Automorphisms automorphisms(const Graph& graph);

/// To be called by every thread that calls nauty.
void returnNautyStorageAtThreadEnd();

} // namespace clew::graphs
