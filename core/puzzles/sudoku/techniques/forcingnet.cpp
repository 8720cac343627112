// Forcing net: one candidate is assumed, and singles follow from it (implications.h). If they lead
// to a contradiction, the candidate is wrong. A forcing chain, if each placement follows from a
// single one before it.

#include <algorithm>
#include <utility>

#include "core/puzzles/sudoku/techniques/implications.h"

namespace clew::sudoku {

namespace {

/// The assumption and the singles after it that are few enough not to look for fewer.
constexpr std::size_t kShortPath = 10;
// The candidates of cells with two candidates first: if one is wrong, the other is the digit.
std::vector<Place> assumptions(const Grid& grid)
{
    std::vector<Cell> cells = listOf(grid.emptyCells());
    std::ranges::stable_partition(cells,
                                  [&](Cell cell) { return bitCount(grid.candidates(cell)) == 2; });
    return candidatesOf(grid, cells);
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
    static constexpr UnitPhrases unitsAtOnce{
        phrase("sudoku", "If %1 were %2, there would be no place for %3 in row %4: %5."),
        phrase("sudoku", "If %1 were %2, there would be no place for %3 in column %4: %5."),
        phrase("sudoku", "If %1 were %2, there would be no place for %3 in box %4: %5."),
    };
    const auto [path, isChain] = implied.pathToContradiction();
    const auto& [cell, unit, value] = implied.contradiction();
    const bool isAtOnce = path.size() < 2; // without any single between
    Step step{isChain ? ForcingChain : ForcingNet,
              isAtOnce
                  ? phrase("sudoku", "If %1 were %2, there would be no digit for %3: %4.")
                  : phrase("sudoku", "If %1 were %2, singles would follow (in brackets where each "
                                     "is the only place): %3. Then there would be no "
                                     "digit for %4: %5."),
              {cellsTerm({wrong.variable}), digitTerm(wrong.value)}};
    if (!isAtOnce)
        step.terms.push_back(placementsTerm(std::span(path).subspan(1)));
    if (unit) {
        const auto kind = static_cast<std::size_t>(layout.unitKind(*unit));
        step.pattern = isAtOnce ? unitsAtOnce[kind] : units[kind];
        step.terms.push_back(digitTerm(value));
        step.terms.push_back(unitTerm(layout, *unit));
    } else {
        step.terms.push_back(cellsTerm({cell}));
    }
    step.eliminations = {wrong};
    step.causes = placesIn(path);
    if (isChain)
        for (std::size_t i = 0; i + 1 < path.size(); ++i)
            step.links.push_back({path[i].place, path[i + 1].place, true});
    return step;
}

bool findForcingNet(const Grid& grid, const StepSink& sink)
{
    Implications implied(grid);
    const std::vector<Place> places = assumptions(grid);
    std::vector<Mask> harmless(grid.layout().cellCount()); // of each cell: lead to no contradiction
    std::vector<std::pair<std::size_t, Place>> longOnes;   // with the length of the path
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i % kAssumptionsPerPoll == 0 && sink.stopped())
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

} // namespace

Technique forcingNet()
{
    return {.rule = ForcingNet,
            .name = phrase("sudoku", "forcing net"),
            .line = "forcing chains and nets",
            .grade = {Level::Extreme, 700},
            .find = findForcingNet,
            .variant = {{ForcingChain, phrase("sudoku", "forcing chain"), {Level::Extreme, 500}}}};
}

} // namespace clew::sudoku
