#include "core/puzzles/queens/queens.h"

#include <algorithm>

#include "core/puzzles/queens/bitmask.h"
#include "core/puzzles/queens/exactcover.h"

namespace clew::queens {

std::vector<Value> QueensProblem::givenRows() const
{
    std::vector<Value> rows(size, kNoValue);
    for (const Square given : givens)
        rows[given.column] = given.row;
    return rows;
}

// In linear time: boards may have millions of columns.
bool contradictory(const QueensProblem& problem)
{
    if (problem.givens.empty())
        return false;
    const std::size_t size = problem.size;
    std::vector<bool> columns(size);
    std::vector<bool> rows(size);
    std::vector<bool> rising(2 * size);
    std::vector<bool> falling(2 * size);
    const auto occupy = [](std::vector<bool>& lines, std::size_t line) {
        const bool taken = lines[line];
        lines[line] = true;
        return taken;
    };
    for (const auto [column, row] : problem.givens)
        if (occupy(columns, column) || occupy(rows, row) || occupy(rising, column + row) ||
            occupy(falling, column + size - 1 - row))
            return true;
    return false;
}

std::vector<std::uint64_t> allowedRows(const QueensProblem& problem)
{
    const std::uint64_t all = (std::uint64_t{1} << problem.size) - 1;
    std::vector<std::uint64_t> allowed(problem.size, all);
    for (const Square given : problem.givens)
        for (std::uint32_t column = 0; column < problem.size; ++column)
            for (std::uint32_t row = 0; row < problem.size; ++row)
                if (Square{column, row} != given && attacks({column, row}, given))
                    allowed[column] &= ~(std::uint64_t{1} << row);
    return allowed;
}

DancingLinks exactCover(const QueensProblem& problem)
{
    const std::uint32_t size = problem.size;
    DancingLinks links;
    for (std::uint32_t column = 0; column < size; ++column)
        links.addPrimary({column, ColumnEmpty, kNoValue});
    for (std::uint32_t row = 0; row < size; ++row)
        links.addPrimary({0, RowEmpty, row});
    for (std::uint32_t diagonal = 0; diagonal < 2 * (2 * size - 1); ++diagonal)
        links.addSecondary();
    for (std::uint32_t column = 0; column < size; ++column) {
        for (std::uint32_t row = 0; row < size; ++row) {
            const bool attacked = std::ranges::any_of(problem.givens, [&](Square given) {
                return Square{column, row} != given && attacks({column, row}, given);
            });
            if (attacked)
                continue;
            const std::array<std::uint32_t, 4> items{column, size + row, 2 * size + column + row,
                                                     2 * size + (2 * size - 1) + column + size - 1 -
                                                         row};
            links.addOption({column, row}, items);
        }
    }
    return links;
}

} // namespace clew::queens
