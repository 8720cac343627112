#include "core/puzzles/nonogram/figure.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "core/puzzles/nonogram/names.h"
#include "core/text/scanner.h"

namespace clew::nonogram {

namespace {

constexpr std::string_view kCellCharacters = ".X_"; ///< by Cell

Cell shownCell(const NonogramProblem& problem, const State* state, Variable cell)
{
    if (state == nullptr)
        return problem.marks.empty() ? Cell::Unknown : problem.marks[cell];
    const Value value = state->value(cell);
    return value == kNoValue ? Cell::Unknown : value == 1 ? Cell::Filled : Cell::Empty;
}

/// A number below the cells, and where its last digit stands.
struct ColumnNumber
{
    std::uint32_t run;
    std::size_t end; ///< in its line
    int line;
};

/// Reads the lines of a figure from the top.
class FigureReader
{
public:
    explicit FigureReader(std::string_view text) : m_lines(splitLines(text)) {}

    Result<ProblemPtr> read()
    {
        std::size_t line = 0;
        while (line < m_lines.size() && m_lines[line].find('|') == std::string_view::npos)
            ++line; // prose
        for (; line < m_lines.size() && m_lines[line].find('|') != std::string_view::npos; ++line)
            if (auto row = readRow(m_lines[line], static_cast<int>(line) + 1); !row)
                return tl::make_unexpected(row.error());
        if (m_problem.rows.empty())
            return fail(phrase("nonogram", "expected rows of cells between bars, like |_|_|X| 1"),
                        1, 1);
        m_problem.columns.resize(m_problem.width);
        for (; line < m_lines.size(); ++line)
            if (auto numbers = readColumnNumbers(m_lines[line], static_cast<int>(line) + 1);
                !numbers)
                return tl::make_unexpected(numbers.error());
        return finished();
    }

private:
    // "|_|X|_| 1", after which a second figure may stand.
    Result<void> readRow(std::string_view line, int number)
    {
        const std::size_t first = line.find('|');
        std::size_t bar = first;
        std::uint32_t cells = 0;
        for (std::size_t next = line.find('|', bar + 1); next != line.npos;
             next = line.find('|', bar + 1)) {
            const std::string_view cell = line.substr(bar + 1, next - bar - 1);
            const std::size_t kind = cell.empty() ? cell.npos : kCellCharacters.find(cell.front());
            if (cell.find_first_of("0123456789") != cell.npos)
                break; // the clue, and then another figure
            if (kind == cell.npos || cell.find_first_not_of(cell.front()) != cell.npos)
                return fail({phrase("nonogram", "expected a cell as _, X or . between two bars, "
                                                "not \"%1\""),
                             {std::string(cell)}},
                            number, static_cast<int>(bar) + 2);
            if (m_cellWidth == 0)
                m_cellWidth = cell.size() + 1;
            if (cell.size() + 1 != m_cellWidth)
                return fail(phrase("nonogram", "all cells of a figure must have the same width"),
                            number, static_cast<int>(bar) + 2);
            m_problem.marks.push_back(static_cast<Cell>(kind));
            ++cells;
            bar = next;
        }
        if (m_problem.rows.empty()) {
            m_begin = first;
            m_problem.width = cells;
        }
        if (cells == 0 || cells != m_problem.width || first != m_begin)
            return fail({phrase("nonogram", "this line has %1 cells, the first one %2; all must "
                                            "have the same length and begin below each other"),
                         {std::to_string(cells), std::to_string(m_problem.width)}},
                        number, static_cast<int>(first) + 1);
        return readRowClue(line, bar + 1, number);
    }

    Result<void> readRowClue(std::string_view line, std::size_t begin, int number)
    {
        const std::size_t other = line.find('|', begin);
        m_end = std::min(m_end, other);
        Scanner scanner(line.substr(begin, other - begin));
        Clue clue;
        for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
            const auto run = runIn(scanner);
            if (!run)
                return fail(run.error().sentence, number,
                            static_cast<int>(begin) + run.error().column);
            if (*run > 0)
                clue.push_back(*run);
        }
        m_problem.rows.push_back(std::move(clue));
        return {};
    }

    static Result<std::uint32_t> runIn(Scanner& scanner)
    {
        constexpr std::uint64_t kLongest = 100'000; // fits no grid
        const Scanner before = scanner;
        const auto run = scanner.number();
        if (!run || *run > kLongest)
            return before.error({phrase("nonogram", "expected the length of a run, not %1"),
                                 {quoted(before.rest())}});
        return static_cast<std::uint32_t>(*run);
    }

    // Each number belongs to the cell that its last digit is below.
    Result<void> readColumnNumbers(std::string_view line, int number)
    {
        const std::string_view own = line.substr(0, std::min(m_end, line.size()));
        Scanner scanner(own);
        for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
            const auto run = runIn(scanner);
            if (!run)
                return fail(run.error().sentence, number, run.error().column);
            const auto last = static_cast<std::size_t>(scanner.column()) - 2;
            const std::size_t column =
                last < m_begin ? m_problem.width : (last - m_begin) / m_cellWidth;
            if (column >= m_problem.width)
                return fail(phrase("nonogram",
                                   "this number is below no cell; write a column's clue "
                                   "below its cells"),
                            number, static_cast<int>(last) + 1);
            m_isGiven = true;
            if (*run > 0)
                m_problem.columns[column].push_back(*run);
        }
        return {};
    }

    Result<ProblemPtr> finished()
    {
        if (!m_isGiven)
            return fail(phrase("nonogram", "the columns' clues are missing; write them below the "
                                           "cells"),
                        static_cast<int>(m_lines.size()), 1);
        m_problem.height = static_cast<std::uint32_t>(m_problem.rows.size());
        if (std::max(m_problem.width, m_problem.height) > kMaxSide)
            return fail({phrase("nonogram", "a nonogram has at most %1 rows and columns"),
                         {std::to_string(kMaxSide)}},
                        1, 1);
        if (std::ranges::count(m_problem.marks, Cell::Unknown) == m_problem.cellCount())
            m_problem.marks.clear();
        return std::make_shared<NonogramProblem>(std::move(m_problem));
    }

    std::vector<std::string_view> m_lines;
    NonogramProblem m_problem;
    std::size_t m_begin = 0;                    ///< of the first bar in its line
    std::size_t m_cellWidth = 0;                ///< with one bar
    std::size_t m_end = std::string_view::npos; ///< where another figure begins
    bool m_isGiven = false;                     ///< some column has a number
};

} // namespace

std::string figureText(const NonogramProblem& problem, const State* state)
{
    // Cells are as wide as the longest number below them.
    std::size_t digits = 1;
    for (const Clue& clue : problem.columns)
        for (const std::uint32_t run : clue)
            digits = std::max(digits, std::to_string(run).size());
    std::string text;
    for (std::uint32_t row = 0; row < problem.height; ++row) {
        for (std::uint32_t column = 0; column < problem.width; ++column) {
            const Cell cell = shownCell(problem, state, row * problem.width + column);
            text += '|' + std::string(digits, kCellCharacters[static_cast<std::size_t>(cell)]);
        }
        text += fmt::format("| {}\n", clueText(problem.rows[row]));
    }
    std::size_t lines = 1;
    for (const Clue& clue : problem.columns)
        lines = std::max(lines, clue.size());
    for (std::size_t i = 0; i < lines; ++i) {
        std::string line;
        for (const Clue& clue : problem.columns)
            line += fmt::format("{:>{}}",
                                i < clue.size() ? std::to_string(clue[i])
                                : i == 0        ? std::string("0")
                                                : std::string(),
                                digits + 1);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

Result<ProblemPtr> readFigure(std::string_view text)
{
    return FigureReader(text).read();
}

} // namespace clew::nonogram
