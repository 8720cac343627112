// Empty rectangle: in a box a digit lies in one row and one column only, and that row leads by a
// strong link to a cell that sees the column; the same with rows and columns exchanged. Where the
// cell and the column cross, the digit is struck either way.

#include <optional>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

/// The places of a digit in a box, except where they cross: those in a row and those in a column.
struct Corner
{
    std::uint32_t row;
    std::uint32_t column;
    CellSet places;
};

// The corner at the box's i-th cell, if the digit has three places there and some of them, except
// where they cross, along each line. Bits are the cells of the box.
std::optional<Corner> cornerAt(const Grid& grid, Value value, std::uint32_t box, std::uint32_t i)
{
    const Layout& layout = grid.layout();
    const auto [width, height] = layout.box();
    const Mask places = grid.placesIn(box, value);
    if (bitCount(places) < 3)
        return std::nullopt;
    const Mask row = ((Mask{1} << width) - 1) << i / width * width;
    Mask column = 0;
    for (std::uint32_t k = i % width; k < width * height; k += width)
        column |= bitOf(k);
    if ((places & ~(row | column)) != 0 || (places & row & ~column) == 0 ||
        (places & column & ~row) == 0)
        return std::nullopt;
    const Cell cell = layout.unit(box)[i];
    return Corner{layout.unitOf(UnitKind::Row, cell), layout.unitOf(UnitKind::Column, cell),
                  grid.places(value) & layout.unitSet(box)};
}

// A strong link from the line `along` to a cell that sees `across` outside the box.
bool findFromCorner(const Grid& grid, const StepSink& sink, Value value, std::uint32_t box,
                    const Corner& corner, bool fromRow)
{
    const Layout& layout = grid.layout();
    const std::uint32_t along = fromRow ? corner.row : corner.column;
    const std::uint32_t across = fromRow ? corner.column : corner.row;
    const CellSet starts = (grid.places(value) & layout.unitSet(along)) - layout.unitSet(box);
    return starts.visit([&](Cell start) {
        const std::uint32_t unit = layout.unitsOf(start)[fromRow ? 1 : 0];
        const auto link = grid.strongLink(unit, value);
        if (!link)
            return false;
        const Cell end = link->first == start ? link->second : link->first;
        const CellSet struck = (layout.unitSet(layout.unitsOf(end)[fromRow ? 0 : 1]) &
                                layout.unitSet(across) & grid.places(value)) -
                               layout.unitSet(box);
        if (struck.none() || layout.boxOf(end) == layout.unitIndex(box))
            return false;
        Step step{EmptyRectangle,
                  fromRow
                      ? phrase("sudoku", "In box %2 the digit %1 lies in row %3 or column %4. In "
                                         "the row, it makes %5 lose it and %6 take it: %7.")
                      : phrase("sudoku", "In box %2 the digit %1 lies in column %3 or row %4. In "
                                         "the column, it makes %5 lose it and %6 take it: %7."),
                  {digitTerm(value), unitTerm(layout, box), unitTerm(layout, along),
                   unitTerm(layout, across), cellsTerm({start}), cellsTerm({end})}};
        step.causes = placesOf(listOf(corner.places), value);
        step.causes.push_back({start, value});
        step.causes.push_back({end, value});
        eliminate(step, grid, struck, value);
        return sink(std::move(step));
    });
}

bool findEmptyRectangle(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const Mask changed = sink.digits(grid);
    const auto findIn = [&](std::uint32_t box, Value value) {
        for (std::uint32_t i = 0; i < layout.size(); ++i)
            if (const auto corner = cornerAt(grid, value, box, i);
                corner && (findFromCorner(grid, sink, value, box, *corner, true) ||
                           findFromCorner(grid, sink, value, box, *corner, false)))
                return true;
        return false;
    };
    for (std::uint32_t box = 2 * layout.size(); box < layout.unitCount(); ++box)
        if (visitBits(changed, [&](Value value) { return findIn(box, value); }))
            return true;
    return false;
}

} // namespace

Technique emptyRectangle()
{
    return {.rule = EmptyRectangle,
            .name = phrase("sudoku", "empty rectangle"),
            .line = "skyscraper, kite, turbot fish, empty rectangle",
            .grade = {Level::Hard, 120},
            .find = findEmptyRectangle,
            .ofOneDigit = true};
}

} // namespace clew::sudoku
