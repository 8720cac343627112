// One digit and the units where it has two places left (strong links): if it is not in one of them
// it is in the other.
//
// Skyscraper: two rows (or columns) with two places each, one pair of ends in one column.
// Two-string kite: a row and a column with two places each, one pair of ends in one box. X-chain:
// strong links and units in turn, of any length. In all of them one of the two far ends is the
// digit. Simple colouring: strong links make cells true and false in turn, in two colours.

#include <deque>

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
        const std::vector<Cell> cells = grid.placeCells(unit, value);
        if (cells.size() == 2)
            links.emplace_back(cells[0], cells[1]);
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
            Step step{rule,
                      pattern,
                      {digitTerm(value), cellsTerm({nearA, nearB}), cellsTerm({farA, farB})}};
            step.causes = placesOf(std::array{farA, nearA, nearB, farB}, value);
            eliminate(step, grid, grid.layout().peerSet(farA) & grid.layout().peerSet(farB), value);
            if (offer(sink, step))
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
    std::vector<std::vector<Cell>> linked(grid.layout().cellCount());
    for (const auto& [a, b] : grid.strongLinks(value)) {
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
    for (const Cell cell : listOf(cells))
        seen |= grid.layout().peerSet(cell);
    return seen;
}

} // namespace

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
                if (offer(sink, step))
                    return true;
            }
            Step step{
                SimpleColouring,
                phrase("sudoku", "%1 stands in all of %2 or in all of %3, so no cell that sees one "
                                 "of each can take it: %4."),
                {digitTerm(value), cellsTerm(listOf(colours[0])), cellsTerm(listOf(colours[1]))}};
            step.causes = placesOf(listOf(colours[0] | colours[1]), value);
            eliminate(step, grid,
                      seenBy(grid, colours[0]) & seenBy(grid, colours[1]) &
                          ~(colours[0] | colours[1]),
                      value);
            if (offer(sink, step))
                return true;
        }
    }
    return false;
}

bool findXChain(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    for (Value value = 0; value < layout.size(); ++value) {
        std::vector<std::vector<Cell>> linked(layout.cellCount());
        for (const auto& [a, b] : grid.strongLinks(value)) {
            linked[a].push_back(b);
            linked[b].push_back(a);
        }
        for (Cell start = 0; start < layout.cellCount(); ++start) {
            if (linked[start].empty())
                continue;
            // If `start` is false: cells that become true by strong links, shortest chains first.
            std::vector<Cell> from(layout.cellCount(),
                                   start); // the true cell before, through a peer
            std::vector<Cell> through(layout.cellCount(), start);
            CellSet isTrue;
            std::deque<Cell> open;
            const auto reach = [&](Cell before, Cell falseCell) {
                for (const Cell cell : linked[falseCell]) {
                    if (isTrue[cell] || cell == start)
                        continue;
                    isTrue.set(cell);
                    from[cell] = before;
                    through[cell] = falseCell;
                    open.push_back(cell);
                }
            };
            reach(start, start);
            while (!open.empty()) {
                const Cell end = open.front();
                open.pop_front();
                std::vector<Cell> chain{end};
                for (Cell at = end; at != start; at = from[at]) {
                    chain.push_back(through[at]);
                    if (from[at] != start)
                        chain.push_back(from[at]);
                }
                Step step{XChain,
                          phrase("sudoku",
                                 "Along %2 the digit %1 is in %3 if it is not in %4, so no cell "
                                 "that sees both can take it: %5."),
                          {digitTerm(value), cellsTerm({chain.rbegin(), chain.rend()}),
                           cellsTerm({end}), cellsTerm({start})}};
                step.causes = placesOf(chain, value);
                eliminate(step, grid, layout.peerSet(start) & layout.peerSet(end), value);
                if (offer(sink, step))
                    return true;
                for (const Cell peer : layout.peers(end))
                    if (!linked[peer].empty() && peer != start)
                        reach(end, peer);
            }
        }
    }
    return false;
}

} // namespace clew::sudoku
