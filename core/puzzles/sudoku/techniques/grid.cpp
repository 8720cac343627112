#include "core/puzzles/sudoku/techniques/grid.h"

namespace clew::sudoku {

Grid gridOf(const Layout& layout, const State& state)
{
    std::vector<Value> values(layout.cellCount());
    std::vector<Mask> candidates(layout.cellCount(), layout.allDigits());
    for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
        values[cell] = state.value(cell);
        for (Value value = 0; value < layout.size(); ++value)
            if (state.removed(cell, value))
                candidates[cell] &= ~bitOf(value);
    }
    for (Cell cell = 0; cell < layout.cellCount(); ++cell)
        if (values[cell] != kNoValue)
            for (const Cell peer : layout.peers(cell))
                candidates[peer] &= ~bitOf(values[cell]);
    return Grid(layout, std::move(values), std::move(candidates));
}

Grid::Grid(const Layout& layout, std::vector<Value> values, std::vector<Mask> candidates)
    : m_layout(&layout), m_values(std::move(values)), m_candidates(std::move(candidates)),
      m_places(layout.size()), m_unitPlaces(std::size_t{layout.unitCount()} * layout.size()),
      m_placed(layout.unitCount()), m_open(layout.unitCount()),
      m_digitChanged(layout.size(), m_now), m_cellChanged(layout.cellCount(), m_now),
      m_unitChanged(layout.unitCount(), m_now), m_placesChanged(m_unitPlaces.size(), m_now)
{
    for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
        if (m_values[cell] != kNoValue) {
            m_candidates[cell] = 0;
            notePlaced(cell);
            continue;
        }
        m_empty.set(cell);
        noteCandidates(cell);
        forBits(m_candidates[cell], [&](Value value) {
            m_places[value].set(cell);
            for (const UnitKind kind : kUnitKinds)
                m_unitPlaces[placesIndex(layout.unitOf(kind, cell), value)] |=
                    bitOf(layout.positionIn(kind, cell));
        });
        for (const std::uint32_t unit : layout.unitsOf(cell))
            m_open[unit] |= m_candidates[cell];
    }
}

void Grid::strike(Cell cell, Value value)
{
    m_candidates[cell] &= ~bitOf(value);
    noteCandidates(cell);
    m_places[value].reset(cell);
    ++m_now;
    m_digitChanged[value] = m_cellChanged[cell] = m_now;
    for (const UnitKind kind : kUnitKinds) {
        const std::uint32_t unit = m_layout->unitOf(kind, cell);
        const std::size_t index = placesIndex(unit, value);
        m_unitPlaces[index] &= ~bitOf(m_layout->positionIn(kind, cell));
        if (m_unitPlaces[index] == 0)
            m_open[unit] &= ~bitOf(value);
        m_unitChanged[unit] = m_placesChanged[index] = m_now;
    }
}

void Grid::noteCandidates(Cell cell)
{
    if (m_candidates[cell] == 0)
        m_bare.set(cell);
    if (isPair(m_candidates[cell]))
        m_bivalue.set(cell);
    else
        m_bivalue.reset(cell);
}

void Grid::notePlaced(Cell cell)
{
    for (const std::uint32_t unit : m_layout->unitsOf(cell))
        m_placed[unit] |= bitOf(m_values[cell]);
}

Mask Grid::digitsChangedSince(Moment moment) const
{
    Mask changed = 0;
    for (Value value = 0; value < m_layout->size(); ++value)
        changed |= m_digitChanged[value] > moment ? bitOf(value) : 0;
    return changed;
}

void Grid::fill(Cell cell, Value value)
{
    forBits(m_candidates[cell], [&](Value candidate) { strike(cell, candidate); });
    m_values[cell] = value;
    m_empty.reset(cell);
    m_bare.reset(cell);
    notePlaced(cell);
}

} // namespace clew::sudoku
