// One digit and the units where it has two places left (strong links): if it is not in one of them
// it is in the other.
//
// Skyscraper: two rows (or columns) with two places each, one pair of ends in one column.
// Two-string kite: a row and a column with two places each, one pair of ends in one box. In both
// one of the two far ends is the digit. Empty rectangle: in a box the digit lies in one row and one
// column only, and that row leads by a strong link to a cell that sees the column. Simple
// colouring: strong links make cells true and false in turn, in two colours.

#include <algorithm>
#include <boost/container/static_vector.hpp>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

using Link = std::pair<Cell, Cell>;

using Links = boost::container::static_vector<Link, kMaxSize>;

// Those of each line of a kind.
Links lineLinks(const Grid& grid, Value value, UnitKind kind)
{
    Links links;
    const std::uint32_t size = grid.layout().size();
    const std::uint32_t first = static_cast<std::uint32_t>(kind) * size;
    for (std::uint32_t unit = first; unit < first + size; ++unit)
        if (const auto link = grid.strongLink(unit, value))
            links.push_back(*link);
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
            if (sink(std::move(step)))
                return true;
        }
    }
    return false;
}

} // namespace

namespace {

bool findSkyscraperOf(const Grid& grid, const StepSink& sink, Value value, UnitKind kind)
{
    const Layout& layout = grid.layout();
    const UnitKind across = kind == UnitKind::Row ? UnitKind::Column : UnitKind::Row;
    const auto joins = [&](Cell a, Cell b) {
        return layout.unitOf(across, a) == layout.unitOf(across, b);
    };
    const Phrase pattern =
        kind == UnitKind::Row
            ? phrase("sudoku", "Of %2 in one column one at most is %1, so in its row one of %3 is: "
                               "%4.")
            : phrase("sudoku", "Of %2 in one row one at most is %1, so in its column one of %3 "
                               "is: %4.");
    const Links links = lineLinks(grid, value, kind);
    for (std::size_t i = 0; i < links.size(); ++i)
        for (std::size_t j = i + 1; j < links.size(); ++j)
            if (joinLinks(grid, sink, value, links[i], links[j], Skyscraper, pattern, joins))
                return true;
    return false;
}

bool findTwoStringKiteOf(const Grid& grid, const StepSink& sink, Value value)
{
    const Layout& layout = grid.layout();
    const auto joins = [&](Cell a, Cell b) { return layout.boxOf(a) == layout.boxOf(b); };
    const Phrase pattern =
        phrase("sudoku", "Of %2 in one box one at most is %1, so in its row or column "
                         "one of %3 is: %4.");
    const Links columns = lineLinks(grid, value, UnitKind::Column);
    for (const Link& row : lineLinks(grid, value, UnitKind::Row))
        for (const Link& column : columns)
            if (joinLinks(grid, sink, value, row, column, TwoStringKite, pattern, joins))
                return true;
    return false;
}

} // namespace

bool findSkyscraper(const Grid& grid, const StepSink& sink)
{
    return visitBits(sink.digits(grid), [&](Value value) {
        return findSkyscraperOf(grid, sink, value, UnitKind::Row) ||
               findSkyscraperOf(grid, sink, value, UnitKind::Column);
    });
}

bool findTwoStringKite(const Grid& grid, const StepSink& sink)
{
    return visitBits(sink.digits(grid),
                     [&](Value value) { return findTwoStringKiteOf(grid, sink, value); });
}

namespace {

/// Cells joined by strong links, coloured so that linked cells differ.
struct Colouring
{
    std::array<CellSet, 2> cells;
};

std::vector<Colouring> colourings(const Grid& grid, Value value)
{
    const Layout& layout = grid.layout();
    CellSet linked;
    std::uint32_t links = 0;
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit)
        if (const auto link = grid.strongLink(unit, value)) {
            linked.set(link->first);
            linked.set(link->second);
            ++links;
        }
    std::vector<Colouring> all;
    if (links < 2)
        return all; // says no more than locked candidates
    std::vector<std::pair<Cell, std::size_t>> open;
    CellSet done;
    linked.forEach([&](Cell start) {
        if (done[start])
            return;
        Colouring colouring;
        open.assign({{start, 0}});
        while (!open.empty()) {
            const auto [cell, colour] = open.back();
            open.pop_back();
            colouring.cells[colour].set(cell);
            if (done[cell])
                continue;
            done.set(cell);
            for (const std::uint32_t unit : layout.unitsOf(cell))
                if (const auto link = grid.strongLink(unit, value))
                    open.emplace_back(link->first == cell ? link->second : link->first, 1 - colour);
        }
        all.push_back(colouring);
    });
    return all;
}

// Two cells of one colour in one unit: the colour is false.
bool colourFails(const Grid& grid, const CellSet& cells)
{
    std::array<Mask, kUnitKinds.size()> seen{};
    return cells.visit([&](Cell cell) {
        bool twice = false;
        for (std::size_t kind = 0; kind < seen.size(); ++kind) {
            const Mask unit = bitOf(grid.layout().unitIndex(grid.layout().unitsOf(cell)[kind]));
            twice |= (seen[kind] & unit) != 0;
            seen[kind] |= unit;
        }
        return twice;
    });
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

// The corner at the box's i-th cell, if the digit has three places there and some of them, but for
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

} // namespace

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

namespace {

// One of the colours is false.
bool findFalseColour(const Grid& grid, const StepSink& sink, Value value,
                     const Colouring& colouring)
{
    const auto& colours = colouring.cells;
    for (std::size_t i = 0; i < 2; ++i) {
        if (!colourFails(grid, colours[i]))
            continue;
        Step step{
            SimpleColouring,
            phrase("sudoku", "%1 stands in all of %2 or in all of %3; two of the former see "
                             "each other: %4."),
            {digitTerm(value), cellsTerm(listOf(colours[i])), cellsTerm(listOf(colours[1 - i]))}};
        step.causes = placesOf(listOf(colours[1 - i]), value);
        eliminate(step, grid, colours[i], value);
        if (sink(std::move(step)))
            return true;
    }
    return false;
}

// Cells that see both colours.
bool findSeenByBoth(const Grid& grid, const StepSink& sink, Value value, const Colouring& colouring)
{
    const auto& colours = colouring.cells;
    const CellSet struck =
        ((seenBy(grid, colours[0]) & seenBy(grid, colours[1])) - (colours[0] | colours[1])) &
        grid.places(value);
    if (struck.none())
        return false;
    Step step{SimpleColouring,
              phrase("sudoku", "%1 stands in all of %2 or in all of %3, so no cell that sees one "
                               "of each can take it: %4."),
              {digitTerm(value), cellsTerm(listOf(colours[0])), cellsTerm(listOf(colours[1]))}};
    step.causes = placesOf(listOf(colours[0] | colours[1]), value);
    eliminate(step, grid, struck, value);
    return sink(std::move(step));
}

} // namespace

bool findSimpleColouring(const Grid& grid, const StepSink& sink)
{
    return visitBits(sink.digits(grid), [&](Value value) {
        return std::ranges::any_of(colourings(grid, value), [&](const Colouring& colouring) {
            return findFalseColour(grid, sink, value, colouring) ||
                   findSeenByBoth(grid, sink, value, colouring);
        });
    });
}

} // namespace clew::sudoku
