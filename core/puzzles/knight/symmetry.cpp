// Tours that a symmetry of the board turns into each other, begun anywhere and followed either way
// where the problem leaves that open, are one class.

#include <algorithm>

#include "core/puzzles/knight/puzzle.h"

namespace clew::knight {

namespace {

// The square's image when the board is mirrored left to right (1), top to bottom (2), at a diagonal
// (4).
Value image(const KnightProblem& problem, Value square, unsigned symmetry)
{
    Value column = square % problem.columns;
    Value row = square / problem.columns;
    if ((symmetry & 1U) != 0)
        column = problem.columns - 1 - column;
    if ((symmetry & 2U) != 0)
        row = problem.rows - 1 - row;
    if ((symmetry & 4U) != 0)
        std::swap(column, row);
    return row * problem.columns + column;
}

bool isSymmetry(const KnightProblem& problem, unsigned symmetry)
{
    const auto staysBlocked = [&](Value square) {
        return std::ranges::binary_search(problem.blocked, image(problem, square, symmetry));
    };
    const bool fitsBoard = (symmetry & 4U) == 0 || problem.columns == problem.rows;
    const bool keepsStart =
        problem.closed || !problem.from || image(problem, *problem.from, symmetry) == *problem.from;
    return fitsBoard && keepsStart && std::ranges::all_of(problem.blocked, staysBlocked);
}

} // namespace

Solution KnightPuzzle::canonical(const KnightProblem& knight, const Solution& solution) const
{
    if (std::ranges::find(solution, kNoValue) != solution.end())
        return solution; // a trace calls it one, but it is not whole
    Solution least;
    const auto consider = [&](Solution tour) {
        if (least.empty() || tour < least)
            least = std::move(tour);
    };
    for (unsigned symmetry = 0; symmetry < 8; ++symmetry) {
        if (!isSymmetry(knight, symmetry))
            continue;
        Solution tour = solution;
        for (Value& square : tour)
            square = image(knight, square, symmetry);
        // A closed tour may be begun anywhere and followed either way, an open one be reversed.
        if (knight.closed) {
            std::ranges::rotate(tour, std::ranges::min_element(tour));
            if (tour[1] > tour.back())
                std::reverse(tour.begin() + 1, tour.end());
        } else if (!knight.from) {
            consider(Solution(tour.rbegin(), tour.rend()));
        }
        consider(std::move(tour));
    }
    return least;
}

} // namespace clew::knight
