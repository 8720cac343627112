#include "core/puzzles/sudoku/techniques/step.h"

#include <algorithm>

namespace clew::sudoku {

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
        sentence.arguments.emplace_back(eliminationList(step, layout.size()));
    sentence.effects.insert(sentence.effects.end(), step.eliminations.begin(),
                            step.eliminations.end());
    sentence.links = step.links;
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

} // namespace clew::sudoku
