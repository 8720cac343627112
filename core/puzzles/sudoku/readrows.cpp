// A board in lines of cells, with or without bars (.sdk, .ss).

#include "core/puzzles/sudoku/reading.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/text/scanner.h"

namespace clew::sudoku {

namespace {

/// The lines of a board as they are read: cells, and what the bars say of the boxes.
struct BoardLines
{
    std::vector<std::pair<std::string_view, int>> rows; ///< text and line number
    GivenShape given;
    std::size_t firstRule = 0; ///< rows before the first horizontal bar; 0: there is none
};

// Simple Sudoku's .ss and others have stars, dots and colons at the corners.
bool isRule(std::string_view line)
{
    const bool isStroke = line.find("--") != line.npos || line.find("==") != line.npos;
    return line.find_first_not_of(isStroke ? "-+|= \t*.:'" : "-+|= \t") == line.npos &&
           line.find_first_of("-=") != line.npos;
}

// "5--4--8--": dashes for empty cells ...
bool hasDashesForCells(std::string_view line)
{
    return line.find('-') != line.npos && line.find_first_of("123456789") != line.npos &&
           line.find_first_not_of("-0123456789 \t") == line.npos;
}

// ... so that a line of nothing else is a row, and no bar.
bool isEmptyRow(std::string_view line, std::string_view other)
{
    return line.size() == other.size() && line.find_first_not_of("- \t") == line.npos &&
           line.find('-') != line.npos;
}

// Leaves out bars, comments, and every [Section] except [Puzzle].
BoardLines boardLines(std::string_view text)
{
    BoardLines lines;
    bool inPuzzle = true;
    int number = 0;
    const auto all = splitLines(text);
    const auto plain = std::ranges::find_if(all, hasDashesForCells);
    for (const std::string_view line : all) {
        ++number;
        if (plain != all.end() && isEmptyRow(line, *plain)) {
            lines.rows.emplace_back(line, number);
            continue;
        }
        if (line.starts_with(kShapeComment))
            lines.given = parseShape(line.substr(kShapeComment.size()));
        if (line.starts_with('['))
            inPuzzle = line.starts_with("[Puzzle]");
        if (line.starts_with('#') || line.starts_with('[') || !inPuzzle)
            continue;
        if (isRule(line) && !lines.rows.empty() && lines.firstRule == 0)
            lines.firstRule = lines.rows.size();
        if (!isBarLine(line))
            lines.rows.emplace_back(line, number);
    }
    return lines;
}

std::vector<Token> charactersOf(std::string_view line, int number)
{
    std::vector<Token> characters;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (!isBlank(line[i]) && line[i] != '|')
            characters.push_back({line.substr(i, 1), number, static_cast<int>(i) + 1});
    return characters;
}

// Whether each word is a cell (boards above 9x9 need two digits) or each character.
bool cellsAreWords(const BoardLines& lines)
{
    return std::ranges::any_of(lines.rows, [](const auto& row) {
        const auto words = wordsOf(row.first, row.second);
        return words.size() > 9 &&
               std::ranges::all_of(words, [](const Token& word) { return word.text.size() <= 2; });
    });
}

// Cells left of the first bar and rows above the first rule are the shape of a box.
GivenShape shapeByBars(const BoardLines& lines, bool words)
{
    const std::string_view row = lines.rows.front().first;
    const std::string_view margin = " \t|";
    const std::size_t begin = row.find_first_not_of(margin);
    const std::size_t bar = row.find('|', begin);
    if (bar == std::string_view::npos || lines.firstRule == 0)
        return std::nullopt;
    const std::string_view left = row.substr(0, bar);
    const std::size_t width = words ? wordsOf(left, 0).size() : charactersOf(left, 0).size();
    return parseShape(fmt::format("{}x{}", width, lines.firstRule));
}

} // namespace

std::vector<Token> wordsOf(std::string_view line, int number)
{
    std::vector<Token> words;
    for (std::size_t i = 0; i < line.size();) {
        const std::size_t end = std::min(line.find_first_of(" \t|", i), line.size());
        if (end > i)
            words.push_back({line.substr(i, end - i), number, static_cast<int>(i) + 1});
        i = end + 1;
    }
    return words;
}

bool isBarLine(std::string_view line)
{
    return isRule(line) || line.find_first_not_of("-+|= \t") == line.npos;
}

Result<ProblemPtr> readRows(std::string_view text, const Parameters& parameters)
{
    const BoardLines lines = boardLines(text);
    if (lines.rows.empty())
        return fail(
            phrase("sudoku", "there is no board here; write one line of cells for each row"), 1, 1);
    const bool words = cellsAreWords(lines);
    std::vector<Token> cells;
    std::size_t width = 0;
    for (const auto& [row, number] : lines.rows) {
        const auto tokens = words ? wordsOf(row, number) : charactersOf(row, number);
        if (width != 0 && tokens.size() != width)
            return fail(
                {phrase("sudoku", "this row has %1 cells, the first one %2; all must be as long"),
                 {std::to_string(tokens.size()), std::to_string(width)}},
                number, 1);
        width = tokens.size();
        cells.insert(cells.end(), tokens.begin(), tokens.end());
    }
    const int last = lines.rows.back().second;
    if (lines.rows.size() != width)
        return fail({phrase("sudoku", "a board is square: %1 rows of %2 cells are not"),
                     {std::to_string(lines.rows.size()), std::to_string(width)}},
                    last, 1);
    const auto box = shapeOf(cells.size(), lines.given ? lines.given : shapeByBars(lines, words),
                             parameters, last, 1);
    if (!box)
        return tl::make_unexpected(box.error());
    return makeProblem(cells, *box);
}

} // namespace clew::sudoku
