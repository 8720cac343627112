// K-regular graphs: simple graphs of N nodes each of which has exactly K neighbours.
//
// Variables are the pairs of nodes in the order (0 1) (0 2) … (N-2 N-1); value 1 means that the
// pair is an edge. What counts as one solution is part of the problem: labelled, every graph on the
// nodes 0 … N-1 is one; unlabelled, two graphs are the same solution if renaming the nodes makes
// one of the other (renamings that keep the required and the forbidden edges as they are). Each
// class is then shown by its first member in the order in which all the labelled graphs come: the
// one whose edge values, read in order, are lexicographically greatest. So all strategies give the
// same graphs in the same order; except canonical augmentation, which shows any member of a class.
// Source: P94 of the ninety-nine problems.

#pragma once

#include "core/puzzle/puzzle.h"
#include "core/puzzles/graphs/graph.h"

namespace clew::graphs {

/// In the unit square, y down.
struct Point
{
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

struct GraphsProblem : Problem
{
    Node size = 6;
    std::uint32_t degree = 3;
    bool labelled = false;
    bool connected = false;           ///< only connected graphs are solutions
    std::vector<Edge> required = {};  ///< sorted, distinct
    std::vector<Edge> forbidden = {}; ///< sorted, distinct
    std::vector<Point> places = {};   ///< where the nodes are drawn; empty: on a circle

    [[nodiscard]] bool hasGivens() const { return !required.empty() || !forbidden.empty(); }
    [[nodiscard]] std::uint32_t edgeCount() const { return size * degree / 2; }
    [[nodiscard]] Graph requiredGraph() const;
    [[nodiscard]] Graph forbiddenGraph() const;
};

/// Rules that events name.
enum GraphsRule : Rule {
    RequiredEdge = 1, ///< in because the problem says so
    ForbiddenEdge,    ///< out because the problem says so
    DegreeFull,       ///< an end has all its neighbours
    DegreeNeeds,      ///< an end needs every pair it has left
    DegreeShort,      ///< a node can no longer get enough neighbours
    EarlierTwin,      ///< an interchangeable node comes first
    NotFirst,         ///< renaming the nodes gives an earlier graph
    IsomorphicCopy,   ///< a renamed copy of a graph found before
    Disconnected,     ///< some nodes cannot be reached from the others
    Impossible,       ///< the problem has faults
    Augmented,        ///< changes along with the edge decided on, which augments a smaller graph
    OtherParent,      ///< the canonical reduction leads back to another graph than the present one
};

/// What makes the problem impossible by inspection.
std::vector<Sentence> findFaults(const GraphsProblem& problem);

/// "2-5", as it is printed and spoken of.
std::string edgeName(Edge edge);
/// The variables of these edges of a graph of `size` nodes, for a sentence.
std::vector<Place> placesOf(Node size, const std::vector<Edge>& edges);

/// The graph of the edges whose value is 1; all others are out.
Graph graphOf(const GraphsProblem& problem, const State& state);

/// The problem of the complements, with as many solutions of each kind; `connected` is dropped.
/// Only for problems whose solutions are all connected or that do not ask for it.
GraphsProblem complementOf(const GraphsProblem& problem);

/// What is looked for, by degree and number of nodes: "connected %1-regular graphs on %2 nodes".
Phrase nameOf(const GraphsProblem& problem);

} // namespace clew::graphs
