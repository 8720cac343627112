// Whether a graph, or the first rows of one, can still be the first member of its isomorphism
// class: the canonicity test of orderly generation (Read 1978, Faradžev 1978; for regular graphs
// Meringer, "Fast generation of regular graphs and construction of cages", 1999).
//
// "First" is the graph whose adjacency matrix, its upper triangle read row by row, is
// lexicographically greatest among all renamings of the nodes within the given classes.

#pragma once

#include <array>
#include <vector>

#include "core/puzzles/graphs/graphs.h"

namespace clew::graphs {

/// The nodes in classes of which any two may change places: all of them, or those that the given
/// edges do not distinguish; each alone if the problem is labelled.
std::vector<NodeSet> interchangeable(const GraphsProblem& problem);

class CanonicityTest
{
public:
    CanonicityTest(Node size, const std::vector<NodeSet>& classes, Control& control);

    /// Whether no renaming makes the first `rows` rows of `graph` greater, whatever the others will
    /// be. `determined` are the nodes all of whose pairs are settled. Exact if everything is
    /// settled; otherwise a yes may be too kind. Meaningless once `control` has stopped. To be
    /// asked as the graph grows, for 1, 2, … size rows: what is then known to make the rows less is
    /// not tried again while they stand.
    [[nodiscard]] bool passes(const Graph& graph, Node rows, NodeSet determined);

private:
    /// Sets of names, or of the nodes that can get them in any order as far as is decided. While
    /// the rows stay what they are, a renaming splits the nodes just as the graph splits the names:
    /// the cells of both agree in order and size.
    using Cells = std::array<NodeSet, kMaxNodes>;
    /// Which cell of the level before a cell was part of: the neighbours of what was named there,
    /// or the others.
    struct Origin
    {
        NodeSet others = 0; ///< all bits or none
        Node cell = 0;
    };
    /// What is known when the names before one are given.
    struct Level
    {
        Node cells = 0; ///< how many
        std::array<Origin, kMaxNodes> origins{};
        Cells names{}; ///< from this one on
        Node home = 0; ///< the cell that has this name
        /// How many of each cell the name's row has.
        std::array<std::uint8_t, kMaxNodes> inRow{};
        Cells nodes{}; ///< under the renaming that is tried
    };
    /// All names before this one are kept, this one is given to another node.
    struct Refutation
    {
        Node name = 0;
        Node node = 0;
    };
    /// What a renaming makes of the rows: less than they are whatever the others will be; not
    /// greater, except perhaps by nodes that are not determined; greater; just what they are.
    enum class Found : std::uint8_t { Less, Open, Greater, Automorphism };

    [[nodiscard]] bool splitNames(Node name);
    [[nodiscard]] bool refutedAsLastTime();
    [[nodiscard]] bool refutedAt(Node name);
    Found giveName(Node name, Node node, const Cells& nodes);
    Found search(Node name);
    [[nodiscard]] std::strong_ordering compare(Node name, Node node, const Cells& nodes) const;
    [[nodiscard]] std::strong_ordering compareFrom(Node cell, Node name, Node node,
                                                   const Cells& nodes) const;
    void separateOrbits();
    void joinOrbits();
    [[nodiscard]] bool isLikeAnyOf(NodeSet nodes, Node node) const;
    [[nodiscard]] Node orbitOf(Node node) const;

    Control& m_control;
    Node m_size;
    Node m_lastTested; ///< that many rows are tested and all, none between
    bool m_trivial;    ///< no two nodes may change places
    std::uint32_t m_searches = 0;
    const Graph* m_graph = nullptr;
    Node m_rows = 0;
    NodeSet m_determined = 0;
    bool m_inOrder; ///< no name of a class lies between those of another
    std::vector<Level> m_levels;
    std::vector<Node> m_given;  ///< to each name, as far as it is given, in that renaming
    Node m_firstGiven = 0;      ///< all names before are kept
    std::vector<Node> m_orbits; ///< union-find forest of the automorphisms found
    bool m_orbitsJoined = false;
    /// [rows][name]: nodes that make the rows less when they get this name, all before keeping
    /// theirs.
    std::vector<std::vector<NodeSet>> m_settled;
    std::vector<Refutation> m_lastRefutation; ///< [rows]
};

} // namespace clew::graphs
