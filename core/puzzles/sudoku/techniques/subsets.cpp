// Naked subset: N cells of a unit hold only N digits between them, which leave the rest of the
// unit; locked, if the cells lie in a box and a line, which both lose something. Hidden subset: N
// digits have places in only N cells of a unit, which lose every other digit.

#include "core/puzzles/sudoku/techniques/choices.h"

namespace clew::sudoku {

namespace {

constexpr UnitPhrases kNakedPatterns{
    phrase("sudoku", "%1 hold only %2 between them, so no other cell of row %3 can: %4."),
    phrase("sudoku", "%1 hold only %2 between them, so no other cell of column %3 can: %4."),
    phrase("sudoku", "%1 hold only %2 between them, so no other cell of box %3 can: %4."),
};

constexpr UnitPhrases kHiddenPatterns{
    phrase("sudoku", "In row %3 only %1 can take %2, so they take nothing else: %4."),
    phrase("sudoku", "In column %3 only %1 can take %2, so they take nothing else: %4."),
    phrase("sudoku", "In box %3 only %1 can take %2, so they take nothing else: %4."),
};

constexpr std::array kNakedRules{NakedPair, NakedTriple, NakedQuad};
constexpr std::array kHiddenRules{HiddenPair, HiddenTriple, HiddenQuad};
constexpr std::array kLockedRules{LockedPair, LockedTriple};

struct Subset
{
    std::uint32_t unit;
    std::vector<Cell> cells;
    Mask digits;
};

Step subsetStep(const Grid& grid, Rule rule, Phrase pattern, const Subset& subset)
{
    Step step{
        rule,
        pattern,
        {cellsTerm(subset.cells), digitsTerm(subset.digits), unitTerm(grid.layout(), subset.unit)}};
    for (const Place place : candidatesOf(grid, subset.cells))
        if ((subset.digits & bitOf(place.value)) != 0)
            step.causes.push_back(place);
    return step;
}

// Naked subsets of `count` cells in the unit, until visit(positions, digits) is true.
template<class Visit>
bool forNaked(const Grid& grid, std::uint32_t unit, std::uint32_t count, Visit&& visit)
{
    Choices cells;
    std::size_t empty = 0;
    for (std::uint32_t i = 0; i < grid.layout().size(); ++i) {
        const Mask digits = grid.candidates(grid.layout().unit(unit)[i]);
        empty += digits != 0 ? 1U : 0U;
        if (bitCount(digits) >= 2 && bitCount(digits) <= count)
            cells.add(i, digits);
    }
    return empty > count && cells.visit(count, count, [&](const Choices::Choice& chosen) {
        return bitCount(chosen.places) == count && visit(chosen.numbers, chosen.places);
    });
}

// Whether another cell of the unit than those at `where` has one of the digits.
bool strikesElsewhere(const Grid& grid, std::uint32_t unit, Mask where, Mask digits)
{
    Mask hit = 0;
    forBits(digits, [&](Value value) { hit |= grid.placesIn(unit, value) & ~where; });
    return hit != 0;
}

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

} // namespace

template<std::uint32_t count>
bool findLockedSubset(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (std::uint32_t unit = 2 * layout.size(); unit < layout.unitCount(); ++unit)
        if (grid.unitHasChangedSince(sink.since(), unit) &&
            forNaked(grid, unit, count, [&](Mask where, Mask digits) {
                return strikesElsewhere(grid, unit, where, digits) &&
                       tryLocked(grid, sink, kLockedRules[count - 2],
                                 {unit, cellsAt(layout, unit, where), digits});
            }))
            return true;
    return false;
}

template<std::uint32_t count>
bool findNakedSubset(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit) {
        const auto tell = [&](Mask where, Mask digits) {
            if (!strikesElsewhere(grid, unit, where, digits))
                return false;
            const std::vector<Cell> cells = cellsAt(layout, unit, where);
            Step step = subsetStep(grid, kNakedRules[count - 2],
                                   kNakedPatterns[static_cast<std::size_t>(layout.unitKind(unit))],
                                   {unit, cells, digits});
            eliminateAll(step, grid, layout.unitSet(unit) - setOf(cells), digits);
            return sink(std::move(step));
        };
        if (grid.unitHasChangedSince(sink.since(), unit) && forNaked(grid, unit, count, tell))
            return true;
    }
    return false;
}

template<std::uint32_t count>
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
            Step step = subsetStep(grid, kHiddenRules[count - 2],
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

template bool findLockedSubset<2>(const Grid&, const StepSink&);
template bool findLockedSubset<3>(const Grid&, const StepSink&);
template bool findNakedSubset<2>(const Grid&, const StepSink&);
template bool findNakedSubset<3>(const Grid&, const StepSink&);
template bool findNakedSubset<4>(const Grid&, const StepSink&);
template bool findHiddenSubset<2>(const Grid&, const StepSink&);
template bool findHiddenSubset<3>(const Grid&, const StepSink&);
template bool findHiddenSubset<4>(const Grid&, const StepSink&);

} // namespace clew::sudoku
