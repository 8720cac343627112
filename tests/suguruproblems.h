// The Sugurus that the tests ask for, and how they are solved.

#pragma once

#include <string_view>

#include "core/puzzles/suguru/suguru.h"
#include "tests/solving.h"

namespace clew::test::sugurus {

using test::presetOf;
using test::readOrFail;

inline const Puzzle& puzzle()
{
    return *findPuzzle("suguru");
}

inline ProblemPtr readOrFail(const std::string& text, std::string_view format = {})
{
    return readOrFail(puzzle(), text, format);
}

inline ProblemPtr presetOf(std::string_view id)
{
    return presetOf(puzzle(), id);
}

inline Found search(const Problem& problem, std::string_view strategy, const How& how = {})
{
    return solve(puzzle(), problem, strategy, how);
}

} // namespace clew::test::sugurus
