// Alternating inference chains and their rings in words: of any candidates, or of groups as well.

#pragma once

#include <array>

#include "core/puzzles/sudoku/techniques/chains.h"

namespace clew::sudoku {

template<SudokuRule rule, class Set>
Step wordChain(const Links<Set>& links, const Chain& chain)
{
    Step step{rule, {}, {}, {}, {}, placesOn(links, chain)};
    if (chain.front() == chain.back()) {
        const Place place = links.candidate(chain.front());
        step.pattern =
            phrase("sudoku", "%1 must be %2: if it were not, it would follow that it is: "
                             "%3.");
        step.terms = {cellsTerm({place.variable}), digitTerm(place.value), linksTerm(links, chain)};
        step.assignments = {place};
        return step;
    }
    step.pattern =
        phrase("sudoku", "Either %1, or else %2. Whatever contradicts both ends is ruled "
                         "out: %3.");
    step.terms = {claimsTerm(std::array{links.claim(chain.front(), true)}),
                  linksTerm(links, chain)};
    return step;
}

template<SudokuRule rule, class Set>
Step wordRing(const Links<Set>& links, const Chain& chain)
{
    return {rule,
            phrase("sudoku", "A ring: %1, and so on from the start. Of each two neighbours in it "
                             "exactly one holds, so whatever contradicts both is ruled out: %2."),
            {linksTerm(links, chain)},
            {},
            {},
            placesOn(links, chain)};
}

} // namespace clew::sudoku
