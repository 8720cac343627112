// Remote pair: cells of the same two candidates, each seeing the next, take them by turns. The ends
// of an even number of cells differ, so what sees both can take neither.

#include <utility>
#include <vector>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

/// Cells of one pair that a start leads to, each with the one before it.
struct PairChain
{
    std::vector<Cell> cells; ///< reached, the start first
    std::vector<std::size_t> before;
    std::vector<std::uint32_t> steps;

    [[nodiscard]] std::vector<Cell> to(std::size_t at) const
    {
        std::vector<Cell> chain;
        for (; at != 0; at = before[at])
            chain.push_back(cells[at]);
        chain.push_back(cells[0]);
        return {chain.rbegin(), chain.rend()};
    }
};

PairChain pairChain(const Grid& grid, const CellSet& alike, Cell start)
{
    PairChain chain{{start}, {0}, {0}};
    CellSet left = alike;
    left.reset(start);
    for (std::size_t at = 0; at < chain.cells.size(); ++at) {
        (grid.layout().peerSet(chain.cells[at]) & left).forEach([&](Cell next) {
            left.reset(next);
            chain.cells.push_back(next);
            chain.before.push_back(at);
            chain.steps.push_back(chain.steps[at] + 1);
        });
    }
    return chain;
}

// If a cell is not the one digit it is the other, so the next one is not, and so on.
std::vector<Link> linksAlong(const std::vector<Cell>& cells, Mask pair)
{
    Value off = lowestBit(pair);
    Value on = lowestBit(pair & ~bitOf(off));
    std::vector<Link> links;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        links.push_back({{cells[i], off}, {cells[i], on}, true});
        if (i + 1 < cells.size())
            links.push_back({{cells[i], on}, {cells[i + 1], on}, false});
        std::swap(off, on);
    }
    return links;
}

bool findRemotePair(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    return grid.bivalueCells().visit([&](Cell start) {
        const Mask pair = grid.candidates(start);
        CellSet alike;
        std::uint32_t number = 0;
        bool oneIsNew = false;
        grid.bivalueCells().forEach([&](Cell cell) {
            if (grid.candidates(cell) != pair)
                return;
            alike.set(cell);
            ++number;
            oneIsNew |= grid.hasChangedSince(sink.since(), cell);
        });
        if (number < 4 || !oneIsNew)
            return false;
        const PairChain chain = pairChain(grid, alike, start);
        for (std::size_t at = 1; at < chain.cells.size(); ++at) {
            if (chain.steps[at] < 3 || chain.steps[at] % 2 == 0)
                continue;
            const std::vector<Cell> cells = chain.to(at);
            Step step{RemotePair,
                      phrase("sudoku",
                             "Along %1 the digits %2 alternate, so %3 differ, and no cell "
                             "that sees both can take either: %4."),
                      {cellsTerm(cells), digitsTerm(pair), cellsTerm({start, chain.cells[at]})}};
            step.causes = candidatesOf(grid, cells);
            step.links = linksAlong(cells, pair);
            eliminateAll(step, grid, layout.peerSet(start) & layout.peerSet(chain.cells[at]), pair);
            if (sink(std::move(step)))
                return true;
        }
        return false;
    });
}

} // namespace

Technique remotePair()
{
    return {.rule = RemotePair,
            .name = phrase("sudoku", "remote pair"),
            .line = "remote pair, universal grave",
            .grade = {Level::Hard, 110},
            .find = findRemotePair};
}

} // namespace clew::sudoku
