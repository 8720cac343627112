// Lisp lists: of edges, as the document prints them, or of the properties of a problem.

#include "core/puzzles/graphs/readgraph.h"

#include <fmt/ranges.h>

#include "core/puzzles/graphs/formats.h"

namespace clew::graphs {

namespace {

// "((2 3) (1 3))"; the scanner stands before the first parenthesis.
Result<std::vector<ReadEdge>> readEdgeList(Scanner& scanner)
{
    if (!scanner.accept('('))
        return scanner.error(
            {phrase("graphs", "expected a list of edges like ((0 1) (0 2)), not %1"),
             {quoted(scanner.rest())}});
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
                           {quoted(scanner.rest())}});
    return edges;
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

} // namespace

Result<ReadGraph> readPropertyList(std::string_view text)
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

std::string edgeList(const std::vector<Edge>& edges)
{
    std::vector<std::string> texts;
    for (auto edge = edges.rbegin(); edge != edges.rend(); ++edge)
        texts.push_back(fmt::format("({} {})", edge->a, edge->b));
    return fmt::format("({})", fmt::join(texts, " "));
}

} // namespace clew::graphs
