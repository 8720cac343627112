// W-wing: two cells xz far apart, and a unit whose only two places for x see one of them each. One
// of the places takes x, so one of the cells is z.

#include <utility>
#include <vector>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

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
        const auto [nearA, nearB] = straight ? std::pair(p, q) : std::pair(q, p);
        step.links = {{{a, z}, {a, x}, true},
                      {{a, x}, {nearA, x}, false},
                      {{nearA, x}, {nearB, x}, true},
                      {{nearB, x}, {b, x}, false},
                      {{b, x}, {b, z}, true}};
        eliminate(step, grid, seen, z);
        if (sink(std::move(step)))
            return true;
    }
    return false;
}

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

} // namespace

Technique wWing()
{
    return {.rule = WWing,
            .name = phrase("sudoku", "W-wing"),
            .line = "W-wing, XY-wing, XYZ-wing",
            .grade = {Level::Hard, 150},
            .find = findWWing};
}

} // namespace clew::sudoku
