// The puzzles that are played by hand, and random entries on their boards.

#pragma once

#include <QtTest>
#include <algorithm>
#include <initializer_list>

#include "core/puzzle/playing.h"
#include "core/study/hand.h"
#include "tests/smallproblems.h"

namespace clew::test {

inline constexpr const char* kPlayed[] = {"queens", "knight",   "arithmetic", "graphs",
                                          "sudoku", "nonogram", "suguru"};

inline void addPlayed(std::initializer_list<const char*> without = {})
{
    QTest::addColumn<QByteArray>("puzzle");
    for (const char* const id : kPlayed)
        if (std::ranges::none_of(without,
                                 [&](const char* other) { return qstrcmp(id, other) == 0; }))
            QTest::newRow(id) << QByteArray(id);
}

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
