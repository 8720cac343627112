// Whether a graph, or the first rows of one, can still be the first member of its isomorphism
// class: the canonicity test of orderly generation (Read 1978, Faradžev 1978; for regular graphs
// Meringer, "Fast generation of regular graphs and construction of cages", 1999).
//
// "First" is the graph whose adjacency matrix, its upper triangle read row by row, is
// lexicographically greatest among all renamings of the nodes within the given classes.

#pragma once

#include <span>
#include <vector>

#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

/// The nodes in classes of which any two may change places: all of them, or those that the given
/// edges do not tell apart; each alone if the problem is labelled.
std::vector<NodeSet> interchangeable(const GraphsProblem& problem);

class FirstOfClassTest
{
public:
    FirstOfClassTest(Node size, std::vector<NodeSet> classes, Control& control);

    /// Whether no renaming makes the first `rows` rows of `graph` greater, whatever the others will
    /// be. `determined` are the nodes all of whose pairs are settled. Exact if everything is
    /// settled; otherwise a yes may be too kind. Meaningless once `control` has stopped.
    [[nodiscard]] bool passes(const Graph& graph, Node rows, NodeSet determined);

private:
    /// Names that some set of nodes can get in any order, as far as is decided.
    struct Cell
    {
        NodeSet names;
        NodeSet nodes;
    };
    enum class Found : std::uint8_t { Nothing, Greater, Automorphism };

    [[nodiscard]] bool refineByIdentity();
    [[nodiscard]] bool refutedAt(Node name);
    Found nameNext(Node name, Node node);
    Found search(Node name);
    std::strong_ordering place(Node name, Node node);
    void joinOrbits();
    [[nodiscard]] Node orbitOf(Node node) const;

    Control& m_control;
    bool m_trivial; ///< no two nodes may change places
    std::uint32_t m_searches = 0;
    const Graph* m_graph = nullptr;
    Node m_rows = 0;
    NodeSet m_determined = 0;
    std::vector<std::vector<Cell>> m_identity; ///< [i]: cells when nodes 0 … i-1 keep their names
    std::vector<std::vector<Cell>> m_cells; ///< [i]: cells of the present search, names < i given
    std::vector<Node> m_named;              ///< the node that gets each name
    std::vector<Node> m_orbits;             ///< union-find forest of the automorphisms found
};

} // namespace clew::graphs
