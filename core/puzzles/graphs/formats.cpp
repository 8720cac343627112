#include "core/puzzles/graphs/formats.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzle/parameters.h"
#include "core/puzzles/graphs/puzzle.h"
#include "core/text/scanner.h"

namespace clew::graphs {

namespace {

constexpr std::string_view kGraph6Header = ">>graph6<<";

struct ReadEdge
{
    Edge edge;
    int line;
    int column;
};

/// What a text says; the rest comes from parameters or follows from the edges.
struct ReadGraph
{
    bool isProblem = false; ///< not a graph: its edges do not show the degree
    std::optional<std::uint64_t> size = {};
    std::optional<std::uint64_t> degree = {};
    bool labelled = false;
    bool connected = false;
    std::vector<ReadEdge> required = {};
    std::vector<ReadEdge> forbidden = {};
};

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

// "((2 3) (1 3))"; the scanner stands before the first parenthesis.
Result<std::vector<ReadEdge>> readEdgeList(Scanner& scanner)
{
    if (!scanner.accept('('))
        return scanner.error(
            {phrase("graphs", "expected a list of edges like ((0 1) (0 2)), not %1"),
             {quoted(scanner.peek())}});
    std::vector<ReadEdge> edges;
    for (scanner.skipSpace(); scanner.peek() == '('; scanner.skipSpace()) {
        const int line = scanner.line();
        const int column = scanner.column();
        scanner.next();
        scanner.skipSpace();
        const auto a = scanner.number();
        scanner.skipSpace();
        const auto b = scanner.number();
        scanner.skipSpace();
        if (!a || !b || !scanner.accept(')'))
            return fail(phrase("graphs", "expected an edge as two nodes, like (0 1)"), line,
                        column);
        const auto edge = makeEdge(*a, *b, line, column);
        if (!edge)
            return tl::make_unexpected(edge.error());
        edges.push_back({*edge, line, column});
    }
    if (!scanner.accept(')'))
        return scanner.error(
            scanner.atEnd()
                ? Sentence{phrase("graphs", "the list of edges is not closed: ')' is missing")}
                : Sentence{phrase("graphs", "expected an edge like (0 1) or ')', not %1"),
                           {quoted(scanner.peek())}});
    return edges;
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

std::string readKey(Scanner& scanner)
{
    std::string key;
    while (scanner.peek() == ':' || (scanner.peek() >= 'a' && scanner.peek() <= 'z'))
        key += scanner.next();
    return key;
}

Result<bool> readFlag(Scanner& scanner, std::string_view key)
{
    if (scanner.accept('t'))
        return true;
    return scanner.error({phrase("graphs", "%1 must be t, or left out"), {std::string(key)}});
}

// One ":key value" of a property list.
Result<void> readProperty(Scanner& scanner, ReadGraph& read)
{
    const int line = scanner.line();
    const int column = scanner.column();
    const std::string key = readKey(scanner);
    scanner.skipSpace();
    const auto store = [](auto value, auto& place) -> Result<void> {
        if (!value)
            return tl::make_unexpected(value.error());
        place = *std::move(value);
        return {};
    };
    if (key == ":nodes")
        return store(readNumber(scanner, key, kLeastNodes, kMaxNodes), read.size);
    if (key == ":degree")
        return store(readNumber(scanner, key, 0, kMaxNodes - 1), read.degree);
    if (key == ":labelled")
        return store(readFlag(scanner, key), read.labelled);
    if (key == ":connected")
        return store(readFlag(scanner, key), read.connected);
    if (key == ":required")
        return store(readEdgeList(scanner), read.required);
    if (key == ":forbidden")
        return store(readEdgeList(scanner), read.forbidden);
    return fail(phrase("graphs",
                       "expected :nodes, :degree, :labelled, :connected, :required or :forbidden"),
                line, column);
}

Result<ReadGraph> readEdges(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    ReadGraph read;
    Scanner ahead = scanner;
    ahead.accept('(');
    ahead.skipSpace();
    if (ahead.peek() == ':') {
        scanner = ahead;
        read.isProblem = true;
        for (; scanner.peek() == ':'; scanner.skipSpace())
            if (const auto property = readProperty(scanner, read); !property)
                return tl::make_unexpected(property.error());
        if (!scanner.accept(')'))
            return scanner.error(
                phrase("graphs", "the property list is not closed: ')' is missing"));
    } else {
        auto edges = readEdgeList(scanner);
        if (!edges)
            return tl::make_unexpected(edges.error());
        read.required = *std::move(edges);
    }
    scanner.skipSpace();
    if (!scanner.atEnd())
        return scanner.error(
            phrase("graphs", "there is more text after the list; one list is one graph"));
    return read;
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

// Six bits a character, the most significant first; error at anything that is no such character.
Result<std::uint32_t> sixBits(Scanner& scanner)
{
    const char c = scanner.peek();
    if (c < 63 || c > 126)
        return scanner.error(
            scanner.atEnd() || c == '\n' || c == '\r' || c == ' '
                ? Sentence{phrase("graphs", "the graph6 text ends too early")}
                : Sentence{phrase("graphs", "graph6 has characters from ? to ~ only, not %1"),
                           {quoted(c)}});
    scanner.next();
    return static_cast<std::uint32_t>(c - 63);
}

Sentence wrongSize(std::uint64_t size)
{
    return {phrase("graphs", "this graph has %1 nodes; graphs have %2 to %3 here"),
            {std::to_string(size), std::to_string(kLeastNodes), std::to_string(kMaxNodes)}};
}

Result<std::uint64_t> graph6Size(Scanner& scanner)
{
    std::uint64_t size = 0;
    const int digits = scanner.accept('~') ? 3 : 1;
    for (int i = 0; i < digits; ++i) {
        const auto bits = sixBits(scanner);
        if (!bits)
            return tl::make_unexpected(bits.error());
        size = size << 6U | *bits;
    }
    if (size < kLeastNodes || size > kMaxNodes)
        return fail(wrongSize(size), scanner.line(), 1);
    return size;
}

Result<ReadGraph> readGraph6(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    if (Scanner ahead = scanner; ahead.word().starts_with(kGraph6Header))
        for (std::size_t i = 0; i < kGraph6Header.size(); ++i)
            scanner.next();
    ReadGraph read;
    const auto size = graph6Size(scanner);
    if (!size)
        return tl::make_unexpected(size.error());
    read.size = *size;
    std::uint32_t bits = 0;
    std::uint32_t left = 0;
    for (Node b = 1; b < *size; ++b)
        for (Node a = 0; a < b; ++a) {
            if (left == 0) {
                const auto next = sixBits(scanner);
                if (!next)
                    return tl::make_unexpected(next.error());
                bits = *next;
                left = 6;
            }
            --left;
            if ((bits >> left & 1U) != 0)
                read.required.push_back({{a, b}, scanner.line(), scanner.column()});
        }
    scanner.skipSpace();
    if (!scanner.atEnd())
        return scanner.error(phrase(
            "graphs", "there is more text after the graph; one line of graph6 is one graph"));
    return read;
}

// The part of the DOT language that undirected graphs without subgraphs need.
class DotReader
{
public:
    explicit DotReader(std::string_view text) : m_scanner(text) {}

    Result<ReadGraph> read()
    {
        std::string word = name();
        if (word == "strict")
            word = name();
        if (word != "graph")
            return m_scanner.error(
                phrase("graphs", "expected an undirected graph: graph { 0 -- 1; … }"));
        name();
        if (!accept('{'))
            return m_scanner.error(phrase("graphs", "expected { after graph"));
        while (!accept('}'))
            if (const auto done = statement(); !done)
                return tl::make_unexpected(done.error());
        skip();
        if (!m_scanner.atEnd())
            return m_scanner.error(phrase("graphs", "there is more text after the graph's }"));
        return numbered();
    }

private:
    struct NamedEdge
    {
        std::size_t a; ///< index in m_names
        std::size_t b;
        int line;
        int column;
    };

    // Goes past blanks and comments.
    void skip()
    {
        for (m_scanner.skipSpace(); !m_scanner.atEnd(); m_scanner.skipSpace()) {
            Scanner ahead = m_scanner;
            const char first = ahead.next();
            const char second = ahead.peek();
            if (first == '#' || (first == '/' && second == '/')) {
                while (!m_scanner.atEnd() && m_scanner.peek() != '\n')
                    m_scanner.next();
            } else if (first == '/' && second == '*') {
                m_scanner.next();
                m_scanner.next();
                while (!m_scanner.atEnd() &&
                       !(m_scanner.next() == '*' && m_scanner.peek() == '/')) {
                }
                m_scanner.next();
            } else {
                return;
            }
        }
    }

    bool accept(char c)
    {
        skip();
        return m_scanner.accept(c);
    }

    // A word, a number or a quoted text; empty if there is none here.
    std::string name()
    {
        skip();
        std::string text;
        if (m_scanner.accept('"')) {
            while (!m_scanner.atEnd() && m_scanner.peek() != '"')
                text += m_scanner.next();
            m_scanner.next();
            return text;
        }
        const auto belongs = [](char c) {
            return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                   c == '_' || c == '.' || static_cast<unsigned char>(c) >= 0x80;
        };
        while (belongs(m_scanner.peek()))
            text += m_scanner.next();
        return text;
    }

    Result<void> statement()
    {
        skip();
        const int line = m_scanner.line();
        const int column = m_scanner.column();
        const std::string first = name();
        if (first.empty())
            return fail(
                m_scanner.atEnd()
                    ? Sentence{phrase("graphs", "the graph is not closed: } is missing")}
                    : Sentence{phrase("graphs", "expected a node or an edge like 0 -- 1, not %1"),
                               {quoted(m_scanner.peek())}},
                line, column);
        if (accept('=')) {
            name();
        } else if (first != "graph" && first != "node" && first != "edge") {
            if (auto chain = edges(first, line, column); !chain)
                return chain;
        }
        while (accept('['))
            while (!m_scanner.atEnd() && m_scanner.next() != ']') {
            }
        accept(';');
        return {};
    }

    // "a -- b -- c" after its first name.
    Result<void> edges(const std::string& first, int line, int column)
    {
        std::size_t from = indexOf(first);
        while (accept('-')) {
            if (m_scanner.accept('>'))
                return fail(phrase("graphs", "-> is a directed edge; write -- instead"), line,
                            column);
            if (!m_scanner.accept('-'))
                return m_scanner.error(phrase("graphs", "expected an edge like 0 -- 1"));
            const std::string next = name();
            if (next.empty())
                return m_scanner.error(phrase("graphs", "expected a node after --"));
            const std::size_t to = indexOf(next);
            m_edges.push_back({from, to, line, column});
            from = to;
        }
        return {};
    }

    std::size_t indexOf(const std::string& nodeName)
    {
        const auto known = std::ranges::find(m_names, nodeName);
        const auto index = static_cast<std::size_t>(known - m_names.begin());
        if (known == m_names.end())
            m_names.push_back(nodeName);
        return index;
    }

    // Names that are all numbers are the nodes' own; otherwise nodes count as they appear.
    Result<ReadGraph> numbered() const
    {
        std::vector<std::uint64_t> numbers;
        for (const std::string& text : m_names) {
            Scanner scanner(text);
            const auto number = scanner.number();
            if (number && scanner.atEnd())
                numbers.push_back(*number);
        }
        if (numbers.size() != m_names.size()) {
            numbers.clear();
            for (std::size_t i = 0; i < m_names.size(); ++i)
                numbers.push_back(i);
        }
        ReadGraph read;
        if (!numbers.empty())
            read.size = *std::ranges::max_element(numbers) + 1;
        for (const NamedEdge& named : m_edges) {
            const auto edge =
                makeEdge(numbers[named.a], numbers[named.b], named.line, named.column);
            if (!edge)
                return tl::make_unexpected(edge.error());
            read.required.push_back({*edge, named.line, named.column});
        }
        if (read.size && (*read.size < kLeastNodes || *read.size > kMaxNodes))
            return fail(wrongSize(*read.size), 1, 1);
        return read;
    }

    Scanner m_scanner;
    std::vector<std::string> m_names;
    std::vector<NamedEdge> m_edges;
};

// ---- the neighbours of each node: "degree 3, connected", then " 0: 1 2 5" for each, and
// "without 3-4 0-2" for forbidden edges

constexpr std::string_view kDegreeWord = "degree";
constexpr std::string_view kWithoutWord = "without";

/// Reads such a text line by line.
class AdjacencyReader
{
public:
    Result<ReadGraph> read(std::string_view text)
    {
        for (const std::string_view line : splitLines(text)) {
            ++m_line;
            Scanner scanner(line);
            scanner.skipSpace();
            if (scanner.atEnd())
                continue;
            Scanner words = scanner;
            const std::string_view word = words.word();
            const auto done = word == kDegreeWord    ? readHeading(words)
                              : word == kWithoutWord ? readForbidden(words)
                                                     : readNode(scanner);
            if (!done)
                return fail(done.error().sentence, m_line, done.error().column);
        }
        if (m_nodes < kLeastNodes || m_nodes > kMaxNodes)
            return fail(wrongSize(m_nodes), std::max(m_line, 1), 1);
        m_read.size = m_nodes;
        return m_read;
    }

private:
    Result<void> readHeading(Scanner& scanner)
    {
        scanner.skipSpace();
        const auto degree = readNumber(scanner, kDegreeWord, 0, kMaxNodes - 1);
        if (!degree)
            return tl::make_unexpected(degree.error());
        m_read.degree = *degree;
        while (scanner.accept(',')) {
            scanner.skipSpace();
            const Scanner before = scanner;
            std::string word;
            while (scanner.peek() >= 'a' && scanner.peek() <= 'z')
                word += scanner.next();
            if (word != "labelled" && word != "connected")
                return before.error(phrase("graphs", "expected labelled or connected"));
            (word == "labelled" ? m_read.labelled : m_read.connected) = true;
        }
        return atEnd(scanner);
    }

    Result<void> readForbidden(Scanner& scanner)
    {
        for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
            const int column = scanner.column();
            const auto a = scanner.number();
            const bool joined = scanner.accept('-');
            const auto b = scanner.number();
            if (!a || !joined || !b)
                return fail(phrase("graphs", "expected an edge as two nodes, like 0-1"), 0, column);
            if (auto added = add(m_read.forbidden, *a, *b, column); !added)
                return added;
        }
        return {};
    }

    // An edge may be listed at one of its ends or at both.
    Result<void> readNode(Scanner& scanner)
    {
        const int begin = scanner.column();
        const auto node = scanner.number();
        if (!node || !scanner.accept(':'))
            return fail(phrase("graphs", "expected a node with its neighbours, like 0: 1 2 5"), 0,
                        begin);
        if (*node != m_nodes)
            return fail({phrase("graphs", "the nodes come in their order from 0: expected %1 here"),
                         {std::to_string(m_nodes)}},
                        0, begin);
        ++m_nodes;
        for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
            const int column = scanner.column();
            const auto other = scanner.number();
            if (!other)
                return scanner.error(
                    {phrase("graphs", "expected the number of a neighbour, not %1"),
                     {quoted(scanner.peek())}});
            if (auto added = add(m_read.required, *node, *other, column); !added)
                return added;
            scanner.accept(',');
        }
        return {};
    }

    Result<void> add(std::vector<ReadEdge>& edges, std::uint64_t a, std::uint64_t b,
                     int column) const
    {
        const auto edge = makeEdge(a, b, m_line, column);
        if (!edge)
            return tl::make_unexpected(edge.error());
        edges.push_back({*edge, m_line, column});
        return {};
    }

    static Result<void> atEnd(Scanner& scanner)
    {
        scanner.skipSpace();
        if (!scanner.atEnd())
            return scanner.error(phrase("graphs", "expected nothing more on this line"));
        return {};
    }

    ReadGraph m_read = {.isProblem = false};
    std::uint64_t m_nodes = 0;
    int m_line = 0;
};

// Whether the first line is the heading or a node with its neighbours.
bool isAdjacency(Scanner scanner)
{
    if (Scanner(scanner).word() == kDegreeWord)
        return true;
    return scanner.number() && scanner.accept(':');
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

std::string dot(const Graph& graph)
{
    std::string text = "graph {\n";
    for (Node node = 0; node < graph.size(); ++node)
        text += fmt::format("  {};\n", node);
    for (const auto [a, b] : graph.edges())
        text += fmt::format("  {} -- {};\n", a, b);
    return text + "}\n";
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
                      : format == "dot"       ? DotReader(text).read()
                      : format == "list"      ? readList(text)
                      : format == "adjacency" ? AdjacencyReader().read(text)
                                              : readEdges(text);
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
    for (const Solution& solution : solutions) {
        const Graph graph(problem.size, solution);
        if (format == "graph6")
            text += graph6(graph) + "\n";
        else if (format == "dot")
            text += dot(graph);
        else if (format == "list")
            text += list(graph);
        else
            text += edgeList(graph.edges()) + "\n";
    }
    return text;
}

std::string edgeList(const std::vector<Edge>& edges)
{
    std::vector<std::string> texts;
    for (auto edge = edges.rbegin(); edge != edges.rend(); ++edge)
        texts.push_back(fmt::format("({} {})", edge->a, edge->b));
    return fmt::format("({})", fmt::join(texts, " "));
}

std::string adjacencyText(const GraphsProblem& problem, const Graph& graph)
{
    std::string text =
        fmt::format("{} {}{}{}\n", kDegreeWord, problem.degree,
                    problem.labelled ? ", labelled" : "", problem.connected ? ", connected" : "");
    for (Node node = 0; node < problem.size; ++node) {
        text += fmt::format("{:>2}:", node);
        forEachNode(graph.neighbours(node), [&](Node other) { text += fmt::format(" {}", other); });
        text += "\n";
    }
    if (!problem.forbidden.empty()) {
        text += kWithoutWord;
        for (const Edge edge : problem.forbidden)
            text += " " + edgeName(edge);
        text += "\n";
    }
    return text;
}

std::string graph6(const Graph& graph)
{
    constexpr char kZero = 63;
    const Node size = graph.size();
    std::string text;
    if (size > 62)
        text = {'~', kZero, static_cast<char>(kZero + (size >> 6U)),
                static_cast<char>(kZero + (size & 63U))};
    else
        text += static_cast<char>(kZero + size);
    std::uint32_t used = 6;
    for (Node b = 1; b < size; ++b)
        for (Node a = 0; a < b; ++a) {
            if (used == 6) {
                text += kZero;
                used = 0;
            }
            ++used;
            if (graph.has({a, b}))
                text.back() = static_cast<char>(text.back() + (1 << (6 - used)));
        }
    return text;
}

} // namespace clew::graphs
