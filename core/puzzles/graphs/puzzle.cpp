// K-regular graphs as a registered puzzle.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/graphs/counts.h"
#include "core/puzzles/graphs/edgeselection.h"
#include "core/puzzles/graphs/formats.h"
#include "core/puzzles/graphs/orderly.h"
#include "core/puzzles/graphs/picture.h"

namespace clew::graphs {

namespace {

const GraphsProblem& cast(const Problem& problem)
{
    return static_cast<const GraphsProblem&>(problem);
}

std::vector<ParameterInfo> makeParameters()
{
    return {
        {.id = "size",
         .kind = ParameterInfo::Kind::Number,
         .title = phrase("graphs", "Nodes"),
         .summary = phrase("graphs", "Number of nodes, 2 to 64"),
         .fallback = "6"},
        {.id = "degree",
         .kind = ParameterInfo::Kind::Number,
         .title = phrase("graphs", "Degree"),
         .summary = phrase("graphs", "How many neighbours every node has"),
         .fallback = "3"},
        {.id = "labelled",
         .kind = ParameterInfo::Kind::Flag,
         .title = phrase("graphs", "Labelled"),
         .summary =
             phrase("graphs", "Graphs that differ only in the names of their nodes count apart")},
        {.id = "connected",
         .kind = ParameterInfo::Kind::Flag,
         .title = phrase("graphs", "Connected"),
         .summary = phrase("graphs", "Only graphs in one piece")},
    };
}

std::vector<PresetInfo> makePresets()
{
    return {
        {.id = "p94",
         .title = phrase("graphs", "Cubic graphs on 6 nodes (P94)"),
         .summary = phrase("graphs", "The document's question: two graphs, in 70 labelled forms."),
         .parameters = {{"degree", "3"}, {"size", "6"}}},
        {.id = "square",
         .title = phrase("graphs", "Squares on 4 nodes"),
         .summary =
             phrase("graphs", "The document's first list: one graph, labelled in three ways."),
         .parameters = {{"degree", "2"}, {"size", "4"}, {"labelled", "1"}}},
        {.id = "cubic8",
         .title = phrase("graphs", "Cubic graphs on 8 nodes"),
         .summary = phrase("graphs", "Six graphs, five of them connected; 19,355 labelled ones."),
         .parameters = {{"degree", "3"}, {"size", "8"}}},
        {.id = "quartic7",
         .title = phrase("graphs", "Four neighbours on 7 nodes"),
         .summary =
             phrase("graphs", "Two graphs: the complements of a heptagon and of a triangle with "
                              "a square."),
         .parameters = {{"degree", "4"}, {"size", "7"}}},
        {.id = "cubic10",
         .title = phrase("graphs", "Cubic graphs on 10 nodes"),
         .summary = phrase("graphs", "19 connected graphs; the Petersen graph is one of them."),
         .parameters = {{"degree", "3"}, {"size", "10"}, {"connected", "1"}}},
        {.id = "petersen",
         .title = phrase("graphs", "The Petersen graph"),
         .summary = phrase("graphs", "All its edges given: look at it in the several layouts."),
         .text = "0-1 1-2 2-3 3-4 0-4 0-5 1-6 2-7 3-8 4-9 5-7 7-9 6-9 6-8 5-8",
         .format = "list"},
    };
}

std::vector<FormatInfo> makeFormats()
{
    return {
        {.id = "edges",
         .title = phrase("graphs", "Lisp list of edges"),
         .suffixes = {".graph", ".lisp"},
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true,
         .line = true},
        {.id = "graph6",
         .title = phrase("graphs", "graph6"),
         .suffixes = {".g6"},
         .readsProblem = true,
         .writesSolution = true,
         .line = true},
        {.id = "dot",
         .title = phrase("graphs", "DOT (Graphviz)"),
         .suffixes = {".dot", ".gv"},
         .readsProblem = true,
         .writesSolution = true},
        {.id = "list",
         .title = phrase("graphs", "Edges 0-1 0-2 …"),
         .readsProblem = true,
         .writesSolution = true,
         .line = true},
    };
}

PuzzleInfo makeInfo()
{
    PuzzleInfo info;
    info.id = "graphs";
    info.title = phrase("graphs", "Regular graphs");
    info.summary =
        phrase("graphs", "Find the graphs of N nodes each of which has exactly K neighbours.");
    info.parameters = makeParameters();
    info.presets = makePresets();
    info.formats = makeFormats();
    info.noGenerator = phrase(
        "graphs",
        "There are no new problems to make: every degree with a number of nodes is one already.");
    info.symmetric = true;
    info.races = {
        {.id = "isomorphs",
         .title = phrase("graphs", "Two cubic graphs on six nodes"),
         .lesson = phrase("graphs", "Making all 70 and throwing 68 away, or never making a copy."),
         .preset = "p94",
         .strategies = {"edge-selection-canonical", "orderly"}},
        {.id = "eight-nodes",
         .title = phrase("graphs", "Cubic graphs on eight nodes"),
         .lesson = phrase("graphs", "Two nodes more and the copies are thousands for each graph; "
                                    "orderly generation still sees every graph once."),
         .preset = "cubic8",
         .strategies = {"edge-selection-canonical", "orderly"}},
    };
    info.rules = {
        {RequiredEdge, phrase("graphs", "required")},
        {ForbiddenEdge, phrase("graphs", "forbidden")},
        {DegreeFull, phrase("graphs", "degree reached"), RuleScope::Place},
        {DegreeNeeds, phrase("graphs", "needed for the degree")},
        {DegreeShort, phrase("graphs", "degree out of reach"), RuleScope::Place},
        {EarlierTwin, phrase("graphs", "interchangeable node first")},
        {NotFirst, phrase("graphs", "not the first of its class"), RuleScope::Place},
        {IsomorphicCopy, phrase("graphs", "isomorphic copy"), RuleScope::Place},
        {Disconnected, phrase("graphs", "not connected"), RuleScope::Place},
        {Impossible, phrase("graphs", "impossible problem"), RuleScope::Place},
    };
    return info;
}

std::vector<Place> placesOf(Node size, const std::vector<Edge>& edges)
{
    std::vector<Place> places;
    places.reserve(edges.size());
    for (const Edge edge : edges)
        places.push_back({edgeNumber(size, edge), kNoValue});
    return places;
}

std::vector<Edge> edgesAt(const Graph& graph, Node node)
{
    std::vector<Edge> edges;
    forEachNode(graph.neighbours(node), [&](Node other) {
        edges.push_back({std::min(node, other), std::max(node, other)});
    });
    return edges;
}

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
                           "%1 stays out: nodes of lower number that nothing tells apart from "
                           "node %2 so far are not joined to node %3, so joining it instead "
                           "would only rename nodes."),
                    {edgeName(m_edge), std::to_string(m_edge.b), std::to_string(m_edge.a)},
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
                placesOf(m_problem.size, edgesAt(graph, node))};
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

class GraphsPuzzle : public Puzzle
{
public:
    GraphsPuzzle() : Puzzle(makeInfo()) { addStrategies(); }

    Result<ProblemPtr> create(const Parameters& parameters) const override
    {
        return problemFrom(parameters).map([](const GraphsProblem& problem) -> ProblemPtr {
            return std::make_shared<GraphsProblem>(problem);
        });
    }

    Result<ProblemPtr> read(std::string_view text, std::string_view format,
                            const Parameters& parameters) const override
    {
        return readProblem(text, format, parameters);
    }

    std::string write(const Problem& problem, std::string_view /*format*/) const override
    {
        return writeProblem(cast(problem));
    }

    Sentence title(const Problem& problem) const override { return verbatim(titleText(problem)); }

    static std::string titleText(const Problem& problem)
    {
        const auto& graphs = cast(problem);
        std::string title =
            fmt::format("{}{}{}-regular graphs on {} nodes", graphs.connected ? "connected " : "",
                        graphs.labelled ? "labelled " : "", graphs.degree, graphs.size);
        if (!graphs.required.empty())
            title += fmt::format(", {} required", graphs.required.size());
        if (!graphs.forbidden.empty())
            title += fmt::format(", {} forbidden", graphs.forbidden.size());
        return title;
    }

    std::vector<Sentence> faults(const Problem& problem) const override
    {
        return findFaults(cast(problem));
    }

    Dimensions dimensions(const Problem& problem) const override
    {
        return {pairCount(cast(problem).size), 2};
    }

    Sentence placeName(const Problem& problem, Place place) const override
    {
        std::string name = edgeName(edgeOf(cast(problem).size, place.variable));
        if (place.value == kNoValue)
            return verbatim(std::move(name));
        return {place.value == 1 ? phrase("graphs", "%1 in") : phrase("graphs", "%1 out"),
                {std::move(name)}};
    }

    // Pairs that a strategy has never spoken of are out.
    Solution solutionAt(const Problem& problem, const State& state) const override
    {
        return graphOf(cast(problem), state).values();
    }

    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const override;

    std::string writeSolutions(const Problem& problem, std::span<const Solution> solutions,
                               std::uint64_t /*first*/, std::string_view format) const override
    {
        return graphs::writeSolutions(cast(problem), solutions, format);
    }

    Solution canonical(const Problem& problem, const Solution& solution) const override
    {
        const auto& graphs = cast(problem);
        return CanonicalForms(graphs).of(Graph(graphs.size, solution)).values();
    }

    std::string draw(const Problem& problem, const State* state) const override;

    Picture picture(const Problem& problem, const View& view) const override
    {
        return pictureOf(cast(problem), view);
    }

    Sentence explain(const Problem& problem, const State& before, Event event) const override;
    std::vector<Sentence> violations(const Problem& problem, const State& state,
                                     Place place) const override;

    Result<CountResult> count(const Problem& problem, const CountRequest& request,
                              Control& control) const override
    {
        return countSolutions(cast(problem), request, control);
    }

    // Required and forbidden edges are of one size; the table is of all.
    Result<std::string> countTable(const Problem& problem, Control& control) const override
    {
        if (cast(problem).hasGivens())
            return fail("the table is of graphs without given edges");
        return graphs::countTable(cast(problem), control);
    }

private:
    void addStrategies();
};

void GraphsPuzzle::addStrategies()
{
    using enum EventKind;
    addStrategy<GraphsProblem>(
        {.id = "orderly",
         .title = phrase("graphs", "Orderly generation"),
         .summary =
             phrase("graphs", "Settles the adjacency matrix row by row and drops every beginning "
                              "that renaming the nodes would make come earlier: no copy is ever "
                              "made. Labelled: nothing is dropped, every graph is listed."),
         .idea = phrase("graphs", "One graph can be written in many ways by renaming its nodes. "
                                  "Only the first of these, in the order of the adjacency "
                                  "matrix, is ever completed: whenever a row is full, the "
                                  "beginning is dropped if a renaming makes it come earlier. So "
                                  "no graph comes twice, and none has to be remembered."),
         .pseudoCode =
             {
                 {"set the given edges", {{Assign, RequiredEdge}, {Assign, ForbiddenEdge}}},
                 {"if the problem is impossible at sight: stop", {{Conflict, Impossible}}},
                 {"settle(the first pair of nodes)"},
                 {""},
                 {"settle(pair):"},
                 {"  if a row has just been completed:"},
                 {"    if all must be connected and no longer can be: return",
                  {{Conflict, Disconnected}}},
                 {"    if a renaming of the nodes makes the rows come earlier: return",
                  {{Conflict, NotFirst}}},
                 {"  if no pair is left:"},
                 {"    if edges are given and a copy was found before: return",
                  {{Conflict, IsomorphicCopy}}},
                 {"    report the graph; return", {Solution}},
                 {"  if an end is full, or an earlier node like it was passed over:"},
                 {"    pair is out; settle(the next pair)",
                  {{Assign, DegreeFull}, {Assign, EarlierTwin}}},
                 {"  else if an end needs every pair it has left:"},
                 {"    pair is in; settle(the next pair)", {{Assign, DegreeNeeds}}},
                 {"  else, for pair in, then pair out:"},
                 {"    decide so", {Decide}},
                 {"    if an end can no longer get K neighbours: a dead end",
                  {{Conflict, DegreeShort}}},
                 {"    else: settle(the next pair)"},
                 {"    take it back", {Visit}},
             },
         .cost = phrase("graphs", "Exponential in the number of pairs, but few beginnings "
                                  "outlive the test. The test takes long where a graph has many "
                                  "symmetries. Memory for one graph; where edges are given, for "
                                  "those found."),
         .origin = phrase("graphs", "Read 1978, Faradžev 1978; for regular graphs Meringer 1999.")},
        [](const GraphsProblem& p, const Options& o, Control& c, auto& t) {
            return orderly(p, o, c, t);
        });
    addStrategy<GraphsProblem>(
        {.id = "edge-selection",
         .title = phrase("graphs", "Edge selection"),
         .summary =
             phrase("graphs", "Picks edges in order as long as no node gets too many; makes every "
                              "labelled graph. Unlabelled: compares each with every one kept."),
         .idea = phrase("graphs", "Edges are picked from the list of all pairs, each after the "
                                  "one before, as long as no node gets too many. It never looks "
                                  "ahead: that a node passed by can no longer get its "
                                  "neighbours shows only at the end. Copies are found by trying "
                                  "to rename each new graph into one of those kept."),
         .pseudoCode =
             {
                 {"set the given edges", {{Assign, RequiredEdge}, {Assign, ForbiddenEdge}}},
                 {"if the problem is impossible at sight: stop", {{Conflict, Impossible}}},
                 {"pick(the other pairs, edges missing)"},
                 {""},
                 {"pick(pairs, missing):"},
                 {"  if missing = 0:"},
                 {"    if all must be connected and are not: return", {{Conflict, Disconnected}}},
                 {"    if unlabelled, and isomorphic to a graph kept: return",
                  {{Conflict, IsomorphicCopy}}},
                 {"    keep and report the graph; return", {Solution}},
                 {"  for each pair in pairs:"},
                 {"    make it an edge", {Decide}},
                 {"    if an end had K neighbours already: a dead end", {{Conflict, DegreeFull}}},
                 {"    else: pick(the pairs after it, missing − 1)"},
                 {"    remove the edge", {Visit}},
             },
         .cost = phrase("graphs", "Every labelled graph is made: up to N! copies of each. "
                                  "Unlabelled, each of them is compared with the graphs kept, "
                                  "one by one. Memory for the graphs kept."),
         .origin = phrase("graphs", "The document's own program for P94.")},
        [](const GraphsProblem& p, const Options& o, Control& c, auto& t) {
            return edgeSelection<PairwiseFilter>(p, o, c, t);
        });
    addStrategy<GraphsProblem>(
        {.id = "edge-selection-canonical",
         .title = phrase("graphs", "Edge selection with canonical forms"),
         .summary =
             phrase("graphs", "Picks edges in the same way, but finds copies by looking up each "
                              "graph's canonical form. Labelled: there is nothing to look up."),
         .idea = phrase("graphs", "The graphs are made as by edge selection, but copies are "
                                  "found in another way. Of each graph the canonical form is "
                                  "computed, a naming of its nodes that is the same for all "
                                  "copies. Two graphs are copies exactly if these forms are "
                                  "equal, so that one look into a table is enough."),
         .pseudoCode =
             {
                 {"set the given edges", {{Assign, RequiredEdge}, {Assign, ForbiddenEdge}}},
                 {"if the problem is impossible at sight: stop", {{Conflict, Impossible}}},
                 {"pick(the other pairs, edges missing)"},
                 {""},
                 {"pick(pairs, missing):"},
                 {"  if missing = 0:"},
                 {"    if all must be connected and are not: return", {{Conflict, Disconnected}}},
                 {"    if unlabelled:"},
                 {"      form ← the canonical form of the graph"},
                 {"      if form is in the table: return", {{Conflict, IsomorphicCopy}}},
                 {"      put form into the table"},
                 {"    report the graph; return", {Solution}},
                 {"  for each pair in pairs:"},
                 {"    make it an edge", {Decide}},
                 {"    if an end had K neighbours already: a dead end", {{Conflict, DegreeFull}}},
                 {"    else: pick(the pairs after it, missing − 1)"},
                 {"    remove the edge", {Visit}},
             },
         .cost = phrase("graphs", "Every labelled graph is still made, but each costs one "
                                  "canonical form and one look-up, however many are kept. "
                                  "Memory for a form of each graph kept."),
         .origin = phrase("graphs", "Canonical forms by nauty: McKay and Piperno 2014.")},
        [](const GraphsProblem& p, const Options& o, Control& c, auto& t) {
            return edgeSelection<CanonicalFilter>(p, o, c, t);
        });
}

std::vector<Sentence> GraphsPuzzle::verify(const Problem& problem, const Solution& solution) const
{
    const auto& graphs = cast(problem);
    if (solution.size() != pairCount(graphs.size))
        return {{phrase("graphs", "There are %1 pairs of nodes, but %2 values are named."),
                 {std::to_string(pairCount(graphs.size)), std::to_string(solution.size())}}};
    for (Variable pair = 0; pair < solution.size(); ++pair)
        if (solution[pair] > 1)
            return {{phrase("graphs", "It is not said whether %1 is an edge."),
                     {edgeName(edgeOf(graphs.size, pair))},
                     {{pair, kNoValue}}}};
    std::vector<Sentence> wrong;
    const Graph graph(graphs.size, solution);
    for (Node node = 0; node < graphs.size; ++node)
        if (graph.degree(node) != graphs.degree)
            wrong.push_back({phrase("graphs", "Node %1 has %2 neighbours, not %3."),
                             {std::to_string(node), std::to_string(graph.degree(node)),
                              std::to_string(graphs.degree)},
                             placesOf(graphs.size, edgesAt(graph, node))});
    for (const Edge edge : graphs.required)
        if (!graph.has(edge))
            wrong.push_back({phrase("graphs", "The required edge %1 is missing."),
                             {edgeName(edge)},
                             placesOf(graphs.size, {edge})});
    for (const Edge edge : graphs.forbidden)
        if (graph.has(edge))
            wrong.push_back({phrase("graphs", "The forbidden edge %1 is there."),
                             {edgeName(edge)},
                             placesOf(graphs.size, {edge})});
    if (graphs.connected && !graph.connected())
        wrong.push_back({phrase("graphs", "Node %1 cannot be reached from node 0."),
                         {std::to_string(leastOf(firstNodes(graphs.size) & ~graph.component(0)))}});
    return wrong;
}

// The neighbours of each node, a line a node.
std::string GraphsPuzzle::draw(const Problem& problem, const State* state) const
{
    const auto& graphs = cast(problem);
    const Graph graph = state != nullptr ? graphOf(graphs, *state) : graphs.requiredGraph();
    std::string text;
    for (Node node = 0; node < graphs.size; ++node) {
        text += fmt::format("{:>2}:", node);
        forEachNode(graph.neighbours(node), [&](Node other) { text += fmt::format(" {}", other); });
        text += "\n";
    }
    return text;
}

std::vector<Sentence> GraphsPuzzle::violations(const Problem& problem, const State& state,
                                               Place place) const
{
    const auto& graphs = cast(problem);
    const Edge edge = edgeOf(graphs.size, place.variable);
    const bool in = place.value == 1;
    std::vector<Sentence> broken;
    if (in && std::ranges::binary_search(graphs.forbidden, edge))
        broken.push_back(
            {phrase("graphs", "The edge %1 is forbidden."), {edgeName(edge)}, {place}});
    if (!in && std::ranges::binary_search(graphs.required, edge))
        broken.push_back({phrase("graphs", "The edge %1 is required."), {edgeName(edge)}, {place}});
    Graph graph = graphOf(graphs, state);
    if (graph.has(edge))
        graph.drop(edge);
    for (const Node node : {edge.a, edge.b}) {
        // Pairs that are settled as out; all others may still become edges.
        std::vector<Edge> out;
        for (Node other = 0; other < graphs.size; ++other) {
            const Edge pair{std::min(node, other), std::max(node, other)};
            if (other != node && pair != edge && state.value(edgeNumber(graphs.size, pair)) == 0)
                out.push_back(pair);
        }
        if (in && graph.degree(node) >= graphs.degree)
            broken.push_back({phrase("graphs", "Node %1 has its %2 neighbours already."),
                              {std::to_string(node), std::to_string(graphs.degree)},
                              {place},
                              placesOf(graphs.size, edgesAt(graph, node))});
        const auto most = graphs.size - 2 - out.size();
        if (!in && most < graphs.degree)
            broken.push_back({phrase("graphs", "Node %1 could then have %2 neighbours at most."),
                              {std::to_string(node), std::to_string(most)},
                              {place},
                              placesOf(graphs.size, out)});
    }
    return broken;
}

Sentence GraphsPuzzle::explain(const Problem& problem, const State& before, Event event) const
{
    const Explainer explainer(cast(problem), before, event);
    switch (event.kind()) {
    case EventKind::Decide:
        return explainer.decide();
    case EventKind::Assign:
    case EventKind::Remove:
        return explainer.assign();
    case EventKind::Conflict:
        return explainer.conflict();
    case EventKind::Visit:
        return event.node() == kRoot
                   ? Sentence{phrase("graphs", "Back to the edges that were given.")}
                   : Sentence{phrase("graphs", "Back to position %1 of the search."),
                              {std::to_string(event.node())}};
    case EventKind::Solution:
        return {phrase("graphs", "Every node has %1 neighbours: a solution."),
                {std::to_string(cast(problem).degree)}};
    }
    return {};
}

} // namespace

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<GraphsPuzzle>();
}

} // namespace clew::graphs
