// Naked subsets: N cells of a unit hold only N digits between them, which leave the rest of the
// unit. Pairs catch the eye; quads are rare, and usually easier to find as the hidden subset beside
// them.

#include "core/puzzles/sudoku/techniques/subsets.h"

namespace clew::sudoku {

namespace {

constexpr UnitPhrases kNakedPatterns{
    phrase("sudoku", "%1 hold only %2 between them, so no other cell of row %3 can: %4."),
    phrase("sudoku", "%1 hold only %2 between them, so no other cell of column %3 can: %4."),
    phrase("sudoku", "%1 hold only %2 between them, so no other cell of box %3 can: %4."),
};

template<std::uint32_t count, SudokuRule rule>
bool findNakedSubset(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit) {
        const auto report = [&](Mask where, Mask digits) {
            if (!strikesElsewhere(grid, unit, where, digits))
                return false;
            const std::vector<Cell> cells = cellsAt(layout, unit, where);
            Step step = subsetStep(grid, rule,
                                   kNakedPatterns[static_cast<std::size_t>(layout.unitKind(unit))],
                                   {unit, cells, digits});
            eliminateAll(step, grid, layout.unitSet(unit) - setOf(cells), digits);
            return sink(std::move(step));
        };
        if (grid.unitHasChangedSince(sink.since(), unit) && forNaked(grid, unit, count, report))
            return true;
    }
    return false;
}

} // namespace

Technique nakedPair()
{
    return {.rule = NakedPair,
            .name = phrase("sudoku", "naked pair"),
            .line = "pairs, triples, quads",
            .grade = {Level::Medium, 60},
            .find = findNakedSubset<2, NakedPair>};
}

Technique nakedTriple()
{
    return {.rule = NakedTriple,
            .name = phrase("sudoku", "naked triple"),
            .line = "pairs, triples, quads",
            .grade = {Level::Medium, 80},
            .find = findNakedSubset<3, NakedTriple>};
}

Technique nakedQuad()
{
    return {.rule = NakedQuad,
            .name = phrase("sudoku", "naked quad"),
            .line = "pairs, triples, quads",
            .grade = {Level::Hard, 120},
            .find = findNakedSubset<4, NakedQuad>};
}

} // namespace clew::sudoku
