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
    FirstOfClassTest(Node size, const std::vector<NodeSet>& classes, Control& control);

    /// Whether no renaming makes the first `rows` rows of `graph` greater, whatever the others will
    /// be. `determined` are the nodes all of whose pairs are settled. Exact if everything is
    /// settled; otherwise a yes may be too kind. Meaningless once `control` has stopped. To be
    /// asked as the graph grows, for 1, 2, … size rows: what is then known to make the rows less is
    /// not tried again while they stand.
    [[nodiscard]] bool passes(const Graph& graph, Node rows, NodeSet determined);

private:
    /// Names that some set of nodes can get in any order, as far as is decided.
    struct Cell
    {
        NodeSet names;
        NodeSet nodes;
        Node whole; ///< the cell it was split off from
    };
    /// What a name was given to, and what there was before that.
    struct Naming
    {
        Node node;
        Node home; ///< its cell
        std::size_t cells;
    };
    /// What a renaming makes of the rows: less than they are whatever the others will be; not
    /// greater, but for nodes that are not determined; greater; just what they are.
    enum class Found : std::uint8_t { Less, Open, Greater, Automorphism };

    [[nodiscard]] bool refineByIdentity();
    [[nodiscard]] bool refutedAt(Node name);
    Found nameNext(Node node);
    Found search();
    std::strong_ordering give(Node node);
    [[nodiscard]] NodeSet earliestRow(NodeSet neighbours) const;
    void split(NodeSet neighbours, NodeSet row);
    void moveTo(Node cell, const Cell& what);
    void takeBack();
    void joinOrbits();
    [[nodiscard]] Node orbitOf(Node node) const;

    Control& m_control;
    Node m_size;
    Node m_lastTested; ///< of so many rows and of all, but of none between
    bool m_trivial;    ///< no two nodes may change places
    std::uint32_t m_searches = 0;
    const Graph* m_graph = nullptr;
    Node m_rows = 0;
    NodeSet m_determined = 0;
    std::vector<Cell> m_cells;     ///< as far as names are given; those given are in none
    std::vector<Node> m_cellOf;    ///< each node's
    std::vector<Node> m_nameIn;    ///< the cell that each name is in
    std::vector<Naming> m_namings; ///< of the names 0, 1, … in this order
    NodeSet m_named = 0;           ///< the nodes that have got one
    std::vector<Node> m_orbits;    ///< union-find forest of the automorphisms found
    /// [rows][name]: nodes that make the rows less when they get this name, all before keeping
    /// theirs.
    std::vector<std::vector<NodeSet>> m_settled;
};

} // namespace clew::graphs
