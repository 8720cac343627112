// XY-chain: cells with two candidates, each seeing the next, each sharing a digit with it. If the
// first is not z, it is its other digit, so the next is not that, and so on, until the last must be
// z. One of the two ends is z, and no cell that sees both can be. (Remote pairs are the case of
// equal pairs.)

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

/// A link of a chain: the cell that is forced to `value`, and the link before it.
struct Link
{
    Cell cell;
    Value value;
    std::size_t before;
};

std::vector<Cell> chainTo(const std::vector<Link>& links, std::size_t last)
{
    std::vector<Cell> cells;
    for (std::size_t at = last;; at = links[at].before) {
        cells.insert(cells.begin(), links[at].cell);
        if (at == 0)
            return cells;
    }
}

Value otherDigit(const Grid& grid, Cell cell, Value value)
{
    return static_cast<Value>(std::countr_zero(grid.candidates(cell) & ~bitOf(value)));
}

// Chains from `start` if it is not `z`, shortest first.
bool findFrom(const Grid& grid, const StepSink& sink, const CellSet& bivalue, Cell start, Value z)
{
    const Layout& layout = grid.layout();
    std::vector<Link> links{{start, otherDigit(grid, start, z), 0}};
    std::vector<Mask> reached(layout.cellCount());
    for (std::size_t at = 0; at < links.size(); ++at) {
        const Link link = links[at];
        if (link.value == z && at > 0) {
            const std::vector<Cell> chain = chainTo(links, at);
            Step step{XYChain,
                      phrase("sudoku",
                             "Along %1: if %2 is not %4, %3 is, so no cell that sees both can "
                             "be: %5."),
                      {cellsTerm(chain), cellsTerm({start}), cellsTerm({link.cell}), digitTerm(z)}};
            step.causes = candidatesOf(grid, chain);
            eliminate(step, grid, layout.peerSet(start) & layout.peerSet(link.cell), z);
            if (offer(sink, step))
                return true;
        }
        for (const Cell next :
             listOf(layout.peerSet(link.cell) & bivalue & grid.places(link.value))) {
            const Value forced = otherDigit(grid, next, link.value);
            if (next == start || (reached[next] & bitOf(forced)) != 0)
                continue;
            reached[next] |= bitOf(forced);
            links.push_back({next, forced, at});
        }
    }
    return false;
}

} // namespace

bool findXYChain(const Grid& grid, const StepSink& sink)
{
    const std::vector<Cell> cells = grid.bivalueCells();
    CellSet bivalue;
    for (const Cell cell : cells)
        bivalue.set(cell);
    for (const Cell start : cells)
        for (Mask left = grid.candidates(start); left != 0; left &= left - 1)
            if (findFrom(grid, sink, bivalue, start, static_cast<Value>(std::countr_zero(left))))
                return true;
    return false;
}

} // namespace clew::sudoku
