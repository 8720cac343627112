// Solutions that rotation and reflection turn into each other are one class.

#include <algorithm>

#include "core/puzzles/queens/puzzle.h"

namespace clew::queens {

Solution QueensPuzzle::canonical(const QueensProblem& queens, const Solution& solution) const
{
    // Under symmetries that move the given queens two solutions are not alike.
    const auto size = static_cast<Value>(solution.size());
    const bool isWhole = std::ranges::all_of(solution, [&](Value row) { return row < size; });
    if (!queens.givens.empty() || !isWhole)
        return solution;
    Solution image = solution;
    Solution least = solution;
    for (int turn = 0; turn < 4; ++turn) {
        Solution rotated(size);
        for (Value column = 0; column < size; ++column)
            rotated[size - 1 - image[column]] = column;
        image = rotated;
        Solution mirrored(image.rbegin(), image.rend());
        least = std::min({least, image, mirrored});
    }
    return least;
}

} // namespace clew::queens
