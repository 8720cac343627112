// The DOT language of Graphviz.

#include "core/puzzles/graphs/readgraph.h"

#include <algorithm>
#include <fmt/format.h>

namespace clew::graphs {

namespace {

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
                               {quoted(m_scanner.rest())}},
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

} // namespace

Result<ReadGraph> readDot(std::string_view text)
{
    return DotReader(text).read();
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

} // namespace clew::graphs
