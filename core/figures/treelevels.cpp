#include "core/figures/treelevels.h"

#include <algorithm>

#include "core/trace/treelayout.h"

namespace clew {

namespace {

constexpr std::uint64_t kNodesPerLook = 1U << 16U; ///< between two looks at the token

// A node to be looked at, and after it its younger siblings.
struct Task
{
    NodeId node;
    std::uint32_t level;
    double left; ///< in leaves
};

} // namespace

std::optional<TreeLevels> TreeLevels::of(const SearchTree& tree,
                                         const std::function<std::size_t(NodeId)>& kindOf,
                                         const std::stop_token& token)
{
    TreeLevels levels;
    const std::uint32_t depth = tree.maxDepth() + 1;
    levels.m_levelsPerRow = static_cast<std::uint32_t>((depth + kMostRows - 1) / kMostRows);
    levels.m_rows.resize((depth + levels.m_levelsPerRow - 1) / levels.m_levelsPerRow);
    for (Row& row : levels.m_rows) {
        row.cells.resize(kColumns);
        row.isSolved.resize(kColumns);
    }
    const double column =
        std::max(1.0, widthOf(tree.subtree(kRoot), false)) / static_cast<double>(kColumns);
    std::vector<Task> tasks{{kRoot, 0, 0}};
    for (std::uint64_t seen = 0; !tasks.empty(); ++seen) {
        if (seen % kNodesPerLook == 0 && token.stop_requested())
            return std::nullopt;
        const Task task = tasks.back();
        tasks.pop_back();
        const double right = task.left + widthOf(tree.subtree(task.node), false);
        levels.add(task.level, task.left / column, right / column, kindOf(task.node),
                   tree.status(task.node) == NodeStatus::Solved);
        if (const NodeId next = task.node == kRoot ? 0 : tree.nextSibling(task.node); next != 0)
            tasks.push_back({next, task.level, right});
        if (const NodeId child = tree.firstChild(task.node); child != 0)
            tasks.push_back({child, task.level + 1, task.left});
    }
    return levels;
}

// The interval is in columns.
void TreeLevels::add(std::uint32_t level, double left, double right, std::size_t kind,
                     bool isSolved)
{
    Row& row = m_rows[level / m_levelsPerRow];
    ++row.nodes.at(kind);
    const auto first = static_cast<std::size_t>(std::max(0.0, left));
    for (std::size_t i = first; i < kColumns && static_cast<double>(i) < right; ++i) {
        const double from = std::max(left, static_cast<double>(i));
        const double to = std::min(right, static_cast<double>(i + 1));
        row.cells[i].at(kind) += std::max(0.0, to - from) / m_levelsPerRow;
    }
    if (isSolved)
        row.isSolved[std::min(kColumns - 1, static_cast<std::size_t>((left + right) / 2))] = true;
}

std::uint64_t TreeLevels::most() const
{
    std::uint64_t most = 0;
    for (const Row& row : m_rows)
        most = std::max(most, row.sum());
    return most;
}

} // namespace clew
