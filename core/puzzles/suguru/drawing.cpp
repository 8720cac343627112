#include "core/puzzles/suguru/drawing.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/suguru/areas.h"
#include "core/text/scanner.h"

namespace clew::suguru {

namespace {

// How many digits the longest number on the board takes.
std::size_t digitsOf(const SuguruProblem& problem)
{
    std::uint32_t largest = Layout(problem).largestArea;
    for (const Value given : problem.givens)
        largest = std::max(largest, given == kNoValue ? 0 : given + 1);
    return std::to_string(largest).size();
}

// The line of borders above a row, or below the last one.
std::string borderLine(const SuguruProblem& problem, std::uint32_t row, std::size_t cellWidth)
{
    std::string line = "+";
    for (std::uint32_t column = 0; column < problem.width; ++column) {
        const Variable below = row * problem.width + column;
        const bool isBorder = row == 0 || row == problem.height ||
                              problem.areas[below - problem.width] != problem.areas[below];
        line += std::string(cellWidth, isBorder ? '-' : ' ') + "+";
    }
    return line + "\n";
}

/// Reads a drawing line by line: borders, cells, borders, cells, …, borders.
class DrawingReader
{
public:
    explicit DrawingReader(std::string_view text) : m_lines(splitLines(text)) {}

    Result<ProblemPtr> read()
    {
        int number = 0;
        for (const std::string_view line : m_lines) {
            ++number;
            if (line.find_first_not_of(" \t") == line.npos)
                continue;
            const std::string_view shown = line.substr(0, line.find_last_not_of(" \t") + 1);
            auto done = m_rows == 0 && m_posts.empty() ? readTop(shown, number)
                        : m_isBorderNext               ? readBorders(shown, number)
                                                       : readCells(shown, number);
            if (!done)
                return tl::make_unexpected(done.error());
            m_isBorderNext = !m_isBorderNext;
        }
        if (m_rows == 0 || m_isBorderNext)
            return fail(phrase("suguru", "the drawing is not closed: a line like +---+---+ is "
                                         "missing below the last row"),
                        std::max(number, 1), 1);
        SuguruProblem problem;
        problem.width = width();
        problem.height = m_rows;
        m_borders.horizontal.resize(std::size_t{width()} * (m_rows - 1)); // not the bottom line
        problem.areas = areasWithin(problem.width, problem.height, m_borders);
        problem.givens = std::move(m_givens);
        return std::make_shared<SuguruProblem>(std::move(problem));
    }

private:
    [[nodiscard]] std::uint32_t width() const
    {
        return static_cast<std::uint32_t>(m_posts.size()) - 1;
    }
    // What stands between two posts of a line.
    [[nodiscard]] std::string_view part(std::string_view line, std::uint32_t column) const
    {
        const std::size_t begin = std::min(m_posts[column] + 1, line.size());
        return line.substr(begin, m_posts[column + 1] - m_posts[column] - 1);
    }

    Result<void> readTop(std::string_view line, int number)
    {
        for (std::size_t i = line.find('+'); i != line.npos; i = line.find('+', i + 1))
            m_posts.push_back(i);
        if (m_posts.size() < 2 || line.find_first_not_of("+- \t") != line.npos)
            return fail(phrase("suguru", "expected the upper border of a drawing, like +---+---+"),
                        number, 1);
        if (width() > kMaxSide)
            return fail({phrase("suguru", "a drawing has at most %1 columns and rows"),
                         {std::to_string(kMaxSide)}},
                        number, 1);
        return {};
    }

    Result<void> readBorders(std::string_view line, int number)
    {
        for (std::uint32_t column = 0; column < width(); ++column) {
            const std::string_view border = part(line, column);
            const bool isOpen = border.find_first_not_of(" \t") == border.npos;
            if (!isOpen && border.find_first_not_of('-') != border.npos)
                return fail({phrase("suguru", "expected a border as --- or blanks, not \"%1\""),
                             {std::string(border)}},
                            number, static_cast<int>(m_posts[column]) + 2);
            m_borders.horizontal.push_back(!isOpen);
        }
        return {};
    }

    Result<void> readCells(std::string_view line, int number)
    {
        if (++m_rows > kMaxSide)
            return fail({phrase("suguru", "a drawing has at most %1 columns and rows"),
                         {std::to_string(kMaxSide)}},
                        number, 1);
        for (std::uint32_t column = 0; column < width(); ++column) {
            const auto given =
                readCell(part(line, column), number, static_cast<int>(m_posts[column]) + 2);
            if (!given)
                return tl::make_unexpected(given.error());
            m_givens.push_back(*given);
            const std::size_t post = m_posts[column + 1];
            const char side = post < line.size() ? line[post] : ' ';
            if (side != '|' && side != ' ')
                return fail({phrase("suguru", "expected | or a blank between two cells, not %1"),
                             {quoted(line.substr(post))}},
                            number, static_cast<int>(post) + 1);
            if (column + 1 < width())
                m_borders.vertical.push_back(side == '|');
        }
        return {};
    }

    static Result<Value> readCell(std::string_view text, int line, int column)
    {
        Scanner scanner(text);
        scanner.skipSpace();
        const int at = column + scanner.column() - 1;
        const std::string_view word = scanner.word();
        scanner.skipSpace();
        if (scanner.atEnd() && (word.empty() || word == "." || word == "_"))
            return kNoValue;
        Scanner digits(word);
        const auto number = digits.number();
        if (!number || !digits.atEnd() || !scanner.atEnd())
            return fail({phrase("suguru", "expected a number or . in this cell, not \"%1\""),
                         {std::string(text)}},
                        line, at);
        if (*number > kMaxArea)
            return fail({phrase("suguru", "areas have at most %1 cells, so there is no number %2"),
                         {std::to_string(kMaxArea), std::to_string(*number)}},
                        line, at);
        return *number == 0 ? kNoValue : static_cast<Value>(*number - 1);
    }

    std::vector<std::string_view> m_lines;
    std::vector<std::size_t> m_posts; ///< where the upper border has its +
    std::uint32_t m_rows = 0;
    bool m_isBorderNext = true;
    Borders m_borders;
    std::vector<Value> m_givens;
};

} // namespace

std::string drawingText(const SuguruProblem& problem, const State* state)
{
    const std::size_t digits = digitsOf(problem);
    std::string text;
    for (std::uint32_t row = 0; row < problem.height; ++row) {
        text += borderLine(problem, row, digits + 2) + "|";
        for (std::uint32_t column = 0; column < problem.width; ++column) {
            const Variable cell = row * problem.width + column;
            const Value value = problem.givens[cell] != kNoValue ? problem.givens[cell]
                                : state != nullptr               ? state->value(cell)
                                                                 : kNoValue;
            text += fmt::format(" {:>{}} ", value == kNoValue ? "." : std::to_string(value + 1),
                                digits);
            const bool isBorder =
                column + 1 == problem.width || problem.areas[cell] != problem.areas[cell + 1];
            text += isBorder ? '|' : ' ';
        }
        text += "\n";
    }
    return text + borderLine(problem, problem.height, digits + 2);
}

Result<ProblemPtr> readDrawing(std::string_view text)
{
    return DrawingReader(text).read();
}

} // namespace clew::suguru
