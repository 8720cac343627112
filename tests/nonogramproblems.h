// The nonograms that the tests ask for, and how they are solved.

#pragma once

#include <string_view>
#include <vector>

#include "core/puzzles/nonogram/nonogram.h"
#include "tests/solving.h"

namespace clew::test::nonograms {

using test::presetOf;
using test::readOrFail;

inline const Puzzle& puzzle()
{
    return *findPuzzle("nonogram");
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

/// Every line of this length.
inline std::vector<std::vector<Value>> allLines(std::uint32_t length)
{
    std::vector<std::vector<Value>> lines;
    for (std::uint32_t bits = 0; bits < 1U << length; ++bits) {
        std::vector<Value> line;
        for (std::uint32_t i = 0; i < length; ++i)
            line.push_back(bits >> i & 1U);
        lines.push_back(std::move(line));
    }
    return lines;
}

inline const std::vector<std::string_view> kStrategies{"clause-learning", "line-solving",
                                                       "row-by-row", "scored-lines"};

} // namespace clew::test::nonograms
