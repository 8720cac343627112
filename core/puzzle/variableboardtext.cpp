// Boards of variables as text: a line a row, with borders and signs between the cells.

#include <algorithm>
#include <fmt/format.h>
#include <span>

#include "core/puzzle/variableboard.h"
#include "core/text/characters.h"

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

std::string blockText(const BoardBlock& block, const std::vector<std::string>& cells)
{
    const Between between(block);
    std::size_t width = 1;
    for (const std::string& cell : cells)
        width = std::max(width, charactersIn(cell));
    for (const auto* clues : {&block.above, &block.below})
        for (const std::string& clue : *clues)
            width = std::max(width, charactersIn(clue));
    std::size_t side = 0;
    for (const std::string& clue : block.left)
        side = std::max(side, charactersIn(clue));
    const auto trimmed = [](const std::string& line) {
        return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    };
    const auto before = [&](const std::string& clue) {
        return side > 0 ? padded(clue, side) + "  " : std::string();
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

} // namespace clew
