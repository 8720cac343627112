// The picture of a knight's tour: the path as lines through the squares' centres; and the board as
// text.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/knight/puzzle.h"

namespace clew::knight {

namespace {

/// Boards, or parts looked at, with sides up to this long show every square; larger ones the path
/// alone.
constexpr std::uint32_t kMaxDetailedSide = 64;
constexpr std::uint32_t kMaxNumberedSide = 40;
/// Boards beyond this are not printed square by square.
constexpr std::uint32_t kMaxPrintedSide = 200;

/// Squares in columns first ... last - 1, and so the rows.
struct Region
{
    std::uint32_t firstColumn, lastColumn, firstRow, lastRow;

    [[nodiscard]] std::uint32_t side() const
    {
        return std::max(lastColumn - firstColumn, lastRow - firstRow);
    }
};

/// Most lines of a path that are drawn; of longer ones every n-th square only.
constexpr std::size_t kMaxLines = 30'000;
constexpr std::uint32_t kMaxBlockedDrawn = 20'000;

class Drawing
{
public:
    Drawing(const KnightProblem& problem, const View& view)
        : m_problem(problem), m_view(view), m_margin(view.coordinates ? kGridMargin : 0),
          m_region(regionOf(view)), m_isDetailed(m_region.side() <= kMaxDetailedSide),
          m_hasNumbers(m_region.side() <= kMaxNumberedSide),
          m_picture(problem.columns + m_margin + padding(), problem.rows + m_margin + padding())
    {
        if (isLarge())
            m_picture.setPart(
                view.looked.value_or(Area{0, 0, m_picture.width(), m_picture.height()}));
        if (view.solution != nullptr)
            m_path = *view.solution;
        else if (view.state != nullptr)
            m_path = pathIn(*view.state);
        m_isSwept = view.solution == nullptr && !m_path.empty() && view.state->rule(0) == Swept &&
                    view.state->mark(0) == State::Mark::Forced;
        m_isSolved =
            view.solution != nullptr || (view.event && view.event->kind() == EventKind::Solution);
    }

    Picture draw()
    {
        ground();
        tint(m_view.causes, Ink::CauseTint);
        tint(m_view.effects, Ink::EffectTint);
        blocked();
        if (m_isSwept) {
            sweptSquares();
        } else if (!m_path.empty()) {
            if (m_isDetailed)
                visitedSquares();
            pathLines();
            if (m_hasNumbers)
                numbers();
            if (!m_isSolved)
                nextJumps();
        }
        start();
        event();
        m_picture.frame(m_margin, m_margin, m_problem.columns, m_problem.rows, Ink::StrongLine,
                        0.03 * scale());
        return std::move(m_picture);
    }

private:
    [[nodiscard]] double padding() const { return m_view.coordinates ? 0.25 : 0; }
    [[nodiscard]] bool isLarge() const
    {
        return std::max(m_problem.columns, m_problem.rows) > kMaxDetailedSide;
    }

    // What is drawn in detail, if it is small enough: of large boards what is looked at.
    [[nodiscard]] Region regionOf(const View& view) const
    {
        if (!isLarge() || !view.looked)
            return {0, m_problem.columns, 0, m_problem.rows};
        const auto inside = [this](double at, std::uint32_t most) {
            return static_cast<std::uint32_t>(
                std::clamp(at - m_margin, 0.0, static_cast<double>(most)));
        };
        const Area& looked = *view.looked;
        return {inside(looked.x, m_problem.columns),
                inside(looked.x + looked.width + 1, m_problem.columns),
                inside(looked.y, m_problem.rows),
                inside(looked.y + looked.height + 1, m_problem.rows)};
    }

    [[nodiscard]] bool isInRegion(Value square) const
    {
        const std::uint32_t column = square % m_problem.columns;
        const std::uint32_t row = square / m_problem.columns;
        return column >= m_region.firstColumn && column < m_region.lastColumn &&
               row >= m_region.firstRow && row < m_region.lastRow;
    }

    // Lines and marks stay visible when much of a large board is shown.
    [[nodiscard]] double scale() const { return std::max(1.0, m_region.side() / 100.0); }
    [[nodiscard]] double x(Value square) const { return m_margin + square % m_problem.columns; }
    [[nodiscard]] double y(Value square) const
    {
        const std::uint32_t row = square / m_problem.columns;
        return m_margin + row;
    }

    void ground()
    {
        m_picture.rect(m_margin, m_margin, m_problem.columns, m_problem.rows, Ink::Cell);
        if (!m_isDetailed)
            return;
        // The lower left square is dark, as in chess.
        for (std::uint32_t row = m_region.firstRow; row < m_region.lastRow; ++row)
            for (std::uint32_t column = m_region.firstColumn; column < m_region.lastColumn;
                 ++column)
                if ((column + m_problem.rows - 1 - row) % 2 == 0)
                    m_picture.rect(m_margin + column, m_margin + row, 1, 1, Ink::CellDark);
        if (!m_view.coordinates)
            return;
        for (std::uint32_t column = m_region.firstColumn; column < m_region.lastColumn; ++column) {
            std::string file = squareName(m_problem, column);
            file.erase(file.find_first_of("0123456789"));
            m_picture.text(m_margin + column + 0.5, m_margin * 0.55, 0.3, std::move(file),
                           Ink::Muted);
        }
        for (std::uint32_t row = m_region.firstRow; row < m_region.lastRow; ++row)
            m_picture.text(m_margin * 0.5, m_margin + row + 0.5, 0.3,
                           std::to_string(m_problem.rows - row), Ink::Muted);
    }

    void tint(std::span<const Place> places, Ink ink)
    {
        for (const Place place : places)
            if (const Value square = squareOf(place); square != kNoValue)
                m_picture.rect(x(square), y(square), 1, 1, ink);
    }

    // A move alone stands for the square where it is on the path.
    [[nodiscard]] Value squareOf(Place place) const
    {
        if (place.value != kNoValue)
            return place.value;
        return place.variable < m_path.size() ? m_path[place.variable] : kNoValue;
    }

    void blocked()
    {
        const std::size_t stride = m_problem.blocked.size() / kMaxBlockedDrawn + 1;
        for (std::size_t i = 0; i < m_problem.blocked.size(); i += stride) {
            const Value square = m_problem.blocked[i];
            Shape& wall = m_picture.rect(x(square), y(square), 1, 1, Ink::StrongLine);
            wall.opacity = 0.85F;
        }
    }

    void sweptSquares()
    {
        if (!m_isDetailed)
            return;
        for (const Value square : m_path) {
            if (!isInRegion(square))
                continue;
            m_picture.rect(x(square), y(square), 1, 1, Ink::Area2);
            m_picture.markForced(x(square), y(square));
        }
    }

    void visitedSquares()
    {
        for (std::size_t move = 0; move < m_path.size(); ++move) {
            const Value square = m_path[move];
            if (!isInRegion(square))
                continue;
            if (m_isSolved)
                m_picture.markSolution(x(square), y(square));
            else
                m_picture.rect(x(square), y(square), 1, 1, isGuess(move) ? Ink::Area2 : Ink::Area3)
                    .opacity = 0.8F;
        }
    }

    [[nodiscard]] bool isGuess(std::size_t move) const
    {
        return m_view.state != nullptr &&
               m_view.state->mark(static_cast<Variable>(move)) == State::Mark::Guess;
    }

    void pathLines()
    {
        const std::size_t stride = m_isDetailed ? 1 : m_path.size() / kMaxLines + 1;
        const Ink ink = m_isSolved ? Ink::Solved : isGuess(0) ? Ink::Guess : Ink::Forced;
        const double width = m_isDetailed ? 0.06 : 0.12 * std::min(scale(), 2.0);
        const auto segment = [&](Value from, Value to) {
            return &m_picture.line(x(from) + 0.5, y(from) + 0.5, x(to) + 0.5, y(to) + 0.5, ink,
                                   width);
        };
        for (std::size_t move = stride; move < m_path.size(); move += stride)
            if (!m_isDetailed || isInRegion(m_path[move - stride]) || isInRegion(m_path[move]))
                segment(m_path[move - stride], m_path[move]);
        if (m_isSolved && m_problem.closed && m_path.size() > 1)
            segment(m_path.back(), m_path.front())->dashed = true;
    }

    void numbers()
    {
        // A disc under each number keeps it readable where lines cross the square.
        const double size = m_path.size() > 999 ? 0.26 : 0.3;
        for (std::size_t move = 0; move < m_path.size(); ++move) {
            const Value square = m_path[move];
            if (!isInRegion(square) || (!m_isSolved && move + 1 == m_path.size()))
                continue; // out of sight, or the knight stands there
            m_picture.ellipse(x(square) + 0.5, y(square) + 0.5, 0.27, 0.27, Ink::Cell).opacity =
                0.9F;
            m_picture
                .text(x(square) + 0.5, y(square) + 0.5, size, std::to_string(move + 1),
                      move == 0 ? Ink::Given : Ink::Text)
                .bold = move == 0;
        }
    }

    // Where the knight stands, and the squares it could jump to.
    void nextJumps()
    {
        const Value head = m_path.back();
        const double size = 0.84 * scale();
        m_picture.glyph(Glyph::Knight, x(head) + 0.5 - size / 2, y(head) + 0.5 - size / 2, size,
                        isGuess(m_path.size() - 1) ? Ink::Guess : Ink::Forced);
        if (!m_isDetailed || !isInRegion(head))
            return;
        m_picture.markGuess(x(head), y(head));
        JumpGraph(m_problem).forEachJump(head, [&](Value to, std::size_t) {
            if (std::ranges::find(m_path, to) == m_path.end())
                m_picture.ellipse(x(to) + 0.5, y(to) + 0.5, 0.11, 0.11, Ink::Muted).opacity = 0.6F;
        });
    }

    // The given start, by a bold frame; with a knight as long as it has not moved.
    void start()
    {
        if (!m_problem.from)
            return;
        const Value square = *m_problem.from;
        m_picture.frame(x(square) + 0.05, y(square) + 0.05, 0.9, 0.9, Ink::Given, 0.07 * scale());
        const double size = 0.84 * scale();
        if (m_path.empty() || m_isSwept)
            m_picture.glyph(Glyph::Knight, x(square) + 0.5 - size / 2, y(square) + 0.5 - size / 2,
                            size, Ink::Given);
    }

    void event()
    {
        if (!m_view.event || m_view.state == nullptr)
            return;
        const Event event = *m_view.event;
        if (event.kind() == EventKind::Decide || event.kind() == EventKind::Assign) {
            m_picture.markTrying(x(event.value()), y(event.value()));
        } else if (event.kind() == EventKind::Conflict && event.value() != kNoValue) {
            m_picture.markConflict(x(event.value()), y(event.value()));
        } else if (event.kind() == EventKind::Conflict && m_problem.from) {
            m_picture.markConflict(x(*m_problem.from), y(*m_problem.from));
        } else if (event.kind() == EventKind::Conflict) {
            // The board as a whole is at fault.
            m_picture.frame(m_margin + 0.06, m_margin + 0.06, m_problem.columns - 0.12,
                            m_problem.rows - 0.12, Ink::Conflict, 0.12 * scale());
        }
    }

    const KnightProblem& m_problem;
    const View& m_view;
    double m_margin;
    Region m_region;
    bool m_isDetailed;
    bool m_hasNumbers;
    Picture m_picture;
    std::vector<Value> m_path;
    bool m_isSwept = false;
    bool m_isSolved = false;
};

} // namespace

std::vector<Value> pathIn(const State& state)
{
    std::vector<Value> path;
    path.reserve(state.assignedCount());
    for (Variable move = 0; move < state.dimensions().variables; ++move) {
        if (state.value(move) == kNoValue)
            break;
        path.push_back(state.value(move));
    }
    return path;
}

Picture KnightPuzzle::picture(const KnightProblem& problem, const View& view) const
{
    return Drawing(problem, view).draw();
}

std::string KnightPuzzle::draw(const KnightProblem& problem, const State* state) const
{
    if (std::max(problem.columns, problem.rows) > kMaxPrintedSide)
        return fmt::format("{} (a board this large is not drawn)\n", title(problem).text());
    return state == nullptr || state->assignedCount() == 0 ? write(problem, "board")
                                                           : numberGrid(problem, pathIn(*state));
}

} // namespace clew::knight
