// Why a search of queens did what it did, in words.

#include <fmt/format.h>

#include "core/puzzle/explaining.h"
#include "core/puzzles/queens/puzzle.h"

namespace clew::queens {

Sentence squareName(Square square)
{
    return {phrase("queens", "column %1, row %2"),
            {std::to_string(square.column + 1), std::to_string(square.row + 1)}};
}

Sentence QueensPuzzle::placeName(const QueensProblem& /*queens*/, Place place) const
{
    if (place.value == kNoValue)
        return {phrase("queens", "column %1"), {std::to_string(place.variable + 1)}};
    return squareName({place.variable, place.value});
}

// The queen of each column by its number, as papers name her.
Sentence QueensPuzzle::branchName(const QueensProblem& queens, Event event) const
{
    if (event.value() == kNoValue)
        return Puzzle::branchName(queens, event);
    return verbatim(fmt::format("q{} = {}", event.variable() + 1, event.value() + 1));
}

std::optional<GridCell> QueensPuzzle::gridCell(const QueensProblem& problem, Place place) const
{
    if (place.variable >= problem.size || place.value >= problem.size)
        return std::nullopt;
    return GridCell{place.value, place.variable};
}

Sentence QueensPuzzle::explain(const QueensProblem& queens, const State& before, Event event) const
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
            return {
                phrase("queens", "The rule places a queen at %1."), {squareName(square)}, {place}};
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
        if (event.rule() == RowEmpty) {
            Sentence full{
                phrase("queens", "Every square of row %1 is attacked: it cannot get a queen."),
                {std::to_string(square.row + 1)}};
            for (std::uint32_t column = 0; column < queens.size; ++column)
                full.effects.push_back({column, square.row});
            return full;
        }
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
        return explainVisit(event, phrase("queens", "Back to the board as it was given."));
    case EventKind::Solution:
        return {phrase("queens", "No queen attacks another: a solution.")};
    }
    return {};
}

} // namespace clew::queens
