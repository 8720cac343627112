// Locked candidates: where a box and a line cross. Pointing: the box's places for a digit all lie
// in the line, so the rest of the line loses it. Claiming: the line's places all lie in the box, so
// the rest of the box does.

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

struct Crossing
{
    std::uint32_t from; ///< the unit whose places are confined
    std::uint32_t to;   ///< the unit that loses the digit elsewhere
};

bool findLocked(const Grid& grid, const StepSink& sink, Rule rule, Phrase pattern,
                Crossing crossing)
{
    const Layout& layout = grid.layout();
    const CellSet& from = layout.unitSet(crossing.from);
    const CellSet& to = layout.unitSet(crossing.to);
    if ((from & to).none())
        return false;
    for (Value value = 0; value < layout.size(); ++value) {
        const CellSet places = grid.places(value) & from;
        if (places.none() || (places & ~to).any())
            continue;
        Step step{
            rule,
            pattern,
            {digitTerm(value), unitTerm(layout, crossing.from), unitTerm(layout, crossing.to)}};
        step.causes = placesOf(listOf(places), value);
        eliminate(step, grid, to & ~from, value);
        if (offer(sink, step))
            return true;
    }
    return false;
}

} // namespace

bool findPointing(const Grid& grid, const StepSink& sink)
{
    const std::uint32_t size = grid.layout().size();
    for (std::uint32_t box = 2 * size; box < 3 * size; ++box)
        for (std::uint32_t line = 0; line < 2 * size; ++line)
            if (findLocked(grid, sink, Pointing,
                           line < size
                               ? phrase("sudoku", "All places for %1 in box %2 lie in row %3: "
                                                  "%4.")
                               : phrase("sudoku", "All places for %1 in box %2 lie in column "
                                                  "%3: %4."),
                           {box, line}))
                return true;
    return false;
}

bool findClaiming(const Grid& grid, const StepSink& sink)
{
    const std::uint32_t size = grid.layout().size();
    for (std::uint32_t line = 0; line < 2 * size; ++line)
        for (std::uint32_t box = 2 * size; box < 3 * size; ++box)
            if (findLocked(grid, sink, Claiming,
                           line < size
                               ? phrase("sudoku", "All places for %1 in row %2 lie in box %3: "
                                                  "%4.")
                               : phrase("sudoku", "All places for %1 in column %2 lie in box "
                                                  "%3: %4."),
                           {line, box}))
                return true;
    return false;
}

} // namespace clew::sudoku
