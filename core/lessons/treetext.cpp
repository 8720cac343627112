#include "core/lessons/treetext.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/trace/tree.h"
#include "core/trace/treelayout.h"

namespace clew {

namespace {

constexpr std::uint64_t kEventsPerLook = 1U << 20U; ///< between two looks at the token

// By status. Where there is no room for two, what says more stands.
constexpr std::array kMarks{'.', 'o', 'x', '*'};
constexpr std::array kWeights{0, 2, 1, 3};

// A node to be drawn, and after it its younger siblings.
struct Task
{
    NodeId node;
    std::uint32_t level;
    double left; ///< in leaves
};

class TreeDrawing
{
public:
    explicit TreeDrawing(const SearchTree& tree) : m_tree(tree)
    {
        const std::size_t levels = tree.maxDepth() + std::size_t{1};
        m_levelsPerLine = (levels + kTreeTextLines - 1) / kTreeTextLines;
        m_lines.resize((levels + m_levelsPerLine - 1) / m_levelsPerLine);
        const double leaves = widthOf(tree.subtree(kRoot), false);
        // Small trees have room between their leaves.
        m_scale = std::min(4.0, static_cast<double>(kTreeTextWidth) / std::max(1.0, leaves));
        if (m_scale > 1)
            m_scale = static_cast<double>(static_cast<int>(m_scale));
    }

    bool draw(const std::stop_token& token)
    {
        std::vector<Task> tasks{{kRoot, 0, 0}};
        for (std::uint64_t seen = 0; !tasks.empty(); ++seen) {
            if (seen % kEventsPerLook == 0 && token.stop_requested())
                return false;
            const Task task = tasks.back();
            tasks.pop_back();
            const double width = widthOf(m_tree.subtree(task.node), false);
            put(task, width);
            if (const NodeId next = task.node == kRoot ? 0 : m_tree.nextSibling(task.node);
                next != 0)
                tasks.push_back({next, task.level, task.left + width});
            if (const NodeId child = m_tree.firstChild(task.node); child != 0)
                tasks.push_back({child, task.level + 1, task.left});
        }
        return true;
    }

    [[nodiscard]] std::string text() const
    {
        std::string text;
        for (const std::string& line : m_lines)
            text += line + '\n';
        return text;
    }
    [[nodiscard]] bool isCrowded() const { return m_isCrowded; }

private:
    void put(const Task& task, double width)
    {
        std::string& line = m_lines[task.level / m_levelsPerLine];
        const auto column = static_cast<std::size_t>((task.left + width / 2) * m_scale);
        if (line.size() <= column)
            line.resize(column + 1, ' ');
        const char mark = kMarks.at(static_cast<std::size_t>(m_tree.status(task.node)));
        m_isCrowded = m_isCrowded || line[column] != ' ';
        if (line[column] == ' ' || weightOf(mark) > weightOf(line[column]))
            line[column] = mark;
    }

    static int weightOf(char mark)
    {
        return kWeights.at(
            static_cast<std::size_t>(std::ranges::find(kMarks, mark) - kMarks.begin()));
    }

    const SearchTree& m_tree;
    std::size_t m_levelsPerLine = 1;
    double m_scale = 1; ///< characters for a leaf
    std::vector<std::string> m_lines;
    bool m_isCrowded = false;
};

} // namespace

std::string treeText(const std::shared_ptr<const Trace>& trace, std::uint64_t events,
                     const std::stop_token& token, const Translator& translate)
{
    SearchTree tree(trace);
    while (tree.eventsRead() < events)
        if (token.stop_requested() ||
            !tree.update(std::min(kEventsPerLook, events - tree.eventsRead())))
            return {};
    TreeDrawing drawing(tree);
    if (!drawing.draw(token))
        return {};
    const auto say = [&](const Sentence& sentence) {
        return translate ? sentence.text(translate) : sentence.text();
    };
    std::string text =
        drawing.text() + '\n' +
        say({phrase("Lesson",
                    "o continues, x contradiction, * solution, . not looked at further")});
    if (drawing.isCrowded())
        text += "\n" + say({phrase("Lesson", "A mark may stand for several nodes.")});
    return text + '\n';
}

} // namespace clew
