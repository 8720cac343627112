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

namespace {

/// The lines of a board on which given queens stand.
class GivenLines
{
public:
    explicit GivenLines(std::size_t size)
        : m_size(size), m_columns(size), m_rows(size), m_rising(2 * size), m_falling(2 * size)
    {
    }

    /// False if another queen stands on one of the square's lines.
    bool add(Square square)
    {
        if (isAttacked(square))
            return false;
        m_columns[square.column] = m_rows[square.row] = true;
        m_rising[rising(square)] = m_falling[falling(square)] = true;
        return true;
    }
    [[nodiscard]] bool isAttacked(Square square) const
    {
        return m_columns[square.column] || m_rows[square.row] || m_rising[rising(square)] ||
               m_falling[falling(square)];
    }

private:
    [[nodiscard]] static std::size_t rising(Square square) { return square.column + square.row; }
    [[nodiscard]] std::size_t falling(Square square) const
    {
        return square.column + m_size - 1 - square.row;
    }

    std::size_t m_size;
    std::vector<bool> m_columns;
    std::vector<bool> m_rows;
    std::vector<bool> m_rising;
    std::vector<bool> m_falling;
};

} // namespace

// In linear time: boards may have millions of columns.
bool contradictory(const QueensProblem& problem, Control& control)
{
    if (problem.givens.empty())
        return false;
    GivenLines lines(problem.size);
    for (std::size_t i = 0; i < problem.givens.size(); ++i)
        if (!control.pollAt(i) || !lines.add(problem.givens[i]))
            return true;
    return false;
}

bool contradictory(const QueensProblem& problem)
{
    Control control;
    return contradictory(problem, control);
}

// ---- bit masks

std::optional<Sentence> bitmaskRefusal(const QueensProblem& problem)
{
    if (problem.size <= kMaxWordSize)
        return std::nullopt;
    return Sentence{
        phrase("queens",
               "Rows are kept as the bits of one word, which has %1; this board has %2 rows."),
        {std::to_string(kMaxWordSize), std::to_string(problem.size)}};
}

std::vector<std::uint64_t> allowedRows(const QueensProblem& problem)
{
    const std::uint64_t all = ~std::uint64_t{0} >> (kMaxWordSize - problem.size);
    std::vector<std::uint64_t> allowed(problem.size, all);
    for (const Square given : problem.givens)
        for (std::uint32_t column = 0; column < problem.size; ++column)
            for (std::uint32_t row = 0; row < problem.size; ++row)
                if (Square{column, row} != given && attacks({column, row}, given))
                    allowed[column] &= ~(std::uint64_t{1} << row);
    return allowed;
}

// ---- exact cover

namespace {

// Squares that the given queens leave are at most those of the free columns and rows.
DancingLinks::Size coverSize(const QueensProblem& problem)
{
    constexpr std::uint64_t kLines = 4; // of a square
    const std::uint64_t size = problem.size;
    const std::uint64_t given = std::min<std::uint64_t>(problem.givens.size(), size);
    const std::uint64_t options = (size - given) * (size - given) + given;
    return {2 * size, 2 * (2 * size - 1), options, kLines * options};
}

bool addItems(const QueensProblem& problem, DancingLinks& links, Control& control)
{
    const std::uint32_t size = problem.size;
    for (std::uint32_t column = 0; column < size && control.pollAt(column); ++column)
        links.addPrimary({column, ColumnEmpty, kNoValue});
    for (std::uint32_t row = 0; row < size && control.pollAt(row); ++row)
        links.addPrimary({0, RowEmpty, row});
    for (std::uint32_t diagonal = 0; diagonal < 2 * (2 * size - 1) && control.pollAt(diagonal);
         ++diagonal)
        links.addSecondary();
    return !control.stopped();
}

} // namespace

std::optional<Sentence> dancingLinksRefusal(const QueensProblem& problem)
{
    if (coverSize(problem).isNumbered())
        return std::nullopt;
    return Sentence{phrase("queens", "A board of %1 × %1 has more links than can be numbered in 32 "
                                     "bits."),
                    {std::to_string(problem.size)}};
}

std::optional<DancingLinks> exactCover(const QueensProblem& problem, Control& control)
{
    const std::uint32_t size = problem.size;
    const DancingLinks::Size room = coverSize(problem);
    if (!control.holds(room.bytes()))
        return std::nullopt;
    DancingLinks links(room);
    if (!addItems(problem, links, control))
        return std::nullopt;
    GivenLines lines(size);
    for (std::size_t i = 0; i < problem.givens.size() && control.pollAt(i); ++i)
        lines.add(problem.givens[i]);
    const auto add = [&](Square square) {
        const auto [column, row] = square;
        const std::array<std::uint32_t, 4> items{column, size + row, 2 * size + column + row,
                                                 2 * size + (2 * size - 1) + column + size - 1 -
                                                     row};
        links.addOption({column, row}, items);
    };
    const std::vector<Value> given = problem.givenRows();
    for (std::uint32_t column = 0; column < size; ++column) {
        if (given[column] != kNoValue) {
            if (!control.pollAt(column))
                return std::nullopt;
            add({column, given[column]});
            continue;
        }
        if (!control.poll())
            return std::nullopt;
        for (std::uint32_t row = 0; row < size; ++row)
            if (!lines.isAttacked({column, row}))
                add({column, row});
    }
    return links;
}

} // namespace clew::queens
