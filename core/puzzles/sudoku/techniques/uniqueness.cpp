// Techniques that take for granted that there is one solution only: a pattern whose digits could be
// exchanged cannot be all that is left. Not to be used on boards that may have several solutions.
//
// Unique rectangle, type 1: four cells in two rows, two columns and two boxes, three of them with
// the same two candidates; the fourth must be something else. Bivalue universal grave + 1: all
// empty cells have two candidates but one that has three; it must get the one that its units have
// three times.

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

bool findUniqueRectangle(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const std::uint32_t size = layout.size();
    // `corner` is opposite to the one with further candidates.
    for (const Cell corner : grid.bivalueCells()) {
        const Mask pair = grid.candidates(corner);
        const auto isFloor = [&](Cell cell) {
            return cell != corner && grid.candidates(cell) == pair;
        };
        for (const Cell inRow : layout.unit(layout.unitsOf(corner)[0])) {
            if (!isFloor(inRow))
                continue;
            for (const Cell inColumn : layout.unit(layout.unitsOf(corner)[1])) {
                if (!isFloor(inColumn))
                    continue;
                const Cell roof = layout.rowOf(inColumn) * size + layout.columnOf(inRow);
                const bool sameBoxAlongRow = layout.boxOf(corner) == layout.boxOf(inRow);
                const bool sameBoxAlongColumn = layout.boxOf(corner) == layout.boxOf(inColumn);
                if (sameBoxAlongRow == sameBoxAlongColumn ||
                    (grid.candidates(roof) & pair) != pair || grid.candidates(roof) == pair)
                    continue;
                const std::vector<Cell> floor{corner, inRow, inColumn};
                Step step{UniqueRectangle,
                          phrase("sudoku",
                                 "If %1 were one of %2 as well, it and %3 could exchange them "
                                 "and there would be two solutions: %4."),
                          {cellsTerm({roof}), digitsTerm(pair), cellsTerm(floor)}};
                step.causes = candidatesOf(grid, floor);
                for (Mask left = pair; left != 0; left &= left - 1)
                    step.eliminations.push_back({roof, static_cast<Value>(std::countr_zero(left))});
                if (offer(sink, step))
                    return true;
            }
        }
    }
    return false;
}

bool findBivalueGrave(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    std::optional<Cell> extra;
    for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
        const int count = std::popcount(grid.candidates(cell));
        if (!grid.isEmpty(cell) || count == 2)
            continue;
        if (count != 3 || extra)
            return false;
        extra = cell;
    }
    if (!extra)
        return false;
    for (Mask left = grid.candidates(*extra); left != 0; left &= left - 1) {
        const auto value = static_cast<Value>(std::countr_zero(left));
        // Without this candidate every digit must have two places in every unit.
        bool grave = true;
        for (std::uint32_t unit = 0; unit < layout.unitCount() && grave; ++unit) {
            for (Value other = 0; other < layout.size() && grave; ++other) {
                const Mask places = grid.placesIn(unit, other);
                const int surplus = other == value && layout.unitSet(unit)[*extra] ? 1 : 0;
                grave = places == 0 || std::popcount(places) - surplus == 2;
            }
        }
        if (!grave)
            continue;
        Step step{BivalueGrave,
                  phrase("sudoku",
                         "%1 must be %2: otherwise every empty cell had two candidates, every "
                         "digit two places in each unit, and all could be exchanged."),
                  {cellsTerm({*extra}), digitTerm(value)}};
        step.assignments = {{*extra, value}};
        step.causes = {{*extra, kNoValue}};
        return offer(sink, step);
    }
    return false;
}

} // namespace clew::sudoku
