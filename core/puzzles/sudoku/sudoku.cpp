#include "core/puzzles/sudoku/sudoku.h"

#include <algorithm>
#include <fmt/format.h>

namespace clew::sudoku {

std::size_t SudokuProblem::clueCount() const
{
    return givens.size() - static_cast<std::size_t>(std::ranges::count(givens, kNoValue));
}

Layout::Layout(BoxShape box)
    : m_box(box), m_size(box.size()), m_units(std::size_t{3} * m_size * m_size),
      m_unitSets(std::size_t{3} * m_size), m_peerSets(cellCount()), m_unitsOf(cellCount()),
      m_positionsOf(cellCount())
{
    std::vector<std::uint32_t> filled(unitCount());
    for (Cell cell = 0; cell < cellCount(); ++cell) {
        const std::uint32_t row = cell / m_size;
        const std::uint32_t column = cell % m_size;
        const std::uint32_t boxNumber = row / m_box.height * m_box.height + column / m_box.width;
        m_unitsOf[cell] = {row, m_size + column, 2 * m_size + boxNumber};
        for (std::size_t kind = 0; kind < 3; ++kind) {
            const std::uint32_t u = m_unitsOf[cell][kind];
            m_positionsOf[cell][kind] = filled[u];
            m_units[std::size_t{u} * m_size + filled[u]++] = cell;
            m_unitSets[u].set(cell);
        }
    }
    m_peerCount = 2 * (m_size - 1) + (box.width - 1) * (box.height - 1);
    m_peers.reserve(cellCount() * m_peerCount);
    for (Cell cell = 0; cell < cellCount(); ++cell) {
        for (const std::uint32_t u : m_unitsOf[cell])
            m_peerSets[cell] |= m_unitSets[u];
        m_peerSets[cell].reset(cell);
        m_peerSets[cell].forEach([&](Cell other) { m_peers.push_back(other); });
    }
    cutUnits();
}

// All units of a kind are cut alike: the first stands for them.
void Layout::cutUnits()
{
    m_pieces.resize(kUnitKinds.size() * kUnitKinds.size() * m_size);
    for (const UnitKind kind : kUnitKinds) {
        const std::span<const Cell> cells = unit(static_cast<std::uint32_t>(kind) * m_size);
        for (const UnitKind other : kUnitKinds)
            for (std::uint32_t i = 0; i < m_size; ++i)
                for (std::uint32_t k = 0; k < m_size; ++k)
                    if (unitOf(other, cells[i]) == unitOf(other, cells[k]))
                        m_pieces[pieceIndex(kind, other, i)] |= bitOf(k);
    }
}

std::optional<std::uint32_t> Layout::commonUnit(Cell a, Cell b) const
{
    for (std::size_t kind = 0; kind < 3; ++kind)
        if (m_unitsOf[a][kind] == m_unitsOf[b][kind])
            return m_unitsOf[a][kind];
    return std::nullopt;
}

std::string cellName(std::uint32_t size, Cell cell)
{
    return fmt::format("R{}C{}", cell / size + 1, cell % size + 1);
}

std::string digitName(Value value)
{
    return std::to_string(value + 1);
}

} // namespace clew::sudoku
