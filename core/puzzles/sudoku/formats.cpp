#include "core/puzzles/sudoku/formats.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzles/sudoku/otherprograms.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/puzzles/sudoku/reading.h"
#include "core/text/scanner.h"

namespace clew::sudoku {

std::vector<FormatInfo> formats()
{
    return {
        {.id = "sdk",
         .title = phrase("sudoku", "Lines of digits (.sdk)"),
         .suffixes = {".sdk", ".ss", ".txt"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "grid",
         .title = phrase("sudoku", "Board with bars"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true},
        {.id = "line",
         .title = phrase("sudoku", "One line of cells"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true,
         .line = true},
        {.id = "sdm",
         .title = phrase("sudoku", "Collection, a line each (.sdm)"),
         .suffixes = {".sdm"},
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "list",
         .title = phrase("sudoku", "List in reading order"),
         .readsProblem = true,
         .writesSolution = true,
         .line = true},
        {.id = "tatham",
         .title = phrase("sudoku", "One line as in Tatham's collection"),
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "hodoku",
         .title = phrase("sudoku", "Line of HoDoKu's library"),
         .readsProblem = true,
         .line = true},
        {.id = "puzzlink",
         .title = phrase("sudoku", "puzz.link"),
         .readsProblem = true,
         .line = true},
        {.id = "opensudoku",
         .title = phrase("sudoku", "XML of OpenSudoku"),
         .suffixes = {".opensudoku"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "json",
         .title = phrase("sudoku", "f-puzzles or SudokuPad: JSON or address"),
         .suffixes = {".json"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "f-puzzles",
         .title = phrase("sudoku", "Address of f-puzzles"),
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "sudokupad",
         .title = phrase("sudoku", "Address of SudokuPad"),
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
    };
}

namespace {

// Rows of a board are shorter than this, boards of 8x8 and more in one line are not.
constexpr std::size_t kShortestLongLine = 64;

std::string_view detectFormat(std::string_view text)
{
    std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    if (const ListPlace before = placeOfList(text.substr(begin)); before.given)
        begin += before.begin;
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

// Nine lines of nine digits with blanks between them; nothing but 0 and 1 is the matrix of a graph.
bool isSpacedBoard(std::string_view text)
{
    constexpr std::size_t kSide = 9;
    std::size_t rows = 0;
    for (const std::string_view line : splitLines(text)) {
        if (line.find_first_not_of(" \t") == line.npos)
            continue;
        Scanner scanner(line);
        std::size_t cells = 0;
        for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace(), ++cells)
            if (const auto word = scanner.word(); word.size() != 1 || !isCell(word[0]))
                return false;
        if (cells != kSide)
            return false;
        ++rows;
    }
    return rows == kSide && text.find_first_of("23456789") != text.npos;
}

// "004800017…,934862517…": a board and what else is said of it.
bool isRowOfTable(std::string_view text)
{
    std::vector<std::string_view> lines = splitLines(text);
    if (!lines.empty() && lines.front() == "#") // its head
        lines.erase(lines.begin());
    if (lines.size() != 1)
        return false;
    std::string_view line = lines.front();
    const std::size_t comma = line.find(',');
    if (comma < kUsualCells)
        line.remove_prefix(comma + 1); // a number of the row
    return line.size() > kUsualCells && line[kUsualCells] == ',' &&
           std::ranges::all_of(line.substr(0, kUsualCells), isCell);
}

} // namespace

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

// A whole board of digits, in one line or in as many lines as each has cells, with separators or
// without; others would read numbers.
bool SudokuPuzzle::claims(std::string_view text) const
{
    constexpr std::size_t kSide = 9;
    const std::string plain = asciiText(withoutMark(text));
    if (cellsOfTable(plain).size() == kSide * kSide || isSpacedBoard(plain) || isRowOfTable(plain))
        return true;
    std::size_t cells = 0;
    std::size_t rows = 0;
    for (const std::string_view line : splitLines(plain)) {
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

// One line with a cell too many, or one that was lost on the way.
Sentence SudokuPuzzle::nearMiss(std::string_view text) const
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::string plain = asciiText(withoutMark(text));
    const std::size_t first = std::min(plain.find_first_not_of(kSpace), plain.size());
    const std::size_t count = plain.find_last_not_of(kSpace) + 1 - first;
    const std::string_view line = std::string_view(plain).substr(first, count);
    const bool isNear = count + 1 == kUsualCells || count == kUsualCells + 1;
    const bool isDigits = line.find_first_not_of("0123456789") == std::string_view::npos;
    if (!isNear || line.find_first_not_of("0123456789.*_") != std::string_view::npos)
        return {};
    return {isDigits ? phrase("sudoku", "This is nearly a Sudoku: it has %1 digits, and a board of "
                                        "nine by nine has %2.")
                     : phrase("sudoku", "This is nearly a Sudoku: it has %1 cells, and a board of "
                                        "nine by nine has %2."),
            {std::uint64_t{count}, std::uint64_t{kUsualCells}}};
}

// JSON may be anything else.
bool SudokuPuzzle::recognises(std::string_view text) const
{
    const std::string plain = asciiText(text);
    const std::string_view format = foreignFormat(plain);
    return !format.empty() &&
           (format != "json" || plain.find('{') == plain.npos ||
            plain.find("\"cells\"") != plain.npos || plain.find("\"grid\"") != plain.npos);
}

std::optional<Collection> SudokuPuzzle::collectionIn(std::string_view text) const
{
    std::string games = openSudokuGames(text);
    if (!games.empty())
        return Collection{std::move(games), "opensudoku"};
    return linesOfBoards(withoutMark(text));
}

std::vector<Place> SudokuPuzzle::marksIn(std::string_view text) const
{
    const std::string plain = asciiText(withoutMark(text));
    const bool isOtherwiseRead = !foreignFormat(plain).empty() || !cellsOfTable(plain).empty() ||
                                 !cellsOfFrame(plain).empty();
    return isOtherwiseRead ? std::vector<Place>() : marksOf(plain);
}

Result<ProblemPtr> SudokuPuzzle::readText(std::string_view text, std::string_view format,
                                          const Parameters& parameters) const
{
    const bool isToDetect = format.empty();
    const std::string plain = isToDetect ? asciiText(text) : std::string();
    if (isToDetect)
        text = plain;
    if (auto foreign = readForeign(text, isToDetect ? foreignFormat(text) : format))
        return *std::move(foreign);
    if (isToDetect) {
        for (const auto cellsOf : {cellsOfTable, cellsOfFrame, cellsOfMarks})
            if (const auto cells = cellsOf(text); !cells.empty())
                return shapeOf(cells.size(), std::nullopt, parameters, 1, 1)
                    .and_then([&](auto box) { return makeProblem(cells, box); });
        format = detectFormat(text);
    }
    auto problem = format == "line" || format == "sdm" ? readLine(text, parameters)
                   : format == "list"                  ? readList(text, parameters)
                                                       : readRows(text, parameters);
    if (!problem && (isToDetect || format == "list"))
        if (const auto cells = cellsOfNestedList(text); !cells.empty())
            return shapeOf(cells.size(), std::nullopt, parameters, cells.front().line,
                           cells.front().column)
                .and_then([&](auto box) { return makeProblem(cells, box); });
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
    if (format == "opensudoku")
        return openSudokuText(problem.box, problem.givens);
    if (format == "json")
        return jsonText(problem.box, problem.givens) + "\n";
    if (format == "f-puzzles")
        return fPuzzlesAddress(problem.box, problem.givens);
    if (format == "sudokupad")
        return sudokuPadAddress(problem.box, problem.givens);
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
