// One digit and the units where it has two places left (strong links): if it is not in one of them
// it is in the other.
//
// Skyscraper: two rows (or columns) with two places each, one pair of ends in one column.
// Two-string kite: a row and a column with two places each, one pair of ends in one box. In both
// one of the two far ends is the digit. Empty rectangle: in a box the digit lies in one row and one
// column only, and that row leads by a strong link to a cell that sees the column. Simple
// colouring: strong links make cells true and false in turn, in two colours.

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

using Link = std::pair<Cell, Cell>;

// The two places of each line of a kind that has just two.
std::vector<Link> lineLinks(const Grid& grid, Value value, UnitKind kind)
{
    std::vector<Link> links;
    const std::uint32_t size = grid.layout().size();
    const std::uint32_t first = static_cast<std::uint32_t>(kind) * size;
    for (std::uint32_t unit = first; unit < first + size; ++unit) {
        const Mask places = grid.placesIn(unit, value);
        if (bitCount(places) == 2) {
            const std::vector<Cell> cells = cellsAt(grid.layout(), unit, places);
            links.emplace_back(cells[0], cells[1]);
        }
    }
    return links;
}

// Offers what follows if `a` ends meet in a unit accepted by `joins`, for all four ways to join.
template<class Joins>
bool joinLinks(const Grid& grid, const StepSink& sink, Value value, Link a, Link b, Rule rule,
               Phrase pattern, Joins joins)
{
    for (const auto& [farA, nearA] : {a, Link(a.second, a.first)}) {
        for (const auto& [farB, nearB] : {b, Link(b.second, b.first)}) {
            if (nearA == nearB || farA == farB || nearA == farB || farA == nearB ||
                !joins(nearA, nearB))
                continue;
            const Layout& layout = grid.layout();
            const CellSet struck = layout.peerSet(farA) & layout.peerSet(farB) & grid.places(value);
            if (struck.none())
                continue;
            Step step{rule,
                      pattern,
                      {digitTerm(value), cellsTerm({nearA, nearB}), cellsTerm({farA, farB})}};
            step.causes = placesOf(std::array{farA, nearA, nearB, farB}, value);
            eliminate(step, grid, struck, value);
            if (sink(step))
                return true;
        }
    }
    return false;
}

} // namespace

bool findSkyscraper(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (Value value = 0; value < layout.size(); ++value) {
        for (const UnitKind kind : {UnitKind::Row, UnitKind::Column}) {
            const auto across =
                static_cast<std::size_t>(kind == UnitKind::Row ? UnitKind::Column : UnitKind::Row);
            const auto joins = [&](Cell a, Cell b) {
                return layout.unitsOf(a)[across] == layout.unitsOf(b)[across];
            };
            const Phrase pattern =
                kind == UnitKind::Row
                    ? phrase("sudoku",
                             "Of %2 in one column one at most is %1, so in its row one of "
                             "%3 is: %4.")
                    : phrase("sudoku",
                             "Of %2 in one row one at most is %1, so in its column one of %3 "
                             "is: %4.");
            const std::vector<Link> links = lineLinks(grid, value, kind);
            for (std::size_t i = 0; i < links.size(); ++i)
                for (std::size_t j = i + 1; j < links.size(); ++j)
                    if (joinLinks(grid, sink, value, links[i], links[j], Skyscraper, pattern,
                                  joins))
                        return true;
        }
    }
    return false;
}

bool findTwoStringKite(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const auto joins = [&](Cell a, Cell b) { return layout.boxOf(a) == layout.boxOf(b); };
    const Phrase pattern =
        phrase("sudoku", "Of %2 in one box one at most is %1, so in its row or column "
                         "one of %3 is: %4.");
    for (Value value = 0; value < layout.size(); ++value)
        for (const Link& row : lineLinks(grid, value, UnitKind::Row))
            for (const Link& column : lineLinks(grid, value, UnitKind::Column))
                if (joinLinks(grid, sink, value, row, column, TwoStringKite, pattern, joins))
                    return true;
    return false;
}

namespace {

/// Cells joined by strong links, coloured so that linked cells differ.
struct Colouring
{
    std::array<CellSet, 2> cells;
};

std::vector<Colouring> colourings(const Grid& grid, Value value)
{
    const std::vector<Link> links = grid.strongLinks(value);
    if (links.size() < 2)
        return {}; // says no more than locked candidates
    std::vector<std::vector<Cell>> linked(grid.layout().cellCount());
    for (const auto& [a, b] : links) {
        linked[a].push_back(b);
        linked[b].push_back(a);
    }
    std::vector<Colouring> all;
    CellSet done;
    for (Cell start = 0; start < linked.size(); ++start) {
        if (linked[start].empty() || done[start])
            continue;
        Colouring colouring;
        std::vector<std::pair<Cell, std::size_t>> open{{start, 0}};
        while (!open.empty()) {
            const auto [cell, colour] = open.back();
            open.pop_back();
            colouring.cells[colour].set(cell);
            if (done[cell])
                continue;
            done.set(cell);
            for (const Cell other : linked[cell])
                open.emplace_back(other, 1 - colour);
        }
        all.push_back(colouring);
    }
    return all;
}

// Two cells of one colour in one unit: the colour is false.
bool colourFails(const Grid& grid, const CellSet& cells)
{
    for (std::uint32_t unit = 0; unit < grid.layout().unitCount(); ++unit)
        if ((cells & grid.layout().unitSet(unit)).count() > 1)
            return true;
    return false;
}

CellSet seenBy(const Grid& grid, const CellSet& cells)
{
    CellSet seen;
    cells.forEach([&](Cell cell) { seen |= grid.layout().peerSet(cell); });
    return seen;
}

} // namespace

namespace {

/// The places of a digit in a box, but for where they cross: those in a row and those in a column.
struct Corner
{
    std::uint32_t row;
    std::uint32_t column;
    CellSet places;
};

// The corner of the box that the cell is at, if there is one with two places along each line.
std::optional<Corner> cornerAt(const Grid& grid, Value value, std::uint32_t box, Cell cell)
{
    const Layout& layout = grid.layout();
    const auto [row, column, ownBox] = layout.unitsOf(cell);
    const CellSet places = grid.places(value) & layout.unitSet(box);
    const CellSet inRow = places & layout.unitSet(row);
    const CellSet inColumn = places & layout.unitSet(column);
    if ((places - (inRow | inColumn)).any() || (inRow - inColumn).none() ||
        (inColumn - inRow).none() || places.count() < 3)
        return std::nullopt;
    return Corner{row, column, places};
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
        const Mask places = grid.placesIn(unit, value);
        if (bitCount(places) != 2)
            return false;
        const std::vector<Cell> ends = cellsAt(layout, unit, places);
        const Cell end = ends[0] == start ? ends[1] : ends[0];
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
        return sink(step);
    });
}

} // namespace

bool findEmptyRectangle(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (std::uint32_t box = 2 * layout.size(); box < layout.unitCount(); ++box)
        for (Value value = 0; value < layout.size(); ++value)
            for (const Cell cell : layout.unit(box))
                if (const auto corner = cornerAt(grid, value, box, cell);
                    corner && (findFromCorner(grid, sink, value, box, *corner, true) ||
                               findFromCorner(grid, sink, value, box, *corner, false)))
                    return true;
    return false;
}

bool findSimpleColouring(const Grid& grid, const StepSink& sink)
{
    for (Value value = 0; value < grid.layout().size(); ++value) {
        for (const auto& [colours] : colourings(grid, value)) {
            for (std::size_t i = 0; i < 2; ++i) {
                if (!colourFails(grid, colours[i]))
                    continue;
                Step step{SimpleColouring,
                          phrase("sudoku",
                                 "%1 stands in all of %2 or in all of %3; two of the former "
                                 "see each other: %4."),
                          {digitTerm(value), cellsTerm(listOf(colours[i])),
                           cellsTerm(listOf(colours[1 - i]))}};
                step.causes = placesOf(listOf(colours[1 - i]), value);
                eliminate(step, grid, colours[i], value);
                if (sink(step))
                    return true;
            }
            Step step{
                SimpleColouring,
                phrase("sudoku", "%1 stands in all of %2 or in all of %3, so no cell that sees one "
                                 "of each can take it: %4."),
                {digitTerm(value), cellsTerm(listOf(colours[0])), cellsTerm(listOf(colours[1]))}};
            step.causes = placesOf(listOf(colours[0] | colours[1]), value);
            eliminate(step, grid,
                      (seenBy(grid, colours[0]) & seenBy(grid, colours[1])) -
                          (colours[0] | colours[1]),
                      value);
            if (sink(step))
                return true;
        }
    }
    return false;
}

} // namespace clew::sudoku
