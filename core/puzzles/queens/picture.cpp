// A board of queens as a picture, and as text.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/queens/givens.h"
#include "core/puzzles/queens/puzzle.h"

namespace clew::queens {

namespace {

/// Boards beyond this are neither drawn square by square nor printed.
constexpr std::uint32_t kMaxDrawnSize = 200;

/// Adds one layer after the other, from the squares up to the frame.
class Painter
{
public:
    Painter(const QueensProblem& queens, const View& view)
        : m_queens(queens), m_view(view), m_given(queens.givenRows()),
          m_detailed(queens.size <= kMaxDrawnSize), m_margin(view.coordinates ? kGridMargin : 0),
          m_extent(queens.size), m_picture(m_extent + m_margin + (view.coordinates ? 0.25 : 0),
                                           m_extent + m_margin + (view.coordinates ? 0.25 : 0))
    {
    }

    Picture paint()
    {
        m_picture.rect(m_margin, m_margin, m_extent, m_extent, Ink::Cell);
        if (m_detailed)
            addSquares();
        tint(m_view.causes, Ink::CauseTint);
        tint(m_view.effects, Ink::EffectTint);
        if (m_view.solution != nullptr) {
            addSolution(*m_view.solution);
        } else {
            addGivens();
            if (m_view.state != nullptr)
                addState(*m_view.state);
        }
        if (m_view.event && m_view.state != nullptr)
            pointOut(*m_view.event, *m_view.state);
        m_picture.frame(m_margin, m_margin, m_extent, m_extent, Ink::StrongLine, 0.03);
        return std::move(m_picture);
    }

private:
    void addSquares()
    {
        for (std::uint32_t row = 0; row < m_queens.size; ++row)
            for (std::uint32_t column = 1 - row % 2; column < m_queens.size; column += 2)
                m_picture.rect(m_margin + column, m_margin + row, 1, 1, Ink::CellDark);
        if (!m_view.coordinates)
            return;
        for (std::uint32_t i = 0; i < m_queens.size; ++i) {
            const std::string number = std::to_string(i + 1);
            m_picture.text(m_margin + i + 0.5, m_margin * 0.55, 0.3, number, Ink::Muted);
            m_picture.text(m_margin * 0.5, m_margin + i + 0.5, 0.3, number, Ink::Muted);
        }
    }

    void tint(std::span<const Place> places, Ink ink)
    {
        for (const Place place : places) {
            if (place.value == kNoValue)
                m_picture.rect(m_margin + place.variable, m_margin, 1, m_extent, ink).opacity =
                    0.7F;
            else
                m_picture.rect(m_margin + place.variable, m_margin + place.value, 1, 1, ink);
        }
    }

    void addQueen(std::uint32_t column, Value row, Ink ink)
    {
        if (m_detailed)
            m_picture.glyph(Glyph::Queen, m_margin + column + 0.08, m_margin + row + 0.08, 0.84,
                            ink);
        else
            m_picture.rect(m_margin + column, m_margin + row, 1, 1, ink);
    }

    void addSolution(const Solution& solution)
    {
        for (std::uint32_t column = 0; column < solution.size(); ++column) {
            m_picture.markSolution(m_margin + column, m_margin + solution[column]);
            addQueen(column, solution[column],
                     m_given[column] == kNoValue ? Ink::Text : Ink::Given);
        }
    }

    void addGivens()
    {
        if (m_detailed && contradictory(m_queens))
            for (const Square square : m_queens.givens)
                if (std::ranges::any_of(m_queens.givens, [&](Square other) {
                        return other != square && attacks(other, square);
                    }))
                    m_picture.markConflict(m_margin + square.column, m_margin + square.row);
        for (const auto [column, row] : m_queens.givens)
            addQueen(column, row, Ink::Given);
    }

    void addState(const State& state)
    {
        for (std::uint32_t column = 0; column < m_queens.size; ++column) {
            if (m_detailed && state.removedCount() > 0)
                addRemoved(state, column);
            if (state.value(column) != kNoValue && m_given[column] == kNoValue)
                addSearched(state, column);
        }
    }

    void addRemoved(const State& state, std::uint32_t column)
    {
        for (Value row = 0; row < m_queens.size; ++row)
            if (state.removed(column, row))
                m_picture.glyph(Glyph::Cross, m_margin + column + 0.36, m_margin + row + 0.36, 0.28,
                                Ink::Line);
    }

    // A queen that the search has placed.
    void addSearched(const State& state, std::uint32_t column)
    {
        const Value row = state.value(column);
        if (m_view.event && m_view.event->kind() == EventKind::Solution)
            m_picture.markSolution(m_margin + column, m_margin + row);
        const bool guess = state.mark(column) == State::Mark::Guess;
        addQueen(column, row, guess ? Ink::Guess : Ink::Forced);
        if (m_detailed && guess)
            m_picture.markGuess(m_margin + column, m_margin + row);
        else if (m_detailed)
            m_picture.markForced(m_margin + column, m_margin + row);
    }

    void pointOut(Event event, const State& state)
    {
        const std::uint32_t column = event.variable();
        if (event.kind() == EventKind::Conflict && event.value() != kNoValue)
            addAttackers({column, event.value()}, state);
        else if (event.kind() == EventKind::Conflict)
            for (Value row = 0; row < m_queens.size; ++row)
                m_picture.markConflict(m_margin + column, m_margin + row);
        else if (event.kind() == EventKind::Decide || event.kind() == EventKind::Assign)
            m_picture.markTrying(m_margin + column, m_margin + event.value());
    }

    // Those that the sentence names, or else all.
    void addAttackers(Square square, const State& state)
    {
        m_picture.markConflict(m_margin + square.column, m_margin + square.row);
        for (std::uint32_t other = 0; other < m_queens.size; ++other) {
            const Value row = state.value(other);
            const bool isNamed =
                m_view.causes.empty() ||
                std::ranges::find(m_view.causes, Place{other, row}) != m_view.causes.end();
            if (row != kNoValue && isNamed && Square{other, row} != square &&
                attacks(square, {other, row}))
                m_picture.line(m_margin + square.column + 0.5, m_margin + square.row + 0.5,
                               m_margin + other + 0.5, m_margin + row + 0.5, Ink::Conflict, 0.05);
        }
    }

    const QueensProblem& m_queens;
    const View& m_view;
    std::vector<Value> m_given; ///< row of each column's given queen
    bool m_detailed;            ///< square by square
    double m_margin;
    double m_extent;
    Picture m_picture;
};

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

} // namespace

std::string QueensPuzzle::draw(const QueensProblem& queens, const State* state) const
{
    if (queens.size > kMaxDrawnSize)
        return fmt::format("{} (a board this large is not drawn)\n", title(queens).text());
    return drawBoard(queens, state);
}

Picture QueensPuzzle::picture(const QueensProblem& queens, const View& view) const
{
    return Painter(queens, view).paint();
}

} // namespace clew::queens
