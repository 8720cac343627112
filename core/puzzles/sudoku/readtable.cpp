// Boards as tables: fields between commas, semicolons, tabs or bars; and boards with pencil marks.

#include "core/puzzles/sudoku/reading.h"

#include <algorithm>

#include "core/puzzles/sudoku/formats.h"
#include "core/text/scanner.h"

namespace clew::sudoku {

namespace {

constexpr std::string_view kBlanks = " \t\r";

bool isBlankLine(std::string_view line)
{
    return line.find_first_not_of(kBlanks) == line.npos;
}

// Without blanks around it, and without quotes.
Token trimmed(std::string_view field, int line, int column)
{
    const std::string_view around = " \t\r\"";
    const std::size_t begin = std::min(field.find_first_not_of(around), field.size());
    const std::size_t end = field.find_last_not_of(around) + 1;
    if (begin >= end)
        return {".", line, column};
    return {field.substr(begin, end - begin), line, column + static_cast<int>(begin)};
}

std::vector<Token> fieldsOf(std::string_view line, char separator, int number)
{
    std::size_t begin = 0;
    std::size_t end = line.size();
    if (separator == '|') { // bars stand at the ends, too
        begin = line.find('|') + 1;
        end = std::max(begin, line.rfind('|'));
    }
    std::vector<Token> fields;
    while (begin <= end) {
        const std::size_t next = std::min(line.find(separator, begin), end);
        fields.push_back(
            trimmed(line.substr(begin, next - begin), number, static_cast<int>(begin) + 1));
        begin = next + 1;
    }
    return fields;
}

// As many rows of fields as each has; empty if the text is no such table.
std::vector<Token> tableOf(std::string_view text, char separator)
{
    std::vector<std::vector<Token>> rows;
    int number = 0;
    for (const std::string_view line : splitLines(text)) {
        ++number;
        if (line.starts_with('#') ||
            (separator == '|' && isBarLine(line) && line.find_first_of("-=") != line.npos))
            continue;
        if (line.find(separator) != line.npos)
            rows.push_back(fieldsOf(line, separator, number));
        else if (!isBlankLine(line) && !isBarLine(line))
            return {};
    }
    const auto isEmpty = [](const Token& field) { return field.text == "."; };
    const auto endsEmpty = [&](const auto& row) { return isEmpty(row.back()); };
    if (!rows.empty() && rows.front().size() == rows.size() + 1 &&
        std::ranges::all_of(rows, endsEmpty)) // a separator at the end of each line
        for (auto& row : rows)
            row.pop_back();
    if (separator == '|' && rows.size() > 1 && rows.size() == rows.front().size() + 1 &&
        std::ranges::all_of(rows.front(), isEmpty)) // the head of a table
        rows.erase(rows.begin());
    if (!usualBox(rows.size()))
        return {};
    std::vector<Token> cells;
    for (const auto& row : rows) {
        if (row.size() != rows.size())
            return {};
        cells.insert(cells.end(), row.begin(), row.end());
    }
    return cells;
}

// Nothing but 0 and 1 is the matrix of a graph.
bool holdsDigits(std::span<const Token> cells)
{
    return std::ranges::any_of(
        cells, [](const Token& cell) { return cell.text.find_first_of("23456789") == 0; });
}

bool hasPlainCells(std::span<const Token> cells)
{
    return std::ranges::all_of(
        cells, [](const Token& cell) { return cell.text.size() == 1 && isCell(cell.text[0]); });
}

// "23": digits in ascending order.
bool areMarks(std::string_view word, std::size_t size)
{
    return std::ranges::all_of(word,
                               [&](char c) {
                                   return c >= '1' && c <= '9' &&
                                          static_cast<std::size_t>(c - '0') <= size;
                               }) &&
           std::ranges::adjacent_find(word, std::greater_equal()) == word.end();
}

// Several digits in a cell.
bool isMarks(const Token& cell)
{
    return cell.text.size() > 1;
}

} // namespace

std::vector<Token> cellsOfTable(std::string_view text)
{
    for (const char separator : {'\t', ';', ',', '|'})
        if (auto cells = tableOf(text, separator); holdsDigits(cells)) {
            // Bars are between boxes, too: then there are several cells in a field.
            if (separator != '|' || hasPlainCells(cells))
                return cells;
        }
    return {};
}

std::vector<Token> cellsOfFrame(std::string_view text)
{
    constexpr std::size_t kSide = 9;
    constexpr std::size_t kInBox = 3;
    std::vector<Token> cells;
    bool hasBlanks = false;
    int number = 0;
    for (const std::string_view line : splitLines(text)) {
        ++number;
        const bool isLine = isBarLine(line) && line.find_first_of("-=") != line.npos;
        if (line.starts_with('#') || isLine || isBlankLine(line))
            continue;
        const std::size_t first = line.find('|');
        const std::size_t width = first == line.npos ? first : line.find('|', first + 1);
        if (width == line.npos)
            return {};
        const std::size_t step = (width - first) / (kInBox + 1); // from cell to cell
        std::ptrdiff_t filled = 0;
        for (std::size_t column = 0; column < kSide; ++column) {
            const std::size_t bar = first + column / kInBox * (width - first);
            const std::size_t at = bar + (column % kInBox + 1) * step;
            if (at >= line.size() || line[bar] != '|' || (line[at] != ' ' && !isCell(line[at])))
                return {};
            const bool isFilled = line[at] != ' ';
            filled += isFilled ? 1 : 0;
            cells.push_back(
                {isFilled ? line.substr(at, 1) : ".", number, static_cast<int>(at) + 1});
        }
        hasBlanks = hasBlanks || filled < std::ptrdiff_t{kSide};
        // Nothing stands between the cells.
        if (std::ranges::count_if(line, [](char c) { return c != ' ' && c != '|'; }) != filled)
            return {};
    }
    return hasBlanks && cells.size() == kUsualCells ? cells : std::vector<Token>();
}

namespace {

// As they stand in the text, marks and all.
std::vector<Token> markedCells(std::string_view text)
{
    std::vector<std::vector<Token>> rows;
    int number = 0;
    for (const std::string_view line : splitLines(text)) {
        ++number;
        if (!line.starts_with('#') && !isBarLine(line))
            rows.push_back(wordsOf(line, number));
    }
    constexpr std::size_t kMostMarked = 9; // digits of one character
    if (!usualBox(rows.size()) || rows.size() > kMostMarked)
        return {};
    std::vector<Token> cells;
    bool isMarked = false;
    for (const auto& row : rows) {
        if (row.size() != rows.size())
            return {};
        for (const Token& cell : row) {
            if (!areMarks(cell.text, rows.size()) &&
                !(cell.text.size() == 1 && isEmptyCell(cell.text[0])))
                return {};
            isMarked = isMarked || isMarks(cell);
            cells.push_back(cell);
        }
    }
    return isMarked ? cells : std::vector<Token>();
}

} // namespace

std::vector<Token> cellsOfMarks(std::string_view text)
{
    std::vector<Token> cells = markedCells(text);
    for (Token& cell : cells)
        if (isMarks(cell))
            cell.text = ".";
    return cells;
}

std::vector<Place> marksOf(std::string_view text)
{
    std::vector<Place> marks;
    const std::vector<Token> cells = markedCells(text);
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (isMarks(cells[i]))
            for (const char digit : cells[i].text)
                marks.push_back({static_cast<Variable>(i), static_cast<Value>(digit - '1')});
    return marks;
}

} // namespace clew::sudoku
