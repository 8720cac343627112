// Wings: a few cells with two or three candidates, one of which must get the digit z, so that
// whatever sees all of them cannot. XY-wing: pivot xy with pincers xz and yz. XYZ-wing: pivot xyz
// with the same. W-wing: two cells xz far apart, and a unit whose only places for x see one of them
// each. Remote pair: cells of the same two candidates, each seeing the next.

#include <boost/container/static_vector.hpp>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

struct Wing
{
    Cell pivot;
    Cell first;
    Cell second;
};

bool tellWing(const Grid& grid, const StepSink& sink, Rule rule, Phrase pattern, const Wing& wing)
{
    const Layout& layout = grid.layout();
    const auto [pivot, first, second] = wing;
    const bool pivotCounts = !isPair(grid.candidates(pivot)); // it may be z as well
    const Mask z = grid.candidates(first) & grid.candidates(second);
    CellSet seen = layout.peerSet(first) & layout.peerSet(second) & grid.places(lowestBit(z));
    if (pivotCounts)
        seen &= layout.peerSet(pivot);
    if (seen.none())
        return false;
    Step step{
        rule, pattern, {cellsTerm({pivot}), cellsTerm({first, second}), digitTerm(lowestBit(z))}};
    step.causes = candidatesOf(grid, std::array{pivot, first, second});
    eliminate(step, grid, seen, lowestBit(z));
    return sink(std::move(step));
}

/// No more than a cell has peers.
using Pincers = boost::container::static_vector<Cell, std::size_t{3} * kMaxSize>;

// The cells with two candidates that may be pincers: of an XY-wing with one of the pivot's, of an
// XYZ-wing with none but these.
Pincers pincersOf(const Grid& grid, Cell pivot)
{
    const Mask digits = grid.candidates(pivot);
    Pincers pincers;
    (grid.layout().peerSet(pivot) & grid.bivalueCells()).forEach([&](Cell cell) {
        const Mask others = grid.candidates(cell) & ~digits;
        if (isPair(digits) ? isSingle(others) : others == 0)
            pincers.push_back(cell);
    });
    return pincers;
}

bool findWingsOf(const Grid& grid, const StepSink& sink, Rule rule, Phrase pattern, Cell pivot)
{
    const Pincers pincers = pincersOf(grid, pivot);
    const auto isNew = [&](Cell cell) { return grid.hasChangedSince(sink.since(), cell); };
    for (std::size_t i = 0; i < pincers.size(); ++i) {
        const Mask a = grid.candidates(pincers[i]);
        const bool oneIsNew = isNew(pivot) || isNew(pincers[i]);
        for (std::size_t j = i + 1; j < pincers.size(); ++j) {
            const Mask b = grid.candidates(pincers[j]);
            // Three digits between them, one of them in both.
            if (isSingle(a & b) && ((a ^ b) & ~grid.candidates(pivot)) == 0 &&
                (oneIsNew || isNew(pincers[j])) &&
                tellWing(grid, sink, rule, pattern, {pivot, pincers[i], pincers[j]}))
                return true;
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
            eliminateAll(step, grid, layout.peerSet(start) & layout.peerSet(chain.cells[at]), pair);
            if (sink(std::move(step)))
                return true;
        }
        return false;
    });
}

bool findXYWing(const Grid& grid, const StepSink& sink)
{
    return grid.bivalueCells().visit([&](Cell pivot) {
        return findWingsOf(grid, sink, XYWing,
                           phrase("sudoku", "Whichever digit %1 gets, one of %2 becomes %3, so no "
                                            "cell that sees both can: %4."),
                           pivot);
    });
}

bool findXYZWing(const Grid& grid, const StepSink& sink)
{
    return grid.emptyCells().visit([&](Cell pivot) {
        return bitCount(grid.candidates(pivot)) == 3 &&
               findWingsOf(grid, sink, XYZWing,
                           phrase("sudoku", "Whichever digit %1 gets, it or one of %2 is %3, so no "
                                            "cell that sees all three can be: %4."),
                           pivot);
    });
}

namespace {

// Both cells are xz: where each sees one end of a strong link for x, one of them is z.
bool findWWingOf(const Grid& grid, const StepSink& sink, Cell a, Cell b, Value x, Value z)
{
    const Layout& layout = grid.layout();
    const CellSet seen = layout.peerSet(a) & layout.peerSet(b) & grid.places(z);
    if (seen.none())
        return false;
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit) {
        const auto link = grid.strongLink(unit, x);
        if (!link)
            continue;
        const auto [p, q] = *link;
        const bool straight = layout.arePeers(p, a) && layout.arePeers(q, b);
        const bool crossed = layout.arePeers(p, b) && layout.arePeers(q, a);
        if (!straight && !crossed)
            continue;
        Step step{WWing,
                  phrase("sudoku", "One of %1 is %2, so one of %3 is not and becomes %4: "
                                   "%5."),
                  {cellsTerm({p, q}), digitTerm(x), cellsTerm({a, b}), digitTerm(z)}};
        step.causes = {{p, x}, {q, x}, {a, x}, {a, z}, {b, x}, {b, z}};
        eliminate(step, grid, seen, z);
        if (sink(std::move(step)))
            return true;
    }
    return false;
}

} // namespace

bool findWWing(const Grid& grid, const StepSink& sink)
{
    const std::vector<Cell> cells = listOf(grid.bivalueCells());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Mask pair = grid.candidates(cells[i]);
        const Value low = lowestBit(pair);
        const Value high = lowestBit(pair & ~bitOf(low));
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (grid.candidates(cells[j]) == pair && !grid.layout().arePeers(cells[i], cells[j]) &&
                (findWWingOf(grid, sink, cells[i], cells[j], low, high) ||
                 findWWingOf(grid, sink, cells[i], cells[j], high, low)))
                return true;
    }
    return false;
}

} // namespace clew::sudoku
