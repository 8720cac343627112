#include "core/puzzles/arithmetic/picture.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/parts.h"
#include "core/puzzles/arithmetic/printedsigns.h"
#include "core/puzzles/arithmetic/puzzle.h"
#include "core/text/characters.h"

namespace clew::arithmetic {

namespace {

constexpr double kMargin = 0.5;
constexpr double kPitch = 1.4;       // from tile to tile
constexpr double kLevel = 1.05;      // from a node to the one above it
constexpr double kCaption = 1.2;     // the line with the equation
constexpr double kRadius = 0.36;     // of an operator's circle
constexpr double kTileRoom = 0.86;   // for the number of a tile, inside its frame
constexpr double kCircleRoom = 0.64; // for that of a circle, whose corners are nearer
constexpr double kTargetRoom = 1.14;
constexpr double kTargetWidth = 2.2;
constexpr double kLeastWidth = 6; // for the caption

/// A number that fits the room it has from side to side: long ones are smaller.
double textSize(const std::string& text, double usual, double room)
{
    constexpr double kDigit = 0.7; // of the size: the bold digits of the widest of usual fonts
    return std::max(std::min(usual, room / (kDigit * static_cast<double>(charactersIn(text)))),
                    0.1);
}

/// Levels above the tiles that the largest tree needs.
double levels(const ArithmeticProblem& problem)
{
    return static_cast<double>(std::max<std::uint32_t>(problem.size(), 2) - 1);
}

/// In the given order the tiles themselves are the leaves; otherwise the numbers stand above the
/// row in the order in which they are used.
bool usesTilesAsLeaves(const ArithmeticProblem& problem)
{
    return problem.order == Order::Given;
}

double tilesWidth(const ArithmeticProblem& problem)
{
    return kPitch * problem.size() - (kPitch - 1);
}

/// The tiles with the target and the margins on both sides.
double rowWidth(const ArithmeticProblem& problem)
{
    return 2 * kMargin + tilesWidth(problem) + (problem.target ? kTargetWidth : 0);
}

class Drawing
{
public:
    Drawing(const ArithmeticProblem& problem, const View& view)
        : m_problem(problem), m_view(view), m_row(tileRow(problem)), m_picture(width(), height())
    {
        if (view.solution != nullptr)
            m_forest = forestOf(problem, *view.solution);
        else if (view.state != nullptr)
            m_forest = forestOf(problem, *view.state);
        m_solved =
            view.solution != nullptr || (view.event && view.event->kind() == EventKind::Solution);
        m_centres.resize(m_forest.nodes.size());
        m_heights.resize(m_forest.nodes.size());
    }

    Picture draw()
    {
        m_picture.rect(0, 0, m_picture.width(), m_picture.height(), Ink::Cell).radius = 0.2F;
        drawTables();
        for (const std::size_t root : m_forest.roots)
            place(root);
        drawBranches();
        drawTiles();
        for (std::size_t node = 0; node < m_forest.nodes.size(); ++node)
            drawNode(node);
        drawTarget();
        drawCaption();
        return std::move(m_picture);
    }

    // The roots of the trees, and the tiles that no tree uses.
    std::vector<ItemPlace> items()
    {
        for (const std::size_t root : m_forest.roots)
            place(root);
        std::vector<bool> isUsed(m_problem.size());
        for (const auto& node : m_forest.nodes)
            if (isNumber(m_problem, node.token))
                isUsed[node.token] = true;
        std::vector<ItemPlace> items;
        for (const std::size_t root : m_forest.roots) {
            const Variable step = m_forest.nodes[root].variable - stepVariable(m_problem, 0);
            items.push_back({m_problem.size() + step, m_centres[root], y(root)});
        }
        for (std::uint32_t i = 0; i < m_problem.size(); ++i)
            if (!isUsed[i])
                items.push_back({i, m_row.x + i * m_row.pitch + 0.5, m_row.y + 0.5});
        std::ranges::sort(items, {}, &ItemPlace::x);
        return items;
    }

    // What has been joined, wherever it stands.
    std::vector<ItemPlace> steps()
    {
        for (const std::size_t root : m_forest.roots)
            place(root);
        std::vector<ItemPlace> steps;
        for (std::size_t node = 0; node < m_forest.nodes.size(); ++node)
            if (!m_forest.isLeaf(node))
                steps.push_back(
                    {m_problem.size() + m_forest.nodes[node].variable - stepVariable(m_problem, 0),
                     m_centres[node], y(node)});
        return steps;
    }

private:
    [[nodiscard]] double width() const { return std::max(rowWidth(m_problem), kLeastWidth); }
    [[nodiscard]] double height() const { return m_row.y + 1 + kCaption + kMargin / 2; }

    [[nodiscard]] double leafBase() const
    {
        return usesTilesAsLeaves(m_problem) ? m_row.y + 0.5 : m_row.y - 0.85;
    }
    [[nodiscard]] double y(std::size_t node) const { return leafBase() - kLevel * m_heights[node]; }

    // Sets the centre and height of a node and all below it.
    void place(std::size_t node)
    {
        const auto& [token, variable, left, right, value, leaves] = m_forest.nodes[node];
        if (m_forest.isLeaf(node)) {
            const double column = usesTilesAsLeaves(m_problem) ? token : m_leavesPlaced++;
            m_centres[node] = m_row.x + column * kPitch + 0.5;
            m_heights[node] = 0;
            return;
        }
        place(left);
        place(right);
        m_centres[node] = (m_centres[left] + m_centres[right]) / 2;
        m_heights[node] = std::max(m_heights[left], m_heights[right]) + 1;
    }

    void drawBranches()
    {
        for (std::size_t node = 0; node < m_forest.nodes.size(); ++node) {
            if (m_forest.isLeaf(node))
                continue;
            for (const std::size_t child :
                 {m_forest.nodes[node].left, m_forest.nodes[node].right}) {
                Shape& line = m_picture.line(m_centres[node], y(node), m_centres[child], y(child),
                                             Ink::StrongLine, 0.04);
                line.dashed = isEquals(node);
            }
        }
    }

    void drawTiles()
    {
        std::uint32_t used = 0;
        for (const auto& node : m_forest.nodes)
            if (isNumber(m_problem, node.token))
                used |= 1U << node.token;
        for (std::uint32_t i = 0; i < m_problem.size(); ++i) {
            const double x = m_row.x + i * m_row.pitch;
            Shape& tile = m_picture.rect(x, m_row.y, 1, 1, tileGround(i));
            tile.stroke = Ink::StrongLine;
            tile.strokeWidth = 0.04F;
            tile.radius = 0.12F;
            const bool isMoved = !usesTilesAsLeaves(m_problem) && ((used >> i) & 1U) != 0;
            const std::string text = printedNumber(m_problem.numbers[i]);
            m_picture
                .text(x + 0.5, m_row.y + 0.5, textSize(text, 0.5, kTileRoom), text,
                      isMoved ? Ink::Muted : Ink::Given)
                .bold = !isMoved;
        }
    }

    void drawNode(std::size_t index)
    {
        const auto& node = m_forest.nodes[index];
        const double x = m_centres[index];
        if (m_forest.isLeaf(index) && usesTilesAsLeaves(m_problem)) {
            markLast(index, x - 0.5, m_row.y);
            return;
        }
        m_picture.ellipse(x, y(index), kRadius, kRadius, groundOf(index)).stroke = Ink::StrongLine;
        if (m_solved)
            m_picture.ellipse(x, y(index), kRadius, kRadius, Ink::Solved).opacity = 0.28F;
        if (m_forest.isLeaf(index)) {
            const std::string text = printedNumber(m_problem.numbers[node.token]);
            m_picture.text(x, y(index), textSize(text, 0.42, kCircleRoom), text, inkOf(index))
                .bold = true;
        } else {
            const std::string sign(printedSymbol(operatorOf(m_problem, node.token)));
            m_picture.text(x, y(index), 0.5, sign, inkOf(index)).bold = true;
            drawValue(index);
        }
        markLast(index, x - 0.5, y(index) - 0.5);
    }

    // Beside the node, where its own branches are not.
    void drawValue(std::size_t index)
    {
        const auto& node = m_forest.nodes[index];
        if (isEquals(index))
            return;
        const std::string text =
            node.value ? printedValue(*node.value) : std::string(printedSymbol(Op::Over)) + '0';
        const bool isTop = std::ranges::find(m_forest.roots, index) != m_forest.roots.end();
        Shape& label = m_picture.text(m_centres[index], y(index) - kRadius - 0.2, 0.3, text,
                                      isTop ? Ink::Text : Ink::Muted);
        label.bold = isTop;
    }

    void markLast(std::size_t index, double x, double top)
    {
        const auto& node = m_forest.nodes[index];
        if (m_view.state == nullptr || !m_view.event || m_solved)
            return;
        const Event event = *m_view.event;
        const bool isStepsNumber =
            m_forest.isLeaf(index) && node.variable >= positionCount(m_problem);
        if (event.kind() == EventKind::Visit || node.variable != event.variable() || isStepsNumber)
            return;
        if (event.kind() == EventKind::Conflict)
            m_picture.markConflict(x, top);
        else
            m_picture.markTrying(x, top);
    }

    [[nodiscard]] Ink groundOf(std::size_t index) const
    {
        return litGround(Ink::Paper, [&](const Place& place) {
            return place.variable == m_forest.nodes[index].variable;
        });
    }

    // A token that is written is lit where it stands, and not its tile.
    [[nodiscard]] Ink tileGround(std::uint32_t tile) const
    {
        if (m_view.state != nullptr && m_view.state->value(tilePlace(tile).variable) != kNoValue)
            return Ink::CellDark;
        return litGround(Ink::CellDark,
                         [&](const Place& place) { return place == tilePlace(tile); });
    }

    template<class IsNamed>
    [[nodiscard]] Ink litGround(Ink plain, IsNamed isNamed) const
    {
        if (std::ranges::any_of(m_view.effects, isNamed))
            return Ink::EffectTint;
        return std::ranges::any_of(m_view.causes, isNamed) ? Ink::CauseTint : plain;
    }

    [[nodiscard]] Ink inkOf(std::size_t index) const
    {
        if (m_view.state == nullptr || m_solved)
            return Ink::Text;
        return m_view.state->mark(m_forest.nodes[index].variable) == State::Mark::Forced
                   ? Ink::Forced
                   : Ink::Guess;
    }

    [[nodiscard]] bool isEquals(std::size_t index) const
    {
        return m_forest.nodes[index].token == tokenOf(m_problem, Op::Equals);
    }

    void drawTarget()
    {
        if (!m_problem.target)
            return;
        const double x = m_row.x + tilesWidth(m_problem) + 0.4;
        const std::string text = printedNumber(*m_problem.target);
        m_picture.text(x + 0.2, m_row.y + 0.5, 0.5, "=", Ink::Muted);
        Shape& box = m_picture.rect(x + 0.5, m_row.y, 1.3, 1, Ink::Paper);
        box.stroke = Ink::Accent;
        box.strokeWidth = 0.05F;
        box.radius = 0.12F;
        m_picture.text(x + 1.15, m_row.y + 0.5, textSize(text, 0.5, kTargetRoom), text, Ink::Accent)
            .bold = true;
    }

    // What has been written, expressions side by side.
    void drawCaption()
    {
        std::string caption;
        for (const std::size_t root : m_forest.roots)
            caption += (caption.empty() ? "" : "    ") +
                       printedExpression(infix(m_problem, m_forest, root));
        if (m_solved && m_forest.roots.size() == 1)
            caption = printedEquation(m_problem, tokensOf(m_forest, m_forest.roots.front()));
        if (caption.empty())
            return;
        const double room = m_picture.width() - 2 * kMargin;
        const double size =
            std::min(0.48, room / (0.58 * static_cast<double>(charactersIn(caption))));
        m_picture
            .text(m_picture.width() / 2, m_row.y + 1 + kCaption / 2 + 0.05, size, caption,
                  m_solved ? Ink::Text : Ink::Muted)
            .bold = m_solved;
    }

    // How many values the tables hold: over the interval each speaks of, or in all for each size.
    void drawTables()
    {
        if (m_view.state == nullptr || !m_forest.nodes.empty() ||
            m_view.state->value(tableVariable(m_problem, 0)) == kNoValue)
            return;
        if (usesTilesAsLeaves(m_problem) && !m_problem.target)
            drawTriangle();
        else
            drawTotals();
    }

    void drawTriangle()
    {
        std::uint32_t part = 0;
        for (std::uint32_t size = 1; size <= m_problem.size(); ++size)
            for (std::uint32_t first = 0; first + size <= m_problem.size(); ++first, ++part) {
                const Variable variable = tableVariable(m_problem, part);
                const Value values = m_view.state->value(variable);
                if (values == kNoValue || size == 1)
                    continue;
                const double x = m_row.x + (first + (size - 1) / 2.0) * kPitch;
                const double top = m_row.y - (size - 1) * 1.1;
                Shape& cell = m_picture.rect(x, top, 1, 0.8, Ink::Paper);
                cell.stroke = Ink::Forced;
                cell.strokeWidth = 0.04F;
                cell.radius = 0.1F;
                const std::string text = tableText(values);
                m_picture.text(x + 0.5, top + 0.4, textSize(text, 0.34, kTileRoom), text,
                               Ink::Forced);
                if (m_view.event && m_view.event->kind() == EventKind::Assign &&
                    m_view.event->variable() == variable)
                    m_picture.frame(x, top, 1, 0.8, Ink::Trying, 0.06).radius = 0.1F;
            }
    }

    void drawTotals()
    {
        const Parts parts(m_problem, true);
        std::vector<std::uint64_t> values(m_problem.size() + 1);
        for (const Mask part : parts.all()) {
            const Value value = m_view.state->value(tableVariable(m_problem, parts.indexOf(part)));
            if (value != kNoValue)
                values[sizeOf(part)] += value;
        }
        // A dot for each number of such a part, then how many values all their tables hold.
        for (std::uint32_t size = 1; size <= m_problem.size(); ++size) {
            if (values[size] == 0)
                continue;
            std::string text;
            for (std::uint32_t i = 0; i < size; ++i)
                text += "●";
            m_picture.text(m_picture.width() / 2, m_row.y - 0.3 - 0.7 * size, 0.36,
                           fmt::format("{}   {}", text, values[size]), Ink::Forced);
        }
    }

    static std::string tableText(Value values)
    {
        return values == kMaxTableValue ? fmt::format("≥{}", values) : std::to_string(values);
    }

    const ArithmeticProblem& m_problem;
    const View& m_view;
    TileRow m_row;
    Picture m_picture;
    Forest m_forest;
    std::vector<double> m_centres; ///< of each node
    std::vector<double> m_heights; ///< of each node, in levels above the leaves
    int m_leavesPlaced = 0;
    bool m_solved = false;
};

} // namespace

std::vector<ItemPlace> itemPlaces(const ArithmeticProblem& problem, const State& state)
{
    return Drawing(problem, {.state = &state}).items();
}

std::vector<ItemPlace> stepPlaces(const ArithmeticProblem& problem, const State& state)
{
    return Drawing(problem, {.state = &state}).steps();
}

TileRow tileRow(const ArithmeticProblem& problem)
{
    const double leaves = usesTilesAsLeaves(problem) ? 0 : 1.4;
    const double spare = std::max(0.0, kLeastWidth - rowWidth(problem)) / 2;
    return {kMargin + spare, kMargin + levels(problem) * kLevel + leaves + 0.35, kPitch};
}

Picture ArithmeticPuzzle::picture(const ArithmeticProblem& problem, const View& view) const
{
    return Drawing(problem, view).draw();
}

// What stands on the board, expressions side by side; the problem where there is nothing yet.
std::string ArithmeticPuzzle::draw(const ArithmeticProblem& problem, const State* state) const
{
    const Forest forest = state == nullptr ? Forest{} : forestOf(problem, *state);
    if (forest.roots.empty())
        return write(problem, "list");
    std::vector<std::string> expressions;
    expressions.reserve(forest.roots.size());
    for (const std::size_t root : forest.roots)
        expressions.push_back(infix(problem, forest, root));
    return fmt::format("{}\n", fmt::join(expressions, "   "));
}

} // namespace clew::arithmetic
