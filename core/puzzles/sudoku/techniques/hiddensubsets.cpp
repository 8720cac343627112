// Hidden subsets: N digits have places in only N cells of a unit, which lose every other digit.
// Harder to see than naked ones: the cells are full of other candidates.

#include "core/puzzles/sudoku/techniques/subsets.h"

namespace clew::sudoku {

namespace {

constexpr UnitPhrases kHiddenPatterns{
    phrase("sudoku", "In row %3 only %1 can take %2, so they take nothing else: %4."),
    phrase("sudoku", "In column %3 only %1 can take %2, so they take nothing else: %4."),
    phrase("sudoku", "In box %3 only %1 can take %2, so they take nothing else: %4."),
};

template<std::uint32_t count, SudokuRule rule>
bool findHiddenSubset(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit) {
        if (!grid.unitHasChangedSince(sink.since(), unit))
            continue;
        Choices open;
        for (Value value = 0; value < layout.size(); ++value)
            if (const Mask places = grid.placesIn(unit, value);
                bitCount(places) >= 2 && bitCount(places) <= count)
                open.add(value, places);
        const auto tryDigits = [&](const Choices::Choice& chosen) {
            const auto [digits, places] = chosen;
            if (bitCount(places) != count)
                return false;
            const std::vector<Cell> cells = cellsAt(layout, unit, places);
            Mask others = 0;
            for (const Cell cell : cells)
                others |= grid.candidates(cell) & ~digits;
            if (others == 0)
                return false;
            Step step = subsetStep(grid, rule,
                                   kHiddenPatterns[static_cast<std::size_t>(layout.unitKind(unit))],
                                   {unit, cells, digits});
            for (const Place place : candidatesOf(grid, cells))
                if ((digits & bitOf(place.value)) == 0)
                    step.eliminations.push_back(place);
            return sink(std::move(step));
        };
        if (open.visit(count, count, tryDigits))
            return true;
    }
    return false;
}

} // namespace

Technique hiddenPair()
{
    return {.rule = HiddenPair,
            .name = phrase("sudoku", "hidden pair"),
            .line = "pairs, triples, quads",
            .grade = {Level::Medium, 70},
            .find = findHiddenSubset<2, HiddenPair>};
}

Technique hiddenTriple()
{
    return {.rule = HiddenTriple,
            .name = phrase("sudoku", "hidden triple"),
            .line = "pairs, triples, quads",
            .grade = {Level::Medium, 100},
            .find = findHiddenSubset<3, HiddenTriple>};
}

Technique hiddenQuad()
{
    return {.rule = HiddenQuad,
            .name = phrase("sudoku", "hidden quad"),
            .line = "pairs, triples, quads",
            .grade = {Level::Hard, 150},
            .find = findHiddenSubset<4, HiddenQuad>};
}

} // namespace clew::sudoku
