// The grid as shapes and as text. Grids may have 40,000 cells: neighbouring cells that look alike
// are drawn as one shape.

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "core/puzzles/nonogram/figure.h"
#include "core/puzzles/nonogram/geometry.h"
#include "core/puzzles/nonogram/names.h"
#include "core/puzzles/nonogram/puzzle.h"

namespace clew::nonogram {

namespace {

// Grids beyond this get no marks on single cells except those for guesses.
constexpr std::uint32_t kMaxDetailed = 60;

class Drawing
{
public:
    Drawing(const NonogramProblem& problem, const View& view)
        : m_problem(problem), m_view(view),
          m_withClues(view.coordinates || (view.state == nullptr && view.solution == nullptr)),
          m_geometry(geometryOf(problem, m_withClues)),
          m_detailed(std::max(problem.width, problem.height) <= kMaxDetailed),
          m_picture(m_geometry.left + problem.width + kEdge,
                    m_geometry.top + problem.height + kEdge)
    {
    }

    Picture draw()
    {
        grid(Ink::Cell);
        tint(m_view.causes, Ink::CauseTint);
        tint(m_view.effects, Ink::EffectTint);
        if (isSolved())
            grid(Ink::Solved).opacity = 0.28F;
        for (std::uint32_t row = 0; row < m_problem.height; ++row)
            drawRow(row);
        drawGridLines();
        drawEvent();
        if (m_withClues)
            for (const Line line : linesOf(m_problem))
                drawClue(line);
        return std::move(m_picture);
    }

private:
    // Room right and below for the frame.
    static constexpr double kEdge = 0.06;

    /// How a cell looks.
    struct Look
    {
        Cell cell = Cell::Unknown;
        Ink ink = Ink::None;
        bool guess = false;
        bool forced = false;
        friend bool operator==(const Look&, const Look&) = default;
    };

    Look lookOf(Variable cell) const
    {
        Look look;
        look.cell = cellAt(cell);
        if (look.cell == Cell::Unknown)
            return look;
        look.ink = look.cell == Cell::Filled ? Ink::Text : Ink::Muted;
        if (m_view.solution != nullptr || m_view.state == nullptr || isSolved())
            return look;
        const State& state = *m_view.state;
        // A person's own cells are no guesses: a run of them is to look like one.
        look.guess = state.mark(cell) == State::Mark::Guess && !m_view.isByHand;
        look.forced = state.mark(cell) != State::Mark::Guess && state.rule(cell) != Placement;
        if (!look.forced)
            look.ink = Ink::Guess;
        return look;
    }

    Cell cellAt(Variable cell) const
    {
        const Value value = m_view.solution != nullptr ? (*m_view.solution)[cell]
                            : m_view.state != nullptr  ? m_view.state->value(cell)
                                                       : kNoValue;
        if (value != kNoValue)
            return static_cast<Cell>(value);
        // It is there from the beginning: before a search has said so, too.
        if (const Cell given = m_problem.given(cell); given != Cell::Unknown)
            return given;
        const bool isShown = m_view.solution == nullptr && m_view.state == nullptr;
        return isShown && !m_problem.marks.empty() ? m_problem.marks[cell] : Cell::Unknown;
    }

    bool isSolved() const
    {
        return m_view.solution != nullptr || (m_view.state != nullptr && m_view.event &&
                                              m_view.event->kind() == EventKind::Solution);
    }

    Shape& grid(Ink ink)
    {
        return m_picture.rect(m_geometry.left, m_geometry.top, m_problem.width, m_problem.height,
                              ink);
    }

    double xOf(Variable cell) const { return m_geometry.left + cell % m_problem.width; }
    double yOf(Variable cell) const { return m_geometry.top + std::floor(cell / m_problem.width); }

    void tint(std::span<const Place> places, Ink ink)
    {
        for (const Place place : places)
            m_picture.rect(xOf(place.variable), yOf(place.variable), 1, 1, ink);
    }

    void drawRow(std::uint32_t row)
    {
        const Variable first = row * m_problem.width;
        std::uint32_t begin = 0;
        while (begin < m_problem.width) {
            const Look look = lookOf(first + begin);
            std::uint32_t end = begin + 1;
            while (end < m_problem.width && lookOf(first + end) == look)
                ++end;
            drawAlike(look, first + begin, end - begin);
            begin = end;
        }
    }

    void drawAlike(const Look& look, Variable first, std::uint32_t count)
    {
        const double x = xOf(first);
        const double y = yOf(first);
        if (look.cell == Cell::Filled && !(look.guess && m_detailed))
            m_picture.rect(x, y, count, 1, look.ink);
        else if (look.cell == Cell::Empty && !m_detailed)
            m_picture.line(x + 0.3, y + 0.5, x + count - 0.3, y + 0.5, Ink::Line, 0.08);
        for (std::uint32_t i = 0; i < count && m_detailed && look.cell != Cell::Unknown; ++i)
            drawDetails(look, x + i, y);
    }

    void drawDetails(const Look& look, double x, double y)
    {
        if (look.cell == Cell::Empty && m_view.solution == nullptr)
            m_picture.glyph(Glyph::Cross, x + 0.34, y + 0.34, 0.32, look.ink);
        if (look.guess) {
            if (look.cell == Cell::Filled)
                m_picture.rect(x + 0.24, y + 0.24, 0.52, 0.52, look.ink);
            m_picture.markGuess(x, y);
        } else if (look.forced) {
            m_picture.markForced(x, y);
        }
    }

    void drawGridLines()
    {
        const double left = m_geometry.left;
        const double top = m_geometry.top;
        const std::uint32_t width = m_problem.width;
        const std::uint32_t height = m_problem.height;
        const auto inkAt = [](std::uint32_t i) { return i % 5 == 0 ? Ink::StrongLine : Ink::Line; };
        const auto widthAt = [](std::uint32_t i) { return i % 5 == 0 ? 0.045 : 0.0; };
        for (const bool strong : {false, true}) { // strong lines over thin ones
            for (std::uint32_t i = 1; i < width; ++i)
                if ((i % 5 == 0) == strong)
                    m_picture.line(left + i, top, left + i, top + height, inkAt(i), widthAt(i));
            for (std::uint32_t i = 1; i < height; ++i)
                if ((i % 5 == 0) == strong)
                    m_picture.line(left, top + i, left + width, top + i, inkAt(i), widthAt(i));
        }
        m_picture.frame(left, top, width, height, Ink::StrongLine, 0.06);
    }

    void drawEvent()
    {
        if (!m_view.event || m_view.state == nullptr)
            return;
        const Event event = *m_view.event;
        if (event.kind() == EventKind::Decide || event.kind() == EventKind::Assign)
            m_picture.markTrying(xOf(event.variable()), yOf(event.variable()));
        else if (event.kind() == EventKind::Conflict)
            drawConflict(event);
    }

    // A whole line is contradictory, or all of the grid.
    void drawConflict(Event event)
    {
        const bool wide = event.rule() != ColumnRule;
        const bool high = event.rule() != RowRule;
        Shape& ground =
            m_picture.rect(wide ? m_geometry.left : xOf(event.variable()),
                           high ? m_geometry.top : yOf(event.variable()),
                           wide ? m_problem.width : 1, high ? m_problem.height : 1, Ink::Conflict);
        ground.hatched = true;
        ground.stroke = Ink::Conflict;
        ground.strokeWidth = 0.06F;
    }

    void drawClue(Line line)
    {
        const Clue& clue = clueOf(m_problem, line);
        m_line.clear();
        for (std::uint32_t i = 0; i < lengthOf(m_problem, line); ++i)
            m_line.push_back(cellAt(cellOf(m_problem, line, i)));
        if (clue.empty()) {
            const bool done = std::ranges::count(m_line, Cell::Empty) ==
                              static_cast<std::ptrdiff_t>(m_line.size());
            drawNumber(line, 0, 1, 0, done);
            return;
        }
        const std::vector<bool> met = runsMet(clue, m_line);
        for (std::size_t i = 0; i < clue.size(); ++i)
            drawNumber(line, i, clue.size(), clue[i], met[i]);
    }

    void drawNumber(Line line, std::size_t i, std::size_t count, std::uint32_t number, bool met)
    {
        constexpr double kFontSize = 0.52;
        const double x = line.isRow ? m_geometry.slotX(i, count) + m_geometry.slotWidth / 2
                                    : m_geometry.left + line.index + 0.5;
        const double y = line.isRow ? m_geometry.top + line.index + 0.5
                                    : m_geometry.slotY(i, count) + m_geometry.slotHeight / 2;
        const std::string digits = std::to_string(number);
        m_picture.text(x, y, kFontSize, digits, met ? Ink::Muted : Ink::Text).bold = !met;
        if (!met)
            return;
        const double half = 0.06 + 0.15 * static_cast<double>(digits.size());
        m_picture.line(x - half, y, x + half, y, Ink::Muted, 0.05);
    }

    const NonogramProblem& m_problem;
    const View& m_view;
    bool m_withClues;
    Geometry m_geometry;
    bool m_detailed;
    Picture m_picture;
    std::vector<Cell> m_line;
};

} // namespace

Picture NonogramPuzzle::picture(const NonogramProblem& problem, const View& view) const
{
    return Drawing(problem, view).draw();
}

// As the document prints it: rows of |_|X|, row clues on the right, column clues below. With a
// state '.' is a cell known to be empty.
std::string NonogramPuzzle::draw(const NonogramProblem& problem, const State* state) const
{
    return figureText(problem, state);
}

} // namespace clew::nonogram
