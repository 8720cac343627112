// Where the part of a search tree that is looked at lies, with the rest summed up as silhouettes.
//
// Every subtree owns an interval of the width as wide as it has leaves, its root stands in the
// middle of it, its children share it in order. So nothing ever overlaps, equal subtrees are drawn
// equally, and no place depends on what is in sight: one zooms without anything jumping. (A contour
// layout, Reingold and Tilford 1981, is narrower but must look at the whole tree for one node; this
// one looks at what is seen, and its sums grow with the search.)
//
// The layout is computed in bounded steps: a tree of 10^7 nodes costs what is drawn of it.

#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/trace/tree.h"

namespace clew {

/// What is asked for. Widths are in leaves, from the left edge of the tree.
struct TreeView
{
    double left = 0;
    double right = std::numeric_limits<double>::infinity();
    std::uint32_t firstLevel = 0;
    std::uint32_t lastLevel = std::numeric_limits<std::uint32_t>::max();
    double leastWidth = 0; ///< narrower subtrees, and what has only such children, are silhouettes
    bool hidesFailed = false; ///< leaves out subtrees without solutions or open nodes
};

/// A node; or a subtree whose children are too small to be distinguished; or neighbouring subtrees,
/// themselves too small, between larger ones. So a node that is drawn shows how it branches.
struct TreeItem
{
    NodeId node = kRoot;     ///< of a silhouette the first root
    NodeId lastNode = kRoot; ///< of a silhouette the last root; of a node itself
    std::uint32_t roots = 0; ///< how many subtrees a silhouette stands for; 0: a node
    std::uint32_t level = 0;
    std::int32_t parent = -1; ///< index of the item it hangs from, -1 if that is not seen
    NodeStatus status = NodeStatus::Open;
    bool hidesChildren = false; ///< of a node: failed subtrees below are left out
    double left = 0;
    double right = 0;
    Subtree sum; ///< all that it stands for; of a node everything below it, too

    [[nodiscard]] bool isSilhouette() const { return roots > 0; }
    [[nodiscard]] double middle() const { return (left + right) / 2; }
};

/// The width of a subtree in a layout.
double widthOf(const Subtree& subtree, bool hidesFailed);
/// Where the node's interval begins. Looks at the elder siblings of the node and its ancestors.
double leftOf(const SearchTree& tree, NodeId node, bool hidesFailed);

class TreeLayout
{
public:
    /// `tree` must outlive the layout and not be updated until it is complete.
    TreeLayout(const SearchTree& tree, const TreeView& view);

    /// Looks at no more than `nodes` further nodes; true when the layout is complete.
    bool advance(std::size_t nodes);
    /// In the order of the tree: parents before children, left before right.
    [[nodiscard]] std::span<const TreeItem> items() const { return m_items; }
    [[nodiscard]] std::vector<TreeItem> takeItems() { return std::move(m_items); }

private:
    /// A node to be looked at, and after it its younger siblings.
    struct Task
    {
        NodeId node;
        std::uint32_t level;
        std::int32_t parent;
        double left;
    };

    void look(Task task);
    [[nodiscard]] bool hasWideChild(NodeId node) const;
    void addSilhouette(const Task& task, const Subtree& sum, double width);

    const SearchTree& m_tree;
    TreeView m_view;
    std::vector<Task> m_tasks;
    std::vector<TreeItem> m_items;
};

} // namespace clew
