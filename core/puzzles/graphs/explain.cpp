// Why a search for graphs did what it did, in words.

#include <algorithm>

#include "core/puzzle/explaining.h"
#include "core/puzzles/graphs/puzzle.h"

namespace clew::graphs {

namespace {

// Makes the sentences for one event from the state before it.
class Explainer
{
public:
    Explainer(const GraphsProblem& problem, const State& before, Event event)
        : m_problem(problem), m_graph(graphOf(problem, before)), m_event(event)
    {
        if (event.kind() != EventKind::Visit && event.kind() != EventKind::Solution)
            m_edge = edgeOf(problem.size, event.variable());
    }

    [[nodiscard]] Sentence decide() const
    {
        if (m_event.value() == 0)
            return {phrase("graphs", "Now try to leave %1 out."), {edgeName(m_edge)}, {place()}};
        return {phrase("graphs", "Try the edge %1: it would be number %2 of %3."),
                {edgeName(m_edge), std::to_string(m_graph.edgeCount() + 1),
                 std::to_string(m_problem.edgeCount())},
                {place()}};
    }

    [[nodiscard]] Sentence assign() const
    {
        switch (m_event.rule()) {
        case RequiredEdge:
            return {phrase("graphs", "The edge %1 is required."), {edgeName(m_edge)}, {place()}};
        case ForbiddenEdge:
            return {phrase("graphs", "The edge %1 is forbidden."), {edgeName(m_edge)}, {place()}};
        case EarlierTwin:
            return {phrase("graphs",
                           "%1 stays out: nodes of lower number that nothing distinguishes "
                           "from node %2 so far are not joined to node %3, so joining it instead "
                           "would only rename nodes."),
                    {edgeName(m_edge), std::to_string(m_edge.b), std::to_string(m_edge.a)},
                    {place()}};
        case Augmented:
            return {m_event.value() == 1
                        ? phrase("graphs", "%1 comes in with the same step: it joins the new nodes "
                                           "to each other or to the nodes that were there.")
                        : phrase("graphs", "%1 goes with the same step: new nodes take its place."),
                    {edgeName(m_edge)},
                    {place()}};
        case DegreeNeeds:
            return {phrase("graphs",
                           "%1 must be in: without it one of its ends could no longer get its "
                           "%2 neighbours."),
                    {edgeName(m_edge), degree()},
                    {place()}};
        default:
            return full(phrase("graphs", "%1 stays out: node %2 has its %3 neighbours already."));
        }
    }

    [[nodiscard]] Sentence conflict() const
    {
        switch (m_event.rule()) {
        case DegreeFull:
            return full(phrase("graphs", "The edge %1 cannot be in: node %2 has its %3 neighbours "
                                         "already."));
        case DegreeShort:
            return {phrase("graphs",
                           "After %1 one of its ends can no longer get its %2 neighbours: too "
                           "few pairs are left."),
                    {edgeName(m_edge), degree()},
                    {place()}};
        case NotFirst:
            return {phrase("graphs",
                           "With the nodes named in another way the rows settled so far would "
                           "come earlier in the list: that graph is met elsewhere."),
                    {},
                    {},
                    placesOf(m_problem.size, m_graph.edges())};
        case IsomorphicCopy:
            return {phrase("graphs",
                           "This graph is a copy of one found before; only the names of its "
                           "nodes differ."),
                    {},
                    {},
                    placesOf(m_problem.size, m_graph.edges())};
        case OtherParent:
            return {phrase("graphs",
                           "Of the steps that could be taken back here, another comes first: this "
                           "graph is kept where it is made by that one."),
                    {},
                    {},
                    placesOf(m_problem.size, m_graph.edges())};
        case Disconnected:
            return disconnected();
        default: {
            const auto faults = findFaults(m_problem);
            return faults.empty() ? Sentence{} : faults.front();
        }
        }
    }

private:
    [[nodiscard]] Place place() const { return {m_event.variable(), m_event.value()}; }
    [[nodiscard]] std::string degree() const { return std::to_string(m_problem.degree); }

    // The event's edge does not fit an end that is full; a Decide has drawn it already.
    [[nodiscard]] Sentence full(Phrase pattern) const
    {
        Graph graph = m_graph;
        graph.drop(m_edge);
        const Node node = graph.degree(m_edge.a) >= m_problem.degree ? m_edge.a : m_edge.b;
        return {pattern,
                {edgeName(m_edge), std::to_string(node), degree()},
                {place()},
                placesOf(m_problem.size, graph.edgesAt(node))};
    }

    [[nodiscard]] Sentence disconnected() const
    {
        const NodeSet piece = m_graph.component(m_edge.a);
        std::vector<Edge> edges = m_graph.edges();
        std::erase_if(edges, [&](Edge edge) { return !contains(piece, edge.a); });
        return {phrase("graphs",
                       "%1 of the nodes have all their neighbours and form a piece of their "
                       "own: the graph cannot become connected."),
                {std::to_string(sizeOf(piece))},
                {},
                placesOf(m_problem.size, edges)};
    }

    const GraphsProblem& m_problem;
    Graph m_graph;
    Event m_event;
    Edge m_edge;
};

} // namespace

Sentence GraphsPuzzle::placeName(const GraphsProblem& problem, Place place) const
{
    std::string name = edgeName(edgeOf(problem.size, place.variable));
    if (place.value == kNoValue)
        return verbatim(std::move(name));
    return {place.value == 1 ? phrase("graphs", "%1 in") : phrase("graphs", "%1 out"),
            {std::move(name)}};
}

Sentence GraphsPuzzle::explain(const GraphsProblem& problem, const State& before, Event event) const
{
    const Explainer explainer(problem, before, event);
    switch (event.kind()) {
    case EventKind::Decide:
        return explainer.decide();
    case EventKind::Assign:
    case EventKind::Remove:
        return explainer.assign();
    case EventKind::Conflict:
        return explainer.conflict();
    case EventKind::Visit:
        return explainVisit(event, phrase("graphs", "Back to the edges that were given."));
    case EventKind::Solution:
        return {phrase("graphs", "Every node has %1 neighbours: a solution."),
                {std::to_string(problem.degree)}};
    }
    return {};
}

} // namespace clew::graphs
