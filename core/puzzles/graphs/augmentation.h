// Canonical augmentation of cubic graphs: each is made from a smaller one, and from one alone.
//
// What can be taken out of a connected cubic graph is, in this order:
//
//  1. all lone triangles at once, which shrink to nodes;
//  2. one of two paired triangles, which shrinks to the tip of a diamond;
//  3. a diamond between two nodes that are no neighbours, which shrinks to an edge;
//  4. the chord of a diamond, the edge between its two outer neighbours;
//  5. a diamond with the node that it hangs on and the node that this hangs on;
//  6. an edge of a square, where there are no triangles;
//  7. an edge of a shortest cycle, where there are no squares either.
//
// What is left is again connected and cubic; all graphs but K4 have something of this kind. A graph
// is reached only by undoing what comes first in this list. Where that can be done to it in several
// ways (2 to 7), a canonical one is chosen, and the graph is kept only if it has been reached by
// undoing that one (McKay, "Isomorph-free exhaustive generation", 1998). Ways to augment that a
// symmetry of the smaller graph takes into each other give the same, and one of them is enough. So
// no two graphs need be compared.
//
// This is the plan of Brinkmann, Goedgebeur and McKay, "Generation of cubic graphs", 2011, with
// other reductions: all triangles go at once, and instead of any edges those of shortest cycles, of
// which there are fewer to try.

#pragma once

#include <algorithm>
#include <boost/container/flat_set.hpp>
#include <compare>
#include <numeric>
#include <optional>
#include <span>

#include "core/puzzles/graphs/cubicautomorphisms.h"
#include "core/puzzles/graphs/givens.h"

namespace clew::graphs {

template<class Tracer>
class Augmentation
{
public:
    Augmentation(Node size, Control& control, Tracer& tracer)
        : m_size(size), m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        const CubicGraph complete = CubicGraph::complete();
        augmented(
            CubicGraph(Graph()), [&](CubicGraph& graph) { graph = complete; },
            [&] { return arrive(complete); });
    }

private:
    /// Of one kind, in one graph: the nodes that would go or, of an edge, its ends.
    using Reductions = boost::container::static_vector<NodeSet, kMaxNodes * 3 / 2>;

    /// Two edges that are to be joined.
    struct Rung
    {
        Ends first = 0;
        Ends second = 0;

        Rung(Ends a, Ends b) : first(std::min(a, b)), second(std::max(a, b)) {}
        friend auto operator<=>(const Rung&, const Rung&) = default;
    };
    static Rung imageOf(Rung rung, const Renaming& renaming)
    {
        return {graphs::imageOf(rung.first, renaming), graphs::imageOf(rung.second, renaming)};
    }
    static NodeSet imageOf(NodeSet nodes, const Renaming& renaming)
    {
        return graphs::imageOf(nodes, renaming);
    }

    // A graph has been made; its symmetries may be known. False: unwind.
    bool arrive(const CubicGraph& graph, std::optional<Symmetries> symmetries = {})
    {
        if (graph.size() == m_size) {
            m_tracer.solution();
            return m_control.solution(
                [&] {
                    graph.writeValues(m_values);
                    return std::span<const Value>(m_values);
                },
                [&] {
                    graph.writePacked(m_values);
                    return std::span<const Value>(m_values);
                });
        }
        return augment(graph, symmetries ? *symmetries : symmetriesOf(graph));
    }

    // Makes all graphs whose canonical reduction leads to this one.
    bool augment(const CubicGraph& graph, const Symmetries& symmetries)
    {
        const Triangles triangles(graph);
        return expandNodes(graph, triangles, symmetries) &&
               expandTips(graph, triangles, symmetries) &&
               insertDiamonds(graph, triangles, symmetries) &&
               insertChords(graph, triangles, symmetries) &&
               insertLollipops(graph, triangles, symmetries) &&
               insertRungs(graph, triangles, symmetries) &&
               insertLongRungs(graph, triangles, symmetries);
    }

    // ---- 1: lone triangles

    // Sets of nodes become triangles, which are then all the lone ones.
    bool expandNodes(const CubicGraph& graph, const Triangles& triangles,
                     const Symmetries& symmetries)
    {
        const Node most = std::min(graph.size(), (m_size - graph.size()) / 2);
        for (Node count = std::max<Node>(1, static_cast<Node>(triangles.lone.size()));
             count <= most; ++count)
            for (NodeSet nodes = firstNodes(count); nodes <= firstNodes(graph.size());
                 nodes = nextOfSize(nodes)) {
                if (!m_control.pollAt(m_rounds++))
                    return false;
                if (leavesNoOtherLone(triangles, nodes) && isFirst(nodes, symmetries) &&
                    !expandThese(graph, nodes, symmetries))
                    return false;
            }
        return !m_control.stopped();
    }

    bool expandThese(const CubicGraph& graph, NodeSet nodes, const Symmetries& symmetries)
    {
        const auto expand = [nodes](CubicGraph& child) {
            forEachNode(nodes, [&](Node node) { child.expand(node); });
        };
        return augmented(graph, expand, [&] {
            CubicGraph child(graph);
            expand(child);
            // A symmetry of the child is one of the graph: it moves lone triangles to such.
            return arrive(child, symmetries.empty() ? std::optional(symmetries) : std::nullopt);
        });
    }

    // The next larger set with as many members, as a number.
    static NodeSet nextOfSize(NodeSet nodes)
    {
        const NodeSet least = nodes & (~nodes + 1);
        const NodeSet carried = nodes + least;
        return (((carried ^ nodes) >> 2U) / least) | carried;
    }

    // A triangle with an expanded corner is gone. One that has none must be linked still, and not
    // with a new triangle.
    static bool leavesNoOtherLone(const Triangles& triangles, NodeSet nodes)
    {
        const auto isHit = [nodes](NodeSet triangle) { return (triangle & nodes) != 0; };
        return std::ranges::all_of(triangles.lone, isHit) &&
               std::ranges::all_of(triangles.linked, [&](const auto& pair) {
                   return isHit(pair.first) == isHit(pair.second);
               });
    }

    // Whether no symmetry takes the set to a lesser one.
    bool isFirst(NodeSet nodes, const Symmetries& symmetries)
    {
        return forOrbit(nodes, symmetries, [&](NodeSet image) { return image >= nodes; });
    }

    // ---- 2: paired triangles

    bool expandTips(const CubicGraph& graph, const Triangles& triangles,
                    const Symmetries& symmetries)
    {
        if (graph.size() + 2 > m_size || !triangles.lone.empty())
            return true;
        std::vector<NodeSet> tips;
        if (graph.size() == 4)
            tips = {only(0), only(1), only(2), only(3)};
        for (const Diamond& diamond : triangles.diamonds)
            tips.insert(tips.end(), {only(diamond.tip), only(diamond.otherTip)});
        return forEachFirst(std::move(tips), symmetries, [&](NodeSet tip) {
            return tryKind(
                graph, [tip](CubicGraph& child) { child.expand(leastOf(tip)); },
                [](const CubicGraph& child) {
                    const Triangles made(child);
                    Reductions all(made.paired.begin(), made.paired.end());
                    return made.lone.empty() ? all : Reductions();
                },
                tip | newEdge(graph));
        });
    }

    // ---- 3 to 5: diamonds

    bool insertDiamonds(const CubicGraph& graph, const Triangles& triangles,
                        const Symmetries& symmetries)
    {
        // A diamond in an edge breaks at most one lone triangle.
        if (graph.size() + 4 > m_size || triangles.lone.size() > 1)
            return true;
        return forEachFirst(graph.edges(), symmetries, [&](Ends edge) {
            return tryKind(
                graph, [edge](CubicGraph& child) { child.insertDiamond(edge); },
                [](const CubicGraph& child) {
                    const Triangles made(child);
                    Reductions all;
                    if (hasDiamondsAlone(made))
                        for (const Diamond& diamond : made.diamonds)
                            if (canShrink(child, diamond))
                                all.push_back(diamond.middle);
                    return all;
                },
                newEdge(graph));
        });
    }

    bool insertChords(const CubicGraph& graph, const Triangles& triangles,
                      const Symmetries& symmetries)
    {
        if (graph.size() + 2 > m_size || !triangles.lone.empty())
            return true;
        std::vector<Rung> pairs;
        for (const Diamond& diamond : triangles.diamonds)
            // Two diamonds in a ring have the same.
            if (const Rung pair(endsOf(diamond.tip, diamond.outer),
                                endsOf(diamond.otherTip, diamond.otherOuter));
                std::ranges::find(pairs, pair) == pairs.end())
                pairs.push_back(pair);
        return forEachFirst(std::move(pairs), symmetries, [&](Rung pair) {
            return tryKind(
                graph, [pair](CubicGraph& child) { child.insertEdge(pair.first, pair.second); },
                [](const CubicGraph& child) { return chords(child); }, newEdge(graph));
        });
    }

    static Reductions chords(const CubicGraph& child)
    {
        const Triangles made(child);
        Reductions all;
        if (!hasDiamondsAlone(made))
            return all;
        for (const Diamond& diamond : made.diamonds) {
            if (canShrink(child, diamond))
                return {};
            // Two diamonds may have the same.
            if (!diamond.hangs() && std::ranges::find(all, diamond.chord()) == all.end())
                all.push_back(diamond.chord());
        }
        return all;
    }

    bool insertLollipops(const CubicGraph& graph, const Triangles& triangles,
                         const Symmetries& symmetries)
    {
        if (graph.size() + 6 > m_size || triangles.lone.size() > 1)
            return true;
        return forEachFirst(graph.edges(), symmetries, [&](Ends edge) {
            return tryKind(
                graph, [edge](CubicGraph& child) { child.insertLollipop(edge); },
                [](const CubicGraph& child) {
                    const Triangles made(child);
                    Reductions all;
                    const auto hangs = [](const Diamond& diamond) { return diamond.hangs(); };
                    if (hasDiamondsAlone(made) && std::ranges::all_of(made.diamonds, hangs))
                        for (const Diamond& diamond : made.diamonds)
                            all.push_back(diamond.middle);
                    return all;
                },
                newEdge(graph));
        });
    }

    static bool hasDiamondsAlone(const Triangles& triangles)
    {
        return triangles.lone.empty() && triangles.paired.empty();
    }

    static bool canShrink(const CubicGraph& graph, const Diamond& diamond)
    {
        return !diamond.hangs() && !graph.has(edgeOf(diamond.chord()));
    }

    // Augments a graph in a way of which `reductionsOf(child)` are the undoings; none if
    // something else comes first. `undoing` is one of them.
    template<class Augment, class ReductionsOf>
    bool tryKind(const CubicGraph& graph, Augment&& change, ReductionsOf&& reductionsOf,
                 NodeSet undoing)
    {
        CubicGraph child(graph);
        change(child);
        const Reductions reductions = reductionsOf(child);
        if (reductions.empty())
            return true;
        return augmented(graph, change, [&] { return keep(graph, child, reductions, undoing); });
    }

    // ---- 6: edges of squares

    bool insertRungs(const CubicGraph& graph, const Triangles& triangles,
                     const Symmetries& symmetries)
    {
        // Two edges break two triangles, or the triangles of two diamonds.
        if (graph.size() + 2 > m_size ||
            triangles.lone.size() + triangles.paired.size() + triangles.diamonds.size() > 2)
            return true;
        const std::vector<Square> squares = squaresOf(graph);
        return forEachFirst(rungs(graph, triangles), symmetries, [&](Rung rung) {
            const auto insert = [rung](CubicGraph& child) {
                child.insertEdge(rung.first, rung.second);
            };
            return augmented(graph, insert, [&] {
                SquareSides sides(graph, triangles, squares, rung);
                if (!sides.newEdgeHasMost())
                    return refuse(graph);
                CubicGraph child(graph);
                insert(child);
                return keepRung(graph, child, sides);
            });
        });
    }

    // The pairs of edges that have an end of the one joined to an end of the other, so that a rung
    // closes a square, and break all triangles.
    static std::vector<Rung> rungs(const CubicGraph& graph, const Triangles& triangles)
    {
        std::vector<Rung> rungs;
        const auto tryRung = [&](Ends first, Ends second) {
            const auto isBroken = [&](NodeSet triangle) {
                return isSide(first, triangle) || isSide(second, triangle);
            };
            if (first < second && std::ranges::all_of(triangles.all, isBroken))
                rungs.emplace_back(first, second);
        };
        for (const Ends first : graph.edges()) {
            const NodeSet near = graph.neighboursOf(first) & ~first;
            forEachNode(near, [&](Node node) {
                // Two near nodes that are joined: once.
                const NodeSet before = near & firstNodes(node);
                forEachNode(graph.neighbours(node) & ~(first | before),
                            [&](Node other) { tryRung(first, endsOf(node, other)); });
            });
        }
        return rungs;
    }

    static bool isSide(Ends edge, NodeSet nodes) { return (edge & nodes) == edge; }

    /// The sides of the squares that there are once a rung is inserted, with how many squares each
    /// is a side of: seen without making that graph, which usually is not worth it. As soon as one
    /// has more than the new edge, no more are looked at.
    class SquareSides
    {
    public:
        SquareSides(const CubicGraph& graph, const Triangles& triangles,
                    std::span<const Square> squares, Rung rung)
            : m_first(graph.size()), m_second(graph.size() + 1)
        {
            const auto [first, second] = rung;
            forEachNode(first, [&](Node a) {
                forEachNode(graph.neighbours(a) & second, [&](Node b) {
                    add(newEdge());
                    add(endsOf(a, m_first));
                    add(endsOf(b, m_second));
                    add(endsOf(a, b));
                });
            });
            for (auto square = squares.begin(); square != squares.end() && m_newHasMost; ++square)
                if (!square->hasSide(first) && !square->hasSide(second))
                    for (const Ends side : square->sides)
                        add(side);
            for (const NodeSet triangle : triangles.all)
                if (isSide(first, triangle) != isSide(second, triangle))
                    isSide(first, triangle) ? addGrown(triangle, first, m_first)
                                            : addGrown(triangle, second, m_second);
        }

        [[nodiscard]] Ends newEdge() const { return endsOf(m_first, m_second); }
        [[nodiscard]] bool newEdgeHasMost() const { return m_newHasMost; }
        /// Calls `visit(side)`, until it returns false, for each other with as many squares.
        template<class Visit>
        bool forEachEqual(Visit&& visit) const
        {
            return std::all_of(m_sides.begin() + 1, m_sides.end(), [&](const Side& side) {
                return side.squares != m_sides[0].squares || visit(side.edge);
            });
        }

    private:
        struct Side
        {
            Ends edge = 0;
            std::uint32_t squares = 0;
        };

        void add(Ends edge)
        {
            const auto side = std::ranges::find(m_sides, edge, &Side::edge);
            if (side == m_sides.end())
                m_sides.push_back({edge, 1});
            else if (++side->squares > m_sides[0].squares)
                m_newHasMost = false;
        }

        // A triangle becomes a square: there is a node on one of its sides now.
        void addGrown(NodeSet triangle, Ends side, Node node)
        {
            const NodeSet opposite = triangle & ~side;
            forEachNode(side, [&](Node corner) {
                add(endsOf(corner, node));
                add(only(corner) | opposite);
            });
        }

        Node m_first; ///< of the new nodes
        Node m_second;
        bool m_newHasMost = true;
        boost::container::static_vector<Side, kMaxNodes * 3 / 2> m_sides; ///< the new edge first
    };

    // Before all colours are computed, edges near which there are fewer nodes are out.
    bool keepRung(const CubicGraph& graph, const CubicGraph& child, const SquareSides& sides)
    {
        const Ends undoing = sides.newEdge();
        const NodeSet near = nearTo(child, undoing);
        const std::uint32_t around = sizeOf(near | child.neighboursOf(near));
        Reductions reductions{undoing};
        const bool most = sides.forEachEqual([&](Ends side) {
            const NodeSet nearSide = nearTo(child, side);
            if (sizeOf(nearSide) != sizeOf(near))
                return sizeOf(nearSide) < sizeOf(near);
            const std::uint32_t aroundSide = sizeOf(nearSide | child.neighboursOf(nearSide));
            if (aroundSide == around)
                reductions.push_back(side);
            return aroundSide <= around;
        });
        return most ? keep(graph, child, reductions, undoing) : refuse(graph);
    }

    static NodeSet nearTo(const CubicGraph& graph, Ends edge)
    {
        return graph.neighboursOf(graph.neighboursOf(edge));
    }

    // ---- 7: edges of shortest cycles

    bool insertLongRungs(const CubicGraph& graph, const Triangles& triangles,
                         const Symmetries& symmetries)
    {
        // On a side of a triangle a new node makes it a square.
        if (graph.size() + 2 > m_size || !triangles.all.empty())
            return true;
        return forEachFirst(longRungs(graph), symmetries, [&](Rung rung) {
            return tryKind(
                graph, [rung](CubicGraph& child) { child.insertEdge(rung.first, rung.second); },
                [&](const CubicGraph& child) { return shortestCycleEdges(child, newEdge(graph)); },
                newEdge(graph));
        });
    }

    // The pairs of edges which break all squares and between which there are two edges or more.
    static std::vector<Rung> longRungs(const CubicGraph& graph)
    {
        const std::vector<Square> squares = squaresOf(graph);
        const std::vector<Ends> edges = graph.edges();
        const auto isBroken = [&](const Square& square, Rung rung) {
            return square.hasSide(rung.first) || square.hasSide(rung.second);
        };
        std::vector<Rung> rungs;
        const auto tryWith = [&](Ends first) {
            const NodeSet near = graph.neighboursOf(first);
            for (const Ends second : edges)
                if ((near & second) == 0 && (first < second || !squares.empty()) &&
                    std::ranges::all_of(squares, [&](const Square& square) {
                        return isBroken(square, {first, second});
                    }))
                    rungs.emplace_back(first, second);
        };
        if (squares.empty())
            std::ranges::for_each(edges, tryWith);
        else
            std::ranges::for_each(squares.front().sides, tryWith);
        return rungs;
    }

    // Those in the most pentagons or, if there are none, all in shortest cycles. None if the edge
    // that was inserted is not one of them.
    static Reductions shortestCycleEdges(const CubicGraph& child, Ends inserted)
    {
        Reductions all;
        const std::uint32_t most = child.pentagonsAt(inserted);
        const std::uint32_t length = child.cycleAt(inserted);
        for (const Ends edge : child.edges()) {
            const std::uint32_t pentagons = child.pentagonsAt(edge);
            if (pentagons > most)
                return {};
            if (pentagons < most)
                continue;
            const std::uint32_t other = most > 0 ? length : child.cycleAt(edge);
            if (other < length)
                return {};
            if (other == length)
                all.push_back(edge);
        }
        return all;
    }

    // ---- for all kinds

    // The edge by which every augmentation is known.
    static Ends newEdge(const CubicGraph& graph) { return endsOf(graph.size(), graph.size() + 1); }

    // Opens a node for what `change` makes of the graph, goes on there and comes back. False:
    // unwind.
    template<class Change, class GoOn>
    bool augmented(const CubicGraph& graph, Change&& change, GoOn&& goOn)
    {
        if (!m_control.node())
            return false;
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on) {
            here = m_tracer.node();
            CubicGraph child(graph);
            change(child);
            report(graph, child);
        }
        if (!goOn())
            return false;
        m_tracer.visit(here);
        return true;
    }

    void report(const CubicGraph& graph, const CubicGraph& child)
    {
        const Edge decided = edgeOf(newEdge(graph));
        m_tracer.decide(edgeNumber(m_size, decided), 1);
        for (const Edge pair : allEdges(child.size())) {
            const bool was = pair.b < graph.size() && graph.has(pair);
            const bool is = child.has(pair);
            if (was != is && pair != decided)
                m_tracer.assign(edgeNumber(m_size, pair), is ? 1 : 0, Augmented);
        }
    }

    bool refuse(const CubicGraph& graph)
    {
        m_tracer.conflict(edgeNumber(m_size, edgeOf(newEdge(graph))), OtherParent);
        m_control.backtrack();
        return true;
    }

    // Goes on with a child if the reduction that undoes what was done is the canonical one of
    // these.
    bool keep(const CubicGraph& graph, const CubicGraph& child, const Reductions& reductions,
              NodeSet undoing)
    {
        std::optional<Symmetries> symmetries;
        if (isCanonical(child, reductions, undoing, symmetries))
            return arrive(child, std::move(symmetries));
        return m_control.stopped() ? false : refuse(graph);
    }

    // The one with the greatest colours; of several the one that canonical names put first, and
    // those that symmetries take to it.
    bool isCanonical(const CubicGraph& child, const Reductions& reductions, NodeSet undoing,
                     std::optional<Symmetries>& symmetries)
    {
        if (reductions.size() == 1)
            return true;
        const NodeColours colours(child);
        const std::uint64_t mine = colours.sumOf(undoing);
        Reductions equal;
        for (const NodeSet reduction : reductions) {
            const std::uint64_t other = colours.sumOf(reduction);
            if (other > mine)
                return false;
            if (other == mine)
                equal.push_back(reduction);
        }
        if (equal.size() == 1)
            return true;
        if (child.size() == m_size && areSeenAlike(child, colours, equal, undoing))
            return true; // its symmetries are of no use to a graph that does not grow
        Canonical canonical = canonicalNaming(child, colours);
        const NodeSet chosen = *std::ranges::min_element(
            equal, {}, [&](NodeSet nodes) { return graphs::imageOf(nodes, canonical.names); });
        const bool isChosen = !forOrbit(undoing, canonical.symmetries,
                                        [&](NodeSet image) { return image != chosen; });
        symmetries = std::move(canonical.symmetries);
        return isChosen && !m_control.stopped();
    }

    // Whether symmetries that are easily found take this one to all of them; only edges are looked
    // at.
    static bool areSeenAlike(const CubicGraph& child, const NodeColours& colours,
                             const Reductions& reductions, NodeSet one)
    {
        return std::ranges::all_of(reductions, [&](NodeSet other) {
            return other == one ||
                   (sizeOf(one) == 2 && graphs::areSeenAlike(child, colours, one, other));
        });
    }

    // Calls `visit` for the images of a set under all symmetries until it returns false.
    template<class Visit>
    bool forOrbit(NodeSet nodes, const Symmetries& symmetries, Visit&& visit)
    {
        if (!visit(nodes))
            return false;
        if (symmetries.empty())
            return true;
        m_orbit.clear();
        m_orbit.insert(nodes);
        m_reached.assign(1, nodes);
        for (std::size_t i = 0; i < m_reached.size(); ++i)
            for (const Renaming& symmetry : symmetries) {
                const NodeSet image = imageOf(m_reached[i], symmetry);
                if (!m_orbit.insert(image).second)
                    continue;
                m_reached.push_back(image);
                if (!visit(image) || !mayHold(m_reached.size()))
                    return false;
            }
        return true;
    }

    // Large graphs may have large orbits.
    bool mayHold(std::size_t images)
    {
        constexpr std::size_t kStep = 1U << 14U;
        return images % kStep != 0 ||
               (m_control.holds(2 * images * sizeof(NodeSet)) && m_control.poll());
    }

    // Calls `visit` for the first of each orbit of these, which are distinct; false as soon as that
    // returns false.
    template<class T, class Visit>
    bool forEachFirst(std::vector<T> items, const Symmetries& symmetries, Visit&& visit)
    {
        if (symmetries.empty())
            return std::ranges::all_of(items, visit);
        std::ranges::sort(items);
        std::vector<std::size_t> leaders(items.size());
        std::iota(leaders.begin(), leaders.end(), 0);
        const auto leaderOf = [&](std::size_t item) {
            while (leaders[item] != item)
                item = leaders[item] = leaders[leaders[item]];
            return item;
        };
        for (const Renaming& symmetry : symmetries)
            for (std::size_t i = 0; i < items.size(); ++i) {
                const auto image = std::ranges::lower_bound(items, imageOf(items[i], symmetry));
                const std::size_t a = leaderOf(i);
                const std::size_t b = leaderOf(static_cast<std::size_t>(image - items.begin()));
                leaders[std::max(a, b)] = std::min(a, b);
            }
        for (std::size_t i = 0; i < items.size(); ++i)
            if (leaders[i] == i && !visit(items[i]))
                return false;
        return true;
    }

    Node m_size;
    Control& m_control;
    Tracer& m_tracer;
    std::uint64_t m_rounds = 0;
    std::vector<Value> m_values;                 ///< of a solution
    boost::container::flat_set<NodeSet> m_orbit; ///< of forOrbit()
    std::vector<NodeSet> m_reached;
};

} // namespace clew::graphs
