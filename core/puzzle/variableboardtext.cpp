// Boards of variables as text: a line a row, with borders and signs between the cells.

#include <algorithm>
#include <fmt/format.h>
#include <span>

#include "core/puzzle/variableboard.h"
#include "core/text/characters.h"
#include "core/text/scanner.h"

namespace clew {

namespace {

std::string cellText(const VariableBoard& board, const VariableCell& cell, const State* state,
                     const BoardGivens& givens)
{
    if (cell.variable >= board.variables.size()) {
        if (!cell.across.empty() || !cell.down.empty())
            return cell.down + "\\" + cell.across;
        return cell.isBlack && cell.text.empty() ? "#" : cell.text;
    }
    Value value = givens.of(cell.variable);
    if (value == kNoValue && state != nullptr)
        value = state->value(cell.variable);
    return value == kNoValue ? "." : textOfValue(board.variables[cell.variable], cell.names, value);
}

std::string padded(const std::string& text, std::size_t width)
{
    return std::string(width - std::min(width, charactersIn(text)), ' ') + text;
}

// What stands between the cells of a grid as text: the borders of regions, and signs.
class Between
{
public:
    explicit Between(const BoardBlock& block)
        : m_block(block), m_right(block.cells.size()), m_below(block.cells.size())
    {
        const auto& regions = block.regions;
        for (std::size_t i = 0; i < std::min(regions.size(), block.cells.size()); ++i) {
            if (hasRight(i) && i + 1 < regions.size() && regions[i] != regions[i + 1])
                m_right[i] = "|";
            if (i + block.columns < regions.size() && regions[i] != regions[i + block.columns])
                m_below[i] = "-";
        }
        for (const BoardBlock::Sign& sign : block.signs)
            place(sign);
    }

    /// What the signs between other cells than neighbours say.
    [[nodiscard]] const std::vector<BoardBlock::Sign>& apart() const { return m_apart; }
    /// How wide what stands between two columns is; 1 is a blank.
    [[nodiscard]] std::size_t width() const
    {
        std::size_t most = 0;
        for (const std::string& each : m_right)
            most = std::max(most, charactersIn(each));
        return most == 0 ? (isAny(m_below) ? 3 : 1) : most + 2;
    }
    /// Behind a cell, in its row.
    [[nodiscard]] std::string behind(std::size_t cell) const
    {
        return centred(m_right[cell], width());
    }
    /// The line below a row, whose cells are so wide; empty if nothing is there.
    [[nodiscard]] std::string below(std::size_t row, std::size_t cellWidth) const
    {
        if ((row + 1) * m_block.columns >= m_block.cells.size() || !isAny(m_below))
            return {};
        std::string line;
        for (std::size_t column = 0; column < m_block.columns; ++column) {
            const std::size_t cell = row * m_block.columns + column;
            const std::string& text = m_below[cell];
            line += text == "-" ? std::string(cellWidth, '-') : centred(text, cellWidth);
            if (column + 1 < m_block.columns)
                line += corner(cell);
        }
        return line;
    }

private:
    static bool isAny(const std::vector<std::string>& texts) { return hasClues(texts); }
    static std::string centred(const std::string& text, std::size_t width)
    {
        const std::size_t free = width - std::min(width, charactersIn(text));
        return std::string(free / 2, ' ') + text + std::string(free - free / 2, ' ');
    }
    [[nodiscard]] bool hasRight(std::size_t cell) const
    {
        return (cell + 1) % m_block.columns != 0;
    }

    // Where four cells meet.
    [[nodiscard]] std::string corner(std::size_t cell) const
    {
        const bool up = m_right[cell] == "|";
        const bool down = m_right[cell + m_block.columns] == "|";
        const bool left = m_below[cell] == "-";
        const bool right = m_below[cell + 1] == "-";
        const char middle = (left || right) && (up || down) ? '+'
                            : left || right                 ? '-'
                            : up || down                    ? '|'
                                                            : ' ';
        const std::size_t free = width() - 1;
        return std::string(free / 2, left ? '-' : ' ') + middle +
               std::string(free - free / 2, right ? '-' : ' ');
    }

    // A sign reads from left to right; the point of one between rows is at the smaller cell.
    void place(const BoardBlock::Sign& sign)
    {
        const std::size_t count = m_block.cells.size();
        if (sign.from >= count || sign.to >= count)
            return;
        const std::size_t first = std::min(sign.from, sign.to);
        const std::size_t second = std::max(sign.from, sign.to);
        const bool isSmall = sign.text == "<";
        const bool isAngle = isSmall || sign.text == ">";
        const bool isFirstSmall = isSmall == (sign.from == first);
        if (second == first + 1 && hasRight(first))
            m_right[first] = !isAngle ? sign.text : isFirstSmall ? "<" : ">";
        else if (second == first + m_block.columns)
            m_below[first] = !isAngle ? sign.text : isFirstSmall ? "^" : "v";
        else
            m_apart.push_back(sign);
    }

    const BoardBlock& m_block;
    std::vector<std::string> m_right; ///< of each cell
    std::vector<std::string> m_below; ///< of each cell
    std::vector<BoardBlock::Sign> m_apart;
};

// Cages, lines and signs that have no place between the cells: a line each, "15: R1C1 R1C2".
std::string listedText(const BoardBlock& block, const Between& between)
{
    const auto cellName = [&](std::uint32_t cell) {
        return fmt::format("R{}C{}", cell / block.columns + 1, cell % block.columns + 1);
    };
    std::string text;
    const auto list = [&](const std::string& label, std::span<const std::uint32_t> cells) {
        text += label.empty() ? "" : label + ":";
        for (const std::uint32_t cell : cells)
            text += (text.empty() || text.ends_with('\n') ? "" : " ") + cellName(cell);
        text += '\n';
    };
    for (const BoardBlock::Cage& cage : block.cages)
        list(cage.label, cage.cells);
    for (const auto& line : block.lines)
        list("—", line);
    for (const BoardBlock::Sign& sign : between.apart())
        text += fmt::format("{} {} {}\n", cellName(sign.from), sign.text, cellName(sign.to));
    return text;
}

// How wide what stands before a row is, with the blanks behind it; 0: nothing.
std::size_t widthBefore(const BoardBlock& block)
{
    std::size_t width = 0;
    for (const std::string& clue : block.left)
        width = std::max(width, charactersIn(clue));
    return width > 0 ? width + 2 : 0;
}

std::string blockText(const BoardBlock& block, const std::vector<std::string>& cells)
{
    const Between between(block);
    std::size_t width = 1;
    for (const std::string& cell : cells)
        width = std::max(width, charactersIn(cell));
    for (const auto* clues : {&block.above, &block.below})
        for (const std::string& clue : *clues)
            width = std::max(width, charactersIn(clue));
    const std::size_t side = widthBefore(block);
    const auto trimmed = [](const std::string& line) {
        return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    };
    const auto before = [&](const std::string& clue) {
        return side > 0 ? padded(clue, side - 2) + "  " : std::string();
    };
    const auto clueAt = [](const std::vector<std::string>& clues, std::size_t at) {
        return at < clues.size() ? clues[at] : std::string();
    };
    const std::string blank(between.width(), ' ');
    const auto besideGrid = [&](const std::vector<std::string>& clues) {
        std::string line = before({});
        for (std::size_t i = 0; i < clues.size(); ++i)
            line += (i > 0 ? blank : "") + padded(clues[i], width);
        return hasClues(clues) ? trimmed(line) : std::string();
    };
    std::string text = besideGrid(block.above);
    for (std::size_t row = 0; row < block.rows; ++row) {
        std::string line = before(clueAt(block.left, row));
        for (std::size_t column = 0; column < block.columns; ++column) {
            const std::size_t cell = row * block.columns + column;
            line += padded(cells[cell], width);
            if (column + 1 < block.columns)
                line += between.behind(cell);
        }
        const std::string clue = clueAt(block.right, row);
        text += trimmed(line + (clue.empty() ? "" : "  " + clue));
        if (const std::string below = between.below(row, width); !below.empty())
            text += trimmed(before({}) + below);
    }
    text += besideGrid(block.below);
    const std::string listed = listedText(block, between);
    return text + (listed.empty() ? "" : "\n" + listed);
}

// ---- back again

// That many characters of a line, without the blanks that they begin with.
std::string pieceOf(std::string_view line, std::size_t begin, std::size_t count)
{
    const auto skip = [&](std::string_view text, std::size_t characters) {
        for (; characters > 0 && !text.empty(); --characters)
            text.remove_prefix(firstCharacterSize(text));
        return text;
    };
    line = skip(line, begin);
    line = line.substr(0, line.size() - skip(line, count).size());
    return std::string(line.substr(std::min(line.find_first_not_of(' '), line.size())));
}

std::string_view withoutEnd(std::string_view line)
{
    return line.substr(0, line.find_last_not_of(' ') + 1);
}

// The lines of a text one after another, without the blanks that they end with; empty behind the
// last one.
class Lines
{
public:
    explicit Lines(std::string_view text) : m_lines(splitLines(text))
    {
        for (std::string_view& line : m_lines)
            line = withoutEnd(line);
        while (!m_lines.empty() && m_lines.back().empty())
            m_lines.pop_back();
    }
    [[nodiscard]] bool atEnd() const { return m_at >= m_lines.size(); }
    [[nodiscard]] std::string_view peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_lines.size() ? m_lines[m_at + ahead] : std::string_view();
    }
    void skip(std::size_t count) { m_at += count; }
    bool accept(std::string_view line)
    {
        const bool isThere = peek() == line;
        skip(isThere ? 1 : 0);
        return isThere;
    }

private:
    std::vector<std::string_view> m_lines;
    std::size_t m_at = 0;
};

// "x = 3": what stands behind the sign.
std::optional<std::string> boxIn(Lines& lines, const std::string& name)
{
    const std::string_view line = lines.peek();
    const std::string begin = name + " =";
    if (!line.starts_with(begin))
        return std::nullopt;
    lines.skip(1);
    return pieceOf(line.substr(begin.size()), 0, line.size());
}

// The cells of a grid, if they are so wide; none if they cannot be, as something else stands
// between them, or they end in blanks.
std::optional<std::vector<std::string>> cellsOfWidth(const Lines& lines, const BoardBlock& block,
                                                     const Between& between, std::size_t width)
{
    const auto blankless = [&](std::string_view text, std::size_t begin) {
        const std::string piece = pieceOf(text, begin, between.width());
        return std::string(withoutEnd(piece));
    };
    std::vector<std::string> cells;
    std::size_t line = hasClues(block.above) ? 1 : 0;
    for (std::size_t row = 0; row < block.rows; ++row) {
        for (std::size_t column = 0; column < block.columns; ++column) {
            const std::size_t begin = widthBefore(block) + column * (width + between.width());
            if (column > 0 && blankless(lines.peek(line), begin - between.width()) !=
                                  blankless(between.behind(cells.size() - 1), 0))
                return std::nullopt;
            cells.push_back(pieceOf(lines.peek(line), begin, width));
            if (cells.back().ends_with(' '))
                return std::nullopt;
        }
        line += between.below(row, width).empty() ? 1 : 2;
    }
    return cells;
}

// How wide the cells are is seen by trying: of the right ones the same text is made again.
std::optional<std::vector<std::string>> gridIn(Lines& lines, const BoardBlock& block)
{
    constexpr std::size_t kMostWide = 400;
    const Between between(block);
    const std::vector<std::string> none(block.cells.size());
    const std::size_t count = splitLines(blockText(block, none)).size();
    std::size_t longest = 0;
    for (std::size_t i = 0; i < count; ++i)
        longest = std::max(longest, charactersIn(lines.peek(i)));
    for (std::size_t width = 1; width <= std::min(longest, kMostWide); ++width) {
        auto cells = cellsOfWidth(lines, block, between, width);
        if (!cells)
            continue;
        const std::string again = blockText(block, *cells);
        std::size_t at = 0;
        if (!std::ranges::all_of(splitLines(again), [&](std::string_view line) {
                return withoutEnd(line) == lines.peek(at++);
            }))
            continue;
        lines.skip(count);
        return cells;
    }
    return std::nullopt;
}

// Whether what is fixed in the cells stands there; it is not written of a graph.
bool hasFixed(const VariableBoard& board, const BoardBlock& block,
              const std::vector<std::string>& cells)
{
    for (std::size_t i = 0; i < cells.size() && (block.isBox() || !block.isGraph()); ++i)
        if (block.cells[i].variable >= board.variables.size()) {
            const std::string fixed = cellText(board, block.cells[i], nullptr, {});
            if (cells[i] != pieceOf(fixed, 0, fixed.size()))
                return false;
        }
    return true;
}

} // namespace

std::string textOf(const VariableBoard& board, const State* state, const BoardGivens& givens)
{
    std::string text;
    bool wasBox = false;
    for (const BoardBlock& block : board.blocks) {
        std::vector<std::string> cells;
        for (const VariableCell& cell : block.cells)
            cells.push_back(cellText(board, cell, state, givens));
        if (block.isBox()) {
            text += fmt::format("{} = {}\n", block.name, cells.front());
        } else if (block.isGraph()) {
            for (std::size_t i = 0; i < cells.size(); ++i)
                if (const Variable variable = block.cells[i].variable;
                    variable < board.variables.size())
                    text += fmt::format("{} = {}\n", board.variables[variable].name, cells[i]);
        } else {
            if (board.blocks.size() > 1)
                text += fmt::format("{}{}:\n", text.empty() || wasBox ? "" : "\n", block.name);
            text += blockText(block, cells);
        }
        wasBox = block.isBox();
    }
    return text;
}

std::optional<std::vector<std::vector<std::string>>> cellTextsIn(const VariableBoard& board,
                                                                 std::string_view text)
{
    std::vector<std::vector<std::string>> all;
    Lines lines(text);
    bool wasBox = true; // before which nothing has to be blank
    for (const BoardBlock& block : board.blocks) {
        std::optional<std::vector<std::string>> cells;
        if (block.isBox()) {
            if (auto cell = boxIn(lines, block.name))
                cells = std::vector{*std::move(cell)};
        } else if (block.isGraph()) {
            cells.emplace();
            for (const VariableCell& cell : block.cells) {
                const bool isWritten = cell.variable < board.variables.size();
                auto written = isWritten ? boxIn(lines, board.variables[cell.variable].name) : "";
                if (!written)
                    return std::nullopt;
                cells->push_back(*std::move(written));
            }
        } else {
            if (board.blocks.size() > 1 &&
                ((!wasBox && !lines.accept("")) || !lines.accept(block.name + ':')))
                return std::nullopt;
            cells = gridIn(lines, block);
        }
        if (!cells || !hasFixed(board, block, *cells))
            return std::nullopt;
        all.push_back(*std::move(cells));
        wasBox = block.isBox();
    }
    return lines.atEnd() ? std::optional(std::move(all)) : std::nullopt;
}

} // namespace clew
