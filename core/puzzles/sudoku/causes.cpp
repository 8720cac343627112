#include "core/puzzles/sudoku/causes.h"

#include <algorithm>
#include <iterator>

#include "core/puzzles/sudoku/techniques/techniques.h"

namespace clew::sudoku {

namespace {

GroupProof proofOn(const Layout& layout)
{
    std::vector<std::vector<Variable>> groups;
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit)
        groups.emplace_back(layout.unit(unit).begin(), layout.unit(unit).end());
    std::vector<std::vector<Variable>> excluded;
    for (Cell cell = 0; cell < layout.cellCount(); ++cell)
        excluded.emplace_back(layout.peers(cell).begin(), layout.peers(cell).end());
    return GroupProof(std::move(groups), std::move(excluded));
}

CellSet causeCells(std::span<const Place> places)
{
    CellSet cells;
    for (const Place place : places)
        cells.set(place.variable);
    return cells;
}

// The cells of the pattern, and its digits wherever they may stand in the pattern's units.
std::vector<Place> aroundPattern(const Layout& layout, const Step& step, Place conclusion)
{
    CellSet cells = causeCells(step.causes);
    cells.set(conclusion.variable);
    Mask digits = bitOf(conclusion.value);
    for (const Place cause : step.causes)
        if (cause.value != kNoValue)
            digits |= bitOf(cause.value);
    CellSet around = cells;
    cells.forEach([&](Cell cell) { around |= layout.peerSet(cell); });
    std::vector<Place> places;
    around.forEach([&](Cell cell) {
        forBits(cells[cell] ? layout.allDigits() : digits, [&](Value value) {
            places.push_back({cell, value});
        });
    });
    return places;
}

} // namespace

std::vector<Place> everyDigitOf(const Layout& layout, std::span<const Cell> cells)
{
    std::vector<Place> places;
    for (const Cell cell : cells)
        for (Value value = 0; value < layout.size(); ++value)
            places.push_back({cell, value});
    return places;
}

CauseFinder::CauseFinder(const Layout& layout) : m_layout(layout), m_proof(proofOn(layout)) {}

std::vector<Place> CauseFinder::onlyAbsent(std::vector<Place> places, const State& state) const
{
    std::erase_if(places, [&](Place place) { return !m_proof.isAbsent(state, place); });
    return places;
}

std::vector<Place> CauseFinder::ofAbsent(std::span<const Place> candidates,
                                         std::optional<Fact> conclusion, const State& before)
{
    return m_proof.why(before, candidates, conclusion);
}

CauseFinder::Grounds CauseFinder::ofStep(const Step& step, std::span<const Fact> conclusions,
                                         const State& before)
{
    Grounds all;
    for (const Fact conclusion : conclusions) {
        Grounds one = ofConclusion(step, conclusion, before);
        for (const Place cause : one.causes)
            if (std::ranges::find(all.causes, cause) == all.causes.end())
                all.causes.push_back(cause);
        std::ranges::move(one.goals, std::back_inserter(all.goals));
    }
    // Each has its fewest by itself; what one needs anyway may do for another as well.
    if (all.goals.size() > 1)
        all.causes = m_proof.fewest(before, std::move(all.causes), all.goals);
    return all;
}

CauseFinder::Grounds CauseFinder::ofConclusion(const Step& step, Fact conclusion,
                                               const State& before)
{
    const auto [cell, value] = conclusion.place;
    const std::vector<GroupProof::Goal> goals{{conclusion}};
    if (step.rule == FullHouse)
        return {step.causes, goals};
    if (step.rule == NakedSingle)
        return {ofAbsent(everyDigitOf(m_layout, std::span(&cell, 1)), conclusion, before), goals};
    if (step.rule == HiddenSingle) // whose causes are the other cells of its unit
        return {ofAbsent(placesOf(listOf(causeCells(step.causes)), value), conclusion, before),
                goals};
    if (step.rule == BivalueGrave) { // which is about all empty cells
        std::vector<Cell> empty;
        for (Cell each = 0; each < m_layout.cellCount(); ++each)
            if (before.value(each) == kNoValue)
                empty.push_back(each);
        return {m_proof.fewestExcluding(before, everyDigitOf(m_layout, empty))};
    }
    if (auto grounds = ofRectangle(step, conclusion, before))
        return *std::move(grounds);
    CellSet cells = causeCells(step.causes);
    cells.reset(cell);
    const auto absent = onlyAbsent(everyDigitOf(m_layout, listOf(cells)), before);
    if (auto causes = m_proof.causes(before, absent, conclusion))
        return {*std::move(causes), goals};
    return {ofAbsent(aroundPattern(m_layout, step, conclusion.place), conclusion, before), goals};
}

// Were the conclusion not true, the four cells would have two digits between them that could be
// exchanged: any other digit in one of them must be contradictory then.
std::optional<CauseFinder::Grounds> CauseFinder::ofRectangle(const Step& step, Fact conclusion,
                                                             const State& before)
{
    if (!assumesUnique(step.rule))
        return std::nullopt;
    const std::vector<Cell> cells = listOf(causeCells(step.causes));
    const auto absent = onlyAbsent(aroundPattern(m_layout, step, conclusion.place), before);
    for (Value low = 0; low < m_layout.size(); ++low) {
        for (Value high = low + 1; high < m_layout.size(); ++high) {
            std::vector<Fact> cases;
            for (const Place place : everyDigitOf(m_layout, cells))
                if (place.value != low && place.value != high)
                    cases.push_back({place, true});
            if (auto causes = m_proof.causes(before, absent, conclusion, cases))
                return Grounds{*std::move(causes), {{conclusion, std::move(cases)}}};
        }
    }
    return std::nullopt;
}

} // namespace clew::sudoku
