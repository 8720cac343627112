// Naked single: a cell with one candidate left takes it. Easy to apply with pencil marks, hard to
// see without.

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

bool findNakedSingle(const Grid& grid, const StepSink& sink)
{
    return grid.emptyCells().visit([&](Cell cell) {
        if (!isSingle(grid.candidates(cell)))
            return false;
        const Value value = lowestBit(grid.candidates(cell));
        Step step{NakedSingle,
                  phrase("sudoku", "%1 must be %2: every other digit is ruled out there."),
                  {cellsTerm({cell}), digitTerm(value)}};
        step.assignments = {{cell, value}};
        step.causes.reserve(grid.layout().peers(cell).size());
        for (const Cell peer : grid.layout().peers(cell))
            if (!grid.isEmpty(peer))
                step.causes.push_back({peer, grid.values()[peer]});
        return sink(std::move(step));
    });
}

} // namespace

Technique nakedSingle()
{
    return {.rule = NakedSingle,
            .name = phrase("sudoku", "naked single"),
            .line = "full house, single candidate, single place in a unit",
            .grade = {Level::Easy, 4},
            .find = findNakedSingle};
}

} // namespace clew::sudoku
