#include "core/trace/treelayout.h"

#include <algorithm>

namespace clew {

double widthOf(const Subtree& subtree, bool hidesFailed)
{
    return hidesFailed ? std::max(1U, subtree.solutions + subtree.open) : subtree.leaves;
}

double leftOf(const SearchTree& tree, NodeId node, bool hidesFailed)
{
    double left = 0;
    for (; node != kRoot; node = tree.parent(node)) {
        for (NodeId elder = tree.firstChild(tree.parent(node)); elder != node;
             elder = tree.nextSibling(elder)) {
            const Subtree subtree = tree.subtree(elder);
            if (!hidesFailed || !subtree.failed())
                left += widthOf(subtree, hidesFailed);
        }
    }
    return left;
}

TreeLayout::TreeLayout(const SearchTree& tree, const TreeView& view)
    : m_tree(tree), m_view(view), m_tasks{{kRoot, 0, -1, 0}}
{
}

bool TreeLayout::advance(std::size_t nodes)
{
    for (; nodes > 0 && !m_tasks.empty(); --nodes) {
        const Task task = m_tasks.back();
        m_tasks.pop_back();
        look(task);
    }
    return m_tasks.empty();
}

void TreeLayout::look(Task task)
{
    const Subtree sum = m_tree.subtree(task.node);
    const bool isHidden = m_view.hidesFailed && sum.failed() && task.node != kRoot;
    const double width = isHidden ? 0 : widthOf(sum, m_view.hidesFailed);
    const double right = task.left + width;
    const NodeId sibling = task.node == kRoot ? 0 : m_tree.nextSibling(task.node);
    if (sibling != 0 && right < m_view.right)
        m_tasks.push_back({sibling, task.level, task.parent, right});
    if (isHidden && task.parent >= 0)
        m_items[static_cast<std::size_t>(task.parent)].hidesChildren = true;
    if (isHidden || right <= m_view.left || task.left >= m_view.right ||
        task.level > m_view.lastLevel)
        return;
    // What hangs from the level above the first one is seen by its lines.
    const bool isSeen = task.level + 1 >= m_view.firstLevel;
    if (width < m_view.leastWidth || !hasWideChild(task.node)) {
        if (task.level + sum.height >= m_view.firstLevel)
            addSilhouette(task, sum, width);
        return;
    }
    std::int32_t index = -1;
    if (isSeen) {
        index = static_cast<std::int32_t>(m_items.size());
        TreeItem item;
        item.node = item.lastNode = task.node;
        item.level = task.level;
        item.parent = task.parent;
        item.status = m_tree.status(task.node);
        item.left = task.left;
        item.right = right;
        item.sum = sum;
        m_items.push_back(item);
    }
    if (const NodeId child = m_tree.firstChild(task.node))
        m_tasks.push_back({child, task.level + 1, index, task.left});
}

// Or has none, or nothing is summed up. Of a node with more children than can be looked at in a
// moment the first ones decide.
bool TreeLayout::hasWideChild(NodeId node) const
{
    constexpr int kMostChildren = 4096;
    NodeId child = m_view.leastWidth > 1 ? m_tree.firstChild(node) : 0;
    if (child == 0)
        return true;
    for (int i = 0; i < kMostChildren && child != 0; ++i, child = m_tree.nextSibling(child)) {
        const Subtree sum = m_tree.subtree(child);
        const bool isHidden = m_view.hidesFailed && sum.failed();
        if (!isHidden && widthOf(sum, m_view.hidesFailed) >= m_view.leastWidth)
            return true;
    }
    return false;
}

// Joins the silhouette left of it while both are too narrow to be seen.
void TreeLayout::addSilhouette(const Task& task, const Subtree& sum, double width)
{
    if (!m_items.empty()) {
        TreeItem& last = m_items.back();
        const bool joins = last.isSilhouette() && last.parent == task.parent &&
                           last.level == task.level && last.right == task.left &&
                           width < m_view.leastWidth && last.right - last.left < m_view.leastWidth;
        if (joins) {
            last.right += width;
            ++last.roots;
            last.lastNode = task.node;
            last.sum.nodes += sum.nodes;
            last.sum.leaves += sum.leaves;
            last.sum.solutions += sum.solutions;
            last.sum.open += sum.open;
            last.sum.height = std::max(last.sum.height, sum.height);
            return;
        }
    }
    TreeItem item;
    item.node = item.lastNode = task.node;
    item.roots = 1;
    item.level = task.level;
    item.parent = task.parent;
    item.status = m_tree.status(task.node);
    item.left = task.left;
    item.right = task.left + width;
    item.sum = sum;
    m_items.push_back(item);
}

} // namespace clew
