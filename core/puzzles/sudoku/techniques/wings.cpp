#include "core/puzzles/sudoku/techniques/wings.h"

#include <array>
#include <boost/container/static_vector.hpp>

namespace clew::sudoku {

namespace {

struct Wing
{
    Cell pivot;
    Cell first;
    Cell second;
};

bool reportWing(const Grid& grid, const StepSink& sink, Rule rule, Phrase pattern, const Wing& wing)
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
    const Value x = lowestBit(grid.candidates(first) & ~z);
    const Value y = lowestBit(grid.candidates(second) & ~z);
    if (pivotCounts)
        step.links = {{{pivot, x}, {first, x}, false},
                      {{first, x}, {first, lowestBit(z)}, true},
                      {{pivot, y}, {second, y}, false},
                      {{second, y}, {second, lowestBit(z)}, true}};
    else
        step.links = {{{first, lowestBit(z)}, {first, x}, true},
                      {{first, x}, {pivot, x}, false},
                      {{pivot, x}, {pivot, y}, true},
                      {{pivot, y}, {second, y}, false},
                      {{second, y}, {second, lowestBit(z)}, true}};
    eliminate(step, grid, seen, lowestBit(z));
    return sink(std::move(step));
}

/// No more than a cell has peers.
using Pincers = boost::container::static_vector<Cell, std::size_t{3} * kMaxSize>;

// The cells with two candidates that may be pincers: of an XY-wing with one of the pivot's, of an
// XYZ-wing with no others.
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

} // namespace

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
                reportWing(grid, sink, rule, pattern, {pivot, pincers[i], pincers[j]}))
                return true;
        }
    }
    return false;
}

} // namespace clew::sudoku
