#include "core/puzzles/queens/picture.h"

#include <algorithm>

namespace clew::queens {

std::string drawBoard(const QueensProblem& queens, const State* state)
{
    std::vector<std::string> lines(queens.size, std::string(std::size_t{2} * queens.size - 1, ' '));
    for (std::uint32_t row = 0; row < queens.size; ++row)
        for (std::uint32_t column = 0; column < queens.size; ++column)
            lines[row][std::size_t{2} * column] =
                state != nullptr && state->removed(column, row) ? ' ' : '.';
    for (const auto [column, row] : queens.givens)
        lines[row][std::size_t{2} * column] = 'Q';
    if (state != nullptr)
        for (std::uint32_t column = 0; column < queens.size; ++column)
            if (state->value(column) != kNoValue)
                lines[state->value(column)][std::size_t{2} * column] = 'Q';
    std::string text;
    for (const std::string& line : lines)
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    return text;
}

Picture makePicture(const QueensProblem& queens, const View& view)
{
    const double margin = view.coordinates ? kGridMargin : 0;
    const auto size = queens.size;
    const auto extent = static_cast<double>(size);
    Picture picture(extent + margin + (view.coordinates ? 0.25 : 0),
                    extent + margin + (view.coordinates ? 0.25 : 0));
    picture.rect(margin, margin, extent, extent, Ink::Cell);
    const bool detailed = size <= kMaxDrawnSize;
    if (detailed) {
        for (std::uint32_t row = 0; row < size; ++row)
            for (std::uint32_t column = 1 - row % 2; column < size; column += 2)
                picture.rect(margin + column, margin + row, 1, 1, Ink::CellDark);
        if (view.coordinates)
            for (std::uint32_t i = 0; i < size; ++i) {
                picture.text(margin + i + 0.5, margin * 0.55, 0.3, std::to_string(i + 1),
                             Ink::Muted);
                picture.text(margin * 0.5, margin + i + 0.5, 0.3, std::to_string(i + 1),
                             Ink::Muted);
            }
    }
    const auto tint = [&](std::span<const Place> places, Ink ink) {
        for (const Place place : places) {
            if (place.value == kNoValue)
                picture.rect(margin + place.variable, margin, 1, extent, ink).opacity = 0.7F;
            else
                picture.rect(margin + place.variable, margin + place.value, 1, 1, ink);
        }
    };
    tint(view.causes, Ink::CauseTint);
    tint(view.effects, Ink::EffectTint);

    const auto queen = [&](std::uint32_t column, Value row, Ink ink) {
        if (detailed)
            picture.glyph(Glyph::Queen, margin + column + 0.08, margin + row + 0.08, 0.84, ink);
        else
            picture.rect(margin + column, margin + row, 1, 1, ink);
    };
    const std::vector<Value> given = queens.givenRows();
    if (view.solution != nullptr) {
        for (std::uint32_t column = 0; column < view.solution->size(); ++column) {
            picture.markSolution(margin + column, margin + (*view.solution)[column]);
            queen(column, (*view.solution)[column],
                  given[column] == kNoValue ? Ink::Text : Ink::Given);
        }
    } else {
        const bool solved = view.event && view.event->kind() == EventKind::Solution;
        if (detailed && contradictory(queens))
            for (const Square square : queens.givens)
                if (std::ranges::any_of(queens.givens, [&](Square other) {
                        return other != square && attacks(other, square);
                    }))
                    picture.markConflict(margin + square.column, margin + square.row);
        for (const auto [column, row] : queens.givens)
            queen(column, row, Ink::Given);
        for (std::uint32_t column = 0; view.state != nullptr && column < size; ++column) {
            const Value row = view.state->value(column);
            if (detailed && view.state->removedCount() > 0)
                for (Value value = 0; value < size; ++value)
                    if (view.state->removed(column, value))
                        picture.glyph(Glyph::Cross, margin + column + 0.36, margin + value + 0.36,
                                      0.28, Ink::Line);
            if (row == kNoValue || given[column] != kNoValue)
                continue;
            if (solved)
                picture.markSolution(margin + column, margin + row);
            const bool guess = view.state->mark(column) == State::Mark::Guess;
            queen(column, row, guess ? Ink::Guess : Ink::Forced);
            if (detailed && guess)
                picture.markGuess(margin + column, margin + row);
            else if (detailed)
                picture.markForced(margin + column, margin + row);
        }
    }
    if (view.event && view.state != nullptr) {
        const Event event = *view.event;
        if (event.kind() == EventKind::Conflict && event.value() != kNoValue) {
            const Square square{event.variable(), event.value()};
            picture.markConflict(margin + square.column, margin + square.row);
            for (std::uint32_t other = 0; other < size; ++other) {
                const Value row = view.state->value(other);
                if (row != kNoValue && Square{other, row} != square &&
                    attacks(square, {other, row}))
                    picture.line(margin + square.column + 0.5, margin + square.row + 0.5,
                                 margin + other + 0.5, margin + row + 0.5, Ink::Conflict, 0.05);
            }
        } else if (event.kind() == EventKind::Conflict) {
            for (Value row = 0; row < size; ++row)
                picture.markConflict(margin + event.variable(), margin + row);
        } else if (event.kind() == EventKind::Decide || event.kind() == EventKind::Assign) {
            picture.markTrying(margin + event.variable(), margin + event.value());
        }
    }
    picture.frame(margin, margin, extent, extent, Ink::StrongLine, 0.03);
    return picture;
}

} // namespace clew::queens
