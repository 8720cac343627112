// The puzzles that are played by hand, and random entries on their boards.

#pragma once

#include "core/study/hand.h"
#include "tests/playedpuzzles.h"
#include "tests/smallproblems.h"

namespace clew::test {

inline Assignment anyEntry(const Hand& hand, Dice& dice)
{
    const Dimensions dimensions = hand.state().dimensions();
    // Where only one variable can be entered next, one that can.
    for (int tries = 0; tries < 200; ++tries) {
        const Assignment one{dice(dimensions.variables), dice(dimensions.values)};
        if (playingOf(hand.puzzle(), *hand.problem())->mayEnter(*hand.problem(), hand.state(), one))
            return one;
    }
    return {dice(dimensions.variables), dice(dimensions.values)};
}

} // namespace clew::test
