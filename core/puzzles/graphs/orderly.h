// Orderly generation: the pairs of nodes are settled one after the other, row by row, "in" before
// "out", and whenever a row is complete the graph is given up if renaming its nodes would make the
// rows so far come earlier. So no two graphs that are found are isomorphic, and nothing is
// remembered.
//
// Where edges are given, nodes that these distinguish cannot change places in that test; the few
// copies which only a symmetry of the given edges shows are then filtered by canonical form.

#pragma once

#include <algorithm>
#include <set>

#include "core/puzzles/graphs/canonicity.h"
#include "core/puzzles/graphs/dealer.h"
#include "core/puzzles/graphs/givens.h"
#include "core/puzzles/graphs/isomorphism.h"

namespace clew::graphs {

template<class Tracer>
class Orderly
{
public:
    Orderly(const GraphsProblem& problem, Control& control, Tracer& tracer, Dealer& dealer)
        : m_dealer(dealer), m_account(dealer), m_mine(dealer.take()), m_met(dealer.passed()),
          m_isFinding(!dealer.rows().empty()), m_problem(problem), m_pairs(allEdges(problem.size)),
          m_required(problem.requiredGraph()), m_forbidden(problem.forbiddenGraph()),
          m_graph(m_required), m_forms(problem), m_classes(interchangeable(problem)),
          m_test(problem.size, m_classes, control), m_control(control), m_tracer(tracer)
    {
        m_earlierTwin.assign(problem.size, kMaxNodes);
        for (const NodeSet nodes : m_classes)
            forEachNode(nodes & (nodes - 1),
                        [&](Node node) { m_earlierTwin[node] = greatestBelow(nodes, node); });
        for (Node node = 0; node < problem.size; ++node) {
            m_lacks.push_back(problem.degree - m_required.degree(node));
            updateRoom(node);
        }
    }

    void run()
    {
        if (extend(0))
            m_account.end(m_control.counters());
    }

    /// What was counted on the way to the beginnings, which everybody does who shares them.
    [[nodiscard]] const Counters& beginnings() const { return m_beginnings; }

private:
    static Node greatestBelow(NodeSet nodes, Node node)
    {
        return kMaxNodes - 1 - static_cast<Node>(std::countl_zero(nodes & firstNodes(node)));
    }

    // Settles the pairs from this one on. False: unwind.
    bool extend(Variable pair)
    {
        const std::size_t before = m_added.size();
        bool goOn = true;
        if (followForced(pair))
            goOn = pair == m_pairs.size() ? complete() : branch(pair);
        while (m_added.size() > before)
            dropLast();
        return goOn && !m_control.stopped();
    }

    bool branch(Variable pair)
    {
        [[maybe_unused]] NodeId here = kRoot;
        if constexpr (Tracer::on)
            here = m_tracer.node();
        for (const Value value : {1U, 0U}) {
            if (value == 1 && isPassed(pair))
                continue;
            if (!m_control.node())
                return false;
            m_beginnings.nodes += isBeginning(pair) ? 1 : 0;
            m_tracer.decide(pair, value);
            if (value == 1)
                add(m_pairs[pair]);
            const bool goOn = !hasEnough(pair) || extend(pair + 1);
            if (value == 1)
                dropLast();
            if (!goOn)
                return false;
            m_tracer.visit(here);
        }
        return true;
    }

    // Makes the moves there is no choice about, up to the next pair that has one. False: the graph
    // cannot be completed, or not as the first of its class.
    bool followForced(Variable& pair)
    {
        for (; pair < m_pairs.size(); ++pair) {
            const Edge edge = m_pairs[pair];
            const bool startsRow = edge.b == edge.a + 1 && edge.a > 0;
            if (startsRow && !rowsStand(edge.a))
                return false;
            if (startsRow && edge.a == partingRow() && !isOurs())
                return false;
            if (startsRow && edge.a == twigRow() && !startsTwig())
                return false;
            if (!m_required.has(edge) && !m_forbidden.has(edge)) {
                if (const Rule rule = whyOut(edge); rule != 0) {
                    m_tracer.assign(pair, 0, rule);
                } else if (starved(edge.a, edge) || starved(edge.b, edge)) {
                    m_tracer.assign(pair, 1, DegreeNeeds);
                    add(edge);
                } else {
                    return true;
                }
            }
            if (!hasEnough(pair))
                return false;
        }
        return rowsStand(m_problem.size);
    }

    // Whether all with this pair in lies before the beginning from which on there is something to
    // do.
    [[nodiscard]] bool isPassed(Variable pair) const
    {
        if (!m_isFinding)
            return false;
        const Edge edge = m_pairs[pair];
        return !contains(m_dealer.rows()[edge.a], edge.b);
    }

    // The rows before this one are settled by all parts and threads; every beginning that stands
    // then belongs to one of them.
    [[nodiscard]] Node partingRow() const { return std::max<Node>(1, m_problem.size / 2); }
    [[nodiscard]] bool isBeginning(Variable pair) const { return m_pairs[pair].a < partingRow(); }
    [[nodiscard]] bool isOurs()
    {
        if (m_control.stopped())
            return false;
        m_isFinding = false;
        m_account.end(m_control.counters());
        if (m_met++ != m_mine)
            return false;
        m_account.begin(m_mine, m_graph, partingRow(), m_control.counters());
        m_mine = m_dealer.take();
        return true;
    }

    // With the rows before this one settled, a beginning falls into twigs.
    [[nodiscard]] Node twigRow() const
    {
        return partingRow() + (m_problem.size - partingRow()) / 2;
    }
    [[nodiscard]] bool startsTwig()
    {
        return !m_control.stopped() && m_account.meetTwig(m_control.counters());
    }

    // Why this pair, whose turn it is, must stay out; 0 if it need not.
    Rule whyOut(Edge edge) const
    {
        if ((m_room & only(edge.a)) == 0 || (m_room & only(edge.b)) == 0)
            return DegreeFull;
        // Two interchangeable nodes that no row so far distinguishes: the later one is not joined
        // unless the earlier one is.
        const Node twin = m_earlierTwin[edge.b];
        const NodeSet above = firstNodes(edge.a);
        if (twin != kMaxNodes && twin > edge.a && !m_graph.has({edge.a, twin}) &&
            ((m_graph.neighbours(twin) ^ m_graph.neighbours(edge.b)) & above) == 0)
            return EarlierTwin;
        return 0;
    }

    // Whether the pairs after `settled` cannot give `node`, of this row or a later one, what it
    // needs.
    bool starved(Node node, Edge settled) const
    {
        NodeSet open = node == settled.a ? after(settled.b) : after(settled.a);
        if (node > settled.b)
            open |= only(settled.a);
        open &= m_room & ~(only(node) | m_required.neighbours(node) | m_forbidden.neighbours(node));
        return !hasMembers(open, m_lacks[node]);
    }

    // Whether a set has at least that many members. They are few: quicker than counting all.
    static bool hasMembers(NodeSet nodes, std::uint32_t count)
    {
        for (; count > 0 && nodes != 0; --count)
            nodes &= nodes - 1;
        return count == 0;
    }

    bool hasEnough(Variable pair)
    {
        const Edge edge = m_pairs[pair];
        if (!starved(edge.a, edge) && !starved(edge.b, edge))
            return true;
        refute(pair, DegreeShort);
        return false;
    }

    // Whether the first `rows` rows, which are complete, may belong to a solution.
    bool rowsStand(Node rows)
    {
        const NodeSet all = firstNodes(m_problem.size);
        const Variable last = rows == m_problem.size
                                  ? static_cast<Variable>(m_pairs.size()) - 1
                                  : edgeNumber(m_problem.size, {rows, rows + 1}) - 1;
        if (m_problem.connected && isCutOff(rows - 1)) {
            refute(last, Disconnected);
            return false;
        }
        m_control.check();
        if (m_test.passes(m_graph, rows, firstNodes(rows) | (all & ~m_room)))
            return true;
        refute(last, NotFirst);
        return false;
    }

    // Whether a node has been joined to some that have all their neighbours, but not to all nodes.
    [[nodiscard]] bool isCutOff(Node node) const
    {
        NodeSet reached = only(node);
        for (NodeSet fresh = reached; fresh != 0;) {
            if ((fresh & m_room) != 0)
                return false;
            NodeSet next = 0;
            forEachNode(fresh, [&](Node v) { next |= m_graph.neighbours(v); });
            fresh = next & ~reached;
            reached |= next;
        }
        return reached != firstNodes(m_problem.size);
    }

    bool complete()
    {
        if (!m_problem.labelled && m_problem.hasGivens()) {
            if (!m_control.poll()) // a form of a large graph takes long beside a node
                return false;
            if (!m_seen.insert(m_forms.of(m_graph)).second) {
                refute(static_cast<Variable>(m_pairs.size()) - 1, IsomorphicCopy);
                return true;
            }
            if (!m_control.holds(m_seen.size() * m_problem.size * sizeof(NodeSet)))
                return false;
        }
        m_tracer.solution();
        return m_control.solution([this] { return m_graph.values(); },
                                  [this] { return m_graph.packed(); });
    }

    void refute(Variable pair, GraphsRule rule)
    {
        if (m_control.stopped())
            return;
        m_tracer.conflict(pair, rule);
        m_control.backtrack();
        m_beginnings.backtracks += isBeginning(pair) ? 1 : 0;
    }

    void add(Edge edge)
    {
        m_graph.add(edge);
        m_added.push_back(edge);
        for (const Node node : {edge.a, edge.b}) {
            --m_lacks[node];
            updateRoom(node);
        }
    }

    void dropLast()
    {
        const Edge edge = m_added.back();
        m_added.pop_back();
        m_graph.drop(edge);
        for (const Node node : {edge.a, edge.b}) {
            ++m_lacks[node];
            updateRoom(node);
        }
    }

    void updateRoom(Node node)
    {
        m_room = m_lacks[node] > 0 ? m_room | only(node) : m_room & ~only(node);
    }

    Dealer& m_dealer;
    Account m_account;
    std::uint64_t m_mine; ///< the number of the next beginning that is ours
    std::uint64_t m_met;  ///< beginnings
    bool m_isFinding;     ///< what its rows say where to go on
    Counters m_beginnings;
    const GraphsProblem& m_problem;
    std::vector<Edge> m_pairs;
    Graph m_required;
    Graph m_forbidden;
    Graph m_graph;
    std::vector<Edge> m_added;          ///< since the start, to be taken back in reverse
    std::vector<std::uint32_t> m_lacks; ///< how many neighbours each node still needs
    NodeSet m_room = 0;                 ///< nodes that lack some
    CanonicalForms m_forms;
    std::set<Graph> m_seen; ///< canonical forms, where edges are given
    std::vector<NodeSet> m_classes;
    std::vector<Node> m_earlierTwin; ///< the next lower node of the same class, or kMaxNodes
    CanonicityTest m_test;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace clew::graphs
