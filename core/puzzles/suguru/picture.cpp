// The board as shapes and as text.

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

#include "core/puzzles/suguru/areas.h"
#include "core/puzzles/suguru/drawing.h"
#include "core/puzzles/suguru/puzzle.h"

namespace clew::suguru {

namespace {

// Boards beyond this get no pencil marks: they would be too small to read.
constexpr std::uint32_t kMaxDetailed = 30;

class Drawing
{
public:
    Drawing(const SuguruProblem& problem, const View& view)
        : m_problem(problem), m_layout(problem), m_view(view),
          m_margin(view.coordinates ? kGridMargin : 0),
          m_picture(m_margin + problem.width + kEdge, m_margin + problem.height + kEdge)
    {
    }

    Picture draw()
    {
        m_picture.rect(m_margin, m_margin, m_problem.width, m_problem.height, Ink::Paper);
        drawGrounds();
        tint(m_view.causes, Ink::CauseTint);
        tint(m_view.effects, Ink::EffectTint);
        if (isSolved())
            m_picture.rect(m_margin, m_margin, m_problem.width, m_problem.height, Ink::Solved)
                .opacity = 0.28F;
        drawLines();
        for (Variable cell = 0; cell < m_problem.cellCount(); ++cell)
            drawCell(cell);
        drawEvent();
        if (m_view.coordinates)
            drawCoordinates();
        return std::move(m_picture);
    }

private:
    // Room right and below for the frame.
    static constexpr double kEdge = 0.06;

    double xOf(Variable cell) const { return m_margin + cell % m_problem.width; }
    double yOf(Variable cell) const { return m_margin + std::floor(cell / m_problem.width); }

    bool isSolved() const
    {
        return m_view.solution != nullptr || (m_view.state != nullptr && m_view.event &&
                                              m_view.event->kind() == EventKind::Solution);
    }

    // Neighbouring cells of a row with the same ground make one shape.
    void drawGrounds()
    {
        constexpr std::array inks{Ink::Area1, Ink::Area2, Ink::Area3, Ink::Area4, Ink::Area5};
        const auto colours = areaColours(m_problem, m_layout.areaCells.size());
        for (Variable begin = 0; begin < m_problem.cellCount();) {
            const std::uint8_t colour = colours[m_problem.areas[begin]];
            Variable end = begin + 1;
            while (end % m_problem.width != 0 && colours[m_problem.areas[end]] == colour)
                ++end;
            m_picture.rect(xOf(begin), yOf(begin), end - begin, 1, inks.at(colour));
            begin = end;
        }
    }

    void tint(std::span<const Place> places, Ink ink)
    {
        for (const Place place : places)
            m_picture.rect(xOf(place.variable), yOf(place.variable), 1, 1, ink);
    }

    void drawLines()
    {
        const double left = m_margin;
        const std::uint32_t width = m_problem.width;
        const std::uint32_t height = m_problem.height;
        for (std::uint32_t x = 1; x < width; ++x)
            m_picture.line(left + x, left, left + x, left + height, Ink::Line);
        for (std::uint32_t y = 1; y < height; ++y)
            m_picture.line(left, left + y, left + width, left + y, Ink::Line);
        constexpr double kBorder = 0.07;
        for (Variable cell = 0; cell < m_problem.cellCount(); ++cell) {
            const double x = xOf(cell);
            const double y = yOf(cell);
            if ((cell + 1) % width != 0 && m_problem.areas[cell] != m_problem.areas[cell + 1])
                m_picture.line(x + 1, y, x + 1, y + 1, Ink::StrongLine, kBorder);
            if (cell + width < m_problem.cellCount() &&
                m_problem.areas[cell] != m_problem.areas[cell + width])
                m_picture.line(x, y + 1, x + 1, y + 1, Ink::StrongLine, kBorder);
        }
        m_picture.frame(left, left, width, height, Ink::StrongLine, 0.09);
    }

    void drawCell(Variable cell)
    {
        if (m_problem.givens[cell] != kNoValue) {
            drawNumber(cell, m_problem.givens[cell], Ink::Given).bold = true;
        } else if (m_view.solution != nullptr) {
            drawNumber(cell, (*m_view.solution)[cell], Ink::Text);
        } else if (m_view.state != nullptr && m_view.state->value(cell) != kNoValue) {
            const bool guess = m_view.state->mark(cell) == State::Mark::Guess;
            drawNumber(cell, m_view.state->value(cell), guess ? Ink::Guess : Ink::Forced);
            if (guess)
                m_picture.markGuess(xOf(cell), yOf(cell));
            else
                m_picture.markForced(xOf(cell), yOf(cell));
        } else if (m_view.state != nullptr && m_view.state->removedCount() > 0 &&
                   std::max(m_problem.width, m_problem.height) <= kMaxDetailed) {
            drawPencilMarks(cell);
        }
    }

    Shape& drawNumber(Variable cell, Value value, Ink ink)
    {
        return m_picture.text(xOf(cell) + 0.5, yOf(cell) + 0.5, value < 9 ? 0.6 : 0.5,
                              std::to_string(value + 1), ink);
    }

    // Each number has its own spot, so that what is struck leaves a gap.
    void drawPencilMarks(Variable cell)
    {
        const std::uint32_t size = m_layout.areaSize(cell);
        const auto across = std::max(2U, static_cast<std::uint32_t>(std::ceil(std::sqrt(size))));
        const std::uint32_t down = (size + across - 1) / across;
        const double spot = 0.84 / std::max(across, down);
        for (Value number = 0; number < size; ++number) {
            if (m_view.state->removed(cell, number))
                continue;
            const double x = xOf(cell) + 0.5 + spot * (number % across + 0.5 - across / 2.0);
            const double y =
                yOf(cell) + 0.5 + spot * (std::floor(number / across) + 0.5 - down / 2.0);
            m_picture.text(x, y, 0.72 * spot, std::to_string(number + 1), Ink::Muted);
        }
    }

    void drawEvent()
    {
        if (!m_view.event || m_view.state == nullptr)
            return;
        const Event event = *m_view.event;
        const Variable cell = event.variable();
        if (event.kind() == EventKind::Decide || event.kind() == EventKind::Assign ||
            event.kind() == EventKind::Remove)
            m_picture.markTrying(xOf(cell), yOf(cell));
        else if (event.kind() == EventKind::Conflict)
            drawConflict(event);
    }

    void drawConflict(Event event)
    {
        std::vector<Variable> cells{event.variable()};
        if (event.rule() == NoPlace)
            cells = m_layout.areaCells[m_layout.areaOf[event.variable()]];
        else if (event.rule() == Touching || event.rule() == SameArea)
            for (const Variable other : m_layout.excluded[event.variable()])
                if (m_view.state->value(other) == event.value())
                    cells.push_back(other);
        for (const Variable cell : cells)
            m_picture.markConflict(xOf(cell), yOf(cell));
    }

    void drawCoordinates()
    {
        constexpr double kFontSize = 0.36;
        const double middle = m_margin / 2;
        for (std::uint32_t x = 0; x < m_problem.width; ++x)
            m_picture.text(m_margin + x + 0.5, middle, kFontSize, std::to_string(x + 1),
                           Ink::Muted);
        for (std::uint32_t y = 0; y < m_problem.height; ++y)
            m_picture.text(middle, m_margin + y + 0.5, kFontSize, std::to_string(y + 1),
                           Ink::Muted);
    }

    const SuguruProblem& m_problem;
    Layout m_layout;
    const View& m_view;
    double m_margin;
    Picture m_picture;
};

} // namespace

Picture SuguruPuzzle::picture(const SuguruProblem& problem, const View& view) const
{
    return Drawing(problem, view).draw();
}

std::string SuguruPuzzle::draw(const SuguruProblem& problem, const State* state) const
{
    return drawingText(problem, state);
}

} // namespace clew::suguru
