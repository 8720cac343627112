#include "core/puzzles/sudoku/techniques/lockedcandidates.h"

namespace clew::sudoku {

std::optional<std::uint32_t> confinedTo(const Layout& layout, std::uint32_t unit, Mask places,
                                        UnitKind kind)
{
    std::optional<std::uint32_t> found;
    for (; places != 0; places &= places - 1) {
        const std::uint32_t other =
            layout.unitsOf(layout.unit(unit)[lowestBit(places)])[static_cast<std::size_t>(kind)];
        if (found && *found != other)
            return std::nullopt;
        found = other;
    }
    return found;
}

bool reportCrossing(const Grid& grid, const StepSink& sink, Rule rule, Phrase pattern,
                    Crossing crossing, Value value)
{
    const Layout& layout = grid.layout();
    const CellSet struck =
        (grid.places(value) & layout.unitSet(crossing.to)) - layout.unitSet(crossing.from);
    if (struck.none())
        return false;
    Step step{rule,
              pattern,
              {digitTerm(value), unitTerm(layout, crossing.from), unitTerm(layout, crossing.to)}};
    step.causes = placesOf(listOf(grid.places(value) & layout.unitSet(crossing.from)), value);
    eliminate(step, grid, struck, value);
    return sink(std::move(step));
}

} // namespace clew::sudoku
