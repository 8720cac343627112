#include "core/puzzles/sudoku/techniques/implications.h"

#include <algorithm>
#include <utility>

namespace clew::sudoku {

Implications::Implications(const Grid& grid)
    : m_grid(grid), m_layout(grid.layout()),
      m_spots(std::size_t{m_layout.cellCount()} * m_layout.size()), m_struckBy(m_spots.size())
{
    for (std::uint32_t unit = 0; unit < m_layout.unitCount(); ++unit)
        for (Value value = 0; value < m_layout.size(); ++value)
            m_startPlaces.push_back(grid.placesIn(unit, value));
    for (Cell cell = 0; cell < m_layout.cellCount(); ++cell) {
        m_startCandidates.push_back(grid.candidates(cell));
        forBits(grid.candidates(cell), [&](Value value) {
            for (const UnitKind kind : kUnitKinds) {
                m_spots[indexOf({cell, value})][static_cast<std::size_t>(kind)] = {
                    m_layout.unitOf(kind, cell) * m_layout.size() + value,
                    bitOf(m_layout.positionIn(kind, cell))};
            }
        });
    }
    const std::uint32_t width = m_layout.box().width;
    for (std::uint32_t i = 0; i < m_layout.size(); ++i) {
        Mask beside = 0;
        for (std::uint32_t j = 0; j < m_layout.size(); ++j)
            if (i / width != j / width && i % width != j % width)
                beside |= bitOf(j);
        m_besideLines.push_back(beside);
    }
}

bool Implications::assume(Place place)
{
    m_candidates = m_startCandidates;
    m_places = m_startPlaces;
    m_values.assign(m_layout.cellCount(), kNoValue);
    m_placed.clear();
    m_isDead = false;
    follow(place, std::nullopt);
    for (std::size_t number = 0; number < m_placed.size() && !m_isDead; ++number)
        this->place(static_cast<Number>(number));
    return m_isDead;
}

void Implications::follow(Place place, std::optional<std::uint32_t> unit)
{
    // A cell that two digits go to loses one of them soon enough, and that is a contradiction.
    if (m_values[place.variable] == place.value)
        return;
    m_values[place.variable] = place.value;
    m_placed.push_back({place, unit});
}

// The digit is struck from the cell's units, and the cell's other digits from the cell. Of this
// cell and these units nothing new follows: the units are given places that never become single.
void Implications::place(Number number)
{
    const Cell cell = m_placed[number].place.variable;
    const Value value = m_placed[number].place.value;
    const Spots& own = m_spots[indexOf({cell, value})];
    std::array<Mask, kUnitKinds.size()> struck{};
    for (std::size_t kind = 0; kind < own.size(); ++kind)
        struck[kind] = std::exchange(m_places[own[kind].places], kSettled) & ~own[kind].bit;
    struck[static_cast<std::size_t>(UnitKind::Box)] &=
        m_besideLines[m_layout.positionIn(UnitKind::Box, cell)];
    forBits(std::exchange(m_candidates[cell], bitOf(value)) & ~bitOf(value), [&](Value other) {
        strikePlaces({cell, other}, number);
    });
    const std::array<std::uint32_t, 3>& units = m_layout.unitsOf(cell);
    for (std::size_t kind = 0; kind < own.size(); ++kind) {
        const Cell* const cells = m_layout.unit(units[kind]).data();
        forBits(struck[kind] & ~kSettled, [&](std::uint32_t i) {
            Mask& left = m_candidates[cells[i]];
            left &= ~bitOf(value);
            if ((left & (left - 1)) == 0)
                leaveIn(cells[i]);
            strikePlaces({cells[i], value}, number);
        });
    }
}

// Strikes a candidate from the places of its digit.
void Implications::strikePlaces(Place place, Number by)
{
    const std::size_t index = indexOf(place);
    m_struckBy[index] = by;
    for (const Spot& spot : m_spots[index]) {
        Mask& places = m_places[spot.places];
        places &= ~spot.bit;
        if ((places & (places - 1)) == 0)
            leaveIn(spot.places, place.variable);
    }
}

// The cell is left with one candidate or none.
void Implications::leaveIn(Cell cell)
{
    if (m_candidates[cell] != 0)
        follow({cell, lowestBit(m_candidates[cell])}, std::nullopt);
    else
        die({cell});
}

// A digit is left with one place in a unit, or none.
void Implications::leaveIn(std::uint32_t index, Cell struck)
{
    const std::uint32_t unit = index / m_layout.size();
    const Value value = index % m_layout.size();
    if (const Mask places = m_places[index]; places != 0)
        follow({m_layout.unit(unit)[lowestBit(places)], value}, unit);
    else
        die({struck, unit, value});
}

// The first contradiction counts.
void Implications::die(const Contradiction& contradiction)
{
    if (!m_isDead)
        m_contradiction = contradiction;
    m_isDead = true;
}

Implications::Path Implications::pathToContradiction()
{
    needForContradiction();
    return neededPath();
}

Implications::Path Implications::pathToStrike(Place place)
{
    m_needed.assign(m_placed.size(), false);
    m_needed[m_struckBy[indexOf(place)]] = true;
    needAllBefore();
    return neededPath();
}

std::size_t Implications::lengthToContradiction()
{
    needForContradiction();
    return static_cast<std::size_t>(std::ranges::count(m_needed, true));
}

// Every candidate of the cell, or every place in the unit, has been struck: none is excepted.
void Implications::needForContradiction()
{
    m_needed.assign(m_placed.size(), false);
    const auto& [cell, unit, value] = m_contradiction;
    (void)need({unit ? kMaxCells : cell, unit ? value : kNoValue}, unit);
    needAllBefore();
}

// What the needed placements follow from; that has lower numbers.
void Implications::needAllBefore()
{
    m_isChain = true;
    for (std::size_t number = m_placed.size(); number-- > 1;)
        if (m_needed[number])
            m_isChain &= need(m_placed[number].place, m_placed[number].unit);
}

// What a conclusion follows from; whether that is one placement.
bool Implications::need(Place conclusion, std::optional<std::uint32_t> unit)
{
    std::optional<Number> first;
    bool alone = true;
    forPremises(conclusion, unit, [&](Number by) {
        m_needed[by] = true;
        alone &= by == first.value_or(by);
        first = by;
    });
    return alone;
}

// Calls each(placement) for all that struck the other candidates of the cell, or the other places
// of the digit in the unit.
template<class Each>
void Implications::forPremises(Place conclusion, std::optional<std::uint32_t> unit, Each&& each)
{
    const auto [but, value] = conclusion;
    if (unit)
        forBits(m_grid.placesIn(*unit, value), [&, but = but, value = value](std::uint32_t i) {
            if (const Cell cell = m_layout.unit(*unit)[i]; cell != but)
                each(m_struckBy[indexOf({cell, value})]);
        });
    else
        forBits(m_grid.candidates(but), [&, but = but, value = value](Value other) {
            if (other != value)
                each(m_struckBy[indexOf({but, other})]);
        });
}

Implications::Path Implications::neededPath()
{
    Path path{{}, m_isChain};
    for (std::size_t i = 0; i < m_placed.size(); ++i)
        if (m_needed[i])
            path.placements.push_back(m_placed[i]);
    return path;
}

std::vector<Place> placesIn(std::span<const Conclusion> path)
{
    std::vector<Place> places;
    for (const Conclusion& placement : path)
        places.push_back(placement.place);
    return places;
}

} // namespace clew::sudoku
