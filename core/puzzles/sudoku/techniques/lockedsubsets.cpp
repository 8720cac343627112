// Locked subsets: the cells of a naked subset lie in a box and a line, which both lose something.
// More is struck than by the naked subset of either unit, so they come before it.

#include "core/puzzles/sudoku/techniques/subsets.h"

namespace clew::sudoku {

namespace {

bool tryLocked(const Grid& grid, const StepSink& sink, Rule rule, const Subset& inBox)
{
    const Layout& layout = grid.layout();
    const CellSet cells = setOf(inBox.cells);
    for (const UnitKind kind : {UnitKind::Row, UnitKind::Column}) {
        const std::uint32_t line = layout.unitsOf(inBox.cells[0])[static_cast<std::size_t>(kind)];
        if ((cells - layout.unitSet(line)).any())
            continue;
        const Phrase pattern =
            kind == UnitKind::Row
                ? phrase("sudoku",
                         "%1 hold only %2 between them, so no other cell of box %3 and of "
                         "their row can: %4.")
                : phrase("sudoku",
                         "%1 hold only %2 between them, so no other cell of box %3 and of "
                         "their column can: %4.");
        Step step = subsetStep(grid, rule, pattern, inBox);
        eliminateAll(step, grid, layout.unitSet(line) - layout.unitSet(inBox.unit), inBox.digits);
        const bool strikesLine = !step.eliminations.empty();
        eliminateAll(step, grid, layout.unitSet(inBox.unit) - cells, inBox.digits);
        if (strikesLine && sink(std::move(step)))
            return true;
    }
    return false;
}

template<std::uint32_t count, SudokuRule rule>
bool findLockedSubset(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (std::uint32_t unit = 2 * layout.size(); unit < layout.unitCount(); ++unit)
        if (grid.unitHasChangedSince(sink.since(), unit) &&
            forNaked(grid, unit, count, [&](Mask where, Mask digits) {
                return strikesElsewhere(grid, unit, where, digits) &&
                       tryLocked(grid, sink, rule, {unit, cellsAt(layout, unit, where), digits});
            }))
            return true;
    return false;
}

} // namespace

Technique lockedPair()
{
    return {.rule = LockedPair,
            .name = phrase("sudoku", "locked pair"),
            .line = "locked pairs, triples and candidates",
            .grade = {Level::Medium, 40},
            .find = findLockedSubset<2, LockedPair>};
}

Technique lockedTriple()
{
    return {.rule = LockedTriple,
            .name = phrase("sudoku", "locked triple"),
            .line = "locked pairs, triples and candidates",
            .grade = {Level::Medium, 60},
            .find = findLockedSubset<3, LockedTriple>};
}

} // namespace clew::sudoku
