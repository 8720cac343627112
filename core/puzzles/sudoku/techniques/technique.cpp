#include "core/puzzles/sudoku/techniques/technique.h"

#include <algorithm>

namespace clew::sudoku {

Grid::Grid(const Layout& layout, std::vector<Value> values, std::vector<Mask> candidates)
    : m_layout(&layout), m_values(std::move(values)), m_candidates(std::move(candidates)),
      m_places(layout.size())
{
    for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
        if (m_values[cell] != kNoValue) {
            m_candidates[cell] = 0;
            continue;
        }
        m_empty.set(cell);
        for (Value value = 0; value < layout.size(); ++value)
            if (has(cell, value))
                m_places[value].set(cell);
    }
}

Mask Grid::placesIn(std::uint32_t unit, Value value) const
{
    Mask places = 0;
    Mask bit = 1;
    for (const Cell cell : m_layout->unit(unit)) {
        if (has(cell, value))
            places |= bit;
        bit <<= 1U;
    }
    return places;
}

std::vector<Cell> Grid::placeCells(std::uint32_t unit, Value value) const
{
    std::vector<Cell> cells;
    for (const Cell cell : m_layout->unit(unit))
        if (has(cell, value))
            cells.push_back(cell);
    return cells;
}

std::vector<Cell> Grid::bivalueCells() const
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < m_layout->cellCount(); ++cell)
        if (std::popcount(m_candidates[cell]) == 2)
            cells.push_back(cell);
    return cells;
}

std::vector<std::pair<Cell, Cell>> Grid::strongLinks(Value value) const
{
    std::vector<std::pair<Cell, Cell>> links;
    for (std::uint32_t unit = 0; unit < m_layout->unitCount(); ++unit) {
        const Mask places = placesIn(unit, value);
        if (std::popcount(places) != 2)
            continue;
        const auto first = static_cast<std::size_t>(std::countr_zero(places));
        const auto second = static_cast<std::size_t>(std::countr_zero(places & (places - 1)));
        links.emplace_back(m_layout->unit(unit)[first], m_layout->unit(unit)[second]);
    }
    return links;
}

void Grid::strike(Cell cell, Value value)
{
    m_candidates[cell] &= ~bitOf(value);
    m_places[value].reset(cell);
}

void Grid::fill(Cell cell, Value value)
{
    m_values[cell] = value;
    m_candidates[cell] = 0;
    m_empty.reset(cell);
    for (CellSet& places : m_places)
        places.reset(cell);
}

Term cellsTerm(std::vector<Cell> cells)
{
    return {Term::Kind::Cells, std::move(cells)};
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

std::string termText(const Term& term, std::uint32_t size)
{
    if (term.kind == Term::Kind::Cells)
        return cellList(size, term.items);
    std::string text;
    for (const std::uint32_t item : term.items)
        text += (text.empty() ? "" : ", ") + std::to_string(item + 1);
    return text;
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
    for (const Cell cell : listOf(cells & grid.places(value)))
        step.eliminations.push_back({cell, value});
}

bool offer(const StepSink& sink, const Step& step)
{
    return (!step.eliminations.empty() || !step.assignments.empty()) && sink(step);
}

bool forSubsets(std::uint32_t size, std::uint32_t count, const std::function<bool(Mask)>& visit)
{
    if (count > size)
        return false;
    // Gosper's way from one set to the next of the same size.
    for (Mask set = (Mask{1} << count) - 1; set < Mask{1} << size;) {
        if (visit(set))
            return true;
        const Mask lowest = set & (~set + 1);
        const Mask ripple = set + lowest;
        set = ripple | ((set ^ ripple) / lowest) >> 2U;
    }
    return false;
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
    if (cells.none())
        return list;
    for (Cell cell = 0; cell < cells.size(); ++cell)
        if (cells[cell])
            list.push_back(cell);
    return list;
}

std::span<const Technique> techniques()
{
    static constexpr std::array all{
        Technique{NakedSingle, findNakedSingle},
        Technique{HiddenSingle, findHiddenSingle},
        Technique{Pointing, findPointing},
        Technique{Claiming, findClaiming},
        Technique{NakedPair, findNakedSubset<2>},
        Technique{HiddenPair, findHiddenSubset<2>},
        Technique{NakedTriple, findNakedSubset<3>},
        Technique{HiddenTriple, findHiddenSubset<3>},
        Technique{NakedQuad, findNakedSubset<4>},
        Technique{HiddenQuad, findHiddenSubset<4>},
        Technique{XWing, findFish<2>},
        Technique{Swordfish, findFish<3>},
        Technique{Jellyfish, findFish<4>},
        Technique{XYWing, findXYWing},
        Technique{XYZWing, findXYZWing},
        Technique{SimpleColouring, findSimpleColouring},
        Technique{Skyscraper, findSkyscraper},
        Technique{TwoStringKite, findTwoStringKite},
        Technique{WWing, findWWing},
        Technique{UniqueRectangle, findUniqueRectangle, true},
        Technique{BivalueGrave, findBivalueGrave, true},
        Technique{XChain, findXChain},
        Technique{XYChain, findXYChain},
    };
    return all;
}

} // namespace clew::sudoku
