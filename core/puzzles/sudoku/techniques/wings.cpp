// Wings: a few cells with two or three candidates, one of which must get the digit z, so that
// whatever sees all of them cannot. XY-wing: pivot xy with pincers xz and yz. XYZ-wing: pivot xyz
// with the same. W-wing: two cells xz far apart, and a unit whose only places for x see one of them
// each. Remote pair: cells of the same two candidates, each seeing the next.

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

// The pivot has `pivotSize` candidates; with three of them the pivot itself may be z as well.
bool findPivotWing(const Grid& grid, const StepSink& sink, int pivotSize, Rule rule, Phrase pattern)
{
    const Layout& layout = grid.layout();
    for (Cell pivot = 0; pivot < layout.cellCount(); ++pivot) {
        const Mask digits = grid.candidates(pivot);
        if (std::popcount(digits) != pivotSize)
            continue;
        std::vector<Cell> pincers;
        for (const Cell peer : layout.peers(pivot))
            if (std::popcount(grid.candidates(peer)) == 2)
                pincers.push_back(peer);
        for (std::size_t i = 0; i < pincers.size(); ++i) {
            for (std::size_t j = i + 1; j < pincers.size(); ++j) {
                const Mask a = grid.candidates(pincers[i]);
                const Mask b = grid.candidates(pincers[j]);
                const Mask z = a & b & (pivotSize == 3 ? digits : ~digits);
                if (!isSingle(z) || (a | b) != (digits | z) || a == b)
                    continue;
                const auto value = static_cast<Value>(std::countr_zero(z));
                CellSet seen = layout.peerSet(pincers[i]) & layout.peerSet(pincers[j]);
                if (pivotSize == 3)
                    seen &= layout.peerSet(pivot);
                if ((seen & grid.places(value)).none())
                    continue;
                Step step{
                    rule,
                    pattern,
                    {cellsTerm({pivot}), cellsTerm({pincers[i], pincers[j]}), digitTerm(value)}};
                step.causes = candidatesOf(grid, std::array{pivot, pincers[i], pincers[j]});
                eliminate(step, grid, seen, value);
                if (sink(step))
                    return true;
            }
        }
    }
    return false;
}

} // namespace

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

} // namespace

bool findRemotePair(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const std::vector<Cell> bivalue = grid.bivalueCells();
    for (const Cell start : bivalue) {
        const Mask pair = grid.candidates(start);
        CellSet alike;
        for (const Cell cell : bivalue)
            if (grid.candidates(cell) == pair)
                alike.set(cell);
        if (alike.count() < 4)
            continue;
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
            eliminateAll(step, grid, layout.peerSet(start) & layout.peerSet(chain.cells[at]), pair);
            if (sink(step))
                return true;
        }
    }
    return false;
}

bool findXYWing(const Grid& grid, const StepSink& sink)
{
    return findPivotWing(grid, sink, 2, XYWing,
                         phrase("sudoku",
                                "Whichever digit %1 gets, one of %2 becomes %3, so no cell "
                                "that sees both can: %4."));
}

bool findXYZWing(const Grid& grid, const StepSink& sink)
{
    return findPivotWing(grid, sink, 3, XYZWing,
                         phrase("sudoku",
                                "Whichever digit %1 gets, it or one of %2 is %3, so no cell "
                                "that sees all three can be: %4."));
}

bool findWWing(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const std::vector<Cell> cells = grid.bivalueCells();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            const Cell a = cells[i];
            const Cell b = cells[j];
            const Mask pair = grid.candidates(a);
            if (grid.candidates(b) != pair || layout.arePeers(a, b))
                continue;
            for (Mask left = pair; left != 0; left &= left - 1) {
                const auto x = static_cast<Value>(std::countr_zero(left));
                const auto z = static_cast<Value>(std::countr_zero(pair & ~bitOf(x)));
                const CellSet seen = layout.peerSet(a) & layout.peerSet(b);
                if ((seen & grid.places(z)).none())
                    continue;
                for (const auto& [p, q] : grid.strongLinks(x)) {
                    const bool straight = layout.arePeers(p, a) && layout.arePeers(q, b);
                    const bool crossed = layout.arePeers(p, b) && layout.arePeers(q, a);
                    if (!straight && !crossed)
                        continue;
                    Step step{WWing,
                              phrase("sudoku",
                                     "One of %1 is %2, so one of %3 is not and becomes %4: "
                                     "%5."),
                              {cellsTerm({p, q}), digitTerm(x), cellsTerm({a, b}), digitTerm(z)}};
                    step.causes = {{p, x}, {q, x}, {a, x}, {a, z}, {b, x}, {b, z}};
                    eliminate(step, grid, seen, z);
                    if (sink(step))
                        return true;
                }
            }
        }
    }
    return false;
}

} // namespace clew::sudoku
