#include "core/puzzles/graphs/formats.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzle/parameters.h"
#include "core/puzzles/graphs/puzzle.h"
#include "core/puzzles/graphs/readgraph.h"

namespace clew::graphs {

std::vector<FormatInfo> formats()
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
        {.id = "adjacency",
         .title = phrase("graphs", "Neighbours of each node"),
         .readsProblem = true,
         .writesProblem = true},
        {.id = "list",
         .title = phrase("graphs", "Edges 0-1 0-2 …"),
         .readsProblem = true,
         .writesSolution = true,
         .line = true},
    };
}

Result<Edge> makeEdge(std::uint64_t a, std::uint64_t b, int line, int column)
{
    if (std::max(a, b) >= kMaxNodes)
        return fail({phrase("graphs", "there is no node %1: nodes go from 0 to at most %2"),
                     {std::to_string(std::max(a, b)), std::to_string(kMaxNodes - 1)}},
                    line, column);
    if (a == b)
        return fail({phrase("graphs", "an edge joins two different nodes, not %1 to itself"),
                     {std::to_string(a)}},
                    line, column);
    return Edge{static_cast<Node>(std::min(a, b)), static_cast<Node>(std::max(a, b))};
}

Result<std::uint64_t> readNumber(Scanner& scanner, std::string_view key, std::uint64_t least,
                                 std::uint64_t most)
{
    const int line = scanner.line();
    const int column = scanner.column();
    const auto number = scanner.number();
    if (!number || *number < least || *number > most)
        return fail({phrase("graphs", "%1 must be a whole number from %2 to %3"),
                     {std::string(key), std::to_string(least), std::to_string(most)}},
                    line, column);
    return *number;
}

Sentence wrongSize(std::uint64_t size)
{
    return {phrase("graphs", "this graph has %1 nodes; graphs have %2 to %3 here"),
            {std::to_string(size), std::to_string(kLeastNodes), std::to_string(kMaxNodes)}};
}

namespace {

std::vector<Edge> sortedEdges(const std::vector<ReadEdge>& read)
{
    std::vector<Edge> edges(read.size());
    std::ranges::transform(read, edges.begin(), &ReadEdge::edge);
    std::ranges::sort(edges);
    const auto rest = std::ranges::unique(edges);
    edges.erase(rest.begin(), rest.end());
    return edges;
}

// Fills in what the text left open: parameters first, then what the edges show.
Result<ProblemPtr> makeProblem(const ReadGraph& read, const Parameters& parameters)
{
    auto problem = problemFrom(parameters);
    if (!problem)
        return tl::make_unexpected(problem.error());
    problem->required = sortedEdges(read.required);
    problem->forbidden = sortedEdges(read.forbidden);
    Node named = 0;
    for (const auto* edges : {&problem->required, &problem->forbidden})
        for (const Edge edge : *edges)
            named = std::max(named, edge.b + 1);
    if (read.size)
        problem->size = static_cast<Node>(*read.size);
    else if (!parameters.contains("size") && named > 0)
        problem->size = named;
    for (const auto* entries : {&read.required, &read.forbidden})
        for (const ReadEdge& entry : *entries)
            if (entry.edge.b >= problem->size)
                return fail({phrase("graphs", "there is no node %1: %2 nodes go from 0 to %3"),
                             {std::to_string(entry.edge.b), std::to_string(problem->size),
                              std::to_string(problem->size - 1)}},
                            entry.line, entry.column);
    if (read.degree) {
        problem->degree = static_cast<std::uint32_t>(*read.degree);
    } else if (!parameters.contains("degree") && !read.isProblem) {
        const Graph graph = problem->requiredGraph();
        problem->degree = 0;
        for (Node node = 0; node < problem->size; ++node)
            problem->degree = std::max(problem->degree, graph.degree(node));
    }
    problem->labelled |= read.labelled;
    problem->connected |= read.connected;
    return std::make_shared<GraphsProblem>(*std::move(problem));
}

// "0-1 0-2, 1-3"
Result<ReadGraph> readList(std::string_view text)
{
    Scanner scanner(text);
    ReadGraph read;
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
        if (scanner.accept(','))
            continue;
        const int line = scanner.line();
        const int column = scanner.column();
        const auto a = scanner.number();
        const bool joined = scanner.accept('-');
        const auto b = scanner.number();
        if (!a || !joined || !b)
            return fail(phrase("graphs", "expected an edge as two nodes, like 0-1"), line, column);
        const auto edge = makeEdge(*a, *b, line, column);
        if (!edge)
            return tl::make_unexpected(edge.error());
        read.required.push_back({*edge, line, column});
    }
    return read;
}

std::string_view detectFormat(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    if (isAdjacency(scanner))
        return "adjacency";
    if (scanner.peek() == '(')
        return "edges";
    if (text.find('{') != std::string_view::npos) {
        for (const std::string_view opening : {"graph", "strict", "digraph", "//", "/*", "#"})
            if (Scanner(scanner).word().starts_with(opening))
                return "dot";
    }
    const char first = scanner.peek();
    return scanner.atEnd() || (first >= '0' && first <= '9') ? "list" : "graph6";
}

std::string list(const Graph& graph)
{
    std::vector<std::string> names;
    for (const Edge edge : graph.edges())
        names.push_back(edgeName(edge));
    return fmt::format("{}\n", fmt::join(names, " "));
}

} // namespace

Result<GraphsProblem> problemFrom(const Parameters& parameters)
{
    const auto size = numberParameter(parameters, "size", 6, kLeastNodes, kMaxNodes);
    if (!size)
        return tl::make_unexpected(size.error());
    const auto degree = numberParameter(parameters, "degree", 3, 0, kMaxNodes - 1);
    if (!degree)
        return tl::make_unexpected(degree.error());
    GraphsProblem problem;
    problem.size = static_cast<Node>(*size);
    problem.degree = static_cast<std::uint32_t>(*degree);
    problem.labelled = flagParameter(parameters, "labelled");
    problem.connected = flagParameter(parameters, "connected");
    return problem;
}

Result<ProblemPtr> GraphsPuzzle::readText(std::string_view text, std::string_view format,
                                          const Parameters& parameters) const
{
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return fail(
            phrase("graphs", "there is no graph here; write one, like (:nodes 6 :degree 3)"), 1, 1);
    if (format.empty())
        format = detectFormat(text);
    const auto read = format == "graph6"      ? readGraph6(text)
                      : format == "dot"       ? readDot(text)
                      : format == "list"      ? readList(text)
                      : format == "adjacency" ? readAdjacency(text)
                                              : readPropertyList(text);
    if (!read)
        return tl::make_unexpected(read.error());
    return makeProblem(*read, parameters);
}

// The property list, or the neighbours.
std::string GraphsPuzzle::write(const GraphsProblem& problem, std::string_view format) const
{
    if (format == "adjacency")
        return adjacencyText(problem, problem.requiredGraph());
    std::string text = fmt::format("(:nodes {} :degree {}", problem.size, problem.degree);
    if (problem.labelled)
        text += " :labelled t";
    if (problem.connected)
        text += " :connected t";
    if (!problem.required.empty())
        text += " :required " + edgeList(problem.required);
    if (!problem.forbidden.empty())
        text += " :forbidden " + edgeList(problem.forbidden);
    return text + ")\n";
}

std::string GraphsPuzzle::writeSolutions(const GraphsProblem& problem,
                                         std::span<const Solution> solutions,
                                         std::uint64_t /*first*/, std::string_view format) const
{
    std::string text;
    for (const Solution& solution : solutions)
        writePacked(problem, Graph(problem.size, solution).packed(), format, text);
    return text;
}

void GraphsPuzzle::writePacked(const Problem& /*problem*/, std::span<const Value> packed,
                               std::string_view format, std::string& text) const
{
    if (format == "graph6") {
        appendGraph6(text, packed);
        text += '\n';
        return;
    }
    const Graph graph = Graph::unpacked(packed);
    if (format == "dot")
        text += dot(graph);
    else if (format == "list")
        text += list(graph);
    else
        text += edgeList(graph.edges()) + "\n";
}

} // namespace clew::graphs
