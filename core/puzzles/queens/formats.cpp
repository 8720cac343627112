// Queens as text: lists of rows, boards of '.' and 'Q', figures with lines, squares as column/row.

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzle/parameters.h"
#include "core/puzzles/queens/puzzle.h"
#include "core/text/scanner.h"

namespace clew::queens {

std::vector<FormatInfo> formats()
{
    return {
        {.id = "board",
         .title = phrase("queens", "Board of . and Q"),
         .suffixes = {".queens", ".txt"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "list",
         .title = phrase("queens", "List of rows, from 1"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true,
         .line = true},
        {.id = "list0",
         .title = phrase("queens", "List of rows, from 0"),
         .readsProblem = true,
         .writesSolution = true,
         .line = true},
        {.id = "diagrams",
         .title = phrase("queens", "Diagrams, eight side by side"),
         .readsProblem = true,
         .writesSolution = true,
         .abreast = 8},
        {.id = "figure",
         .title = phrase("queens", "Figure with lines, as in SICP"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true},
        {.id = "coordinates",
         .title = phrase("queens", "Squares as column/row"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true,
         .line = true},
    };
}

namespace {

Result<ProblemPtr> makeProblem(std::uint64_t size, std::vector<Square> givens)
{
    auto problem = std::make_shared<QueensProblem>();
    problem->size = static_cast<std::uint32_t>(size);
    std::ranges::sort(givens);
    const auto rest = std::ranges::unique(givens);
    givens.erase(rest.begin(), rest.end());
    problem->givens = std::move(givens);
    return problem;
}

struct ListEntry
{
    std::optional<std::uint64_t> row;
    int line;
    int column;
};

// "(4 2 7 3 6 8 5 1)" or "[4,2,…]"; '_' or '.' stands for a column without a queen.
Result<std::vector<ListEntry>> readEntries(std::string_view text)
{
    Scanner scanner(text);
    scanner.skipSpace();
    const bool bracketed = scanner.peek() == '(' || scanner.peek() == '[';
    const char close = scanner.peek() == '[' ? ']' : ')';
    if (bracketed)
        scanner.next();
    std::vector<ListEntry> entries;
    while (true) {
        scanner.skipSpace();
        if (scanner.accept(','))
            continue;
        if (scanner.atEnd() || (bracketed && scanner.peek() == close))
            break;
        ListEntry entry{std::nullopt, scanner.line(), scanner.column()};
        if (!scanner.accept('_') && !scanner.accept('.')) {
            entry.row = scanner.number();
            if (!entry.row)
                return scanner.error(
                    {phrase("queens", "expected the row of a queen, or _ for none, not %1"),
                     {quoted(scanner.rest())}});
        }
        entries.push_back(entry);
        if (entries.size() > kMaxSize)
            return scanner.error(
                {phrase("queens", "a board has at most %1 columns"), {std::to_string(kMaxSize)}});
    }
    if (bracketed && !scanner.accept(close))
        return scanner.error(
            {phrase("queens", "the list is not closed: %1 is missing"), {quoted(close)}});
    scanner.skipSpace();
    if (!scanner.atEnd())
        return scanner.error(
            phrase("queens", "there is more text after the list; one list is one board"));
    if (entries.empty())
        return scanner.error(phrase(
            "queens", "the list is empty; write one row for each column, like (4 2 7 3 6 8 5 1)"));
    return entries;
}

// `base`: the number of the first row, 0 or 1; none: 0 if a 0 occurs.
Result<ProblemPtr> readList(std::string_view text, std::optional<std::uint64_t> base)
{
    const auto entries = readEntries(text);
    if (!entries)
        return tl::make_unexpected(entries.error());
    const auto isZero = [](const ListEntry& entry) { return entry.row == 0; };
    const std::uint64_t lowest = base ? *base : (std::ranges::any_of(*entries, isZero) ? 0 : 1);
    std::vector<Square> givens;
    for (std::size_t column = 0; column < entries->size(); ++column) {
        const ListEntry& entry = (*entries)[column];
        if (!entry.row)
            continue;
        if (*entry.row < lowest || *entry.row >= entries->size() + lowest)
            return fail(
                {phrase("queens", "row %1 is not on a board of %2 columns; rows go from %3 to %4"),
                 {std::to_string(*entry.row), std::to_string(entries->size()),
                  std::to_string(lowest), std::to_string(entries->size() + lowest - 1)}},
                entry.line, entry.column);
        givens.push_back(
            {static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(*entry.row - lowest)});
    }
    return makeProblem(entries->size(), std::move(givens));
}

// Lines of '.' and 'Q', blanks between them ignored.
Result<ProblemPtr> readBoard(std::string_view text)
{
    std::vector<Square> givens;
    std::size_t width = 0;
    std::uint32_t row = 0;
    int lineNumber = 0;
    for (const std::string_view line : splitLines(text)) {
        ++lineNumber;
        std::uint32_t column = 0;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const char c = line[i];
            if (c == ' ' || c == '\t')
                continue;
            if (c == 'Q' || c == 'q')
                givens.push_back({column, row});
            else if (c != '.' && c != '_')
                return fail({phrase("queens", "expected Q or . for each square, not %1"),
                             {quoted(line.substr(i))}},
                            lineNumber, static_cast<int>(i) + 1);
            ++column;
        }
        if (column == 0)
            continue;
        if (width != 0 && column != width)
            return fail(
                {phrase(
                     "queens",
                     "this line has %1 squares, the first one %2; all must be of the same length"),
                 {std::to_string(column), std::to_string(width)}},
                lineNumber, 1);
        width = column;
        ++row;
    }
    if (row != width || width == 0)
        return fail({phrase("queens", "a board is square: %1 lines of %2 squares are not"),
                     {std::to_string(row), std::to_string(width)}},
                    lineNumber, 1);
    return makeProblem(width, std::move(givens));
}

// ---- figures as in SICP: "| o |   |" for each row between lines "+---+---+", and a caption

bool isFigureRow(std::string_view line)
{
    const std::size_t begin = line.find_first_not_of(" \t");
    return begin != std::string_view::npos && line[begin] == '|';
}

bool isFigureRule(std::string_view line)
{
    return line.find_first_not_of("+- \t") == std::string_view::npos &&
           line.find('+') != std::string_view::npos;
}

// The queens of one row are appended; how many squares it has.
Result<std::uint32_t> readFigureRow(std::string_view line, std::uint32_t row, int lineNumber,
                                    std::vector<Square>& givens)
{
    std::uint32_t column = 0;
    const std::size_t end = line.find_last_not_of(" \t") + 1;
    std::size_t begin = line.find('|') + 1;
    while (begin < end) {
        const std::size_t bar = std::min(line.find('|', begin), end);
        const std::size_t first = line.find_first_not_of(" \t", begin);
        if (first < bar) {
            const std::size_t last = line.find_last_not_of(" \t", bar - 1);
            const bool isQueen =
                std::string_view("oOqQ").find(line[first]) != std::string_view::npos;
            if (first != last || (!isQueen && line[first] != '.'))
                return fail(
                    {phrase("queens", "expected o for a queen or nothing, not %1"),
                     {first == last
                          ? quoted(line[first])
                          : Argument("\"" + std::string(line.substr(first, last + 1 - first)) +
                                     "\"")}},
                    lineNumber, static_cast<int>(first) + 1);
            if (isQueen)
                givens.push_back({column, row});
        }
        ++column;
        begin = bar + 1;
    }
    return column;
}

Result<ProblemPtr> readFigure(std::string_view text)
{
    std::vector<Square> givens;
    std::uint32_t width = 0;
    std::uint32_t rows = 0;
    int lineNumber = 0;
    for (const std::string_view line : splitLines(text)) {
        ++lineNumber;
        if (!isFigureRow(line)) {
            const bool isInside = rows > 0 && rows < width;
            if (isInside && !isFigureRule(line) && line.find_first_not_of(" \t") != line.npos)
                return fail(phrase("queens", "expected the next row of the figure, like |   | o |"),
                            lineNumber, 1);
            continue;
        }
        if (rows > 0 && rows == width)
            return fail(phrase("queens", "there are more rows than columns; a board is square"),
                        lineNumber, 1);
        const auto columns = readFigureRow(line, rows, lineNumber, givens);
        if (!columns)
            return tl::make_unexpected(columns.error());
        if (rows > 0 && *columns != width)
            return fail(
                {phrase(
                     "queens",
                     "this line has %1 squares, the first one %2; all must be of the same length"),
                 {std::to_string(*columns), std::to_string(width)}},
                lineNumber, 1);
        width = *columns;
        ++rows;
    }
    if (rows != width || width == 0)
        return fail({phrase("queens", "a board is square: %1 lines of %2 squares are not"),
                     {std::to_string(rows), std::to_string(width)}},
                    std::max(lineNumber, 1), 1);
    return makeProblem(width, std::move(givens));
}

std::string figureText(std::size_t size, const std::vector<std::vector<std::uint32_t>>& rows)
{
    std::string rule = "+";
    for (std::size_t column = 0; column < size; ++column)
        rule += "---+";
    std::string text = rule + "\n";
    for (const auto& columns : rows) {
        std::string line = "|";
        for (std::size_t column = 0; column < size; ++column)
            line += "   |";
        for (const std::uint32_t column : columns)
            line[std::size_t{4} * column + 2] = 'o';
        text += line + "\n" + rule + "\n";
    }
    return text;
}

// "1/1 2/5 3/8": column/row, counted from 1. The size is a parameter, or the largest number, or
// stands before all squares: "8x8 1/1".
Result<ProblemPtr> readCoordinates(std::string_view text, const Parameters& parameters)
{
    Scanner scanner(text);
    std::vector<Square> givens;
    std::uint64_t largest = 1;
    scanner.skipSpace();
    Scanner before = scanner;
    if (const auto size = before.number(); size && before.accept('x')) {
        if (before.number() != size || *size == 0 || *size > kMaxSize)
            return scanner.error(
                {phrase("queens", "expected the size of the board, such as 8x8, up to %1"),
                 {std::to_string(kMaxSize)}});
        largest = *size;
        scanner = before;
    }
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
        const int line = scanner.line();
        const int place = scanner.column();
        const auto column = scanner.number();
        const bool slash = scanner.accept('/');
        const auto row = scanner.number();
        if (!column || !slash || !row || *column == 0 || *row == 0)
            return fail(
                phrase("queens", "expected a square as column/row, like 3/5, both counted from 1"),
                line, place);
        if (std::max(*column, *row) > kMaxSize)
            return fail({phrase("queens", "a board has at most %1 columns and rows"),
                         {std::to_string(kMaxSize)}},
                        line, place);
        largest = std::max({largest, *column, *row});
        givens.push_back(
            {static_cast<std::uint32_t>(*column - 1), static_cast<std::uint32_t>(*row - 1)});
    }
    const auto size = numberParameter(parameters, "size", largest, largest, kMaxSize);
    if (!size)
        return tl::make_unexpected(size.error());
    return makeProblem(*size, std::move(givens));
}

std::string_view detectFormat(std::string_view text)
{
    const auto lines = splitLines(text);
    if (std::ranges::any_of(lines, isFigureRow))
        return "figure";
    if (text.find_first_of("([") != std::string_view::npos)
        return "list";
    const bool beginsWithSize =
        text.find_first_of("0123456789") == text.find_first_not_of(" \t\n") &&
        text.find('x') != std::string_view::npos;
    if (beginsWithSize || text.find('/') != std::string_view::npos)
        return "coordinates";
    if (text.find_first_of(".Qq") != std::string_view::npos)
        return "board";
    return "list";
}

std::string boardLine(std::size_t width, const std::vector<std::uint32_t>& columns)
{
    std::string line(width, '.');
    for (const std::uint32_t column : columns)
        line[column] = 'Q';
    return line;
}

// Digits are written in place, as boards may have millions of columns. "_" stands for no queen,
// which only what a trace falsely calls a solution may have.
void appendLine(std::string& text, const Solution& solution, std::string_view format)
{
    const bool isList = format != "coordinates";
    const std::uint64_t base = format == "list0" ? 0 : 1;
    const std::size_t digits = std::to_string(solution.size()).size();
    const std::size_t longest = isList ? digits + 1 : 2 * digits + 2; // "34 ", "12/34 "
    const std::size_t before = text.size();
    text.resize(before + 3 + longest * solution.size());
    char* to = text.data() + before;
    char* const end = text.data() + text.size();
    const auto write = [&](std::uint64_t number) { to = std::to_chars(to, end, number).ptr; };
    if (isList)
        *to++ = '(';
    for (std::size_t column = 0; column < solution.size(); ++column) {
        if (column > 0)
            *to++ = ' ';
        if (!isList) {
            write(column + 1);
            *to++ = '/';
        }
        if (solution[column] == kNoValue)
            *to++ = '_';
        else
            write(solution[column] + base);
    }
    if (isList)
        *to++ = ')';
    *to++ = '\n';
    text.resize(static_cast<std::size_t>(to - text.data()));
}

} // namespace

Result<ProblemPtr> QueensPuzzle::readText(std::string_view text, std::string_view format,
                                          const Parameters& parameters) const
{
    const bool detect = format.empty();
    if (detect)
        format = detectFormat(text);
    if (format == "list0")
        return readList(text, 0);
    if (format == "coordinates")
        return readCoordinates(text, parameters);
    if (format == "figure")
        return readFigure(text);
    if (format == "board" || format == "diagrams")
        return readBoard(text);
    return readList(text, detect ? std::nullopt : std::optional<std::uint64_t>(1));
}

std::string QueensPuzzle::write(const QueensProblem& problem, std::string_view format) const
{
    if (format == "coordinates") {
        std::vector<std::string> squares;
        squares.reserve(problem.givens.size() + 1);
        std::uint32_t largest = 0;
        for (const auto [column, row] : problem.givens)
            largest = std::max({largest, column + 1, row + 1});
        if (largest < problem.size)
            squares.push_back(fmt::format("{0}x{0}", problem.size));
        for (const auto [column, row] : problem.givens)
            squares.push_back(fmt::format("{}/{}", column + 1, row + 1));
        return fmt::format("{}\n", fmt::join(squares, " "));
    }
    if (format == "list") {
        std::vector<std::string> entries(problem.size, "_");
        for (const auto [column, row] : problem.givens)
            entries[column] = std::to_string(row + 1);
        return fmt::format("({})\n", fmt::join(entries, " "));
    }
    std::vector<std::vector<std::uint32_t>> rows(problem.size);
    for (const auto [column, row] : problem.givens)
        rows[row].push_back(column);
    if (format == "figure")
        return figureText(problem.size, rows);
    std::string text;
    for (const auto& columns : rows)
        text += boardLine(problem.size, columns) + "\n";
    return text;
}

std::string QueensPuzzle::writeSolutions(const QueensProblem& /*problem*/,
                                         std::span<const Solution> solutions, std::uint64_t first,
                                         std::string_view format) const
{
    if (solutions.empty())
        return {};
    std::string text;
    if (format == "list" || format == "list0" || format == "coordinates") {
        for (const Solution& solution : solutions)
            appendLine(text, solution, format);
        return text;
    }
    if (format == "figure") {
        for (const Solution& solution : solutions) {
            std::vector<std::vector<std::uint32_t>> rows(solution.size());
            for (std::uint32_t column = 0; column < solution.size(); ++column)
                if (solution[column] < solution.size())
                    rows[solution[column]].push_back(column);
            text += (first++ > 0 ? "\n" : "") + figureText(solution.size(), rows);
        }
        return text;
    }
    // Boards side by side, a blank before each and an empty line between the rows of boards.
    if (first > 0)
        text += "\n";
    const std::size_t size = solutions.front().size();
    for (Value row = 0; row < size; ++row) {
        for (const Solution& solution : solutions) {
            const auto at =
                static_cast<std::uint32_t>(std::ranges::find(solution, row) - solution.begin());
            using Columns = std::vector<std::uint32_t>;
            text += " " + boardLine(size, at < size ? Columns{at} : Columns{});
        }
        text += "\n";
    }
    return text;
}

} // namespace clew::queens
