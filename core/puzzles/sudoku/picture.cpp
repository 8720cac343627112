// The board as a terminal shows it, and as a picture.

#include <algorithm>

#include "core/puzzles/sudoku/formats.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/puzzles/sudoku/rules.h"

namespace clew::sudoku {

namespace {

// Beyond this pencil marks are dots: digits would be too small to read, and too many to paint.
constexpr std::uint32_t kMaxSizeWithDigits = 16;

class BoardPicture
{
public:
    BoardPicture(const SudokuProblem& problem, const View& view)
        : m_problem(problem), m_view(view), m_layout(problem.box),
          m_margin(view.coordinates ? kGridMargin : 0), m_extent(problem.size()),
          m_picture(m_extent + m_margin + rightMargin(view),
                    m_extent + m_margin + rightMargin(view))
    {
    }

    Picture draw()
    {
        m_picture.rect(m_margin, m_margin, m_extent, m_extent, Ink::Cell);
        if (showsFault()) {
            drawFault();
        } else {
            tint(m_view.causes, Ink::CauseTint);
            tint(m_view.effects, Ink::EffectTint);
        }
        for (Cell cell = 0; cell < m_layout.cellCount(); ++cell)
            drawCell(cell);
        drawEvent();
        drawLines();
        drawLinks();
        if (m_view.coordinates)
            drawCoordinates();
        return std::move(m_picture);
    }

private:
    static double rightMargin(const View& view) { return view.coordinates ? 0.25 : 0; }

    struct Point
    {
        double x;
        double y;
    };

    Point corner(Cell cell) const
    {
        return {m_margin + m_layout.columnOf(cell), m_margin + m_layout.rowOf(cell)};
    }

    // Of a problem that is wrong, without a search, a sentence says what is wrong with it.
    bool showsFault() const
    {
        return m_view.state == nullptr && m_view.solution == nullptr && contradictory(m_problem);
    }

    void drawFault()
    {
        for (const auto places : {m_view.causes, m_view.effects})
            for (const Place place : places) {
                const auto [x, y] = corner(place.variable);
                m_picture.markConflict(x, y);
            }
    }

    static constexpr double kMarkInset = 0.06; // clear of the grid lines
    double markWidth() const { return (1 - 2 * kMarkInset) / m_layout.box().width; }
    double markHeight() const { return (1 - 2 * kMarkInset) / m_layout.box().height; }

    // Where in its cell a candidate is noted: as the digits would lie in a box.
    Point markCorner(Cell cell, Value value) const
    {
        const auto [x, y] = corner(cell);
        const std::uint32_t column = value % m_layout.box().width;
        const std::uint32_t row = value / m_layout.box().width;
        return {x + kMarkInset + column * markWidth(), y + kMarkInset + row * markHeight()};
    }

    bool hasMarks() const { return m_view.state != nullptr && m_view.state->removedCount() > 0; }

    Value valueAt(Cell cell) const
    {
        if (m_view.solution != nullptr)
            return (*m_view.solution)[cell];
        if (m_problem.givens[cell] != kNoValue)
            return m_problem.givens[cell];
        return m_view.state == nullptr ? kNoValue : m_view.state->value(cell);
    }

    // The ground of a candidate if marks are shown, else of its cell.
    void tint(std::span<const Place> places, Ink ink)
    {
        for (const Place place : places) {
            const bool asMark =
                place.value != kNoValue && hasMarks() && valueAt(place.variable) == kNoValue;
            if (asMark) {
                const auto [x, y] = markCorner(place.variable, place.value);
                m_picture.rect(x, y, markWidth(), markHeight(), ink);
            } else {
                const auto [x, y] = corner(place.variable);
                m_picture.rect(x, y, 1, 1, ink).opacity = place.value == kNoValue ? 0.6F : 1.0F;
            }
        }
    }

    void drawCell(Cell cell)
    {
        const auto [x, y] = corner(cell);
        const Value value = valueAt(cell);
        if (value == kNoValue) {
            if (hasMarks() && m_view.solution == nullptr)
                drawMarks(cell);
            return;
        }
        const bool isGiven = m_problem.givens[cell] != kNoValue;
        const bool solved = m_view.solution != nullptr ||
                            (m_view.event && m_view.event->kind() == EventKind::Solution);
        if (solved && !isGiven)
            m_picture.markSolution(x, y);
        const bool searched = m_view.solution == nullptr && m_view.state != nullptr && !isGiven;
        const bool guess = searched && m_view.state->mark(cell) == State::Mark::Guess;
        const Ink ink = isGiven     ? Ink::Given
                        : !searched ? Ink::Text
                        : guess     ? Ink::Guess
                                    : Ink::Forced;
        m_picture.text(x + 0.5, y + 0.5, m_layout.size() <= 9 ? 0.62 : 0.5, digitName(value), ink)
            .bold = isGiven;
        if (guess)
            m_picture.markGuess(x, y);
        else if (searched)
            m_picture.markForced(x, y);
    }

    void drawMarks(Cell cell)
    {
        for (Value value = 0; value < m_layout.size(); ++value)
            if (!m_view.state->removed(cell, value))
                drawMark(cell, value, Ink::Muted);
    }

    void drawMark(Cell cell, Value value, Ink ink)
    {
        const auto [x, y] = markCorner(cell, value);
        const double side = std::min(markWidth(), markHeight());
        if (m_layout.size() <= kMaxSizeWithDigits)
            m_picture.text(x + markWidth() / 2, y + markHeight() / 2,
                           side * (m_layout.size() <= 9 ? 0.75 : 0.6), digitName(value), ink);
        else
            m_picture.rect(x + markWidth() / 2 - 0.04, y + markHeight() / 2 - 0.04, 0.08, 0.08,
                           ink);
    }

    void drawEvent()
    {
        if (!m_view.event || m_view.state == nullptr)
            return;
        const Event event = *m_view.event;
        switch (event.kind()) {
        case EventKind::Conflict:
            for (const Cell cell : conflictCells(event)) {
                const auto [x, y] = corner(cell);
                m_picture.markConflict(x, y);
            }
            break;
        case EventKind::Decide:
        case EventKind::Assign:
            trying(event.variable());
            break;
        case EventKind::Remove:
            trying(event.variable());
            if (valueAt(event.variable()) == kNoValue)
                crossOut(event.variable(), event.value());
            break;
        case EventKind::Visit:
        case EventKind::Solution:
            break;
        }
    }

    void trying(Cell cell)
    {
        const auto [x, y] = corner(cell);
        m_picture.markTrying(x, y);
    }

    // A candidate where it is noted, a digit in the middle of its cell.
    Point centreOf(Place place) const
    {
        if (place.value == kNoValue || !hasMarks() || valueAt(place.variable) != kNoValue) {
            const auto [x, y] = corner(place.variable);
            return {x + 0.5, y + 0.5};
        }
        const auto [x, y] = markCorner(place.variable, place.value);
        return {x + markWidth() / 2, y + markHeight() / 2};
    }

    void drawLinks()
    {
        for (const auto& [from, to, isStrong] : m_view.links) {
            const Point start = centreOf(from);
            const Point end = centreOf(to);
            m_picture.link(start.x, start.y, end.x, end.y, isStrong);
        }
    }

    // The mark just struck, shown once more with a line through it.
    void crossOut(Cell cell, Value value)
    {
        drawMark(cell, value, Ink::Conflict);
        const auto [x, y] = markCorner(cell, value);
        m_picture.line(x + markWidth() * 0.15, y + markHeight() * 0.8, x + markWidth() * 0.85,
                       y + markHeight() * 0.2, Ink::Conflict, 0.03);
    }

    // The cell and those it clashes with, or the whole unit or band without a place.
    std::vector<Cell> conflictCells(Event event) const
    {
        const auto& units = m_layout.unitsOf(event.variable());
        const auto unitCells = [&](std::size_t kind) {
            const auto cells = m_layout.unit(units[kind]);
            return std::vector<Cell>(cells.begin(), cells.end());
        };
        switch (event.rule()) {
        case NoPlaceInRow:
        case NoPlaceInColumn:
        case NoPlaceInBox:
            return unitCells(event.rule() - NoPlaceInRow);
        case BandArrangement: {
            const std::uint32_t height = m_layout.box().height;
            std::vector<Cell> cells;
            for (std::uint32_t row = 0; row < height; ++row)
                for (std::uint32_t column = 0; column < m_layout.size(); ++column)
                    cells.push_back((m_layout.rowOf(event.variable()) / height * height + row) *
                                        m_layout.size() +
                                    column);
            return cells;
        }
        case StackArrangement: {
            const std::uint32_t width = m_layout.box().width;
            std::vector<Cell> cells;
            for (std::uint32_t row = 0; row < m_layout.size(); ++row)
                for (std::uint32_t column = 0; column < width; ++column)
                    cells.push_back(row * m_layout.size() +
                                    m_layout.columnOf(event.variable()) / width * width + column);
            return cells;
        }
        default:
            break;
        }
        std::vector<Cell> cells{event.variable()};
        for (const Cell peer : m_layout.peers(event.variable()))
            if (event.value() != kNoValue && valueAt(peer) == event.value())
                cells.push_back(peer);
        return cells;
    }

    void drawLines()
    {
        for (std::uint32_t i = 1; i < m_layout.size(); ++i) {
            const bool betweenStacks = i % m_layout.box().width == 0;
            const bool betweenBands = i % m_layout.box().height == 0;
            m_picture.line(m_margin + i, m_margin, m_margin + i, m_margin + m_extent,
                           betweenStacks ? Ink::StrongLine : Ink::Line, betweenStacks ? 0.045 : 0);
            m_picture.line(m_margin, m_margin + i, m_margin + m_extent, m_margin + i,
                           betweenBands ? Ink::StrongLine : Ink::Line, betweenBands ? 0.045 : 0);
        }
        m_picture.frame(m_margin, m_margin, m_extent, m_extent, Ink::StrongLine, 0.07);
    }

    void drawCoordinates()
    {
        for (std::uint32_t i = 0; i < m_layout.size(); ++i) {
            m_picture.text(m_margin + i + 0.5, m_margin * 0.55, 0.3, std::to_string(i + 1),
                           Ink::Muted);
            m_picture.text(m_margin * 0.5, m_margin + i + 0.5, 0.3, std::to_string(i + 1),
                           Ink::Muted);
        }
    }

    const SudokuProblem& m_problem;
    const View& m_view;
    Layout m_layout;
    double m_margin;
    double m_extent;
    Picture m_picture;
};

} // namespace

Picture SudokuPuzzle::picture(const SudokuProblem& problem, const View& view) const
{
    return BoardPicture(problem, view).draw();
}

std::string SudokuPuzzle::draw(const SudokuProblem& problem, const State* state) const
{
    std::vector<Value> values = problem.givens;
    for (Cell cell = 0; state != nullptr && cell < values.size(); ++cell)
        if (state->value(cell) != kNoValue)
            values[cell] = state->value(cell);
    return boardText(problem.box, values);
}

} // namespace clew::sudoku
