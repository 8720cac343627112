// Chains of one digit: strong and weak links between its places in the units.

#pragma once

#include "core/puzzles/sudoku/techniques/chains.h"

namespace clew::sudoku {

template<SudokuRule rule, class Set>
Step wordXChain(const Links<Set>& links, const Chain& chain)
{
    const auto [start, digit] = links.candidate(chain.front());
    return {rule,
            phrase("sudoku",
                   "Along %2 the digit %1 is in %3 if it is not in %4, so no cell that sees both "
                   "can take it: %5."),
            {digitTerm(digit), cellsTerm(cellsAlong(links, chain)),
             cellsTerm({links.candidate(chain.back()).variable}), cellsTerm({start})},
            {},
            {},
            placesOn(links, chain)};
}

/// Emits chains of `longest` strong links at most under this rule. A finder's answer.
template<SudokuRule rule>
bool searchXChains(const Grid& grid, const StepSink& sink, std::uint32_t longest = kAnyLength)
{
    // Those of one digit have nothing to do with those of another.
    const LinkKinds kinds{
        .strongInCells = false, .weakInCells = false, .digits = sink.digits(grid)};
    return searchBoard(grid, [&]<class Set>() {
        return searchChains<Set>(grid, sink, kinds, {wordXChain<rule, Set>}, longest);
    });
}

} // namespace clew::sudoku
