// A board in one line of cells.

#include "core/puzzles/sudoku/reading.h"

#include <algorithm>
#include <array>

#include "core/text/scanner.h"

namespace clew::sudoku {

namespace {

// What each character is as a cell of a 9x9 board.
constexpr Value kNoCell = 9;
constexpr auto kPlainCells = [] {
    std::array<Value, 256> values{};
    values.fill(kNoCell);
    for (const char empty : std::string_view(".0_*-xX"))
        values[static_cast<unsigned char>(empty)] = kNoValue;
    for (Value value = 0; value < 9; ++value)
        values['1' + value] = value;
    return values;
}();

// Boards of 9x9 come in files of millions: no token is made for each cell, and no branch taken.
ProblemPtr readPlainLine(std::string_view cells)
{
    auto problem = std::make_shared<SudokuProblem>();
    problem->givens.resize(cells.size());
    bool isPlain = true;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Value value = kPlainCells[static_cast<unsigned char>(cells[i])];
        problem->givens[i] = value;
        isPlain &= value != kNoCell;
    }
    return isPlain ? problem : nullptr;
}

// Up to a blank, a comma or a semicolon. (find_first_of() with a string calls memchr() for each
// cell.)
std::size_t lengthOfCells(std::string_view text)
{
    const auto isEnd = [](char c) { return isBlank(c) || c == ',' || c == ';'; };
    return static_cast<std::size_t>(std::ranges::find_if(text, isEnd) - text.begin());
}

// Of a line of a table such as "1,004800017…,9348…,27", where the board begins that is not the
// first field; npos: there is none.
std::size_t boardField(std::string_view line)
{
    const std::size_t comma = line.find(',');
    if (comma == line.npos || comma >= kUsualCells)
        return line.npos;
    const std::string_view rest = line.substr(comma + 1);
    const std::string_view cells = rest.substr(0, lengthOfCells(rest));
    const bool isBoard = cells.size() == kUsualCells && std::ranges::all_of(cells, isCell);
    return isBoard ? comma + 1 : line.npos;
}

} // namespace

Result<ProblemPtr> readCells(std::string_view cells, GivenShape given, const Parameters& parameters,
                             int line, int column)
{
    if (cells.size() == kUsualCells && !given && !parameters.contains("boxes"))
        if (ProblemPtr problem = readPlainLine(cells))
            return problem;
    const auto box = shapeOf(cells.size(), given, parameters, line, column);
    if (!box)
        return tl::make_unexpected(box.error());
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < cells.size(); ++i)
        tokens.push_back({cells.substr(i, 1), line, column + static_cast<int>(i)});
    return makeProblem(tokens, *box);
}

// Most of the lines are boards, at least: among many one may be spoilt.
std::optional<Collection> linesOfBoards(std::string_view text)
{
    Collection found{{}, "line"};
    std::size_t boards = 0;
    int number = 0;
    for (const std::string_view line : splitLines(text)) {
        ++number;
        const std::size_t begin = line.find_first_not_of(" \t");
        if (begin == line.npos || line[begin] == '#')
            continue;
        const std::string_view board = line.substr(begin);
        const std::string_view cells = board.substr(0, lengthOfCells(board));
        const bool isBoard = cells.size() == kUsualCells && std::ranges::all_of(cells, isCell) &&
                             cells.find_first_of("23456789") != cells.npos; // no picture of a line
        if (isBoard || boardField(board) != board.npos)
            ++boards;
        found.lines.append(board) += '\n';
        found.numbers.push_back(number);
    }
    const std::size_t others = found.numbers.size() - boards;
    if (boards < 2 || others >= boards)
        return std::nullopt;
    found.isWhole = others == 0;
    return found;
}

// The cells row by row without blanks, after the shape of the boxes ("2x3:") where it is not the
// usual one; what follows after a blank (a rating, a name) is ignored, as are lines that begin with
// '#'.
Result<ProblemPtr> readLine(std::string_view text, const Parameters& parameters)
{
    std::optional<Result<ProblemPtr>> problem;
    int number = 0;
    for (const std::string_view line : splitLines(text)) {
        ++number;
        std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
        if (begin == line.size() || line[begin] == '#')
            continue;
        if (problem)
            return fail(
                phrase("sudoku", "there is a second board on this line; one board is one line"),
                number, static_cast<int>(begin) + 1);
        std::string_view cells = line.substr(begin);
        cells = cells.substr(0, lengthOfCells(cells));
        const bool isBoard = cells.size() == kUsualCells; // as most are
        if (const std::size_t field = isBoard ? line.npos : boardField(line); field != line.npos) {
            cells = line.substr(field, kUsualCells);
            begin = field;
        }
        GivenShape given;
        auto column = static_cast<int>(begin) + 1;
        if (const std::size_t colon = cells.find(':'); colon != std::string_view::npos) {
            given = parseShape(cells.substr(0, colon));
            if (!given)
                return fail(
                    phrase("sudoku", "expected the shape of the boxes before ':', like 2x3"),
                    number, column);
            cells.remove_prefix(colon + 1);
            column += static_cast<int>(colon) + 1;
        }
        problem = readCells(cells, given, parameters, number, column);
        if (!*problem)
            return *problem;
    }
    if (!problem)
        return fail(
            phrase("sudoku",
                   "there is no board here; write its cells row by row, like 53..7....6..195…"),
            1, 1);
    return *problem;
}

} // namespace clew::sudoku
