// The links between candidates that chains are made of. A weak link: of two at most one holds. A
// strong link: at least one does. A node is a candidate, or a group: a digit's places in one line
// of a box, of which it says that one of them holds. Only what has a strong link is a node: chains
// pass through nothing else.

#pragma once

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// Which links a chain may use.
struct LinkKinds
{
    bool strongInCells = true; ///< between the two candidates of a cell
    bool strongInUnits = true; ///< between a digit's only two places in a unit
    bool weakInCells = true;
    bool groups = false;
    Mask digits = ~Mask{0}; ///< of the strong links in units
};

using Node = std::uint32_t;

/// A set of the nodes of some Links, as words of 64 bits.
using NodeBits = std::span<std::uint64_t>;
using ConstNodeBits = std::span<const std::uint64_t>;

inline bool hasNode(ConstNodeBits bits, Node node)
{
    return (bits[node / 64] >> node % 64 & 1U) != 0;
}

inline void addNode(NodeBits bits, Node node)
{
    bits[node / 64] |= std::uint64_t{1} << node % 64;
}

/// Calls each(node) for every member of a word of a set.
template<class Each>
void forNodesOf(std::uint64_t word, std::size_t index, Each&& each)
{
    for (; word != 0; word &= word - 1)
        each(static_cast<Node>(64 * index) + static_cast<Node>(std::countr_zero(word)));
}

/// Calls each(node) for every member of a set.
template<std::size_t extent, class Each>
void forNodes(std::span<const std::uint64_t, extent> bits, Each&& each)
{
    for (std::size_t i = 0; i < bits.size(); ++i)
        forNodesOf(bits[i], i, each);
}

/// A set of nodes by itself, of `extent` words or as many as it is given.
template<std::size_t extent>
struct NodeWordsOf
{
    using Type = std::array<std::uint64_t, extent>;
};
template<>
struct NodeWordsOf<std::dynamic_extent>
{
    using Type = std::vector<std::uint64_t>;
};
template<std::size_t extent>
using NodeWords = typename NodeWordsOf<extent>::Type;

/// A set of nodes for each node; of `extent` words, or as many as it takes.
template<std::size_t extent = std::dynamic_extent>
class NodeSets
{
public:
    explicit NodeSets(std::size_t nodes = 0)
        : m_words(extent == std::dynamic_extent ? (nodes + 63) / 64 : extent),
          m_bits(nodes * m_words)
    {
    }

    [[nodiscard]] std::span<std::uint64_t, extent> operator[](Node node)
    {
        return std::span<std::uint64_t, extent>(m_bits.data() + node * words(), words());
    }
    [[nodiscard]] std::span<const std::uint64_t, extent> operator[](Node node) const
    {
        return std::span<const std::uint64_t, extent>(m_bits.data() + node * words(), words());
    }

    /// Of a set.
    [[nodiscard]] std::size_t words() const
    {
        return extent == std::dynamic_extent ? m_words : extent;
    }

private:
    std::size_t m_words;
    std::vector<std::uint64_t> m_bits;
};

/// `Set` holds the cells of the board: CellSet, or SmallCellSet where that is enough.
template<class Set>
class Links
{
public:
    /// Without a strong link that was not there at `since` there are no nodes either.
    Links(const Grid& grid, LinkKinds kinds, Moment since = kBeginning);

    [[nodiscard]] Node count() const { return static_cast<Node>(m_nodes.size()); }
    /// Candidates come first, in the order of cells and digits; groups after them.
    [[nodiscard]] bool isGroup(Node node) const { return node >= m_candidateCount; }
    /// The candidate; of a group the digit and the first of its cells.
    [[nodiscard]] Place candidate(Node node) const { return m_nodes[node]; }
    [[nodiscard]] Claim claim(Node node, bool holds) const;
    [[nodiscard]] std::vector<Cell> cells(Node node) const;

    /// The nodes that `node` rules out.
    [[nodiscard]] ConstNodeBits weak(Node node) const { return m_weak[node]; }
    /// The nodes of which one holds if `node` does not.
    [[nodiscard]] std::span<const Node> strong(Node node) const
    {
        return std::span(m_strongTo)
            .subspan(m_strongFrom[node], m_strongFrom[node + 1] - m_strongFrom[node]);
    }

    /// Adds the candidates that the node rules out to these, of each digit where they stand.
    void ruleOut(std::span<Set> candidates, Node node) const
    {
        const auto [cell, value] = m_nodes[node];
        candidates[value] |= m_seen[node];
        if (m_weakInCells && !isGroup(node))
            forBits(m_grid.candidates(cell) & ~bitOf(value),
                    [&, cell = cell](Value other) { candidates[other].set(cell); });
    }
    /// Whether it rules out one of these.
    [[nodiscard]] bool rulesOut(Node node, std::span<const Set> candidates) const
    {
        const auto [cell, value] = m_nodes[node];
        return (m_seen[node] & candidates[value]).any() ||
               (m_weakInCells && !isGroup(node) &&
                visitBits(m_grid.candidates(cell) & ~bitOf(value),
                          [&, cell = cell](Value other) { return candidates[other][cell]; }));
    }
    /// The candidates that both rule out.
    void addStruck(std::vector<Place>& struck, Node a, Node b) const;

private:
    using Pair = std::pair<Node, Node>;

    void linkCells();
    void linkUnits(const LinkKinds& kinds);
    void linkPieces(std::uint32_t unit, Mask digits);
    Mask linkSplit(std::uint32_t unit, Mask digits, UnitKind other);
    void linkCross(std::uint32_t box, Value value);
    Node keyOf(Cell cell, Value value);
    Node keyOf(std::uint32_t unit, Mask positions, Value value);
    void addPair(Pair pair, bool isNew);
    void number();
    void numberGroups();
    void linkStrongly();
    void linkWeakly();
    void linkGroupsWeakly();

    [[nodiscard]] Node keyCount() const { return m_layout.cellCount() * m_layout.size(); }
    [[nodiscard]] Node nodeAt(Cell cell, Value value) const
    {
        return m_nodeOf[cell * m_layout.size() + value];
    }
    void linkBoth(Node a, Node b)
    {
        addNode(m_weak[a], b);
        addNode(m_weak[b], a);
    }

    struct Group
    {
        Set cells;
        Value value;
        std::size_t before; ///< the digit's group that was made before, plus 1; 0 if there is none
    };

    const Grid& m_grid;
    const Layout& m_layout;
    bool m_weakInCells;
    Moment m_since;
    Node m_candidateCount = 0;
    std::vector<Place> m_nodes;
    std::vector<Set> m_seen; ///< of each node where it rules out its digit
    std::vector<Group> m_groups;
    std::array<std::size_t, kMaxSize> m_lastGroup{}; ///< of each digit, plus 1
    NodeSets<> m_weak;
    std::vector<Node> m_strongFrom; ///< where each node's strong links begin in m_strongTo
    std::vector<Node> m_strongTo;

    /// Strong links; between keys until the nodes are numbered. A key is a cell's number times the
    /// size and a digit, or comes after all these and is a group's.
    std::vector<Pair> m_pairs;
    bool m_anyNew = false;                     ///< whether one was not there at `since`
    std::array<Mask, Set::kBits> m_linkedIn{}; ///< of each cell the digits that are nodes
    std::array<Set, kMaxSize> m_linked{};      ///< of each digit the cells where it is one
    std::vector<Node> m_nodeOf;                ///< of each key
};

} // namespace clew::sudoku
