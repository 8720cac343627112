// What follows from a candidate that holds ("on") or goes ("off"), each with what it follows from:
// what all chains are made of.

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/puzzles/sudoku/explainer/board.h"

namespace clew::sudoku::explainer {

/// A candidate and whether it is on: (cell x 9 + digit) x 2 + on.
using Key = std::uint16_t;
inline constexpr std::size_t kKeys = std::size_t{2} * kCells * kSide;
using KeySet = std::bitset<kKeys>;

constexpr Key keyOf(unsigned cell, unsigned digit, bool isOn)
{
    return static_cast<Key>((cell * kSide + digit) * 2 + (isOn ? 1 : 0));
}
constexpr unsigned cellOf(Key key)
{
    return key / 18U;
}
constexpr unsigned digitOf(Key key)
{
    return key / 2U % kSide;
}
constexpr bool isOn(Key key)
{
    return key % 2U != 0;
}
/// The same candidate the other way.
constexpr Key opposite(Key key)
{
    return static_cast<Key>(key ^ 1U);
}

/// By what a candidate follows: the cell (naked), a unit of a kind, or a rule.
enum class Cause : std::uint8_t { None, Cell, Box, Row, Column, Advanced };

constexpr Cause causeOf(Kind kind)
{
    return static_cast<Cause>(static_cast<int>(Cause::Box) + kind);
}
constexpr Kind kindOfCause(Cause cause)
{
    return static_cast<Kind>(static_cast<int>(cause) - static_cast<int>(Cause::Box));
}

using NodeIndex = std::uint16_t;
inline constexpr NodeIndex kNoNode = 0xFFFF;

/// A chain that a step of another chain rests on.
struct Nested
{
    std::uint64_t print; ///< equal chains have equal ones
    int complexity;
};

/// What follows from an assumption, each with what it follows from.
class Implications
{
public:
    struct Node
    {
        Key key;
        Cause cause;
        std::uint16_t parentCount = 0;
        std::uint32_t firstParent = 0;
        std::uint32_t nested = 0; ///< 1 + its place among nested(); 0: none
    };

    Implications() { m_at.fill(kNoNode); }

    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }
    [[nodiscard]] const Node& operator[](NodeIndex node) const { return m_nodes[node]; }
    /// The node of the key; kNoNode if the key does not follow.
    [[nodiscard]] NodeIndex at(Key key) const { return m_at[key]; }
    [[nodiscard]] bool has(Key key) const { return m_at[key] != kNoNode; }
    [[nodiscard]] std::span<const NodeIndex> parents(NodeIndex node) const
    {
        return std::span(m_parents).subspan(m_nodes[node].firstParent, m_nodes[node].parentCount);
    }
    [[nodiscard]] const std::vector<Nested>& nested() const { return m_nested; }

    /// A node whose parents are added next, by addParent().
    NodeIndex add(Key key, Cause cause)
    {
        m_nodes.push_back({key, cause, 0, static_cast<std::uint32_t>(m_parents.size()), 0});
        return static_cast<NodeIndex>(m_nodes.size() - 1);
    }
    /// To the last node.
    void addParent(NodeIndex parent)
    {
        m_parents.push_back(parent);
        ++m_nodes.back().parentCount;
    }
    NodeIndex add(Key key, Cause cause, NodeIndex parent)
    {
        const NodeIndex node = add(key, cause);
        addParent(parent);
        return node;
    }
    void addNested(Nested nested)
    {
        m_nested.push_back(nested);
        m_nodes.back().nested = static_cast<std::uint32_t>(m_nested.size());
    }
    /// The node is what the key leads to from now on.
    void enter(NodeIndex node) { m_at[m_nodes[node].key] = node; }

    /// A candidate found to be both on and off.
    std::optional<std::pair<NodeIndex, NodeIndex>> absurd = std::nullopt;

private:
    std::vector<Node> m_nodes;
    std::vector<NodeIndex> m_parents;
    std::vector<Nested> m_nested;
    std::array<NodeIndex, kKeys> m_at;
};

/// The end of a chain.
struct Target
{
    const Implications* from;
    NodeIndex node;
};

/// Calls visit(node) for the target and all it rests on, each key once.
template<class Visit>
void forEachAncestor(Target target, Visit&& visit)
{
    KeySet seen;
    std::array<NodeIndex, kKeys> found; // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::size_t size = 0;
    const auto add = [&](NodeIndex node) {
        const Key key = (*target.from)[node].key;
        if (!seen[key]) {
            seen.set(key);
            found[size++] = node;
        }
    };
    add(target.node);
    for (std::size_t i = 0; i < size; ++i) {
        visit(found[i]);
        for (const NodeIndex parent : target.from->parents(found[i]))
            add(parent);
    }
}

/// Calls visit(key, cause) for what goes when the candidate holds.
template<class Visit>
void forEachOff(const Board& board, Key on, bool usesCells, Visit&& visit)
{
    const unsigned cell = cellOf(on);
    const unsigned digit = digitOf(on);
    if (usesCells)
        forEachBit(without(board.candidates(cell), bit(digit)),
                   [&](unsigned other) { visit(keyOf(cell, other, false), Cause::Cell); });
    const unsigned box = unitOf(cell, Box);
    for (const Kind kind : kKinds) {
        const unsigned unit = unitOf(cell, kind);
        forEachBit(board.places(unit, digit), [&](unsigned p) {
            const unsigned other = cellAt(unit, p);
            if (other != cell && (kind == Box || unitOf(other, Box) != box))
                visit(keyOf(other, digit, false), causeOf(kind));
        });
    }
}

/// Calls visit(key, cause) for what holds when the candidate goes.
template<class Visit>
void forEachOn(const Board& board, Key off, bool usesCells, bool usesUnits, Visit&& visit)
{
    const unsigned cell = cellOf(off);
    const unsigned digit = digitOf(off);
    if (usesCells && count(board.candidates(cell)) == 2) {
        const Bits others = without(board.candidates(cell), bit(digit));
        visit(keyOf(cell, lowest(others), true), Cause::Cell);
    }
    if (!usesUnits)
        return;
    for (const Kind kind : kKinds) {
        const unsigned unit = unitOf(cell, kind);
        const Bits others = without(board.places(unit, digit), bit(positionIn(cell, kind)));
        if (count(others) == 1)
            visit(keyOf(cellAt(unit, lowest(others)), digit, true), causeOf(kind));
    }
}

} // namespace clew::sudoku::explainer
