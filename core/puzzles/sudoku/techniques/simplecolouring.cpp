// Simple colouring: strong links of a digit make cells true and false in turn, in two colours. One
// of the colours is true throughout: two cells of one colour in a unit make it false, and what sees
// both colours is struck.

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

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

bool findSimpleColouring(const Grid& grid, const StepSink& sink)
{
    return visitBits(sink.digits(grid), [&](Value value) {
        return std::ranges::any_of(colourings(grid, value), [&](const Colouring& colouring) {
            return findFalseColour(grid, sink, value, colouring) ||
                   findSeenByBoth(grid, sink, value, colouring);
        });
    });
}

} // namespace

Technique simpleColouring()
{
    return {.rule = SimpleColouring,
            .name = phrase("sudoku", "simple colouring"),
            .line = "sue de coq, simple colouring",
            .grade = {Level::Hard, 150},
            .find = findSimpleColouring,
            .ofOneDigit = true};
}

} // namespace clew::sudoku
