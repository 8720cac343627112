#include "core/puzzles/sudoku/otherprograms.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/sudoku/besides.h"
#include "core/puzzles/sudoku/formats.h"
#include "core/text/numbers16.h"
#include "core/text/scanner.h"

namespace clew::sudoku {

namespace {

constexpr std::size_t kCells = 81; // of formats that know no other board
constexpr Mask kAllLeft = 0x1FF;   // ... all digits of a cell there

// A scanner that has gone past the first `position` bytes.
Scanner scannerFrom(std::string_view text, std::size_t position)
{
    Scanner scanner(text);
    for (std::size_t i = 0; i < position; ++i)
        scanner.next();
    return scanner;
}

Sentence notSoManyCells(std::size_t count)
{
    return {phrase("sudoku", "expected the 81 cells of a board here, not %1"),
            {std::to_string(count)}};
}

ProblemPtr makeBoard(std::vector<Value> givens, BoxShape box = {3, 3})
{
    auto problem = std::make_shared<SudokuProblem>();
    problem->box = box;
    problem->givens = std::move(givens);
    return problem;
}

// ---- OpenSudoku: data="530070000…", or "version: 4\n" and then fields "value|notes|…|editable|"
// for each cell

std::vector<std::string_view> fieldsOf(std::string_view text)
{
    std::vector<std::string_view> fields;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('|'), text.size());
        fields.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return fields;
}

// Cells that a player may edit are none of the puzzle's.
Result<ProblemPtr> readCollection(std::string_view data, Scanner& at)
{
    const std::size_t lineEnd = data.find_first_of("|\n\\&");
    Scanner version(data.substr(0, lineEnd).substr(std::string_view("version:").size()));
    version.skipSpace();
    const std::size_t perCell = version.number().value_or(1) >= 4 ? 4 : 3;
    const std::size_t first = data.find_first_of("0123456789", lineEnd);
    // The line's end may be written as &#10;, whose digits are none of a cell.
    const std::size_t entity = data.find(';', lineEnd == data.npos ? 0 : lineEnd);
    const bool isEntity = lineEnd != data.npos && data[lineEnd] == '&' && entity != data.npos;
    const std::size_t begin = isEntity ? entity + 1 : first;
    const auto fields = fieldsOf(begin == data.npos ? std::string_view() : data.substr(begin));
    if (fields.size() != perCell * kCells)
        return at.error(notSoManyCells(fields.size() / perCell));
    std::vector<Value> givens;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        Scanner value(fields[cell * perCell]);
        const auto digit = value.number();
        if (!digit || *digit > 9)
            return at.error({phrase("sudoku", "a cell has the value %1; expected a digit from 1 to "
                                              "%2"),
                             {std::string(fields[cell * perCell]), "9"}});
        const bool isGiven = fields[cell * perCell + perCell - 1] == "0" && *digit > 0;
        givens.push_back(isGiven ? static_cast<Value>(*digit - 1) : kNoValue);
    }
    return makeBoard(std::move(givens));
}

// 81 characters, each a digit or empty; `column` is where they begin in their line.
Result<ProblemPtr> readDigits(std::string_view cells, const Scanner& at)
{
    if (cells.size() != kCells)
        return at.error(notSoManyCells(cells.size()));
    std::vector<Value> givens;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const char c = cells[i];
        if ((c < '0' || c > '9') && c != '.')
            return fail(
                {phrase("sudoku",
                        "%1 is not a cell; write a digit from 1 to %2, or . for an empty one"),
                 {quoted(cells.substr(i)), "9"}},
                at.line(), at.column() + static_cast<int>(i));
        givens.push_back(c > '0' ? static_cast<Value>(c - '1') : kNoValue);
    }
    return makeBoard(std::move(givens));
}

// ---- which it is

// The candidates crossed out, ":911 423:": digit, row and column of each. True if there are any.
bool crossOut(Scanner& scanner, std::vector<Mask>& left)
{
    if (!scanner.accept(':'))
        return false;
    bool isAny = false;
    for (scanner.skipSpace(false);; scanner.skipSpace(false)) {
        const auto place = scanner.number();
        if (!place)
            return isAny;
        const auto digit = *place / 100;
        const auto row = *place / 10 % 10;
        const auto column = *place % 10;
        if (digit < 1 || digit > 9 || row < 1 || column < 1)
            return isAny;
        left[(row - 1) * 9 + column - 1] &= ~bitOf(static_cast<Value>(digit - 1));
        isAny = true;
    }
}

bool isHodoku(std::string_view text)
{
    return text.starts_with(':') && std::ranges::count(text, ':') >= 4;
}

// "3x3:", "9j:", "3x3xkdu:" before letters and underscores that no other line of a board has.
bool isTatham(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == text.npos || colon > 16 || text.empty() || text[0] < '0' || text[0] > '9')
        return false;
    std::string_view body = text.substr(colon + 1);
    body = body.substr(0, body.find_first_of(" \t\n"));
    return body.find_first_of("abcdefghijklmnopqrstuvwxyz") != body.npos &&
           body.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789,") == body.npos;
}

} // namespace

std::string_view foreignFormat(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\n"), text.size()));
    if (text.find("<opensudoku") != text.npos)
        return "opensudoku";
    if (text.find("sudoku/") != text.npos && text.find("sudokupad") == text.npos &&
        text.find("crackingthecryptic") == text.npos)
        return "puzzlink";
    if (text.starts_with('{') || isPackedJson(text) || text.find("f-puzzles.com") != text.npos ||
        text.find("sudokupad.app") != text.npos || text.find("crackingthecryptic.com") != text.npos)
        return "json";
    if (isHodoku(text))
        return "hodoku";
    return isTatham(text) ? "tatham" : "";
}

std::optional<Result<ProblemPtr>> readForeign(std::string_view text, std::string_view format)
{
    if (format == "opensudoku")
        return readOpenSudoku(text);
    if (format == "hodoku")
        return readHodoku(text);
    if (format == "puzzlink")
        return readPuzzlink(text);
    if (format == "tatham")
        return readTatham(text);
    if (format == "json" || format == "f-puzzles" || format == "sudokupad")
        return readJson(text);
    return std::nullopt;
}

Result<ProblemPtr> readOpenSudoku(std::string_view text)
{
    constexpr std::string_view kData = " data=\"";
    const std::size_t found = text.find(kData);
    if (found == text.npos)
        return fail(phrase("sudoku", "there is no game with data=\"…\" in this text"), 1, 1);
    const std::size_t begin = found + kData.size();
    Scanner at = scannerFrom(text, begin);
    const std::size_t end = text.find('"', begin);
    if (end == text.npos)
        return at.error(phrase("sudoku", "the quotes around the cells are not closed"));
    if (const std::size_t second = text.find(kData, end); second != text.npos)
        return scannerFrom(text, second + 1)
            .error(phrase("sudoku", "there is a second game in this text; copy one of them"));
    const std::string_view data = text.substr(begin, end - begin);
    return data.starts_with("version:") ? readCollection(data, at) : readDigits(data, at);
}

std::string openSudokuGames(std::string_view text)
{
    constexpr std::string_view kData = " data=\"";
    if (text.find("<opensudoku") == text.npos)
        return {};
    std::string games;
    std::size_t count = 0;
    for (std::size_t at = text.find(kData); at != text.npos; at = text.find(kData, at)) {
        at += kData.size();
        const std::string_view data = text.substr(at, text.find('"', at) - at);
        games += "<opensudoku><game data=\"";
        for (const char c : data)
            games += c == '\n' ? "&#10;" : std::string(1, c);
        games += "\"/></opensudoku>\n";
        ++count;
    }
    return count > 1 ? games : std::string();
}

std::string openSudokuText(BoxShape box, std::span<const Value> values)
{
    if (box != BoxShape{})
        return {};
    std::string cells;
    for (const Value value : values)
        cells += value == kNoValue ? '0' : static_cast<char>('1' + value);
    return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n"
                       "<name>Sudoku</name>\n<game data=\"{}\" />\n</opensudoku>\n",
                       cells);
}

Result<ProblemPtr> readHodoku(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    for (int colons = 0; colons < 3; ++colons) {
        if (colons > 0)
            while (!scanner.atEnd() && scanner.peek() != ':' && scanner.peek() != '\n')
                scanner.next();
        if (!scanner.accept(':'))
            return scanner.error(
                phrase("sudoku", "expected a line of HoDoKu's library, like :0000:x:53..7…:::"));
    }
    const Scanner begin = scanner;
    std::vector<Value> givens;
    std::vector<Mask> left;
    while (!scanner.atEnd() && scanner.peek() != ':' && scanner.peek() != '\n') {
        const bool isPlaced = scanner.accept('+');
        const char c = scanner.peek();
        if ((c < '0' || c > '9') && c != '.')
            return scanner.error(
                {phrase("sudoku",
                        "%1 is not a cell; write a digit from 1 to %2, or . for an empty one"),
                 {quoted(scanner.rest()), "9"}});
        scanner.next();
        givens.push_back(c > '0' && !isPlaced ? static_cast<Value>(c - '1') : kNoValue);
        left.push_back(c > '0' ? bitOf(static_cast<Value>(c - '1')) : kAllLeft);
    }
    if (givens.size() != kCells)
        return begin.error(notSoManyCells(givens.size()));
    SudokuProblem problem;
    problem.givens = givens;
    const Scanner struck = scanner;
    bool isMore = crossOut(scanner, left);
    for (std::size_t cell = 0; cell < kCells; ++cell)
        isMore = isMore || (left[cell] != kAllLeft && givens[cell] == kNoValue);
    if (isMore && !followsFromGivens(problem, left))
        return struck.error(
            phrase("sudoku", "this is more than a plain Sudoku: what is placed or crossed out does "
                             "not follow from the givens"));
    return makeBoard(std::move(givens));
}

Result<ProblemPtr> readPuzzlink(std::string_view text)
{
    constexpr std::string_view kName = "sudoku/";
    const std::size_t found = text.find(kName);
    if (found == text.npos)
        return fail(phrase("sudoku", "expected sudoku/9/9/…, or a puzz.link address with that in "
                                     "it"),
                    1, 1);
    Scanner scanner = scannerFrom(text, found + kName.size());
    const Scanner sides = scanner;
    const auto width = scanner.number();
    const bool widthEnds = scanner.accept('/');
    const auto height = scanner.number();
    const auto box = usualBox(width == height ? static_cast<std::uint32_t>(width.value_or(0)) : 0);
    if (!widthEnds || !box || !scanner.accept('/'))
        return sides.error(phrase("sudoku", "expected the size of a square board, like 9/9/"));
    const auto numbers = readNumbers16(scanner, std::size_t{box->size()} * box->size());
    if (!numbers)
        return tl::make_unexpected(numbers.error());
    std::vector<Value> givens;
    for (const auto& [number, column] : *numbers) {
        if (number && (*number < 1 || *number > box->size()))
            return fail({phrase("sudoku", "a cell has the value %1; expected a digit from 1 to %2"),
                         {std::to_string(*number), std::to_string(box->size())}},
                        scanner.line(), column);
        givens.push_back(number ? static_cast<Value>(*number - 1) : kNoValue);
    }
    scanner.skipSpace();
    if (!scanner.atEnd())
        return scanner.error(phrase("sudoku", "there is more text after the last cell"));
    return makeBoard(std::move(givens), *box);
}

Result<ProblemPtr> readTatham(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    const Scanner begin = scanner;
    // Columns and rows of boxes: boxes are as wide as there are rows of them.
    const auto columns = scanner.number();
    const bool isShape = scanner.accept('x');
    const auto rows = isShape ? scanner.number() : std::optional<std::uint64_t>(1);
    if (!columns || !rows)
        return begin.error(phrase("sudoku", "expected a board like 3x3:a4_5b…"));
    while (!scanner.atEnd() && scanner.peek() != ':') {
        const Scanner before = scanner;
        const char flag = scanner.next();
        if (flag == 'd')
            scanner.next(); // the difficulty
        else if (flag == 'j')
            return before.error(
                phrase("sudoku", "this is more than a plain Sudoku: its boxes are jigsaw pieces"));
        else if (flag == 'k')
            return before.error(
                phrase("sudoku", "this is more than a plain Sudoku: it has killer cages"));
        else if (flag == 'x')
            return before.error(
                phrase("sudoku", "this is more than a plain Sudoku: its diagonals count as well"));
    }
    const auto isSide = [](std::uint64_t side) {
        return side >= kMinBoxSide && side <= kMaxBoxSide;
    };
    if (!scanner.accept(':') || !isSide(*columns) || !isSide(*rows))
        return begin.error({phrase("sudoku", "expected boxes of %1 to %2 cells a side before ':'"),
                            {std::to_string(kMinBoxSide), std::to_string(kMaxBoxSide)}});
    const BoxShape box{static_cast<std::uint32_t>(*rows), static_cast<std::uint32_t>(*columns)};
    const std::size_t cells = std::size_t{box.size()} * box.size();
    std::vector<Value> givens;
    while (givens.size() < cells) {
        const Scanner before = scanner;
        if (scanner.accept('_'))
            continue;
        const char c = scanner.peek();
        if (c >= 'a' && c <= 'z') {
            scanner.next();
            givens.insert(givens.end(), static_cast<std::size_t>(c - 'a') + 1, kNoValue);
            continue;
        }
        const auto number = scanner.number();
        if (!number || *number < 1 || *number > box.size())
            return before.error(
                {phrase("sudoku", "expected a number from 1 to %1, or a letter for empty cells"),
                 {std::to_string(box.size())}});
        givens.push_back(static_cast<Value>(*number - 1));
    }
    if (scanner.peek() == ',')
        return scanner.error(
            phrase("sudoku", "this is more than a plain Sudoku: it has killer cages"));
    scanner.skipSpace();
    if (givens.size() > cells || !scanner.atEnd())
        return scanner.error({phrase("sudoku", "there is more text after the board's %1 cells"),
                              {std::to_string(cells)}});
    return makeBoard(std::move(givens), box);
}

std::string tathamText(BoxShape box, std::span<const Value> values)
{
    constexpr std::size_t kLetters = 26;
    std::string text = fmt::format("{}x{}:", box.height, box.width);
    std::size_t gap = 0;
    const auto endGap = [&] {
        if (gap > 0)
            text += static_cast<char>('a' + gap - 1);
        gap = 0;
    };
    bool afterNumber = false;
    for (const Value value : values) {
        if (value == kNoValue) {
            if (++gap == kLetters)
                endGap();
            afterNumber = false;
            continue;
        }
        endGap();
        text += fmt::format("{}{}", afterNumber ? "_" : "", value + 1);
        afterNumber = true;
    }
    endGap();
    return text + "\n";
}

} // namespace clew::sudoku
