// A board among other text, such as a message or a page.

#include "core/puzzles/sudoku/reading.h"

#include <algorithm>

#include "core/text/scanner.h"

namespace clew::sudoku {

namespace {

constexpr std::size_t kProseSide = 9; // smaller boards are found in too much

// The nine cells of a line of a board, between bars and blanks or not; empty if it is none.
std::string cellsOfLine(std::string_view line)
{
    std::string cells;
    for (const char c : line) {
        if (isBlank(c) || c == '|')
            continue;
        if (!isCell(c) || cells.size() == kProseSide)
            return {};
        cells += c;
    }
    return cells.size() == kProseSide ? cells : std::string();
}

// The nine cells of a line with blanks for empty ones, which may be missing at its end.
std::string cellsWithBlanks(std::string_view line, std::size_t count)
{
    if (line.size() > count || line.find_first_not_of(" 123456789") != line.npos)
        return {};
    std::string cells(line);
    std::ranges::replace(cells, ' ', '.');
    cells.resize(count, '.');
    return cells;
}

// Boards in nine lines that follow each other, except for rules and empty lines.
void findBoards(std::span<const std::string_view> lines, std::vector<std::string>& boards)
{
    std::string cells;
    std::size_t rows = 0;
    const auto endBoard = [&] {
        if (rows == kProseSide)
            boards.push_back(cells);
        cells.clear();
        rows = 0;
    };
    for (const std::string_view line : lines) {
        const std::string row = cellsOfLine(line);
        if (row.empty() && (isBarLine(line) || line.empty()))
            continue;
        if (row.empty()) {
            endBoard();
            continue;
        }
        cells += row;
        ++rows;
    }
    endBoard();
}

// Words of 81 cells.
void findWords(std::span<const std::string_view> lines, std::vector<std::string>& boards)
{
    for (const std::string_view line : lines)
        for (std::size_t i = 0; i < line.size();) {
            const std::size_t begin = i;
            while (i < line.size() && isCell(line[i]))
                ++i;
            if (i - begin == kUsualCells)
                boards.emplace_back(line.substr(begin, i - begin));
            i = i == begin ? i + 1 : i;
        }
}

// The first line that begins like a board and holds none, counted from 1; 0 if there is none.
int oddLine(std::span<const std::string_view> lines)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::vector<std::string> boards;
        findWords(lines.subspan(i, 1), boards);
        const std::string_view word = lines[i].substr(0, lines[i].find(' '));
        if (boards.empty() && !word.empty() && std::ranges::all_of(word, isCell))
            return static_cast<int>(i) + 1;
    }
    return 0;
}

// Blanks for empty cells: nothing but one line of 81 or, among others, nine lines of nine.
void findBlanks(std::span<const std::string_view> lines, std::vector<std::string>& boards)
{
    const auto addBoard = [&](const std::string& cells) {
        if (cells.size() == kUsualCells && cells.find_first_not_of('.') != cells.npos)
            boards.push_back(cells);
    };
    if (lines.size() == 1 && lines[0].size() == kUsualCells)
        addBoard(cellsWithBlanks(lines[0], kUsualCells));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::size_t end = i;
        std::string cells;
        for (std::string row; end < lines.size(); ++end) {
            row = cellsWithBlanks(lines[end], kProseSide);
            if (row.empty())
                break;
            cells += row;
        }
        // Empty lines before and after it are none of the board.
        std::size_t begin = i;
        std::size_t last = end;
        while (last - begin > kProseSide && lines[begin].empty())
            ++begin;
        while (last - begin > kProseSide && lines[last - 1].empty())
            --last;
        if (last - begin == kProseSide)
            addBoard(cells.substr((begin - i) * kProseSide, kUsualCells));
        i = end;
    }
}

} // namespace

std::optional<Result<ProblemPtr>> boardInProse(std::string_view text)
{
    const auto lines = splitLines(text);
    std::vector<std::string> boards;
    findBoards(lines, boards);
    findWords(lines, boards);
    if (boards.empty())
        findBlanks(lines, boards);
    if (boards.empty())
        return std::nullopt;
    if (const int odd = boards.size() > 1 ? oddLine(lines) : 0; odd > 0)
        return fail({phrase("sudoku", "there are %1 boards in this text, but this line is not one; "
                                      "correct it or remove it"),
                     {std::to_string(boards.size())}},
                    odd, 1);
    if (boards.size() > 1)
        return fail({phrase("sudoku", "there are %1 boards in this text; copy one of them"),
                     {std::to_string(boards.size())}},
                    1, 1);
    return readCells(boards.front(), std::nullopt, {}, 1, 1);
}

} // namespace clew::sudoku
