#include "core/puzzles/sudoku/techniques/links.h"

#include <algorithm>

namespace clew::sudoku {

Links::Links(const Grid& grid, LinkKinds kinds)
    : m_grid(grid), m_layout(grid.layout()), m_firstOf(m_layout.cellCount())
{
    m_nodes.reserve(m_layout.cellCount() * std::size_t{4});
    numberCandidates();
    if (kinds.strongInCells)
        linkCells();
    if (kinds.strongInUnits)
        linkUnits(kinds.groups);
    m_words = (m_nodes.size() + 63) / 64;
    sortStrong();
    if (m_pairs.empty())
        return; // no chain begins anywhere
    linkWeakly(kinds.weakInCells);
    linkGroupsWeakly();
}

Claim Links::claim(Node node, bool holds) const
{
    return {cells(node), m_nodes[node].value, holds};
}

std::vector<Cell> Links::cells(Node node) const
{
    return isGroup(node) ? listOf(groupCells(node)) : std::vector{m_nodes[node].variable};
}

void Links::numberCandidates()
{
    m_grid.emptyCells().forEach([&](Cell cell) {
        m_firstOf[cell] = count();
        forBits(m_grid.candidates(cell), [&](Value value) { m_nodes.push_back({cell, value}); });
    });
    m_candidateCount = count();
}

void Links::linkCells()
{
    m_grid.emptyCells().forEach([&](Cell cell) {
        if (bitCount(m_grid.candidates(cell)) == 2)
            m_pairs.emplace_back(m_firstOf[cell], m_firstOf[cell] + 1);
    });
}

void Links::linkUnits(bool groups)
{
    for (Value value = 0; value < m_layout.size(); ++value)
        for (std::uint32_t unit = 0; unit < m_layout.unitCount(); ++unit)
            linkUnit(unit, value, groups);
}

void Links::linkUnit(std::uint32_t unit, Value value, bool groups)
{
    const std::uint32_t number = bitCount(m_grid.placesIn(unit, value));
    const auto add = [&](const std::optional<Pair>& pair) {
        if (pair)
            m_pairs.push_back(*pair);
    };
    if (number == 2) {
        const Mask places = m_grid.placesIn(unit, value);
        const std::span<const Cell> cells = m_layout.unit(unit);
        m_pairs.emplace_back(candidateAt(cells[lowestBit(places)], value),
                             candidateAt(cells[lowestBit(places & (places - 1))], value));
    } else if (groups && number > 2) {
        if (m_layout.unitKind(unit) != UnitKind::Box) {
            add(split(unit, value, UnitKind::Box));
        } else {
            add(split(unit, value, UnitKind::Row));
            add(split(unit, value, UnitKind::Column));
            add(splitCross(unit, value));
        }
    }
}

// The places in the unit as two nodes, if they lie in just two units of the other kind.
std::optional<Links::Pair> Links::split(std::uint32_t unit, Value value, UnitKind across)
{
    const CellSet places = m_grid.places(value) & m_layout.unitSet(unit);
    const auto unitOf = [&](Cell cell) {
        return m_layout.unitSet(m_layout.unitsOf(cell)[static_cast<std::size_t>(across)]);
    };
    const CellSet first = places & unitOf(places.first());
    const CellSet rest = places - first;
    if (rest.none() || (rest - unitOf(rest.first())).any())
        return std::nullopt;
    return Pair(nodeOf(first, value), nodeOf(rest, value));
}

// The places in the box as those in a row and those in a column.
std::optional<Links::Pair> Links::splitCross(std::uint32_t box, Value value)
{
    const CellSet places = m_grid.places(value) & m_layout.unitSet(box);
    std::optional<Pair> found;
    places.visit([&](Cell cell) {
        const CellSet inRow = places & m_layout.unitSet(m_layout.unitsOf(cell)[0]);
        const CellSet rest = places - inRow;
        if (inRow.count() > 1 && rest.count() > 1 &&
            (rest - m_layout.unitSet(m_layout.unitsOf(rest.first())[1])).none())
            found = Pair(nodeOf(inRow, value), nodeOf(rest, value));
        return found.has_value();
    });
    return found;
}

Node Links::nodeOf(const CellSet& cells, Value value)
{
    const Cell first = cells.first();
    if (cells.count() == 1)
        return candidateAt(first, value);
    for (Node node = m_candidateCount; node < count(); ++node)
        if (m_nodes[node].value == value && groupCells(node) == cells)
            return node;
    m_nodes.push_back({first, value});
    m_groups.push_back(cells);
    return count() - 1;
}

void Links::linkWeakly(bool inCells)
{
    // The nodes of each digit in each unit; a candidate rules out those of its own units.
    const std::size_t size = m_layout.size();
    std::vector<std::uint64_t> inUnits(m_layout.unitCount() * size * m_words);
    const auto unitBits = [&](std::uint32_t unit, Value value) {
        return std::span(inUnits).subspan((unit * size + value) * m_words, m_words);
    };
    for (Node node = 0; node < m_candidateCount; ++node)
        for (const std::uint32_t unit : m_layout.unitsOf(m_nodes[node].variable))
            addNode(unitBits(unit, m_nodes[node].value), node);
    m_weak.assign(m_nodes.size() * m_words, 0);
    for (Node node = 0; node < m_candidateCount; ++node) {
        const auto [cell, value] = candidate(node);
        const NodeBits bits = weakOf(node);
        for (const std::uint32_t unit : m_layout.unitsOf(cell)) {
            const auto others = unitBits(unit, value);
            for (std::size_t i = 0; i < m_words; ++i)
                bits[i] |= others[i];
        }
        for (Node k = 0; inCells && k < bitCount(m_grid.candidates(cell)); ++k)
            addNode(bits, m_firstOf[cell] + k);
        bits[node / 64] &= ~(std::uint64_t{1} << node % 64);
    }
}

void Links::linkGroupsWeakly()
{
    for (Node group = m_candidateCount; group < count(); ++group) {
        const Value value = m_nodes[group].value;
        const CellSet seen = seenByAll(m_layout, groupCells(group));
        (seen & m_grid.places(value)).forEach([&](Cell cell) {
            const Node node = candidateAt(cell, value);
            addNode(weakOf(group), node);
            addNode(weakOf(node), group);
        });
        for (Node other = m_candidateCount; other < group; ++other) {
            if (m_nodes[other].value != value || (groupCells(other) - seen).any())
                continue;
            addNode(weakOf(group), other);
            addNode(weakOf(other), group);
        }
    }
}

void Links::sortStrong()
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
    m_linked.assign(m_words, 0);
    for (const auto& [a, b] : m_pairs) {
        m_strongTo[next[a]++] = b;
        m_strongTo[next[b]++] = a;
        addNode(m_linked, a);
        addNode(m_linked, b);
    }
}

} // namespace clew::sudoku
