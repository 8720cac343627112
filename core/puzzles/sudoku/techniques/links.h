// The links between candidates that chains are made of. A weak link: of two at most one holds. A
// strong link: at least one does. A node is a candidate, or a group: a digit's places in one line
// of a box, of which it says that one of them holds.

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

class Links
{
public:
    Links(const Grid& grid, LinkKinds kinds);

    [[nodiscard]] Node count() const { return static_cast<Node>(m_nodes.size()); }
    /// Words in a set of nodes.
    [[nodiscard]] std::size_t words() const { return m_words; }
    /// Candidates are the nodes below this, in the order of cells and digits; groups come after
    /// them.
    [[nodiscard]] Node candidateCount() const { return m_candidateCount; }
    [[nodiscard]] bool isGroup(Node node) const { return node >= m_candidateCount; }
    /// The candidate; of a group the digit and the first of its cells.
    [[nodiscard]] Place candidate(Node node) const { return m_nodes[node]; }
    [[nodiscard]] Claim claim(Node node, bool holds) const;
    [[nodiscard]] std::vector<Cell> cells(Node node) const;

    /// The nodes that `node` rules out.
    [[nodiscard]] ConstNodeBits weak(Node node) const
    {
        return std::span(m_weak).subspan(node * m_words, m_words);
    }
    /// The nodes of which one holds if `node` does not.
    [[nodiscard]] std::span<const Node> strong(Node node) const
    {
        return std::span(m_strongTo)
            .subspan(m_strongFrom[node], m_strongFrom[node + 1] - m_strongFrom[node]);
    }
    /// The nodes that have strong links.
    [[nodiscard]] ConstNodeBits linked() const { return m_linked; }

private:
    using Pair = std::pair<Node, Node>;

    void numberCandidates();
    void linkCells();
    void linkUnits(bool groups);
    void linkUnit(std::uint32_t unit, Value value, bool groups);
    std::optional<Pair> split(std::uint32_t unit, Value value, UnitKind across);
    std::optional<Pair> splitCross(std::uint32_t box, Value value);
    Node nodeOf(const CellSet& cells, Value value);
    void linkWeakly(bool inCells);
    void linkGroupsWeakly();
    void sortStrong();

    [[nodiscard]] const CellSet& groupCells(Node group) const
    {
        return m_groups[group - m_candidateCount];
    }
    [[nodiscard]] Node candidateAt(Cell cell, Value value) const
    {
        return m_firstOf[cell] + bitCount(m_grid.candidates(cell) & (bitOf(value) - 1));
    }
    NodeBits weakOf(Node node) { return std::span(m_weak).subspan(node * m_words, m_words); }

    const Grid& m_grid;
    const Layout& m_layout;
    Node m_candidateCount = 0;
    std::size_t m_words = 0;
    std::vector<Place> m_nodes;
    std::vector<CellSet> m_groups; ///< the cells of each group
    std::vector<Node> m_firstOf;   ///< of each cell the node of its lowest candidate
    std::vector<Pair> m_pairs;     ///< strong links
    std::vector<std::uint64_t> m_weak;
    std::vector<Node> m_strongFrom; ///< where each node's strong links begin in m_strongTo
    std::vector<Node> m_strongTo;
    std::vector<std::uint64_t> m_linked;
};

} // namespace clew::sudoku
