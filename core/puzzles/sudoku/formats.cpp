#include "core/puzzles/sudoku/formats.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzle/parameters.h"
#include "core/puzzles/sudoku/foreign.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/text/scanner.h"

namespace clew::sudoku {

namespace {

/// A piece of text that stands for one cell, and where it is.
struct Token
{
    std::string_view text;
    int line;
    int column;
};

/// A box shape that the text itself gives: by a prefix, a comment or its bars.
using GivenShape = std::optional<BoxShape>;

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isEmptyCell(char c)
{
    return c == '.' || c == '0' || c == '_' || c == '*'; // as in kPlainCells
}

std::string shapeName(BoxShape box)
{
    return fmt::format("{}x{}", box.width, box.height);
}

// "2x3"; none if it is something else.
GivenShape parseShape(std::string_view text)
{
    Scanner scanner(text);
    const auto width = scanner.number().value_or(0);
    const bool cross = scanner.accept('x');
    const auto height = scanner.number().value_or(0);
    const auto isSide = [](auto side) { return side >= kMinBoxSide && side <= kMaxBoxSide; };
    if (!cross || !scanner.atEnd() || !isSide(width) || !isSide(height))
        return std::nullopt;
    return BoxShape{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height)};
}

std::uint32_t sizeOfBoard(std::size_t cells)
{
    std::uint32_t size = 0;
    while (std::size_t{size} * size < cells)
        ++size;
    return std::size_t{size} * size == cells ? size : 0;
}

// What the text says of the boxes comes first, then the parameter, then what is usual.
Result<BoxShape> shapeOf(std::size_t cells, GivenShape given, const Parameters& parameters,
                         int line, int column)
{
    const std::uint32_t size = sizeOfBoard(cells);
    const GivenShape usual = usualBox(size);
    if (!usual)
        return fail({phrase("sudoku", "%1 cells make no board; there are 16, 36, 64, 81, 100, 144, "
                                      "225, 256, 400 or 625, 81 for the usual 9x9"),
                     {std::to_string(cells)}},
                    line, column);
    auto box = given ? Result<BoxShape>(*given) : boxParameter(parameters, *usual);
    if (box && box->size() != size)
        return fail(
            {phrase("sudoku", "boxes of %1 make a board of %2 cells, but there are %3"),
             {shapeName(*box), std::to_string(box->size() * box->size()), std::to_string(cells)}},
            line, column);
    return box;
}

// The value of a cell's text, kNoValue for an empty cell, nothing if it is none. `lettersFrom` is
// the value of the letter A: 0 (A, B, C … alone) or 9 (1 … 9, then A).
std::optional<Value> valueOf(std::string_view text, std::uint32_t size, Value lettersFrom)
{
    if (text.size() == 1 && isEmptyCell(text[0]))
        return kNoValue;
    Value value = 0;
    if (text.size() == 1 && isLetter(text[0]) && size > 9) {
        value = static_cast<Value>((text[0] | 0x20) - 'a') + lettersFrom;
    } else {
        Scanner scanner(text);
        const auto number = scanner.number();
        if (!number || !scanner.atEnd() || *number == 0 || *number > size)
            return std::nullopt;
        value = static_cast<Value>(*number - 1);
    }
    return value < size ? std::optional(value) : std::nullopt;
}

tl::unexpected<Error> noCell(std::string_view text, std::uint32_t size, int line, int column)
{
    const std::string shown = text.size() == 1 ? quoted(text[0]) : fmt::format("\"{}\"", text);
    if (size <= 9)
        return fail(
            {phrase("sudoku", "%1 is no cell; write a digit from 1 to %2, or . for an empty one"),
             {shown, std::to_string(size)}},
            line, column);
    const auto last = static_cast<char>('A' + size - 1);
    return fail({phrase("sudoku", "%1 is no cell; write a letter from A to %2, a number up to %3, "
                                  "or . for an empty one"),
                 {shown, std::string(1, last), std::to_string(size)}},
                line, column);
}

Result<ProblemPtr> makeProblem(std::span<const Token> cells, BoxShape box)
{
    auto problem = std::make_shared<SudokuProblem>();
    problem->box = box;
    problem->givens.reserve(cells.size());
    const bool hasDigits = std::ranges::any_of(
        cells, [](const Token& t) { return isDigit(t.text[0]) && t.text != "0"; });
    for (const Token& token : cells) {
        const auto value = valueOf(token.text, box.size(), hasDigits ? 9 : 0);
        if (!value)
            return noCell(token.text, box.size(), token.line, token.column);
        problem->givens.push_back(*value);
    }
    return problem;
}

// ---- one line

// What each character is as a cell of a 9x9 board.
constexpr Value kNoCell = 9;
constexpr auto kPlainCells = [] {
    std::array<Value, 256> values{};
    values.fill(kNoCell);
    for (const char empty : std::string_view(".0_*"))
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

Result<ProblemPtr> readCells(std::string_view cells, GivenShape given, const Parameters& parameters,
                             int line, int column)
{
    if (cells.size() == 81 && !given && !parameters.contains("boxes"))
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

// Up to a blank, a comma or a semicolon. (find_first_of() with a string calls memchr() for each
// cell.)
std::size_t lengthOfCells(std::string_view text)
{
    const auto isEnd = [](char c) { return isBlank(c) || c == ',' || c == ';'; };
    return static_cast<std::size_t>(std::ranges::find_if(text, isEnd) - text.begin());
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
        const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
        if (begin == line.size() || line[begin] == '#')
            continue;
        if (problem)
            return fail(
                phrase("sudoku", "there is a second board on this line; one board is one line"),
                number, static_cast<int>(begin) + 1);
        std::string_view cells = line.substr(begin);
        cells = cells.substr(0, lengthOfCells(cells));
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

// ---- lines of cells, with or without bars

constexpr std::string_view kShapeComment = "#C boxes ";

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

bool isBarLine(std::string_view line)
{
    return isRule(line) || line.find_first_not_of("-+|= \t") == line.npos;
}

// Leaves out bars, comments, and every [Section] except [Puzzle].
BoardLines boardLines(std::string_view text)
{
    BoardLines lines;
    bool inPuzzle = true;
    int number = 0;
    for (const std::string_view line : splitLines(text)) {
        ++number;
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

Result<ProblemPtr> readBoard(std::string_view text, const Parameters& parameters)
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

// ---- the document's list

/// Where a list begins and ends, and the boxes if they are said.
struct BeforeList
{
    std::size_t length = 0;
    GivenShape given = std::nullopt;
    std::size_t end = std::string_view::npos; ///< of the list, where a program goes on
};

// "(defparameter sudoku-input '(N N 4 8 …))", or the boxes as in "2x3:(1 2 …)".
BeforeList beforeList(std::string_view text)
{
    const std::size_t colon = text.substr(0, text.find('(')).find(':');
    if (colon != text.npos)
        return {colon + 1, parseShape(text.substr(0, colon))};
    const std::size_t definition = text.find("(def");
    const std::size_t quote = definition == text.npos ? definition : text.find("'(", definition);
    if (quote == text.npos)
        return {};
    return {quote, std::nullopt, text.find(')', quote)};
}

// "(N N 4 8 …)", also with the definition around it, and as the program prints its solutions:
// "(#(9 3 4 8 …))".
Result<ProblemPtr> readList(std::string_view text, const Parameters& parameters)
{
    std::vector<Token> cells;
    int number = 0;
    const BeforeList list = beforeList(text);
    const char* const from = text.data() + list.length;
    for (const std::string_view line : splitLines(text.substr(0, list.end))) {
        ++number;
        const auto before = std::max<std::ptrdiff_t>(0, from - line.data());
        for (std::size_t i = static_cast<std::size_t>(before); i < line.size();) {
            const std::size_t begin = std::min(line.find_first_not_of(" \t()#'", i), line.size());
            const std::size_t end = std::min(line.find_first_of(" \t()#'", begin), line.size());
            const std::string_view word = line.substr(begin, end - begin);
            if (!word.empty())
                cells.push_back(
                    {word == "N" || word == "n" ? "." : word, number, static_cast<int>(begin) + 1});
            i = end;
        }
    }
    const auto box = shapeOf(cells.size(), list.given, parameters, number, 1);
    if (!box)
        return tl::make_unexpected(box.error());
    return makeProblem(cells, *box);
}

// Rows of a board are shorter than this, boards of 8x8 and more in one line are not.
constexpr std::size_t kShortestLongLine = 64;

std::string_view detectFormat(std::string_view text)
{
    std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    if (const BeforeList before = beforeList(text.substr(begin)); before.given)
        begin += before.length;
    if (text.substr(begin).starts_with("(") || text.substr(begin).starts_with("#(") ||
        text.substr(begin).starts_with("'("))
        return "list";
    std::size_t rows = 0;
    bool longRows = true;
    for (const std::string_view line : splitLines(text)) {
        if (line.starts_with('#') || line.find_first_not_of(" \t") == std::string_view::npos)
            continue;
        ++rows;
        longRows =
            longRows && std::min(line.find_first_of(" \t|-"), line.size()) >= kShortestLongLine;
    }
    return rows <= 1 || longRows ? "line" : "sdk";
}

// ---- a board among other text

constexpr std::size_t kProseSide = 9; // smaller boards are found in too much

bool isCell(char c)
{
    return isDigit(c) || isEmptyCell(c);
}

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
            if (i - begin == kProseSide * kProseSide)
                boards.emplace_back(line.substr(begin, i - begin));
            i = i == begin ? i + 1 : i;
        }
}

// Blanks for empty cells: nothing but one line of 81 or nine lines of nine.
void findBlanks(std::span<const std::string_view> lines, std::vector<std::string>& boards)
{
    const std::size_t count = lines.size() == 1 ? kProseSide * kProseSide : kProseSide;
    std::string cells;
    if (lines.size() == 1 ? lines[0].size() != count : lines.size() != kProseSide)
        return;
    for (const std::string_view line : lines)
        cells += cellsWithBlanks(line, count);
    if (cells.size() == kProseSide * kProseSide && cells.find_first_not_of('.') != cells.npos)
        boards.push_back(cells);
}

// The one board of 9x9 in a text that is more than a board, or has blanks for empty cells; nothing
// if there is none.
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
    if (boards.size() > 1)
        return fail({phrase("sudoku", "there are %1 boards in this text; copy one of them"),
                     {std::to_string(boards.size())}},
                    1, 1);
    return readCells(boards.front(), std::nullopt, {}, 1, 1);
}

// ---- writing

// Digits up to 9x9, letters beyond.
char cellCharacter(Value value, std::uint32_t size)
{
    if (value == kNoValue)
        return '.';
    return static_cast<char>((size <= 9 ? '1' : 'A') + static_cast<int>(value));
}

std::string characters(std::span<const Value> values, std::uint32_t size)
{
    std::string text(values.size(), '.');
    std::ranges::transform(values, text.begin(),
                           [size](Value value) { return cellCharacter(value, size); });
    return text;
}

// "2x3:" where the boxes are not the usual ones.
std::string shapePrefix(BoxShape box)
{
    return usualBox(box.size()) == box ? std::string() : shapeName(box) + ":";
}

std::string lineText(BoxShape box, std::span<const Value> values)
{
    return shapePrefix(box) + characters(values, box.size()) + "\n";
}

std::string sdkText(BoxShape box, std::span<const Value> values)
{
    std::string text;
    if (usualBox(box.size()) != box)
        text += fmt::format("{}{}\n", kShapeComment, shapeName(box));
    for (std::uint32_t row = 0; row < box.size(); ++row)
        text += characters(values.subspan(std::size_t{row} * box.size(), box.size()), box.size()) +
                "\n";
    return text;
}

std::string listText(std::span<const Value> values)
{
    std::vector<std::string> cells;
    for (const Value value : values)
        cells.push_back(value == kNoValue ? "N" : digitName(value));
    return fmt::format("({})", fmt::join(cells, " "));
}

// A line between two rows: `fill` with `cross` where the bars are.
std::string between(BoxShape box, std::size_t cellWidth, char fill, char cross)
{
    std::string line;
    for (std::uint32_t stack = 0; stack < box.height; ++stack) {
        // The outer boxes have a blank on one side only.
        const bool isOuter = stack == 0 || stack + 1 == box.height;
        line += std::string((cellWidth + 2) * box.width - (isOuter ? 1 : 0), fill);
        if (stack + 1 < box.height)
            line += cross;
    }
    return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

} // namespace

std::optional<BoxShape> usualBox(std::size_t size)
{
    for (std::uint32_t height = kMaxBoxSide; height >= kMinBoxSide; --height)
        if (size % height == 0 && size / height >= height && size / height <= kMaxBoxSide)
            return BoxShape{static_cast<std::uint32_t>(size / height), height};
    return std::nullopt;
}

std::string boardText(BoxShape box, std::span<const Value> values)
{
    const std::uint32_t size = box.size();
    const std::size_t cellWidth = size <= 9 ? 1 : 2;
    std::string text;
    for (std::uint32_t row = 0; row < size; ++row) {
        if (row > 0)
            text += row % box.height == 0 ? between(box, cellWidth, '-', '+')
                                          : between(box, cellWidth, ' ', '|');
        std::string line;
        for (std::uint32_t column = 0; column < size; ++column) {
            if (column > 0)
                line += column % box.width == 0 ? " | " : "  ";
            const Value value = values[std::size_t{row} * size + column];
            line += fmt::format("{:>{}}", value == kNoValue ? "." : digitName(value), cellWidth);
        }
        text += line + "\n";
    }
    return text;
}

Result<BoxShape> boxParameter(const Parameters& parameters, BoxShape fallback)
{
    return sizeParameter(parameters, "boxes", {fallback.width, fallback.height}, kMinBoxSide,
                         kMaxBoxSide)
        .map([](auto sides) {
            return BoxShape{sides.first, sides.second};
        });
}

// A whole board of digits, in one line or in as many lines as each has cells; others would read
// numbers.
bool SudokuPuzzle::claims(std::string_view text) const
{
    constexpr std::size_t kSide = 9;
    std::size_t cells = 0;
    std::size_t rows = 0;
    for (const std::string_view line : splitLines(withoutMark(text))) {
        const std::size_t end = line.find_last_not_of(" \t") + 1;
        if (end == 0)
            continue;
        if (line.substr(0, end).find_first_not_of("0123456789.*_") != std::string_view::npos ||
            (end != kSide && end != kSide * kSide))
            return false;
        cells += end;
        ++rows;
    }
    return cells == kSide * kSide && (rows == 1 || rows == kSide);
}

Result<ProblemPtr> SudokuPuzzle::readText(std::string_view text, std::string_view format,
                                          const Parameters& parameters) const
{
    const bool isToDetect = format.empty();
    if (auto foreign = readForeign(text, isToDetect ? foreignFormat(text) : format))
        return *std::move(foreign);
    if (isToDetect)
        format = detectFormat(text);
    auto problem = format == "line" || format == "sdm" ? readLine(text, parameters)
                   : format == "list"                  ? readList(text, parameters)
                                                       : readBoard(text, parameters);
    if (!problem && isToDetect)
        if (auto found = boardInProse(text))
            return *std::move(found);
    return problem;
}

std::string SudokuPuzzle::write(const SudokuProblem& problem, std::string_view format) const
{
    if (format == "line" || format == "sdm")
        return lineText(problem.box, problem.givens);
    if (format == "list")
        return shapePrefix(problem.box) + listText(problem.givens) + "\n";
    if (format == "grid")
        return boardText(problem.box, problem.givens);
    if (format == "tatham")
        return tathamText(problem.box, problem.givens);
    return sdkText(problem.box, problem.givens);
}

std::string SudokuPuzzle::writeSolutions(const SudokuProblem& problem,
                                         std::span<const Solution> solutions, std::uint64_t first,
                                         std::string_view format) const
{
    const BoxShape box = problem.box;
    std::string text;
    for (std::size_t i = 0; i < solutions.size(); ++i) {
        if (format == "line") {
            text += lineText(box, solutions[i]);
        } else if (format == "list") {
            text += fmt::format("{}#{}\n", shapePrefix(box), listText(solutions[i]));
        } else {
            if (first + i > 0)
                text += "\n";
            text += boardText(box, solutions[i]);
        }
    }
    return text;
}

} // namespace clew::sudoku
