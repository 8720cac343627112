// Forced by all possibilities: if every digit of a cell, or every place of a digit in a unit, leads
// by singles (implications.h) to the same, that holds.

#include <algorithm>
#include <array>

#include "core/puzzles/sudoku/techniques/implications.h"

namespace clew::sudoku {

namespace {

/// What follows from every candidate, as sets of candidates numbered by cell and digit.
class AllImplied
{
public:
    AllImplied(const Grid& grid, const StepSink& sink)
        : m_size(grid.layout().size()), m_numbers(std::size_t{grid.layout().cellCount()} * m_size)
    {
        const std::vector<Place> places = candidatesOf(grid, listOf(grid.emptyCells()));
        for (std::size_t i = 0; i < places.size(); ++i)
            m_numbers[indexOf(places[i])] = i;
        m_words = (places.size() + 63) / 64;
        m_struck.resize(places.size() * m_words);
        Implications implied(grid);
        for (std::size_t i = 0; i < places.size(); ++i) {
            m_stopped = m_stopped || (i % kAssumptionsPerPoll == 0 && sink.stopped());
            if (m_stopped || implied.assume(places[i]))
                continue; // a contradiction is for forcing nets
            for (std::size_t k = 0; k < places.size(); ++k)
                if (implied.isStruck(places[k]))
                    m_struck[i * m_words + k / 64] |= std::uint64_t{1} << k % 64;
        }
        m_places = places;
    }

    [[nodiscard]] bool stopped() const { return m_stopped; }

    /// The candidates that each of these rules out.
    [[nodiscard]] std::vector<Place> struckByAll(std::span<const Place> alternatives) const
    {
        std::vector<Place> struck;
        for (std::size_t word = 0; word < m_words; ++word) {
            std::uint64_t all = ~std::uint64_t{0};
            for (const Place place : alternatives)
                all &= m_struck[m_numbers[indexOf(place)] * m_words + word];
            for (; all != 0; all &= all - 1)
                struck.push_back(
                    m_places[64 * word + static_cast<std::size_t>(std::countr_zero(all))]);
        }
        return struck;
    }

private:
    [[nodiscard]] std::size_t indexOf(Place place) const
    {
        return std::size_t{place.variable} * m_size + place.value;
    }

    std::uint32_t m_size;
    std::vector<std::size_t> m_numbers; ///< of each candidate, by cell and digit
    std::vector<Place> m_places;
    std::size_t m_words = 0;
    std::vector<std::uint64_t> m_struck;
    bool m_stopped = false;
};

/// The digits of a cell, or the places of a digit in a unit: one of them is right.
struct Alternatives
{
    std::vector<Place> places;
    std::optional<std::uint32_t> unit; ///< none for a cell
};

std::vector<Alternatives> allAlternatives(const Grid& grid)
{
    const Layout& layout = grid.layout();
    std::vector<Alternatives> all;
    grid.emptyCells().forEach([&](Cell cell) {
        if (grid.candidates(cell) != 0)
            all.push_back({candidatesOf(grid, std::array{cell}), std::nullopt});
    });
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit)
        for (Value value = 0; value < layout.size(); ++value)
            if (const Mask where = grid.placesIn(unit, value); where != 0)
                all.push_back({placesOf(cellsAt(layout, unit, where), value), unit});
    std::ranges::stable_sort(all, {}, [](const Alternatives& each) { return each.places.size(); });
    return all;
}

Step allStep(const Grid& grid, const Alternatives& alternatives, Place struck)
{
    static constexpr UnitPhrases units{
        phrase("sudoku", "Wherever %1 stands in row %2, the same follows by singles (%3): %4."),
        phrase("sudoku", "Wherever %1 stands in column %2, the same follows by singles (%3): %4."),
        phrase("sudoku", "Wherever %1 stands in box %2, the same follows by singles (%3): %4."),
    };
    Step step{ForcedByAll,
              phrase("sudoku", "Whichever digit %1 gets, the same follows by singles (%2): %3."),
              {cellsTerm({alternatives.places[0].variable})}};
    if (alternatives.unit) {
        const Layout& layout = grid.layout();
        step.pattern = units[static_cast<std::size_t>(layout.unitKind(*alternatives.unit))];
        step.terms = {digitTerm(alternatives.places[0].value),
                      unitTerm(layout, *alternatives.unit)};
    }
    Implications implied(grid);
    Term strands{Term::Kind::Strands, {}};
    for (const Place place : alternatives.places) {
        implied.assume(place);
        const std::vector<Conclusion> path = implied.pathToStrike(struck).placements;
        const Term strand = placementsTerm(path);
        strands.items.push_back(static_cast<std::uint32_t>(strand.items.size()));
        strands.items.insert(strands.items.end(), strand.items.begin(), strand.items.end());
        for (const Place cause : placesIn(path))
            step.causes.push_back(cause);
    }
    step.terms.push_back(strands);
    step.eliminations = {struck};
    return step;
}

bool findForcedByAll(const Grid& grid, const StepSink& sink)
{
    const AllImplied implied(grid, sink);
    if (implied.stopped())
        return true;
    for (const Alternatives& alternatives : allAlternatives(grid))
        for (const Place struck : implied.struckByAll(alternatives.places))
            if (sink(allStep(grid, alternatives, struck)))
                return true;
    return false;
}

} // namespace

Technique forcedByAll()
{
    return {.rule = ForcedByAll,
            .name = phrase("sudoku", "forced by all possibilities"),
            .line = "forcing chains and nets",
            .grade = {Level::Extreme, 700},
            .find = findForcedByAll};
}

} // namespace clew::sudoku
