// The way to one solution by elimination: a line with one square left gets its queen, a square from
// which a queen would leave a line without any is struck. Where nothing is forced, a square is
// chosen, with what became of the others.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <optional>

#include "core/puzzle/causes.h"
#include "core/puzzle/explaining.h"
#include "core/puzzle/onesolution.h"
#include "core/puzzles/queens/puzzle.h"

namespace clew::queens {

namespace {

/// More squares than a reader follows; larger boards are left to the default explanation.
constexpr std::uint32_t kMostReasoned = 64;
/// Nodes spent on finding out that a square that was not chosen leads to nothing.
constexpr std::uint64_t kNodesASquare = 100'000;
constexpr std::uint64_t kNodesToASecond = 300'000;

// A row or a column.
struct Line
{
    bool isRow;
    std::uint32_t index;
};

class Board
{
public:
    explicit Board(std::uint32_t size) : m_size(size), m_rows(size, kNoValue), m_struck(size * size)
    {
    }

    void place(Square queen) { m_rows[queen.column] = queen.row; }
    void strike(Square square) { m_struck[square.column * m_size + square.row] = true; }

    [[nodiscard]] bool isStruck(Square square) const
    {
        return m_struck[square.column * m_size + square.row];
    }
    [[nodiscard]] std::vector<Square> queens() const
    {
        std::vector<Square> queens;
        for (std::uint32_t column = 0; column < m_size; ++column)
            if (m_rows[column] != kNoValue)
                queens.push_back({column, m_rows[column]});
        return queens;
    }
    [[nodiscard]] bool isOpen(Square square) const
    {
        return !isStruck(square) && std::ranges::none_of(queens(), [&](Square queen) {
            return queen == square || attacks(queen, square);
        });
    }
    [[nodiscard]] bool hasQueen(Line line) const
    {
        return line.isRow ? std::ranges::find(m_rows, line.index) != m_rows.end()
                          : m_rows[line.index] != kNoValue;
    }
    [[nodiscard]] std::vector<Square> squaresOf(Line line) const
    {
        std::vector<Square> squares;
        for (std::uint32_t i = 0; i < m_size; ++i)
            squares.push_back(line.isRow ? Square{i, line.index} : Square{line.index, i});
        return squares;
    }
    [[nodiscard]] std::vector<Square> openIn(Line line) const
    {
        std::vector<Square> squares = squaresOf(line);
        std::erase_if(squares, [&](Square square) { return !isOpen(square); });
        return squares;
    }
    /// Those without a queen.
    [[nodiscard]] std::vector<Line> openLines() const
    {
        std::vector<Line> lines;
        for (const bool isRow : {false, true})
            for (std::uint32_t index = 0; index < m_size; ++index)
                if (!hasQueen({isRow, index}))
                    lines.push_back({isRow, index});
        return lines;
    }

private:
    std::uint32_t m_size;
    std::vector<Value> m_rows; ///< of the queen of each column
    std::vector<bool> m_struck;
};

Place placeOf(Square square)
{
    return {square.column, square.row};
}

Argument nameOf(Line line)
{
    return Sentence{line.isRow ? phrase("queens", "row %1") : phrase("queens", "column %1"),
                    {line.index + 1}};
}

Sentence listOf(std::span<const Square> squares)
{
    Sentence list;
    for (const Square square : squares)
        list = list.empty() ? squareName(square)
                            : Sentence{Phrase{"", "%1; %2"}, {std::move(list), squareName(square)}};
    return list;
}

class Way
{
public:
    Way(const QueensPuzzle& puzzle, const QueensProblem& problem, Control& control)
        : m_puzzle(puzzle), m_problem(problem), m_control(control), m_board(problem.size)
    {
        for (const Square given : problem.givens)
            m_board.place(given);
        if (!problem.givens.empty()) {
            std::vector<Place> places;
            for (const Square given : problem.givens)
                places.push_back(placeOf(given));
            m_steps.push_back(settling({phrase("queens", "Queens are given at %1."),
                                        {listOf(problem.givens)},
                                        std::move(places),
                                        {},
                                        GivenQueen}));
        }
    }

    /// To this solution; false if stopped before.
    bool to(const Solution& solution)
    {
        while (m_control.poll()) {
            const auto lines = m_board.openLines();
            if (lines.empty())
                return true;
            if (!goOn(lines))
                choose(solution);
        }
        return false;
    }

    /// As far as it is forced; the contradiction if that leads to one.
    std::optional<Sentence> toContradiction()
    {
        while (m_control.poll()) {
            const auto lines = m_board.openLines();
            for (const Line line : lines)
                if (m_board.openIn(line).empty())
                    return Sentence{phrase("queens", "No square is left in %1."),
                                    {nameOf(line)},
                                    {},
                                    causesIn(line, {}),
                                    line.isRow ? RowEmpty : ColumnEmpty};
            if (lines.empty() || !goOn(lines))
                break;
        }
        return std::nullopt;
    }

    std::vector<ExplainedStep> steps() && { return std::move(m_steps); }

private:
    bool goOn(const std::vector<Line>& lines)
    {
        return std::ranges::any_of(lines, [&](Line line) { return fill(line); }) ||
               std::ranges::any_of(lines, [&](Line line) { return strikeFor(line); });
    }

    // The only square left in the line gets its queen.
    bool fill(Line line)
    {
        const auto squares = m_board.openIn(line);
        if (squares.size() != 1)
            return false;
        m_steps.push_back(settling({phrase("queens", "The only square left in %1 is %2: a queen."),
                                    {nameOf(line), squareName(squares.front())},
                                    {placeOf(squares.front())},
                                    causesIn(line, squares),
                                    line.isRow ? RowEmpty : ColumnEmpty}));
        m_board.place(squares.front());
        return true;
    }

    // Squares elsewhere from which a queen would attack all that is left in the line.
    bool strikeFor(Line line)
    {
        const auto left = m_board.openIn(line);
        std::vector<Square> struck;
        for (std::uint32_t column = 0; column < m_problem.size; ++column)
            for (std::uint32_t row = 0; row < m_problem.size; ++row) {
                const Square square{column, row};
                if ((line.isRow ? row : column) != line.index && m_board.isOpen(square) &&
                    std::ranges::all_of(left, [&](Square each) { return attacks(square, each); }))
                    struck.push_back(square);
            }
        if (struck.empty() || left.empty())
            return false;
        std::vector<Place> places;
        for (const Square square : struck)
            places.push_back(placeOf(square));
        m_steps.push_back(
            striking({phrase("queens", "No queen can stand at %1: it would attack every "
                                       "square left in %2."),
                      {listOf(struck), nameOf(line)},
                      std::move(places),
                      causesIn(line, attackedFromAll(struck, m_board.squaresOf(line))),
                      line.isRow ? RowEmpty : ColumnEmpty}));
        for (const Square square : struck)
            m_board.strike(square);
        return true;
    }

    // Those that a queen attacks from wherever among `queens` it stands: why they are closed, if
    // they are, does not matter then.
    [[nodiscard]] static std::vector<Square> attackedFromAll(std::span<const Square> queens,
                                                             std::vector<Square> squares)
    {
        std::erase_if(squares, [&](Square square) {
            return !std::ranges::all_of(queens,
                                        [&](Square queen) { return attacks(queen, square); });
        });
        return squares;
    }

    // The fewest queens and strikes that leave no other squares in the line than these.
    [[nodiscard]] std::vector<Place> causesIn(Line line, std::span<const Square> left) const
    {
        std::vector<Square> closed = m_board.squaresOf(line);
        std::erase_if(closed,
                      [&](Square each) { return std::ranges::find(left, each) != left.end(); });
        std::vector<Place> causes;
        for (const Square square : closed)
            if (m_board.isStruck(square))
                causes.push_back(placeOf(square));
        const std::vector<Square> queens = m_board.queens();
        for (const Square queen : queens)
            causes.push_back(placeOf(queen));
        const auto closes = [&](Place cause, Square square) {
            const Square other{cause.variable, cause.value};
            const bool isQueen = std::ranges::find(queens, other) != queens.end();
            return isQueen ? attacks(other, square) : other == square;
        };
        return fewestCauses(std::move(causes), [&](std::span<const Place> places) {
            return std::ranges::all_of(closed, [&](Square square) {
                return std::ranges::any_of(places,
                                           [&](Place cause) { return closes(cause, square); });
            });
        });
    }

    // In the column with the fewest squares left, with what is known of the others there.
    void choose(const Solution& solution)
    {
        Line best{false, 0};
        std::size_t fewest = m_problem.size + 1;
        for (std::uint32_t column = 0; column < m_problem.size; ++column) {
            const std::size_t count = m_board.openIn({false, column}).size();
            if (!m_board.hasQueen({false, column}) && count < fewest) {
                fewest = count;
                best.index = column;
            }
        }
        const Square chosen{best.index, solution[best.index]};
        Sentence sentence{phrase("queens", "Nothing is forced: %1 has %2 squares left, and a queen "
                                           "is tried at %3."),
                          {nameOf(best), fewest, squareName(chosen)}};
        for (const Square other : m_board.openIn(best))
            if (other != chosen)
                addRefuted(other, sentence);
        sentence.effects = {placeOf(chosen)};
        m_steps.push_back(settling(std::move(sentence)));
        m_board.place(chosen);
    }

    // That a queen there leads to nothing, and what it takes to see that; nothing if it takes much.
    void addRefuted(Square square, Sentence& sentence)
    {
        std::vector<Assignment> queens;
        for (const Square queen : m_board.queens())
            queens.push_back({queen.column, queen.row});
        queens.push_back({square.column, square.row});
        const Puzzle& puzzle = m_puzzle;
        const auto assumed = puzzle.assume(m_problem, queens);
        if (!assumed)
            return;
        Subsearch subsearch(m_control, {.nodes = kNodesASquare, .solutions = 1});
        puzzle.runInTurn(puzzle.fastest(**assumed, Wanted::Several), **assumed, {},
                         subsearch.control());
        const Outcome outcome = subsearch.finish();
        if (outcome.ending != Ending::Exhausted || outcome.counters.solutions > 0)
            return;
        sentence = {
            Phrase{"", "%1 %2"},
            {std::move(sentence),
             Sentence{phrase("queens", "At %1 a search finds no solution. Nodes searched: %2."),
                      {squareName(square), outcome.counters.nodes}}}};
    }

    const QueensPuzzle& m_puzzle;
    const QueensProblem& m_problem;
    Control& m_control;
    Board m_board;
    std::vector<ExplainedStep> m_steps;
};

} // namespace

Explanation QueensPuzzle::explainSolution(const QueensProblem& problem,
                                          const ExplainRequest& request, Control& control) const
{
    if (problem.size > kMostReasoned)
        return Puzzle::explainSolution(problem, request, control);
    Explanation explanation;
    std::ranges::copy(faults(problem), std::back_inserter(explanation.steps));
    if (!explanation.steps.empty()) {
        explanation.end = {phrase("queens", "There is no solution.")};
        explanation.outcome = control.finish();
        return explanation;
    }
    const auto [solution, outcome] = oneSolution(*this, problem, Wanted::One, control);
    explanation.outcome = outcome;
    Way way(*this, problem, control);
    if (!solution.empty()) {
        if (hasSeveralSolutions(*this, problem, kNodesToASecond, control))
            explanation.remark = {phrase("queens", "The board has several solutions; these steps "
                                                   "lead to one of them.")};
        const bool isThere = way.to(solution);
        explanation.steps = std::move(way).steps();
        if (isThere)
            explanation.steps.push_back(
                Sentence{phrase("queens", "No queen attacks another: a solution.")});
        else
            explanation.outcome = control.finish();
    } else if (explanation.outcome.ending == Ending::Exhausted) {
        const auto contradiction = way.toContradiction();
        explanation.steps = std::move(way).steps();
        explanation.end =
            contradiction ? Sentence{phrase("queens", "%1 There is no solution."), {*contradiction}}
                          : Sentence{phrase("queens", "Wherever a queen is tried, no square is "
                                                      "left in some line in the end: there is no "
                                                      "solution. Nodes searched: %1"),
                                     {explanation.outcome.counters.nodes}};
    }
    return explanation;
}

} // namespace clew::queens
