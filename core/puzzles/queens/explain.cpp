#include "core/puzzles/queens/explain.h"

#include <fmt/format.h>

namespace clew::queens {

namespace {

std::string squareName(Square square)
{
    return fmt::format("column {}, row {}", square.column + 1, square.row + 1);
}

Sentence clash(Square a, Square b)
{
    const Phrase pattern =
        a.column == b.column ? phrase("queens", "The queens at %1 and at %2 share a column.")
        : a.row == b.row     ? phrase("queens", "The queens at %1 and at %2 share a row.")
                             : phrase("queens", "The queens at %1 and at %2 share a diagonal.");
    return {pattern, {squareName(a), squareName(b)}, {{a.column, a.row}}, {{b.column, b.row}}};
}

} // namespace

std::vector<Sentence> faultsOf(const QueensProblem& queens)
{
    // Pairs are named for boards a person can place queens on; elsewhere one sentence is enough.
    std::vector<Sentence> faults;
    if (!contradictory(queens))
        return faults;
    constexpr std::size_t kMaxNamed = 100;
    for (std::size_t i = 0; i < queens.givens.size() && faults.size() < kMaxNamed; ++i)
        for (std::size_t j = i + 1; j < queens.givens.size() && faults.size() < kMaxNamed; ++j)
            if (attacks(queens.givens[i], queens.givens[j]))
                faults.push_back(clash(queens.givens[i], queens.givens[j]));
    return faults;
}

std::vector<Sentence> mistakesIn(const QueensProblem& queens, const Solution& solution)
{
    if (solution.size() != queens.size)
        return {{phrase("queens", "The board has %1 columns, but %2 rows are named."),
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
    std::vector<Sentence> wrong = faultsOf(placed);
    for (const Square given : queens.givens)
        if (solution[given.column] != given.row)
            wrong.push_back({phrase("queens", "The queen given at %1 is not in its place."),
                             {squareName(given)},
                             {{given.column, given.row}}});
    return wrong;
}

std::vector<Sentence> violationsBy(const QueensProblem& queens, const State& state, Place place)
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

Sentence explainEvent(const QueensProblem& queens, const State& before, Event event)
{
    const Square square{event.variable(), event.value()};
    const Place place{event.variable(), event.value()};
    switch (event.kind()) {
    case EventKind::Decide:
        return {phrase("queens", "Try a queen at %1."), {squareName(square)}, {place}};
    case EventKind::Assign:
        if (event.rule() == GivenQueen)
            return {phrase("queens", "The queen at %1 is given."), {squareName(square)}, {place}};
        if (event.rule() == ByRule)
            return {phrase("queens", "The rule puts the queen of %1."),
                    {squareName(square)},
                    {{square.column, square.row}}};
        if (event.rule() == Swapped)
            return {phrase("queens",
                           "In exchange the queen of column %1 moves to row %2: together the "
                           "two are attacked less."),
                    {std::to_string(square.column + 1), std::to_string(square.row + 1)},
                    {place}};
        return {phrase("queens", "Local search starts with a queen at %1."),
                {squareName(square)},
                {place}};
    case EventKind::Remove:
    case EventKind::Conflict:
        if (event.kind() == EventKind::Conflict && event.rule() == ColumnEmpty)
            return {
                phrase("queens", "Every row of column %1 is attacked: no queen can stand there."),
                {std::to_string(square.column + 1)},
                {{square.column, kNoValue}}};
        if (event.rule() == RowEmpty)
            return {phrase("queens", "Every square of row %1 is attacked: it cannot get a queen."),
                    {std::to_string(square.row + 1)}};
        for (std::uint32_t column = 0; column < queens.size && event.value() != kNoValue;
             ++column) {
            const Square other{column, before.value(column)};
            if (other.row == kNoValue || other == square || !attacks(square, other))
                continue;
            return {event.kind() == EventKind::Remove
                        ? phrase("queens", "No queen can stand at %1: the one at %2 attacks it.")
                        : phrase("queens", "The queen at %1 is attacked by the one at %2."),
                    {squareName(square), squareName(other)},
                    {place},
                    {{other.column, other.row}}};
        }
        return {phrase("queens", "The given queens attack each other.")};
    case EventKind::Visit:
        return event.node() == kRoot
                   ? Sentence{phrase("queens", "Back to the board as it was given.")}
                   : Sentence{phrase("queens", "Back to position %1 of the search."),
                              {std::to_string(event.node())}};
    case EventKind::Solution:
        return {phrase("queens", "No queen attacks another: a solution.")};
    }
    return {};
}

} // namespace clew::queens
