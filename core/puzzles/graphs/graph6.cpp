// graph6, a graph in a line (McKay's formats.txt).

#include "core/puzzles/graphs/readgraph.h"

#include "core/puzzles/graphs/formats.h"

namespace clew::graphs {

namespace {

constexpr std::string_view kGraph6Header = ">>graph6<<";

// Six bits a character, the most significant first; error at anything that is no such character.
Result<std::uint32_t> sixBits(Scanner& scanner)
{
    const char c = scanner.peek();
    if (c < 63 || c > 126)
        return scanner.error(
            scanner.atEnd() || c == '\n' || c == '\r' || c == ' '
                ? Sentence{phrase("graphs", "the graph6 text ends too early")}
                : Sentence{phrase("graphs", "graph6 has characters from ? to ~ only, not %1"),
                           {quoted(scanner.rest())}});
    scanner.next();
    return static_cast<std::uint32_t>(c - 63);
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

} // namespace

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

void appendGraph6(std::string& text, std::span<const Value> packed)
{
    constexpr char kZero = 63;
    const auto size = static_cast<Node>(packed.size() / kValuesPerNode);
    const auto character = [](std::uint32_t six) { return static_cast<char>(kZero + six); };
    if (size > 62)
        text += {'~', kZero, character(size >> 6U)};
    text += character(size & 63U);
    const std::size_t begin = text.size();
    text.resize(begin + (pairCount(size) + 5) / 6, kZero);
    char* const pairs = text.data() + begin;
    for (Node b = 1; b < size; ++b) // column by column
        forEachNode(packedNeighbours(packed, b) & firstNodes(b), [&](Node a) {
            const std::uint32_t pair = pairCount(b) + a;
            pairs[pair / 6] = static_cast<char>(pairs[pair / 6] + (32U >> pair % 6));
        });
}

std::string graph6(const Graph& graph)
{
    std::string text;
    appendGraph6(text, graph.packed());
    return text;
}

} // namespace clew::graphs
