// The neighbours of each node: "degree 3, connected", then " 0: 1 2 5" for each, and "without 3-4
// 0-2" for forbidden edges.

#include "core/puzzles/graphs/readgraph.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/graphs/formats.h"
#include "core/puzzles/graphs/puzzle.h"

namespace clew::graphs {

namespace {

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
                     {quoted(scanner.rest())}});
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

} // namespace

Result<ReadGraph> readAdjacency(std::string_view text)
{
    return AdjacencyReader().read(text);
}

bool isAdjacency(Scanner scanner)
{
    if (Scanner(scanner).word() == kDegreeWord)
        return true;
    return scanner.number() && scanner.accept(':');
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

} // namespace clew::graphs
