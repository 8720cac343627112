// Forcing: one candidate is assumed, and singles follow from it (implications.h). If they lead to a
// contradiction, the candidate is wrong: a forcing chain, if each placement follows from a single
// one before it, else a forcing net. If every digit of a cell, or every place of a digit in a unit,
// leads to the same, that holds.

#include <algorithm>

#include "core/puzzles/sudoku/techniques/implications.h"

namespace clew::sudoku {

namespace {

/// The assumption and the singles after it that are few enough not to look for fewer.
constexpr std::size_t kShortPath = 10;
/// Assumptions between two looks at whether to stop.
constexpr std::size_t kStride = 16;

// The candidates of cells with two candidates first: if one is wrong, the other is the digit.
std::vector<Place> assumptions(const Grid& grid)
{
    std::vector<Cell> cells = listOf(grid.emptyCells());
    std::ranges::stable_partition(cells,
                                  [&](Cell cell) { return bitCount(grid.candidates(cell)) == 2; });
    return candidatesOf(grid, cells);
}

std::vector<Place> placesIn(std::span<const Conclusion> path)
{
    std::vector<Place> places;
    for (const Conclusion& placement : path)
        places.push_back(placement.place);
    return places;
}

Step contradictionStep(Implications& implied, const Layout& layout, Place wrong)
{
    static constexpr UnitPhrases units{
        phrase("sudoku", "If %1 were %2, singles would follow (in brackets where each is the only "
                         "place): %3. Then there would be no place "
                         "for %4 in row %5: %6."),
        phrase("sudoku", "If %1 were %2, singles would follow (in brackets where each is the only "
                         "place): %3. Then there would be no place "
                         "for %4 in column %5: %6."),
        phrase("sudoku", "If %1 were %2, singles would follow (in brackets where each is the only "
                         "place): %3. Then there would be no place "
                         "for %4 in box %5: %6."),
    };
    const auto [path, isChain] = implied.pathToContradiction();
    const auto& [cell, unit, value] = implied.contradiction();
    Step step{isChain ? ForcingChain : ForcingNet,
              phrase("sudoku", "If %1 were %2, singles would follow (in brackets where each is the "
                               "only place): %3. Then there would be no "
                               "digit for %4: %5."),
              {cellsTerm({wrong.variable}), digitTerm(wrong.value),
               placementsTerm(std::span(path).subspan(1))}};
    if (unit) {
        step.pattern = units[static_cast<std::size_t>(layout.unitKind(*unit))];
        step.terms.push_back(digitTerm(value));
        step.terms.push_back(unitTerm(layout, *unit));
    } else {
        step.terms.push_back(cellsTerm({cell}));
    }
    step.eliminations = {wrong};
    step.causes = placesIn(path);
    return step;
}

} // namespace

bool findForcing(const Grid& grid, const StepSink& sink)
{
    Implications implied(grid);
    const std::vector<Place> places = assumptions(grid);
    std::vector<Mask> harmless(grid.layout().cellCount()); // of each cell: lead to no contradiction
    std::vector<std::pair<std::size_t, Place>> longOnes;   // with the length of the path
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i % kStride == 0 && sink.stopped())
            return true;
        if ((harmless[places[i].variable] & bitOf(places[i].value)) != 0)
            continue;
        if (!implied.assume(places[i])) {
            // Nor does anything that follows from it.
            for (const auto& [place, unit] : implied.placed())
                harmless[place.variable] |= bitOf(place.value);
            continue;
        }
        const std::size_t length = implied.lengthToContradiction();
        if (length > kShortPath)
            longOnes.emplace_back(length, places[i]);
        else if (sink(contradictionStep(implied, grid.layout(), places[i])))
            return true;
    }
    std::ranges::stable_sort(longOnes, {}, [](const auto& each) { return each.first; });
    return std::ranges::any_of(longOnes, [&](const auto& each) {
        implied.assume(each.second);
        return sink(contradictionStep(implied, grid.layout(), each.second));
    });
}

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
            m_stopped = m_stopped || (i % kStride == 0 && sink.stopped());
            if (m_stopped || implied.assume(places[i]))
                continue; // a contradiction is told by the other finder
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

} // namespace

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

} // namespace clew::sudoku
