#include "core/puzzles/sudoku/techniques/implications.h"

#include <algorithm>

namespace clew::sudoku {

Implications::Implications(const Grid& grid)
    : m_grid(grid), m_layout(grid.layout()),
      m_struckBy(std::size_t{m_layout.cellCount()} * m_layout.size())
{
    for (Cell cell = 0; cell < m_layout.cellCount(); ++cell)
        m_startCandidates.push_back(grid.candidates(cell));
    for (std::uint32_t unit = 0; unit < m_layout.unitCount(); ++unit)
        for (Value value = 0; value < m_layout.size(); ++value)
            m_startPlaces.push_back(grid.placesIn(unit, value));
}

bool Implications::assume(Place place)
{
    m_candidates = m_startCandidates;
    m_places = m_startPlaces;
    m_values.assign(m_layout.cellCount(), kNoValue);
    std::ranges::fill(m_struckBy, kNever);
    m_placed.clear();
    m_dead.reset();
    follow(place, std::nullopt);
    for (std::size_t number = 0; number < m_placed.size() && !m_dead; ++number)
        this->place(static_cast<Number>(number));
    return m_dead.has_value();
}

void Implications::follow(Place place, std::optional<std::uint32_t> unit)
{
    // A cell that two digits go to loses one of them soon enough, and that is a contradiction.
    if (m_values[place.variable] == place.value)
        return;
    m_values[place.variable] = place.value;
    m_placed.push_back({place, unit});
}

void Implications::place(Number number)
{
    const auto [cell, value] = m_placed[number].place;
    forBits(m_candidates[cell] & ~bitOf(value), [&](Value other) { strike(cell, other, number); });
    for (const UnitKind kind : kUnitKinds) {
        const std::uint32_t unit = m_layout.unitOf(kind, cell);
        const Mask own = bitOf(m_layout.positionIn(kind, cell));
        forBits(m_places[std::size_t{unit} * m_layout.size() + value] & ~own,
                [&](std::uint32_t i) { strike(m_layout.unit(unit)[i], value, number); });
    }
}

void Implications::strike(Cell cell, Value value, Number by)
{
    m_struckBy[indexOf({cell, value})] = by;
    Mask& left = m_candidates[cell];
    left &= ~bitOf(value);
    if (left == 0 && !m_dead)
        m_dead = Contradiction{cell};
    if (isSingle(left))
        follow({cell, lowestBit(left)}, std::nullopt);
    for (const UnitKind kind : kUnitKinds) {
        const std::uint32_t unit = m_layout.unitOf(kind, cell);
        Mask& places = m_places[std::size_t{unit} * m_layout.size() + value];
        places &= ~bitOf(m_layout.positionIn(kind, cell));
        if (places == 0 && !m_dead)
            m_dead = Contradiction{cell, unit, value};
        if (isSingle(places))
            follow({m_layout.unit(unit)[lowestBit(places)], value}, unit);
    }
}

std::vector<Conclusion> Implications::pathToContradiction() const
{
    std::vector<Number> open;
    if (m_dead->unit)
        addUnitStrikes(open, *m_dead->unit, m_dead->value, kMaxCells);
    else
        addCellStrikes(open, m_dead->cell, kNoValue);
    return path(std::move(open));
}

std::vector<Conclusion> Implications::pathToStrike(Place place) const
{
    return path({m_struckBy[indexOf(place)]});
}

std::vector<Conclusion> Implications::path(std::vector<Number> open) const
{
    m_isChain = true;
    std::vector<bool> needed(m_placed.size());
    while (!open.empty()) {
        const Number number = open.back();
        open.pop_back();
        if (needed[number])
            continue;
        needed[number] = true;
        if (number == 0)
            continue;
        std::vector<Number> before = premises(m_placed[number]);
        std::ranges::sort(before);
        before.erase(std::unique(before.begin(), before.end()), before.end());
        m_isChain = m_isChain && before.size() == 1;
        open.insert(open.end(), before.begin(), before.end());
    }
    std::vector<Conclusion> placements;
    for (std::size_t i = 0; i < m_placed.size(); ++i)
        if (needed[i])
            placements.push_back(m_placed[i]);
    return placements;
}

std::vector<Implications::Number> Implications::premises(const Conclusion& placement) const
{
    std::vector<Number> numbers;
    const auto [cell, value] = placement.place;
    if (placement.unit)
        addUnitStrikes(numbers, *placement.unit, value, cell);
    else
        addCellStrikes(numbers, cell, value);
    return numbers;
}

void Implications::addCellStrikes(std::vector<Number>& numbers, Cell cell, Value but) const
{
    forBits(m_grid.candidates(cell), [&](Value value) {
        if (value != but)
            numbers.push_back(m_struckBy[indexOf({cell, value})]);
    });
}

void Implications::addUnitStrikes(std::vector<Number>& numbers, std::uint32_t unit, Value value,
                                  Cell but) const
{
    for (const Cell cell : cellsAt(m_layout, unit, m_grid.placesIn(unit, value)))
        if (cell != but)
            numbers.push_back(m_struckBy[indexOf({cell, value})]);
}

} // namespace clew::sudoku
