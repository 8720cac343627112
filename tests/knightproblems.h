// The knight's tours that the tests ask for.

#pragma once

#include "core/puzzles/knight/knight.h"
#include "tests/solving.h"

namespace clew::test::tours {

inline const Puzzle& puzzle()
{
    return *findPuzzle("knight");
}

inline ProblemPtr problemOf(const char* size, bool closed = false, const char* from = "",
                            const char* blocked = "")
{
    Parameters parameters{{"size", size}, {"from", from}, {"blocked", blocked}};
    if (closed)
        parameters["closed"] = "1";
    return puzzle().create(parameters).value();
}

inline Found run(const Problem& problem, const char* strategy, const Limits& limits = {})
{
    return solve(puzzle(), problem, strategy, {.limits = limits});
}

} // namespace clew::test::tours
