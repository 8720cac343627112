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

// The unit of this kind that holds all of the places in `unit`, if there is one.
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

bool tell(const Grid& grid, const StepSink& sink, Rule rule, Phrase pattern, Crossing crossing,
          Value value)
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

} // namespace

bool findPointing(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const Mask changed = sink.digits(grid);
    const auto findIn = [&](std::uint32_t box, Value value, UnitKind kind) {
        const auto line = confinedTo(layout, box, grid.placesIn(box, value), kind);
        return line &&
               tell(grid, sink, Pointing,
                    kind == UnitKind::Row
                        ? phrase("sudoku", "All places for %1 in box %2 lie in row %3: %4.")
                        : phrase("sudoku", "All places for %1 in box %2 lie in column %3: %4."),
                    {box, *line}, value);
    };
    for (std::uint32_t box = 2 * layout.size(); box < layout.unitCount(); ++box)
        if (visitBits(changed, [&](Value value) {
                return findIn(box, value, UnitKind::Row) || findIn(box, value, UnitKind::Column);
            }))
            return true;
    return false;
}

bool findClaiming(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const Mask changed = sink.digits(grid);
    const auto findIn = [&](std::uint32_t line, Value value) {
        const auto box = confinedTo(layout, line, grid.placesIn(line, value), UnitKind::Box);
        return box &&
               tell(grid, sink, Claiming,
                    line < layout.size()
                        ? phrase("sudoku", "All places for %1 in row %2 lie in box %3: %4.")
                        : phrase("sudoku", "All places for %1 in column %2 lie in box %3: %4."),
                    {line, *box}, value);
    };
    for (std::uint32_t line = 0; line < 2 * layout.size(); ++line)
        if (visitBits(changed, [&](Value value) { return findIn(line, value); }))
            return true;
    return false;
}

} // namespace clew::sudoku
