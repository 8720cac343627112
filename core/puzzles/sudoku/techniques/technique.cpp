#include "core/puzzles/sudoku/techniques/technique.h"

#include <algorithm>

namespace clew::sudoku {

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

Term cellsTerm(std::span<const Cell> cells)
{
    return {Term::Kind::Cells, {cells.begin(), cells.end()}};
}

Term cellsTerm(std::initializer_list<Cell> cells)
{
    return cellsTerm(std::span(cells.begin(), cells.size()));
}

Term digitsTerm(Mask digits)
{
    Term term{Term::Kind::Digits, {}};
    for (; digits != 0; digits &= digits - 1)
        term.items.push_back(static_cast<std::uint32_t>(std::countr_zero(digits)));
    return term;
}

Term digitTerm(Value value)
{
    return {Term::Kind::Digits, {value}};
}

Term unitTerm(const Layout& layout, std::uint32_t unit)
{
    return {Term::Kind::Numbers, {layout.unitIndex(unit)}};
}

Term numbersTerm(Mask indexes)
{
    Term term = digitsTerm(indexes);
    term.kind = Term::Kind::Numbers;
    return term;
}

Term claimsTerm(std::span<const Claim> claims)
{
    Term term{Term::Kind::Claims, {}};
    for (const Claim& claim : claims) {
        term.items.insert(term.items.end(), {claim.holds ? 1U : 0U, claim.value,
                                             static_cast<std::uint32_t>(claim.cells.size())});
        term.items.insert(term.items.end(), claim.cells.begin(), claim.cells.end());
    }
    return term;
}

Term placementsTerm(std::span<const Conclusion> placements)
{
    Term term{Term::Kind::Placements, {}};
    for (const auto& [place, unit] : placements)
        term.items.insert(term.items.end(), {place.variable, place.value, unit.value_or(kNoValue)});
    return term;
}

bool Step::concludes(Place place) const
{
    return std::ranges::find(eliminations, place) != eliminations.end() ||
           std::ranges::find(assignments, place) != assignments.end();
}

std::string cellList(std::uint32_t size, std::span<const Cell> cells)
{
    std::string text;
    for (const Cell cell : cells)
        text += (text.empty() ? "" : ", ") + cellName(size, cell);
    return text;
}

namespace {

// "R1C4 = 9", of several cells "R1C4/R3C4 = 9".
std::string claimsText(std::span<const std::uint32_t> items, std::uint32_t size)
{
    std::string text;
    while (!items.empty()) {
        std::string cells;
        for (const Cell cell : items.subspan(3, items[2]))
            cells += (cells.empty() ? "" : "/") + cellName(size, cell);
        text += (text.empty() ? "" : " → ") + cells + (items[0] == 1 ? " = " : " ≠ ") +
                digitName(items[1]);
        items = items.subspan(3 + items[2]);
    }
    return text;
}

// " (R4)", " (C1)" or " (B9)".
std::string unitNote(std::uint32_t unit, std::uint32_t size)
{
    static constexpr std::array kLetters{'R', 'C', 'B'};
    return std::string(" (") + kLetters[unit / size] + std::to_string(unit % size + 1) + ")";
}

std::string placementsText(std::span<const std::uint32_t> items, std::uint32_t size)
{
    std::string text;
    for (; !items.empty(); items = items.subspan(3))
        text += (text.empty() ? "" : ", ") + cellName(size, items[0]) + " = " +
                digitName(items[1]) + (items[2] == kNoValue ? "" : unitNote(items[2], size));
    return text;
}

// "R1C2 = 5, R3C4 = 5 (B2); R1C2 = 6, R1C1 = 5".
std::string strandsText(std::span<const std::uint32_t> items, std::uint32_t size)
{
    std::string text;
    for (; !items.empty(); items = items.subspan(1 + items[0]))
        text += (text.empty() ? "" : "; ") + placementsText(items.subspan(1, items[0]), size);
    return text;
}

std::string numbersText(std::span<const std::uint32_t> items)
{
    std::string text;
    for (const std::uint32_t item : items)
        text += (text.empty() ? "" : ", ") + std::to_string(item + 1);
    return text;
}

std::string termText(const Term& term, std::uint32_t size)
{
    const std::span<const std::uint32_t> items(term.items.data(), term.items.size());
    switch (term.kind) {
    case Term::Kind::Cells:
        return cellList(size, items);
    case Term::Kind::Claims:
        return claimsText(items, size);
    case Term::Kind::Placements:
        return placementsText(items, size);
    case Term::Kind::Strands:
        return strandsText(items, size);
    case Term::Kind::Digits:
    case Term::Kind::Numbers:
        break;
    }
    return numbersText(items);
}

// "R1C2 ≠ 3, R4C5 ≠ 3".
std::string eliminationList(const Step& step, std::uint32_t size)
{
    std::string text;
    for (const Place place : step.eliminations)
        text += (text.empty() ? "" : ", ") + cellName(size, place.variable) + " ≠ " +
                digitName(place.value);
    return text;
}

} // namespace

Sentence sentenceOf(const Step& step, const Layout& layout)
{
    Sentence sentence{step.pattern, {}, step.assignments, step.causes};
    for (const Term& term : step.terms)
        sentence.arguments.push_back(termText(term, layout.size()));
    if (!step.eliminations.empty())
        sentence.arguments.push_back(eliminationList(step, layout.size()));
    sentence.effects.insert(sentence.effects.end(), step.eliminations.begin(),
                            step.eliminations.end());
    return sentence;
}

void eliminate(Step& step, const Grid& grid, const CellSet& cells, Value value)
{
    (cells & grid.places(value)).forEach([&](Cell cell) {
        step.eliminations.push_back({cell, value});
    });
}

void eliminateAll(Step& step, const Grid& grid, const CellSet& cells, Mask values)
{
    forBits(values, [&](Value value) { eliminate(step, grid, cells, value); });
}

std::vector<Cell> cellsAt(const Layout& layout, std::uint32_t unit, Mask positions)
{
    std::vector<Cell> cells;
    forBits(positions, [&](std::uint32_t i) { cells.push_back(layout.unit(unit)[i]); });
    return cells;
}

CellSet setOf(std::span<const Cell> cells)
{
    CellSet set;
    for (const Cell cell : cells)
        set.set(cell);
    return set;
}

CellSet seenByAll(const Layout& layout, const CellSet& cells)
{
    CellSet seen = layout.peerSet(cells.first());
    cells.forEach([&](Cell cell) { seen &= layout.peerSet(cell); });
    return seen;
}

std::vector<Place> placesOf(std::span<const Cell> cells, Value value)
{
    std::vector<Place> places;
    for (const Cell cell : cells)
        places.push_back({cell, value});
    return places;
}

std::vector<Place> candidatesOf(const Grid& grid, std::span<const Cell> cells)
{
    std::vector<Place> places;
    for (const Cell cell : cells)
        for (Mask left = grid.candidates(cell); left != 0; left &= left - 1)
            places.push_back({cell, static_cast<Value>(std::countr_zero(left))});
    return places;
}

std::vector<Cell> listOf(const CellSet& cells)
{
    std::vector<Cell> list;
    cells.forEach([&](Cell cell) { list.push_back(cell); });
    return list;
}

namespace {

constexpr Technique oneDigit(Rule rule, Finder find)
{
    return {.rule = rule, .find = find, .ofOneDigit = true};
}

} // namespace

std::span<const Technique> techniques()
{
    static constexpr std::array all{
        Technique{FullHouse, findFullHouse},
        Technique{NakedSingle, findNakedSingle},
        Technique{HiddenSingle, findHiddenSingle},
        Technique{LockedPair, findLockedSubset<2>},
        Technique{LockedTriple, findLockedSubset<3>},
        Technique{Pointing, findPointing},
        Technique{Claiming, findClaiming},
        Technique{NakedPair, findNakedSubset<2>},
        Technique{NakedTriple, findNakedSubset<3>},
        Technique{HiddenPair, findHiddenSubset<2>},
        Technique{HiddenTriple, findHiddenSubset<3>},
        Technique{NakedQuad, findNakedSubset<4>},
        Technique{HiddenQuad, findHiddenSubset<4>},
        oneDigit(XWing, findFish<2>),
        oneDigit(Swordfish, findFish<3>),
        oneDigit(Jellyfish, findFish<4>),
        Technique{RemotePair, findRemotePair},
        Technique{BivalueGrave, findBivalueGrave, true},
        oneDigit(Skyscraper, findSkyscraper),
        oneDigit(TwoStringKite, findTwoStringKite),
        oneDigit(TurbotFish, findTurbotFish),
        oneDigit(EmptyRectangle, findEmptyRectangle),
        Technique{WWing, findWWing},
        Technique{XYWing, findXYWing},
        Technique{XYZWing, findXYZWing},
        Technique{UniqueRectangle, findUniqueRectangle, true},
        Technique{HiddenRectangle, findHiddenRectangle, true},
        oneDigit(FinnedXWing, findFinnedFish<2, false>),
        oneDigit(SashimiXWing, findFinnedFish<2, true>),
        oneDigit(FinnedSwordfish, findFinnedFish<3, false>),
        oneDigit(SashimiSwordfish, findFinnedFish<3, true>),
        oneDigit(FinnedJellyfish, findFinnedFish<4, false>),
        oneDigit(SashimiJellyfish, findFinnedFish<4, true>),
        Technique{SueDeCoq, findSueDeCoq},
        oneDigit(SimpleColouring, findSimpleColouring),
        oneDigit(XChain, findXChain),
        Technique{XYChain, findXYChain},
        Technique{AlternatingChain, findAlternatingChain, false, AlternatingLoop},
        Technique{GroupedChain, findGroupedChain, false, GroupedLoop},
        Technique{AlmostLockedPair, findAlmostLocked, false, AlmostLockedWing},
        Technique{ForcingNet, findForcing, false, ForcingChain},
        Technique{ForcedByAll, findForcedByAll},
    };
    return all;
}

} // namespace clew::sudoku
