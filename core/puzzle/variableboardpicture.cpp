// Boards of variables as pictures: where blocks and their cells lie, and what is drawn of them.

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <map>

#include "core/puzzle/variableboard.h"
#include "core/text/characters.h"

namespace clew {

namespace {

// More cells than this are not drawn one by one, more values not as pencil marks.
constexpr std::size_t kMostCells = 40'000;
constexpr std::uint32_t kMostMarks = 25;
// Between blocks, and around those that have clues; in units.
constexpr double kGap = 0.5;
constexpr double kNameHeight = 0.5;
constexpr double kClueWidth = 0.8; // at least; of its characters each
constexpr double kClueCharacter = 0.25;
constexpr double kLabelHeight = 0.26; // of a cage's label, in its first cell
constexpr double kEdge = 0.06;
// Characters of a cell's value that fit into one unit.
constexpr double kCharacters = 3.0;
// Single boxes stand side by side up to this width.
constexpr double kFlowWidth = 12;

// The longest that a variable's values are called; those between first and last are no longer.
std::size_t longestValue(const NamedVariable& variable, const ValueNames& own)
{
    std::size_t longest = 0;
    if (const auto& names = own ? *own : variable.names; !names.empty())
        for (const std::string& name : names)
            longest = std::max(longest, charactersIn(name));
    else if (variable.count > 0)
        longest = std::max(variable.text(0).size(), variable.text(variable.count - 1).size());
    return longest;
}

// Where a block is: its name above it, clues around it.
struct Placed
{
    const BoardBlock* block = nullptr;
    double x = 0, y = 0;      // of the first cell
    double cellWidth = 1;     // of each
    double width = 0;         // of the cells
    double height = 0;        //
    double left = 0, top = 0; // of everything
    double outerWidth = 0;    //
    double outerHeight = 0;   //
    bool hasCoordinates = false;
    bool hasName = false;

    [[nodiscard]] Area cell(std::size_t index) const
    {
        if (block->isGraph())
            return {x + block->positions[index].first, y + block->positions[index].second, 1, 1};
        return {x + cellWidth * static_cast<double>(index % block->columns),
                y + std::floor(static_cast<double>(index / block->columns)), cellWidth, 1};
    }
};

double widthOfClues(const std::vector<std::string>& clues)
{
    std::size_t longest = 0;
    for (const std::string& clue : clues)
        longest = std::max(longest, charactersIn(clue));
    return longest == 0 ? 0
                        : std::max(kClueWidth, kClueCharacter * static_cast<double>(longest + 1));
}

double widthOfCells(const VariableBoard& board, const BoardBlock& block)
{
    std::size_t longest = 1;
    for (const VariableCell& cell : block.cells)
        longest = std::max(longest, cell.variable < board.variables.size()
                                        ? longestValue(board.variables[cell.variable], cell.names)
                                        : charactersIn(cell.text));
    return std::max({1.0, static_cast<double>(longest) / kCharacters, widthOfClues(block.above),
                     widthOfClues(block.below)});
}

class BoardLayout
{
public:
    BoardLayout(const VariableBoard& board, bool coordinates)
    {
        const bool numbered = coordinates && board.blocks.size() == 1 &&
                              !board.blocks.front().isBox() && !board.blocks.front().isGraph();
        double x = 0;
        double y = 0;
        double rowHeight = 0;
        std::vector<Placed> all;
        for (const BoardBlock& block : board.blocks) {
            // The name of the only block says nothing; a box is nothing without.
            const bool named = !numbered && !block.name.empty() &&
                               (coordinates || board.blocks.size() > 1 || block.isBox());
            all.push_back(measured(board, block, numbered, named));
        }
        double most = 0; // width of a row of boxes
        for (std::size_t i = 0; i < all.size(); ++i) {
            Placed& placed = all[i];
            const BoardBlock& block = *placed.block;
            if (block.isBox() && (i == 0 || !all[i - 1].block->isBox()))
                most = rowOfBoxes(std::span(all).subspan(i));
            const bool flows = block.isBox() && x > 0 && x + placed.outerWidth <= most;
            if (!flows && rowHeight > 0) {
                y += rowHeight + kGap / 2;
                x = 0;
                rowHeight = 0;
            }
            shift(placed, x, y);
            m_width = std::max(m_width, placed.left + placed.outerWidth);
            m_height = std::max(m_height, placed.top + placed.outerHeight);
            rowHeight = std::max(rowHeight, placed.outerHeight);
            x = block.isBox() ? x + placed.outerWidth + kGap / 2 : kFlowWidth + 1;
            m_blocks.push_back(placed);
        }
    }

    [[nodiscard]] const std::vector<Placed>& blocks() const { return m_blocks; }
    [[nodiscard]] double width() const { return std::max(1.0, m_width + kEdge); }
    [[nodiscard]] double height() const { return std::max(1.0, m_height + kEdge); }

private:
    // How wide rows are of the boxes that the blocks begin with, so that all are about as long.
    static double rowOfBoxes(std::span<const Placed> blocks)
    {
        double width = 0;
        double widest = 0;
        for (const Placed& placed : blocks) {
            if (!placed.block->isBox())
                break;
            width += placed.outerWidth + kGap / 2;
            widest = std::max(widest, placed.outerWidth);
        }
        return width / std::ceil(width / kFlowWidth) + widest / 2;
    }

    static Placed measured(const VariableBoard& board, const BoardBlock& block, bool numbered,
                           bool named)
    {
        Placed placed{.block = &block, .hasCoordinates = numbered, .hasName = named};
        placed.cellWidth = block.isGraph() ? 1 : widthOfCells(board, block);
        placed.width = block.columns * placed.cellWidth;
        placed.height = block.rows;
        if (block.isGraph()) {
            placed.width = placed.height = 1;
            for (const auto& [x, y] : block.positions) {
                placed.width = std::max(placed.width, x + 1);
                placed.height = std::max(placed.height, y + 1);
            }
        }
        const double before = numbered ? kGridMargin : 0;
        placed.x = kEdge / 2 + before + widthOfClues(block.left);
        if (block.isGraph() && hasClues(block.above))
            placed.height += kNameHeight;
        placed.y = kEdge / 2 + before + (named ? kNameHeight : 0) +
                   (hasClues(block.above) && !block.isGraph() ? kClueWidth : 0);
        placed.outerWidth = placed.x + placed.width + kEdge / 2 + widthOfClues(block.right);
        if (named)
            placed.outerWidth = std::max(
                placed.outerWidth, 0.24 * static_cast<double>(charactersIn(block.name)) + kEdge);
        placed.outerHeight =
            placed.y + placed.height + kEdge / 2 + (hasClues(block.below) ? kClueWidth : 0);
        return placed;
    }

    static void shift(Placed& placed, double x, double y)
    {
        placed.left = x;
        placed.top = y;
        placed.x += x;
        placed.y += y;
    }

    std::vector<Placed> m_blocks;
    double m_width = 0;
    double m_height = 0;
};

class BoardPainter
{
public:
    BoardPainter(const VariableBoard& board, const View& view, const BoardGivens& givens)
        : m_board(board), m_view(view), m_givens(givens), m_layout(board, view.coordinates),
          m_picture(m_layout.width(), m_layout.height()), m_causes(board.variables.size()),
          m_effects(board.variables.size())
    {
        note(view.causes, m_causes);
        note(view.effects, m_effects);
    }

    Picture paint()
    {
        for (const Placed& placed : m_layout.blocks())
            drawBlock(placed);
        return std::move(m_picture);
    }

private:
    static void note(std::span<const Place> places, std::vector<bool>& in)
    {
        for (const Place place : places)
            if (place.variable < in.size())
                in[place.variable] = true;
    }

    void drawBlock(const Placed& placed)
    {
        const BoardBlock& block = *placed.block;
        if (placed.hasName)
            m_picture
                .text(placed.left + kEdge, placed.top + kNameHeight * 0.5, 0.32, block.name,
                      Ink::Muted)
                .align = -1;
        if (!block.isGraph())
            m_picture.rect(placed.x, placed.y, placed.width, placed.height, Ink::Cell);
        drawEdges(placed);
        const bool detailed = block.cells.size() <= kMostCells;
        for (std::size_t i = 0; detailed && i < block.cells.size(); ++i)
            drawGround(placed, i);
        if (!block.isGraph())
            drawGridLines(placed);
        drawLines(placed);
        for (const BoardBlock::Cage& cage : block.cages)
            drawCage(placed, cage);
        for (std::size_t i = 0; detailed && i < block.cells.size(); ++i)
            drawCell(placed, i);
        for (const BoardBlock::Sign& sign : block.signs)
            drawSign(placed, sign);
        drawClues(placed);
    }

    // ---- grounds and lines

    void drawGround(const Placed& placed, std::size_t index)
    {
        const VariableCell& cell = placed.block->cells[index];
        const Area area = placed.cell(index);
        const auto fill = [&](Ink ink) -> Shape& {
            Shape& shape = placed.block->isGraph()
                               ? m_picture.ellipse(area.x + 0.5, area.y + 0.5, 0.48, 0.48, ink)
                               : m_picture.rect(area.x, area.y, area.width, area.height, ink);
            return shape;
        };
        if (placed.block->isGraph()) {
            Shape& rim = fill(Ink::Cell);
            rim.stroke = Ink::StrongLine;
            rim.strokeWidth = 0.04F;
        }
        if (cell.isBlack)
            fill(Ink::Blocked);
        const Value value = valueOf(cell.variable);
        if (placed.block->isColoured && value != kNoValue)
            fill(areaInk(value));
        else if (index < placed.block->regions.size())
            fill(areaInk(regionColour(*placed.block, index))).opacity = 0.75F;
        if (cell.variable >= m_board.variables.size())
            return;
        if (m_causes[cell.variable])
            fill(Ink::CauseTint);
        if (m_effects[cell.variable])
            fill(Ink::EffectTint);
        if (isSolved() && !placed.block->isColoured) // the colours are the solution
            fill(Ink::Solved).opacity = 0.28F;
    }

    static Ink areaInk(std::uint32_t number)
    {
        constexpr std::array inks{Ink::Area1, Ink::Area2, Ink::Area3, Ink::Area4, Ink::Area5};
        return inks[number % inks.size()];
    }

    // Regions with a border in common differ in colour where five are enough, greedily.
    std::uint32_t regionColour(const BoardBlock& block, std::size_t index)
    {
        if (m_coloured != &block) {
            m_coloured = &block;
            m_regionColours = coloursOf(block);
        }
        return m_regionColours.at(block.regions[index]);
    }

    // Regions may be numbered as anybody likes.
    static std::map<std::uint32_t, std::uint32_t> coloursOf(const BoardBlock& block)
    {
        std::map<std::uint32_t, std::vector<std::uint32_t>> neighbours;
        const auto meet = [&](std::size_t a, std::size_t b) {
            if (b >= block.regions.size() || block.regions[a] == block.regions[b])
                return;
            neighbours[block.regions[a]].push_back(block.regions[b]);
            neighbours[block.regions[b]].push_back(block.regions[a]);
        };
        for (std::size_t i = 0; i < block.regions.size(); ++i) {
            neighbours[block.regions[i]];
            if ((i + 1) % block.columns != 0)
                meet(i, i + 1);
            meet(i, i + block.columns);
        }
        constexpr std::uint32_t kMost = 4;
        std::map<std::uint32_t, std::uint32_t> colours;
        for (const auto& [region, others] : neighbours) {
            std::array<bool, kMost + 1> taken{};
            for (const std::uint32_t other : others)
                if (const auto found = colours.find(other); found != colours.end())
                    taken.at(found->second) = true;
            std::uint32_t colour = 0;
            while (colour < kMost && taken.at(colour))
                ++colour;
            colours[region] = colour;
        }
        return colours;
    }

    void drawGridLines(const Placed& placed)
    {
        const BoardBlock& block = *placed.block;
        for (std::uint32_t column = 1; column < block.columns; ++column) {
            const double x = placed.x + column * placed.cellWidth;
            m_picture.line(x, placed.y, x, placed.y + placed.height, Ink::Line);
        }
        for (std::uint32_t row = 1; row < block.rows; ++row)
            m_picture.line(placed.x, placed.y + row, placed.x + placed.width, placed.y + row,
                           Ink::Line);
        constexpr double kBorder = 0.07;
        for (std::size_t i = 0; i < block.regions.size(); ++i) {
            const Area area = placed.cell(i);
            const double right = area.x + area.width;
            if ((i + 1) % block.columns != 0 && i + 1 < block.regions.size() &&
                block.regions[i] != block.regions[i + 1])
                m_picture.line(right, area.y, right, area.y + 1, Ink::StrongLine, kBorder);
            if (i + block.columns < block.regions.size() &&
                block.regions[i] != block.regions[i + block.columns])
                m_picture.line(area.x, area.y + 1, right, area.y + 1, Ink::StrongLine, kBorder);
        }
        m_picture.frame(placed.x, placed.y, placed.width, placed.height, Ink::StrongLine, 0.05);
    }

    void drawEdges(const Placed& placed)
    {
        for (const auto& [from, to] : placed.block->edges)
            connect(placed, from, to, Ink::Line, 0.05);
    }

    void drawLines(const Placed& placed)
    {
        for (const auto& line : placed.block->lines)
            for (std::size_t i = 1; i < line.size(); ++i)
                connect(placed, line[i - 1], line[i], Ink::Area3, 0.14);
    }

    void connect(const Placed& placed, std::uint32_t from, std::uint32_t to, Ink ink, double width)
    {
        const std::size_t count = placed.block->cells.size();
        if (from >= count || to >= count)
            return;
        const Area a = placed.cell(from);
        const Area b = placed.cell(to);
        m_picture.line(a.x + a.width / 2, a.y + 0.5, b.x + b.width / 2, b.y + 0.5, ink, width);
    }

    // A dashed line inside the cells, open between two cells of the cage.
    void drawCage(const Placed& placed, const BoardBlock::Cage& cage)
    {
        constexpr double kInset = 0.08;
        const auto has = [&](std::size_t index) {
            return std::ranges::find(cage.cells, index) != cage.cells.end();
        };
        const std::size_t columns = placed.block->columns;
        for (const std::uint32_t i : cage.cells) {
            if (i >= placed.block->cells.size())
                continue;
            const Area area = placed.cell(i);
            const bool left = i % columns != 0 && has(i - 1);
            const bool right = (i + 1) % columns != 0 && has(i + 1);
            const bool up = i >= columns && has(i - columns);
            const bool down = has(i + columns);
            const double x1 = area.x + (left ? 0 : kInset);
            const double x2 = area.x + area.width - (right ? 0 : kInset);
            const double y1 = area.y + (up ? 0 : kInset);
            const double y2 = area.y + 1 - (down ? 0 : kInset);
            const auto side = [&](bool open, double ax, double ay, double bx, double by) {
                if (!open)
                    m_picture.line(ax, ay, bx, by, Ink::Muted, 0.025).dashed = true;
            };
            side(up, x1, y1, x2, y1);
            side(down, x1, y2, x2, y2);
            side(left, x1, y1, x1, y2);
            side(right, x2, y1, x2, y2);
        }
        if (cage.cells.empty() || cage.cells.front() >= placed.block->cells.size())
            return;
        const Area corner = placed.cell(*std::ranges::min_element(cage.cells));
        const double width = 0.08 + 0.14 * static_cast<double>(charactersIn(cage.label));
        m_picture.rect(corner.x + 0.03, corner.y + 0.03, width, kLabelHeight, Ink::Cell);
        m_picture.text(corner.x + 0.06, corner.y + 0.16, 0.24, cage.label, Ink::Text).align = -1;
    }

    void drawSign(const Placed& placed, const BoardBlock::Sign& sign)
    {
        const std::size_t count = placed.block->cells.size();
        if (sign.from >= count || sign.to >= count)
            return;
        const Area a = placed.cell(sign.from);
        const Area b = placed.cell(sign.to);
        const double x = (a.x + a.width / 2 + b.x + b.width / 2) / 2;
        const double y = (a.y + b.y) / 2 + 0.5;
        m_picture.ellipse(x, y, 0.16, 0.16, Ink::Cell);
        if (sign.text != "<" && sign.text != ">") {
            m_picture.text(x, y, 0.28, sign.text, Ink::StrongLine).bold = true;
            return;
        }
        // An angle whose point is at the smaller one.
        const double dx = b.x + b.width / 2 - a.x - a.width / 2;
        const double dy = b.y - a.y;
        const double length = std::max(0.01, std::hypot(dx, dy)) * (sign.text == "<" ? 1 : -1);
        const double ux = dx / length * 0.1;
        const double uy = dy / length * 0.1;
        for (const double side : {-1.0, 1.0})
            m_picture.line(x - ux, y - uy, x + ux - side * uy, y + uy + side * ux, Ink::StrongLine,
                           0.05);
    }

    void drawClues(const Placed& placed)
    {
        const BoardBlock& block = *placed.block;
        if (block.isGraph()) {
            for (std::size_t i = 0; i < std::min(block.above.size(), block.cells.size()); ++i) {
                const Area area = placed.cell(i);
                m_picture.text(area.x + 0.5, area.y + 1.14, 0.3, block.above[i], Ink::Text);
            }
            return;
        }
        const auto beside = [&](const std::vector<std::string>& clues, bool isColumn, double at) {
            for (std::size_t i = 0; i < clues.size(); ++i) {
                const auto n = static_cast<double>(i);
                if (isColumn)
                    m_picture.text(placed.x + (n + 0.5) * placed.cellWidth, at, 0.42, clues[i],
                                   Ink::Text);
                else
                    m_picture.text(at, placed.y + n + 0.5, 0.42, clues[i], Ink::Text);
            }
        };
        beside(block.above, true, placed.y - kClueWidth / 2);
        beside(block.below, true, placed.y + placed.height + kClueWidth / 2);
        beside(block.left, false, placed.x - widthOfClues(block.left) / 2);
        beside(block.right, false, placed.x + placed.width + widthOfClues(block.right) / 2);
        if (placed.hasCoordinates)
            drawCoordinates(placed);
    }

    void drawCoordinates(const Placed& placed)
    {
        const BoardBlock& block = *placed.block;
        const std::int64_t first = block.firstIndex.value_or(1);
        for (std::uint32_t column = 0; column < block.columns; ++column)
            m_picture.text(placed.x + (column + 0.5) * placed.cellWidth,
                           placed.top + kGridMargin / 2, 0.32, std::to_string(first + column),
                           Ink::Muted);
        for (std::uint32_t row = 0; row < block.rows; ++row)
            m_picture.text(placed.left + kGridMargin / 2, placed.y + row + 0.5, 0.32,
                           std::to_string(block.firstIndex ? row * block.columns : row + 1),
                           Ink::Muted);
    }

    // ---- cells

    [[nodiscard]] bool isSolved() const
    {
        return m_view.solution != nullptr || (m_view.state != nullptr && m_view.event &&
                                              m_view.event->kind() == EventKind::Solution);
    }

    [[nodiscard]] Value valueOf(Variable variable) const
    {
        if (variable >= m_board.variables.size())
            return kNoValue;
        if (m_givens.of(variable) != kNoValue)
            return m_givens.of(variable);
        if (m_view.solution != nullptr)
            return variable < m_view.solution->size() ? (*m_view.solution)[variable] : kNoValue;
        return m_view.state != nullptr ? m_view.state->value(variable) : kNoValue;
    }

    void drawCell(const Placed& placed, std::size_t index)
    {
        const VariableCell& cell = placed.block->cells[index];
        const Area area = placed.cell(index);
        if (cell.variable >= m_board.variables.size()) {
            drawFixed(cell, area);
            return;
        }
        const Variable variable = cell.variable;
        const Value value = valueOf(variable);
        if (value != kNoValue)
            drawValue(cell, value, area, hasLabel(*placed.block, index));
        else if (m_view.state != nullptr && m_view.state->removedCount() > 0)
            drawCandidates(cell, area, hasLabel(*placed.block, index) ? kLabelHeight : 0);
        if (m_view.event && m_view.state != nullptr &&
            m_view.event->kind() <= EventKind::Conflict && m_view.event->variable() == variable) {
            if (m_view.event->kind() == EventKind::Conflict)
                m_picture.markConflict(area.x, area.y, area.width);
            else
                m_picture.markTrying(area.x, area.y, area.width);
        }
    }

    void drawFixed(const VariableCell& cell, const Area& area)
    {
        if (!cell.text.empty())
            valueText(cell.text, area, cell.isBlack ? Ink::OnBlocked : Ink::Given).bold = true;
        if (cell.across.empty() && cell.down.empty())
            return;
        m_picture.line(area.x, area.y, area.x + area.width, area.y + 1, Ink::Muted);
        m_picture.text(area.x + 0.72 * area.width, area.y + 0.28, 0.3, cell.across, Ink::OnBlocked);
        m_picture.text(area.x + 0.28 * area.width, area.y + 0.72, 0.3, cell.down, Ink::OnBlocked);
    }

    Shape& valueText(std::string text, const Area& area, Ink ink)
    {
        const auto length = static_cast<double>(std::max<std::size_t>(1, charactersIn(text)));
        const double size = std::min(0.6, 1.45 * area.width / length);
        return m_picture.text(area.x + area.width / 2, area.y + 0.5, size, std::move(text), ink);
    }

    void drawValue(const VariableCell& cell, Value value, const Area& area, bool besideLabel)
    {
        const Variable variable = cell.variable;
        const std::string text = textOfValue(m_board.variables[variable], cell.names, value);
        if (m_givens.of(variable) != kNoValue) {
            valueText(text, area, Ink::Given).bold = true;
        } else if (m_view.solution != nullptr) {
            valueText(text, area, Ink::Text);
        } else {
            const bool isGuess = m_view.state->mark(variable) == State::Mark::Guess;
            valueText(text, area, isGuess ? Ink::Guess : Ink::Forced);
            if (isGuess)
                m_picture.markGuess(area.x, area.y, area.width, besideLabel);
            else
                m_picture.markForced(area.x, area.y, area.width);
        }
    }

    // Whether a cage has its label in this cell.
    static bool hasLabel(const BoardBlock& block, std::size_t index)
    {
        return std::ranges::any_of(block.cages, [&](const BoardBlock::Cage& cage) {
            return !cage.label.empty() && !cage.cells.empty() &&
                   *std::ranges::min_element(cage.cells) == index;
        });
    }

    // Each value has its own spot, so that what is struck leaves a gap; of many values the bounds.
    // The upper part of the cell may be taken.
    void drawCandidates(const VariableCell& cell, const Area& area, double taken)
    {
        const Variable variable = cell.variable;
        const double middle = area.y + (1 + taken) / 2;
        const NamedVariable& named = m_board.variables[variable];
        if (named.hasBounds || named.count > kMostMarks) {
            const Bounds bounds = boundsOf(named, variable, *m_view.state);
            const std::string text =
                fmt::format("{}–{}", textOfValue(named, cell.names, bounds.least),
                            textOfValue(named, cell.names, bounds.most));
            const double size =
                std::min(0.3, 1.6 * area.width / static_cast<double>(charactersIn(text)));
            m_picture.text(area.x + area.width / 2, middle, size, text, Ink::Muted);
            return;
        }
        const auto across =
            std::max(2U, static_cast<std::uint32_t>(std::ceil(std::sqrt(named.count))));
        const std::uint32_t down = std::max(1U, (named.count + across - 1) / across);
        const double spot = 0.84 * (1 - taken) / std::max(across, down);
        const auto longest =
            static_cast<double>(std::max<std::size_t>(1, longestValue(named, cell.names)));
        for (Value value = 0; value < named.count; ++value) {
            if (m_view.state->removed(variable, value))
                continue;
            const double x =
                area.x + area.width / 2 + area.width * spot * (value % across + 0.5 - across / 2.0);
            const double y = middle + spot * (std::floor(value / across) + 0.5 - down / 2.0);
            m_picture.text(x, y, std::min(0.72, 1.5 * area.width / longest) * spot,
                           textOfValue(named, cell.names, value), Ink::Muted);
        }
    }

    const VariableBoard& m_board;
    const View& m_view;
    const BoardGivens& m_givens;
    BoardLayout m_layout;
    Picture m_picture;
    std::vector<bool> m_causes;
    std::vector<bool> m_effects;
    const BoardBlock* m_coloured = nullptr; // whose regions have these colours
    std::map<std::uint32_t, std::uint32_t> m_regionColours;
};

} // namespace

double cellWidthOf(const VariableBoard& board, const BoardBlock& block)
{
    return widthOfCells(board, block);
}

std::vector<VariableArea> variableAreas(const VariableBoard& board, bool coordinates)
{
    std::vector<VariableArea> areas;
    const BoardLayout layout(board, coordinates);
    for (const Placed& placed : layout.blocks())
        for (std::size_t i = 0; i < placed.block->cells.size(); ++i)
            if (const VariableCell& cell = placed.block->cells[i];
                cell.variable < board.variables.size())
                areas.push_back({cell.variable, placed.cell(i), cell.names});
    return areas;
}

Picture pictureOf(const VariableBoard& board, const View& view, const BoardGivens& givens)
{
    return BoardPainter(board, view, givens).paint();
}

} // namespace clew
