// Naked subset: N cells of a unit hold only N digits between them, which leave the rest of the
// unit. Hidden subset: N digits have places in only N cells of a unit, which lose every other
// digit.

#include "core/puzzles/sudoku/techniques/technique.h"

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

Step subsetStep(const Grid& grid, Rule rule, const UnitPhrases& patterns, std::uint32_t unit,
                const std::vector<Cell>& cells, Mask digits)
{
    const Layout& layout = grid.layout();
    Step step{rule,
              patterns[static_cast<std::size_t>(layout.unitKind(unit))],
              {cellsTerm(cells), digitsTerm(digits), unitTerm(layout, unit)}};
    for (const Place place : candidatesOf(grid, cells))
        if ((digits & bitOf(place.value)) != 0)
            step.causes.push_back(place);
    return step;
}

} // namespace

template<std::uint32_t count>
bool findNakedSubset(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit) {
        std::vector<Cell> open; // cells that may belong to a subset
        std::size_t empty = 0;
        for (const Cell cell : layout.unit(unit)) {
            const auto candidates =
                static_cast<std::uint32_t>(std::popcount(grid.candidates(cell)));
            if (candidates >= 2 && candidates <= count)
                open.push_back(cell);
            empty += grid.isEmpty(cell) ? 1U : 0U;
        }
        if (empty <= count)
            continue;
        const auto tryCells = [&](Mask chosen) {
            Mask digits = 0;
            for (Mask left = chosen; left != 0; left &= left - 1)
                digits |= grid.candidates(open[static_cast<std::size_t>(std::countr_zero(left))]);
            if (std::popcount(digits) != count)
                return false;
            std::vector<Cell> cells;
            CellSet rest = layout.unitSet(unit);
            for (Mask left = chosen; left != 0; left &= left - 1) {
                cells.push_back(open[static_cast<std::size_t>(std::countr_zero(left))]);
                rest.reset(cells.back());
            }
            Step step =
                subsetStep(grid, kNakedRules[count - 2], kNakedPatterns, unit, cells, digits);
            for (Mask left = digits; left != 0; left &= left - 1)
                eliminate(step, grid, rest, static_cast<Value>(std::countr_zero(left)));
            return offer(sink, step);
        };
        if (forSubsets(static_cast<std::uint32_t>(open.size()), count, tryCells))
            return true;
    }
    return false;
}

template<std::uint32_t count>
bool findHiddenSubset(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit) {
        std::vector<std::pair<Value, Mask>>
            open; // digits that may belong to a subset, their places
        for (Value value = 0; value < layout.size(); ++value) {
            const Mask places = grid.placesIn(unit, value);
            const auto number = static_cast<std::uint32_t>(std::popcount(places));
            if (number >= 2 && number <= count)
                open.emplace_back(value, places);
        }
        const auto tryDigits = [&](Mask chosen) {
            Mask places = 0;
            Mask digits = 0;
            for (Mask left = chosen; left != 0; left &= left - 1) {
                const auto& [value, where] = open[static_cast<std::size_t>(std::countr_zero(left))];
                places |= where;
                digits |= bitOf(value);
            }
            if (std::popcount(places) != count)
                return false;
            std::vector<Cell> cells;
            for (Mask left = places; left != 0; left &= left - 1)
                cells.push_back(
                    layout.unit(unit)[static_cast<std::size_t>(std::countr_zero(left))]);
            Step step =
                subsetStep(grid, kHiddenRules[count - 2], kHiddenPatterns, unit, cells, digits);
            for (const Place place : candidatesOf(grid, cells))
                if ((digits & bitOf(place.value)) == 0)
                    step.eliminations.push_back(place);
            return offer(sink, step);
        };
        if (forSubsets(static_cast<std::uint32_t>(open.size()), count, tryDigits))
            return true;
    }
    return false;
}

template bool findNakedSubset<2>(const Grid&, const StepSink&);
template bool findNakedSubset<3>(const Grid&, const StepSink&);
template bool findNakedSubset<4>(const Grid&, const StepSink&);
template bool findHiddenSubset<2>(const Grid&, const StepSink&);
template bool findHiddenSubset<3>(const Grid&, const StepSink&);
template bool findHiddenSubset<4>(const Grid&, const StepSink&);

} // namespace clew::sudoku
