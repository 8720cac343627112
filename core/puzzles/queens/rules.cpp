// The rules of the puzzle, checked independently of all strategies: no two queens attack each
// other, every column has one, and the given ones stay where they are.

#include "core/puzzles/queens/givens.h"
#include "core/puzzles/queens/puzzle.h"

namespace clew::queens {

namespace {

Sentence clash(Square a, Square b)
{
    const Phrase pattern =
        a.column == b.column ? phrase("queens", "The queens at %1 and at %2 share a column.")
        : a.row == b.row     ? phrase("queens", "The queens at %1 and at %2 share a row.")
                             : phrase("queens", "The queens at %1 and at %2 share a diagonal.");
    return {pattern, {squareName(a), squareName(b)}, {{a.column, a.row}}, {{b.column, b.row}}};
}

} // namespace

std::vector<Sentence> QueensPuzzle::faults(const QueensProblem& queens) const
{
    // Every pair on boards a person can place queens on; elsewhere that many sentences are enough.
    std::vector<Sentence> faults;
    if (!contradictory(queens))
        return faults;
    constexpr std::size_t kMaxPairs = 100;
    for (std::size_t i = 0; i < queens.givens.size() && faults.size() < kMaxPairs; ++i)
        for (std::size_t j = i + 1; j < queens.givens.size() && faults.size() < kMaxPairs; ++j)
            if (attacks(queens.givens[i], queens.givens[j]))
                faults.push_back(clash(queens.givens[i], queens.givens[j]));
    return faults;
}

std::vector<Sentence> QueensPuzzle::verify(const QueensProblem& queens,
                                           const Solution& solution) const
{
    if (solution.size() != queens.size)
        return {{phrase("queens", "The board has %1 columns, but %2 rows are listed."),
                 {std::to_string(queens.size), std::to_string(solution.size())}}};
    QueensProblem placed;
    placed.size = queens.size;
    for (std::uint32_t column = 0; column < queens.size; ++column) {
        if (solution[column] >= queens.size)
            return {{phrase("queens", "Column %1 has no queen."),
                     {std::to_string(column + 1)},
                     {{column, kNoValue}}}};
        placed.givens.push_back({column, solution[column]});
    }
    std::vector<Sentence> wrong = faults(placed);
    for (const Square given : queens.givens)
        if (solution[given.column] != given.row)
            wrong.push_back({phrase("queens", "The queen given at %1 is not in its place."),
                             {squareName(given)},
                             {{given.column, given.row}}});
    return wrong;
}

std::vector<Sentence> QueensPuzzle::violations(const QueensProblem& queens, const State& state,
                                               Place place) const
{
    const Square square{place.variable, place.value};
    const std::vector<Value> given = queens.givenRows();
    std::vector<Sentence> broken;
    if (given[square.column] != kNoValue && given[square.column] != square.row)
        broken.push_back({phrase("queens", "The queen of this column is given at %1."),
                          {squareName({square.column, given[square.column]})},
                          {place},
                          {{square.column, given[square.column]}}});
    for (std::uint32_t column = 0; column < queens.size; ++column) {
        const Value row = state.value(column) != kNoValue ? state.value(column) : given[column];
        if (column == square.column || row == kNoValue || !attacks(square, {column, row}))
            continue;
        broken.push_back({phrase("queens", "A queen at %1 is attacked by the one at %2."),
                          {squareName(square), squareName({column, row})},
                          {place},
                          {{column, row}}});
    }
    return broken;
}

} // namespace clew::queens
