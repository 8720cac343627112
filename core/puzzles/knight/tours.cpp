// Tours as text, read so that they can be checked: squares in order (a1 b3 …), numbered boards,
// the source document's pairs ((X . Y) …), the last square first, and P91's X/Y.
//
// A list of squares says nothing of blocked ones and of lines that it never enters: without a
// problem the board is the smallest from a1 that holds all squares, or that of the parameters.

#include <algorithm>

#include "core/puzzle/parameters.h"
#include "core/puzzles/knight/puzzle.h"
#include "core/text/scanner.h"

namespace clew::knight {

namespace {

/// A square of a tour as the text says it: column and rank from 0, the rank upwards.
struct TourStop
{
    std::uint64_t column = 0;
    std::uint64_t rank = 0;
    int line = 0;
    int place = 0;
};

using TourStops = std::vector<TourStop>;

Result<TourStop> onBoard(TourStop stop)
{
    if (std::max(stop.column, stop.rank) < kMaxSide)
        return stop;
    return fail(
        {phrase("knight", "a board has at most %1 columns and rows"), {std::to_string(kMaxSide)}},
        stop.line, stop.place);
}

// Goes past what people put between two squares: blanks, commas, arrows, the brackets of a list.
void skipBetween(Scanner& scanner)
{
    constexpr std::string_view kBetween = ",;->[]";
    for (scanner.skipSpace(); kBetween.find(scanner.peek()) != kBetween.npos && !scanner.atEnd();
         scanner.skipSpace())
        scanner.next();
}

// "b3"; after file z come aa, ab, …
Result<TourStop> readNamed(Scanner& scanner)
{
    const int line = scanner.line();
    const int place = scanner.column();
    std::uint64_t file = 0;
    while (scanner.peek() >= 'a' && scanner.peek() <= 'z' && file <= kMaxSide)
        file = file * 26 + static_cast<std::uint64_t>(scanner.next() - 'a') + 1;
    const auto rank = scanner.number();
    if (file == 0 || !rank || *rank == 0)
        return fail(phrase("knight", "expected the next square of the tour, like b3"), line, place);
    return onBoard({file - 1, *rank - 1, line, place});
}

// "2/3", both from 1.
Result<TourStop> readCoordinates(Scanner& scanner)
{
    const int line = scanner.line();
    const int place = scanner.column();
    const auto x = scanner.number();
    const bool slash = scanner.accept('/');
    const auto y = scanner.number();
    if (!x || !slash || !y || *x == 0 || *y == 0)
        return fail(phrase("knight", "expected the next square as X/Y, like 2/3, both from 1"),
                    line, place);
    return onBoard({*x - 1, *y - 1, line, place});
}

// "(1 . 2)", both from 0.
Result<TourStop> readPair(Scanner& scanner)
{
    const int line = scanner.line();
    const int place = scanner.column();
    const bool opens = scanner.accept('(');
    scanner.skipSpace();
    const auto x = scanner.number();
    scanner.skipSpace();
    const bool dot = scanner.accept('.');
    scanner.skipSpace();
    const auto y = scanner.number();
    scanner.skipSpace();
    if (!opens || !x || !dot || !y || !scanner.accept(')'))
        return fail(
            phrase("knight", "expected the next square as a pair, like (1 . 2), both from 0"), line,
            place);
    return onBoard({*x, *y, line, place});
}

template<class ReadStop>
Result<TourStops> readStops(Scanner& scanner, ReadStop&& readStop)
{
    TourStops stops;
    for (skipBetween(scanner); !scanner.atEnd() && scanner.peek() != ')'; skipBetween(scanner)) {
        const auto stop = readStop(scanner);
        if (!stop)
            return tl::make_unexpected(stop.error());
        stops.push_back(*stop);
        if (stops.size() > std::size_t{kMaxSide} * kMaxSide)
            return scanner.error(phrase("knight", "the tour is longer than any board"));
    }
    return stops;
}

Result<TourStops> readPairs(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    if (!scanner.accept('('))
        return scanner.error(phrase("knight", "expected a list of pairs like ((2 . 1) (0 . 0))"));
    auto stops = readStops(scanner, readPair);
    if (stops && !scanner.accept(')'))
        return scanner.error(phrase("knight", "the list of pairs is not closed: ')' is missing"));
    scanner.skipSpace();
    if (stops && !scanner.atEnd())
        return scanner.error(
            phrase("knight", "there is more text after the list; one list is one tour"));
    if (stops)
        std::ranges::reverse(*stops);
    return stops;
}

/// A tour with the board that it shows.
struct ShownTour
{
    KnightProblem problem = {};
    Solution tour = {};
};

// ---- numbered boards

struct NumberedSquare
{
    std::string_view text;
    int line;
    int column;
};

// What stands in each square, row by row; lines and bars between them are left out.
Result<std::vector<NumberedSquare>> numberedSquares(std::string_view text, KnightProblem& problem)
{
    std::vector<NumberedSquare> squares;
    problem.columns = problem.rows = 0;
    int lineNumber = 0;
    for (const std::string_view line : splitLines(text)) {
        ++lineNumber;
        if (line.find_first_not_of("+-=| \t") == line.npos)
            continue;
        const std::size_t before = squares.size();
        for (std::size_t i = line.find_first_not_of(" \t|"); i != line.npos;
             i = line.find_first_not_of(" \t|", i)) {
            const std::size_t end = std::min(line.find_first_of(" \t|", i), line.size());
            squares.push_back({line.substr(i, end - i), lineNumber, static_cast<int>(i) + 1});
            i = end;
        }
        const std::size_t columns = squares.size() - before;
        if (problem.rows > 0 && columns != problem.columns)
            return fail(
                {phrase(
                     "knight",
                     "this line has %1 squares, the first one %2; all must be of the same length"),
                 {std::to_string(columns), std::to_string(problem.columns)}},
                lineNumber, 1);
        problem.columns = static_cast<std::uint32_t>(columns);
        if (std::max(++problem.rows, problem.columns) > kMaxSide)
            return fail({phrase("knight", "a board has at most %1 columns and rows"),
                         {std::to_string(kMaxSide)}},
                        lineNumber, 1);
    }
    if (squares.empty())
        return fail(phrase("knight", "there is no tour here; write squares in order, like a1 b3"),
                    1, 1);
    return squares;
}

// Moves counted from 1, or from 0 where a 0 occurs.
Result<ShownTour> readNumbers(std::string_view text)
{
    ShownTour shown;
    const auto squares = numberedSquares(text, shown.problem);
    if (!squares)
        return tl::make_unexpected(squares.error());
    std::vector<std::optional<std::uint64_t>> moves;
    for (const NumberedSquare& square : *squares) {
        Scanner scanner(square.text);
        const auto number = scanner.number();
        if (square.text == "#")
            shown.problem.blocked.push_back(static_cast<Value>(moves.size()));
        else if (square.text != "." && (!number || !scanner.atEnd()))
            return fail({phrase("knight", "expected the number of a move, # or ., not \"%1\""),
                         {std::string(square.text)}},
                        square.line, square.column);
        moves.push_back(number);
    }
    const bool fromZero = std::ranges::count(moves, std::optional<std::uint64_t>(0)) > 0;
    const auto count = static_cast<std::size_t>(
        std::ranges::count_if(moves, [](const auto& move) { return move.has_value(); }));
    shown.tour.assign(count, kNoValue);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!moves[i])
            continue;
        const std::uint64_t move = *moves[i] - (fromZero ? 0 : 1);
        const NumberedSquare& square = (*squares)[i];
        if (move >= count)
            return fail({phrase("knight", "%1 squares are numbered, so there is no move %2"),
                         {std::to_string(count), std::to_string(*moves[i])}},
                        square.line, square.column);
        if (shown.tour[move] != kNoValue)
            return fail({phrase("knight", "there is a second square with the number %1"),
                         {std::to_string(*moves[i])}},
                        square.line, square.column);
        shown.tour[move] = static_cast<Value>(i);
    }
    return shown;
}

// ---- lists of squares

// Puts the squares on the board; one beyond it is an error.
Result<Solution> placed(const TourStops& stops, const KnightProblem& board)
{
    Solution tour;
    for (const TourStop& stop : stops) {
        if (stop.column >= board.columns || stop.rank >= board.rows)
            return fail({phrase("knight", "this square is not on the board of %1 columns and %2 "
                                          "rows"),
                         {std::to_string(board.columns), std::to_string(board.rows)}},
                        stop.line, stop.place);
        tour.push_back((board.rows - 1 - static_cast<Value>(stop.rank)) * board.columns +
                       static_cast<Value>(stop.column));
    }
    return tour;
}

KnightProblem boardAround(const TourStops& stops)
{
    KnightProblem board;
    board.columns = board.rows = 1;
    for (const TourStop& stop : stops) {
        board.columns = std::max(board.columns, static_cast<std::uint32_t>(stop.column) + 1);
        board.rows = std::max(board.rows, static_cast<std::uint32_t>(stop.rank) + 1);
    }
    return board;
}

Result<TourStops> readList(std::string_view text, std::string_view format)
{
    if (format == "pairs")
        return readPairs(text);
    Scanner scanner(text);
    auto stops = format == "coordinates" ? readStops(scanner, readCoordinates)
                                         : readStops(scanner, readNamed);
    if (stops && !scanner.atEnd())
        return scanner.error({phrase("knight", "expected the next square of the tour, not %1"),
                              {quoted(scanner.rest())}});
    return stops;
}

std::string_view formatOfTour(std::string_view text)
{
    Scanner scanner(text);
    skipBetween(scanner);
    const char first = scanner.peek();
    if (first == '(')
        return "pairs";
    if (text.find('/') != text.npos)
        return "coordinates";
    return first >= 'a' && first <= 'z' ? "squares" : "numbers";
}

} // namespace

Result<ClaimedSolution> KnightPuzzle::readSolutionText(std::string_view text,
                                                       std::string_view format,
                                                       const Parameters& parameters,
                                                       const ProblemPtr& of) const
{
    if (format.empty())
        format = formatOfTour(text);
    if (format == "numbers") {
        auto shown = readNumbers(text);
        if (!shown)
            return tl::make_unexpected(shown.error());
        if (of != nullptr) {
            const KnightProblem& board = typed(*of);
            if (board.columns != shown->problem.columns || board.rows != shown->problem.rows)
                return fail(
                    {phrase("knight", "the board has %1 columns and %2 rows, the tour's %3 "
                                      "and %4"),
                     {board.columns, board.rows, shown->problem.columns, shown->problem.rows}},
                    1, 1);
            return ClaimedSolution{of, std::move(shown->tour)};
        }
        return applyParameters(std::move(shown->problem), parameters).map([&](ProblemPtr board) {
            return ClaimedSolution{std::move(board), std::move(shown->tour)};
        });
    }
    const auto stops = readList(text, format);
    if (!stops)
        return tl::make_unexpected(stops.error());
    if (stops->empty())
        return fail(phrase("knight", "there is no tour here; write squares in order, like a1 b3"),
                    1, 1);
    const auto board = of != nullptr ? Result<ProblemPtr>(of)
                       : parameters.contains("size")
                           ? create(parameters)
                           : applyParameters(boardAround(*stops), parameters);
    if (!board)
        return tl::make_unexpected(board.error());
    return placed(*stops, typed(**board)).map([&](Solution tour) {
        return ClaimedSolution{*board, std::move(tour)};
    });
}

} // namespace clew::knight
