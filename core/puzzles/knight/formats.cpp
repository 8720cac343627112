// Knight's tours as text: boards of '.', '#' and 'S'; tours as squares, numbered boards and pairs.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzle/parameters.h"
#include "core/puzzles/knight/puzzle.h"
#include "core/text/scanner.h"

namespace clew::knight {

std::vector<FormatInfo> formats()
{
    return {
        {.id = "board",
         .title = phrase("knight", "Board of . # and S"),
         .suffixes = {".knight", ".txt"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "squares",
         .title = phrase("knight", "Squares in order"),
         .writesSolution = true,
         .readsSolution = true,
         .line = true},
        {.id = "numbers",
         .title = phrase("knight", "Numbered board"),
         .writesSolution = true,
         .readsSolution = true},
        {.id = "pairs",
         .title = phrase("knight", "Pairs (X . Y), the last square first"),
         .writesSolution = true,
         .readsSolution = true,
         .line = true},
        {.id = "coordinates",
         .title = phrase("knight", "Squares as X/Y, from 1"),
         .writesSolution = true,
         .readsSolution = true,
         .line = true},
    };
}

namespace {

tl::unexpected<Error> noSuchSquare(const KnightProblem& problem, std::string_view option,
                                   std::string_view name)
{
    return fail(
        {phrase("knight", "%1: \"%2\" is not a square of this board; its squares go from a1 "
                          "(lower left) to %3 (upper right)"),
         {std::string(option), std::string(name), squareName(problem, problem.columns - 1)}});
}

// One line of squares, to be appended below those read already.
Result<std::uint32_t> readSquares(std::string_view line, int lineNumber, KnightProblem& problem,
                                  std::optional<Value>& start)
{
    std::uint32_t columns = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        const int place = static_cast<int>(i) + 1;
        if (c == ' ' || c == '\t')
            continue;
        const Value square = problem.rows * problem.columns + columns;
        if (c == '#') {
            problem.blocked.push_back(square);
        } else if (c == 'S' || c == 's') {
            if (start)
                return fail(phrase("knight",
                                   "a tour has one start; there is an S above or left of this one"),
                            lineNumber, place);
            start = square;
        } else if (c != '.') {
            return fail(
                {phrase("knight",
                        "expected . (free), # (blocked) or S (start) for each square, not %1"),
                 {quoted(line.substr(i))}},
                lineNumber, place);
        }
        if (++columns > kMaxSide)
            return fail(
                {phrase("knight", "a board has at most %1 columns"), {std::to_string(kMaxSide)}},
                lineNumber, place);
    }
    return columns;
}

void appendSquaresLine(std::string& text, const KnightProblem& problem, const Solution& tour)
{
    // No square has a longer name than the top right one.
    text.reserve(text.size() + tour.size() * (squareName(problem, problem.columns - 1).size() + 1));
    for (const Value square : tour) {
        appendSquareName(text, problem, square);
        text += ' ';
    }
    text.back() = '\n';
}

// As P91 speaks of them: X is the column from 1, Y the row from 1, upwards.
std::string coordinatesLine(const KnightProblem& problem, const Solution& tour)
{
    std::string line;
    for (const Value square : tour)
        line += fmt::format("{}{}/{}", line.empty() ? "" : " ", square % problem.columns + 1,
                            problem.rows - square / problem.columns);
    return line + "\n";
}

// As the source document prints them: X is the column from 0, Y the row from 0, upwards; the last
// square comes first.
std::string pairsLine(const KnightProblem& problem, const Solution& tour)
{
    std::string line;
    for (auto square = tour.rbegin(); square != tour.rend(); ++square)
        line += fmt::format("{}({} . {})", line.empty() ? "" : " ", *square % problem.columns,
                            problem.rows - 1 - *square / problem.columns);
    return "(" + line + ")\n";
}

} // namespace

Result<ProblemPtr> applyParameters(KnightProblem problem, const Parameters& parameters)
{
    problem.closed = problem.closed || flagParameter(parameters, "closed");
    const std::string_view from = textParameter(parameters, "from", "");
    if (!from.empty() && !problem.from) {
        problem.from = squareNamed(problem, from);
        if (!problem.from)
            return noSuchSquare(problem, "from", from);
    }
    Scanner scanner(textParameter(parameters, "blocked", ""));
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
        const std::string_view name = scanner.word();
        const auto square = squareNamed(problem, name);
        if (!square)
            return noSuchSquare(problem, "blocked", name);
        problem.blocked.push_back(*square);
    }
    std::ranges::sort(problem.blocked);
    const auto rest = std::ranges::unique(problem.blocked);
    problem.blocked.erase(rest.begin(), rest.end());
    return std::make_shared<KnightProblem>(std::move(problem));
}

// Lines of '.' (free), '#' (blocked) and at most one 'S' (the start), after a line "closed" if the
// tour has to be closed. The parameters from and closed apply where the text is silent.
Result<ProblemPtr> KnightPuzzle::readText(std::string_view text, std::string_view /*format*/,
                                          const Parameters& parameters) const
{
    KnightProblem problem;
    problem.columns = 0;
    problem.rows = 0;
    std::optional<Value> start;
    int lineNumber = 0;
    for (const std::string_view line : splitLines(text)) {
        ++lineNumber;
        if (Scanner scanner(line); problem.rows == 0 && scanner.word() == "closed") {
            scanner.skipSpace();
            if (!scanner.atEnd())
                return fail(phrase("knight", "expected nothing after the word closed"), lineNumber,
                            scanner.column());
            problem.closed = true;
            continue;
        }
        const auto columns = readSquares(line, lineNumber, problem, start);
        if (!columns)
            return tl::make_unexpected(columns.error());
        if (*columns == 0)
            continue;
        if (problem.rows > 0 && *columns != problem.columns)
            return fail(
                {phrase(
                     "knight",
                     "this line has %1 squares, the first one %2; all must be of the same length"),
                 {std::to_string(*columns), std::to_string(problem.columns)}},
                lineNumber, 1);
        problem.columns = *columns;
        if (++problem.rows > kMaxSide)
            return fail(
                {phrase("knight", "a board has at most %1 rows"), {std::to_string(kMaxSide)}},
                lineNumber, 1);
    }
    if (problem.rows == 0)
        return fail(
            phrase("knight",
                   "there is no board here; write lines of . (free), # (blocked) and S (start)"),
            std::max(lineNumber, 1), 1);
    problem.from = start;
    return applyParameters(std::move(problem), parameters);
}

std::string KnightPuzzle::write(const KnightProblem& problem, std::string_view /*format*/) const
{
    std::string squares(problem.squareCount(), '.');
    for (const Value square : problem.blocked)
        squares[square] = '#';
    // A start on a blocked square is a fault that text cannot express; the start stays.
    if (problem.from)
        squares[*problem.from] = 'S';
    std::string text = problem.closed ? "closed\n" : "";
    for (std::uint32_t row = 0; row < problem.rows; ++row)
        text += squares.substr(std::size_t{row} * problem.columns, problem.columns) + "\n";
    return text;
}

std::string KnightPuzzle::writeSolutions(const KnightProblem& problem,
                                         std::span<const Solution> tours, std::uint64_t first,
                                         std::string_view format) const
{
    std::string text;
    for (const Solution& tour : tours) {
        if (format == "numbers")
            text += (first++ > 0 ? "\n" : "") + numberGrid(problem, tour);
        else if (format == "pairs")
            text += pairsLine(problem, tour);
        else if (format == "coordinates")
            text += coordinatesLine(problem, tour);
        else
            appendSquaresLine(text, problem, tour);
    }
    return text;
}

std::string numberGrid(const KnightProblem& problem, std::span<const Value> moves)
{
    const std::size_t width = std::to_string(problem.freeCount()).size();
    std::vector<std::string> squares(problem.squareCount(), ".");
    for (const Value square : problem.blocked)
        squares[square] = "#";
    for (std::size_t move = 0; move < moves.size(); ++move)
        if (moves[move] != kNoValue)
            squares[moves[move]] = std::to_string(move + 1);
    std::string text;
    for (Value square = 0; square < problem.squareCount(); ++square)
        text += fmt::format("{:>{}}{}", squares[square], width,
                            (square + 1) % problem.columns == 0 ? '\n' : ' ');
    return text;
}

} // namespace clew::knight
