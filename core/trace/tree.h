// The search tree of a trace, grown a bounded number of events at a time.

#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/trace/trace.h"

namespace clew {

enum class NodeStatus : std::uint8_t {
    Open,     ///< opened, and the search has not left it
    Branch,   ///< has children
    Fail,     ///< left without children and without a solution
    Solution, ///< a solution was found standing at it
};

class SearchTree
{
public:
    explicit SearchTree(std::shared_ptr<const Trace> trace);

    /// Reads at most `maxEvents` more events. True if anything was new.
    bool update(std::uint64_t maxEvents);
    [[nodiscard]] std::uint64_t eventsRead() const { return m_read; }

    /// Number of nodes, the root (node 0) included.
    [[nodiscard]] NodeId size() const { return static_cast<NodeId>(m_nodes.size()); }
    [[nodiscard]] NodeId parent(NodeId node) const { return m_nodes[node].parent; }
    /// 0 if there is none: the root is nobody's child.
    [[nodiscard]] NodeId firstChild(NodeId node) const { return m_nodes[node].firstChild; }
    [[nodiscard]] NodeId lastChild(NodeId node) const { return m_nodes[node].lastChild; }
    [[nodiscard]] NodeId nextSibling(NodeId node) const { return m_nodes[node].nextSibling; }
    [[nodiscard]] std::uint32_t depth(NodeId node) const { return m_nodes[node].depth; }
    [[nodiscard]] NodeStatus status(NodeId node) const { return m_nodes[node].status; }
    [[nodiscard]] std::uint32_t maxDepth() const { return m_maxDepth; }

private:
    struct Node
    {
        NodeId parent = kRoot;
        NodeId firstChild = 0;
        NodeId lastChild = 0;
        NodeId nextSibling = 0;
        std::uint32_t depth = 0;
        NodeStatus status = NodeStatus::Open;
    };

    void open();
    void leave();

    std::shared_ptr<const Trace> m_trace;
    std::vector<Node> m_nodes;
    NodeId m_current = kRoot;
    std::uint64_t m_read = 0;
    std::uint32_t m_maxDepth = 0;
};

} // namespace clew
