#include "core/puzzles/sudoku/techniques/links.h"

#include <algorithm>

namespace clew::sudoku {

namespace {

/// Which digits one, two or three parts of a unit have. All are counted at once: to ask for each by
/// itself costs most where the answer is no.
struct Tally
{
    Mask once = 0; ///< at least
    Mask twice = 0;
    Mask thrice = 0;

    void add(Mask digits)
    {
        thrice |= twice & digits;
        twice |= once & digits;
        once |= digits;
    }
};

} // namespace

template<class Set>
Links<Set>::Links(const Grid& grid, LinkKinds kinds, Moment since)
    : m_grid(grid), m_layout(grid.layout()), m_weakInCells(kinds.weakInCells), m_since(since)
{
    m_pairs.reserve(m_layout.cellCount());
    if (kinds.strongInCells)
        linkCells();
    if (kinds.groups)
        m_groups.reserve(m_layout.cellCount());
    if (kinds.strongInUnits)
        linkUnits(kinds);
    if (!m_anyNew)
        return;
    number();
    linkStrongly();
    linkWeakly();
    linkGroupsWeakly();
}

template<class Set>
Claim Links<Set>::claim(Node node, bool holds) const
{
    return {cells(node), m_nodes[node].value, holds};
}

template<class Set>
std::vector<Cell> Links<Set>::cells(Node node) const
{
    return isGroup(node) ? listOf(CellSet(m_groups[node - m_candidateCount].cells))
                         : std::vector{m_nodes[node].variable};
}

template<class Set>
void Links<Set>::addStruck(std::vector<Place>& struck, Node a, Node b) const
{
    const auto [cellA, valueA] = m_nodes[a];
    const auto [cellB, valueB] = m_nodes[b];
    if (valueA == valueB) {
        (m_seen[a] & m_seen[b]).forEach([&](Cell cell) { struck.push_back({cell, valueA}); });
        return;
    }
    if (!m_weakInCells)
        return;
    if (!isGroup(a) && !isGroup(b) && cellA == cellB) {
        forBits(m_grid.candidates(cellA) & ~(bitOf(valueA) | bitOf(valueB)), [&](Value value) {
            struck.push_back({cellA, value});
        });
        return;
    }
    if (!isGroup(a) && m_seen[b][cellA])
        struck.push_back({cellA, valueB});
    if (!isGroup(b) && m_seen[a][cellB])
        struck.push_back({cellB, valueA});
}

template<class Set>
void Links<Set>::linkCells()
{
    m_grid.emptyCells().forEach([&](Cell cell) {
        const Mask candidates = m_grid.candidates(cell);
        if (const Mask rest = candidates & (candidates - 1); isSingle(rest))
            addPair({keyOf(cell, lowestBit(candidates)), keyOf(cell, lowestBit(rest))},
                    m_grid.hasChangedSince(m_since, cell));
    });
}

template<class Set>
void Links<Set>::linkUnits(const LinkKinds& kinds)
{
    for (std::uint32_t unit = 0; unit < m_layout.unitCount(); ++unit) {
        const std::span<const Cell> cells = m_layout.unit(unit);
        Tally tally;
        for (const Cell cell : cells)
            tally.add(m_grid.candidates(cell));
        forBits(tally.twice & ~tally.thrice & kinds.digits, [&](Value value) {
            const Mask places = m_grid.placesIn(unit, value);
            addPair({keyOf(cells[lowestBit(places)], value),
                     keyOf(cells[lowestBit(places & (places - 1))], value)},
                    m_grid.placesHaveChangedSince(m_since, unit, value));
        });
        if (kinds.groups)
            linkPieces(unit, tally.thrice & kinds.digits);
    }
}

template<class Set>
void Links<Set>::linkPieces(std::uint32_t unit, Mask digits)
{
    if (m_layout.unitKind(unit) != UnitKind::Box) {
        linkSplit(unit, digits, UnitKind::Box);
        return;
    }
    const Mask inThreeRows = linkSplit(unit, digits, UnitKind::Row);
    linkSplit(unit, digits, UnitKind::Column);
    forBits(inThreeRows, [&](Value value) { linkCross(unit, value); });
}

// The places of a digit as two nodes, if they lie in just two pieces. The digits in three or more.
template<class Set>
Mask Links<Set>::linkSplit(std::uint32_t unit, Mask digits, UnitKind other)
{
    const UnitKind kind = m_layout.unitKind(unit);
    const std::span<const Cell> cells = m_layout.unit(unit);
    Tally tally;
    for (Mask left = (Mask{1} << cells.size()) - 1, piece = 0; left != 0; left &= ~piece) {
        piece = m_layout.piece(kind, other, lowestBit(left));
        Mask inPiece = 0;
        forBits(piece, [&](std::uint32_t i) { inPiece |= m_grid.candidates(cells[i]); });
        tally.add(inPiece & digits);
    }
    forBits(tally.twice & ~tally.thrice, [&](Value value) {
        const Mask places = m_grid.placesIn(unit, value);
        const Mask first = places & m_layout.piece(kind, other, lowestBit(places));
        const Node key = keyOf(unit, places & ~first, value);
        addPair({keyOf(unit, first, value), key},
                m_grid.placesHaveChangedSince(m_since, unit, value));
    });
    return tally.thrice;
}

// The places in the box as those in a row and those in a column, two or more in each.
template<class Set>
void Links<Set>::linkCross(std::uint32_t box, Value value)
{
    const Mask places = m_grid.placesIn(box, value);
    for (Mask left = places, inRow = 0; left != 0; left &= ~inRow) {
        inRow = places & m_layout.piece(UnitKind::Box, UnitKind::Row, lowestBit(left));
        const Mask rest = places & ~inRow;
        if (rest == 0 || isSingle(rest) || isSingle(inRow) ||
            (rest & ~m_layout.piece(UnitKind::Box, UnitKind::Column, lowestBit(rest))) != 0)
            continue;
        const Node key = keyOf(box, rest, value);
        addPair({keyOf(box, inRow, value), key},
                m_grid.placesHaveChangedSince(m_since, box, value));
        return;
    }
}

template<class Set>
Node Links<Set>::keyOf(Cell cell, Value value)
{
    m_linkedIn[cell] |= bitOf(value);
    m_linked[value].set(cell);
    return cell * m_layout.size() + value;
}

template<class Set>
Node Links<Set>::keyOf(std::uint32_t unit, Mask positions, Value value)
{
    const std::span<const Cell> cells = m_layout.unit(unit);
    if (isSingle(positions))
        return keyOf(cells[lowestBit(positions)], value);
    Set set;
    forBits(positions, [&](std::uint32_t i) { set.set(cells[i]); });
    std::size_t& last = m_lastGroup[value];
    for (std::size_t group = last; group != 0; group = m_groups[group - 1].before)
        if (m_groups[group - 1].cells == set)
            return keyCount() + static_cast<Node>(group - 1);
    m_groups.push_back({set, value, last});
    last = m_groups.size();
    return keyCount() + static_cast<Node>(last - 1);
}

template<class Set>
void Links<Set>::addPair(Pair pair, bool isNew)
{
    m_pairs.push_back(pair);
    m_anyNew |= isNew;
}

template<class Set>
void Links<Set>::number()
{
    m_nodeOf.resize(keyCount() + m_groups.size());
    m_nodes.reserve(m_pairs.size());
    Set linked;
    for (const Set& cells : m_linked)
        linked |= cells;
    linked.forEach([&](Cell cell) {
        forBits(m_linkedIn[cell], [&](Value value) {
            m_nodeOf[cell * m_layout.size() + value] = count();
            m_nodes.push_back({cell, value});
        });
    });
    m_candidateCount = count();
    numberGroups();
    for (auto& [a, b] : m_pairs) {
        a = m_nodeOf[a];
        b = m_nodeOf[b];
    }
}

// By digits; those of a digit as they were made.
template<class Set>
void Links<Set>::numberGroups()
{
    std::array<Node, kMaxSize + 1> next{};
    for (const Group& group : m_groups)
        ++next[group.value + 1];
    for (std::size_t i = 1; i < next.size(); ++i)
        next[i] += next[i - 1];
    std::vector<Group> sorted(m_groups.size());
    m_nodes.resize(m_candidateCount + m_groups.size());
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const Group& group = m_groups[i];
        const Node number = next[group.value]++;
        sorted[number] = group;
        m_nodes[m_candidateCount + number] = {group.cells.first(), group.value};
        m_nodeOf[keyCount() + i] = m_candidateCount + number;
    }
    m_groups = std::move(sorted);
}

template<class Set>
void Links<Set>::linkStrongly()
{
    m_strongFrom.assign(m_nodes.size() + 1, 0);
    for (const auto& [a, b] : m_pairs) {
        ++m_strongFrom[a + 1];
        ++m_strongFrom[b + 1];
    }
    for (std::size_t i = 1; i < m_strongFrom.size(); ++i)
        m_strongFrom[i] += m_strongFrom[i - 1];
    m_strongTo.resize(2 * m_pairs.size());
    std::vector<Node> next(m_strongFrom.begin(), m_strongFrom.end() - 1);
    for (const auto& [a, b] : m_pairs) {
        m_strongTo[next[a]++] = b;
        m_strongTo[next[b]++] = a;
    }
}

template<class Set>
void Links<Set>::linkWeakly()
{
    m_weak = NodeSets<>(m_nodes.size());
    m_seen.reserve(m_nodes.size());
    for (Node node = 0; node < m_candidateCount; ++node) {
        const auto [cell, value] = m_nodes[node];
        const NodeBits weak = m_weak[node];
        m_seen.push_back(Set(m_layout.peerSet(cell)) & Set(m_grid.places(value)));
        (m_seen.back() & m_linked[value]).forEach([&, value = value](Cell other) {
            addNode(weak, nodeAt(other, value));
        });
        if (m_weakInCells)
            forBits(m_linkedIn[cell] & ~bitOf(value),
                    [&, cell = cell](Value other) { addNode(weak, nodeAt(cell, other)); });
    }
}

template<class Set>
void Links<Set>::linkGroupsWeakly()
{
    for (Node node = m_candidateCount; node < count(); ++node) {
        const Set& cells = m_groups[node - m_candidateCount].cells;
        const Value value = m_nodes[node].value;
        Set seen(m_grid.places(value));
        cells.forEach([&](Cell cell) { seen &= Set(m_layout.peerSet(cell)); });
        m_seen.push_back(seen);
        (seen & m_linked[value]).forEach([&](Cell cell) { linkBoth(node, nodeAt(cell, value)); });
        for (Node other = node; other-- > m_candidateCount && m_nodes[other].value == value;)
            if ((m_groups[other - m_candidateCount].cells - seen).none())
                linkBoth(node, other);
    }
}

template class Links<SmallCellSet>;
template class Links<CellSet>;

} // namespace clew::sudoku
