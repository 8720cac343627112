// Queens as an exact cover: every column and every row exactly once, every diagonal at most once.
// Solved by dancing links (Knuth, TAOCP 7.2.2.1), always branching on a row or column with the
// fewest squares left.

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/puzzle/figures.h"
#include "core/puzzles/queens/givens.h"
#include "core/search/dancinglinks.h"

namespace clew::queens {

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

std::optional<Sentence> refusalDancingLinks(const QueensProblem& problem)
{
    if (coverSize(problem).isNumbered())
        return std::nullopt;
    return Sentence{phrase("queens", "A board of %1 × %1 has more links than can be numbered in 32 "
                                     "bits."),
                    {std::to_string(problem.size)}};
}

/// Items 0 … N-1 are the columns, N … 2N-1 the rows; then the diagonals of both directions.
/// None if the control says stop.
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

template<class Tracer>
Outcome searchDancingLinks(const QueensProblem& problem, Control& control, Tracer& tracer)
{
    if (!placeGivens(problem, control, tracer))
        return control.finish();
    std::optional<DancingLinks> links = exactCover(problem, control);
    if (!links)
        return control.finish();
    std::vector<Value> rows(problem.size);
    for (const Square given : problem.givens)
        rows[given.column] = given.row;
    links->search(control, tracer, Attacked, [&](std::span<const DancingLinks::Option> chosen) {
        return control.solution([&] {
            for (const auto& option : chosen)
                rows[option.variable] = option.value;
            return std::span<const Value>(rows);
        });
    });
    return control.finish();
}

} // namespace

Strategy dancingLinks()
{
    using enum EventKind;
    return makeStrategy<QueensProblem>(
        {.id = "dancing-links",
         .title = phrase("queens", "Dancing links"),
         .summary =
             phrase("queens", "Exact cover: always settles the row or column with the fewest "
                              "squares left."),
         .exhausts = true,
         .idea = phrase("queens", "Queens are an exact cover: each row and each column gets "
                                  "exactly one queen, each diagonal at most one. The search "
                                  "always settles the row or column that has the fewest free "
                                  "squares, so dead ends come early. Squares are kept in linked "
                                  "lists, where one can be taken out and put back again by a "
                                  "few assignments: hence the name."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}, {Conflict, Attacked}}},
                 {"cover()"},
                 {""},
                 {"cover():"},
                 {"  if every row and column has its queen: report; return", {Solution}},
                 {"  line ← the row or column with the fewest free squares"},
                 {"  if line has none: return", {Conflict}},
                 {"  for each free square of line:"},
                 {"    put a queen there", {Decide}},
                 {"    strike all squares it attacks", {Remove}},
                 {"    cover()"},
                 {"    put them back in reverse order, take the queen away", {Visit}},
             },
         .cost = phrase("queens", "Fewer nodes than column by column, but still exponentially "
                                  "many, and each costs more: every square that the queen "
                                  "attacks is unlinked. Memory for the links of N² squares, "
                                  "allocated once."),
         // As for backtracking: between the solutions and the orders of N rows.
         .growth = Growth::factorial(1),
         .counted = kDecidesWhatIsForced,
         .origin = phrase("queens", "Knuth, The Art of Computer Programming 7.2.2.1.")},
        [](const QueensProblem& problem, const Options&, Control& control, auto& tracer) {
            return searchDancingLinks(problem, control, tracer);
        },
        [](const QueensProblem& problem) { return refusalDancingLinks(problem); });
}

} // namespace clew::queens
