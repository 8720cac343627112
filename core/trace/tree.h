// The search tree of a trace, grown a bounded number of events at a time, with what lies below each
// node summed up. 32 bytes a node, in chunks that never move.

#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/trace/trace.h"

namespace clew {

enum class NodeStatus : std::uint8_t {
    Open,   ///< has neither children nor a contradiction: not looked at any further (yet)
    Branch, ///< has children
    Fail,   ///< without children, and contradictory
    Solved, ///< a solution was found standing at it
};

/// A node and all below it.
struct Subtree
{
    std::uint32_t nodes = 0;
    std::uint32_t leaves = 0;
    std::uint32_t solutions = 0; ///< nodes with this status
    std::uint32_t open = 0;      ///< open nodes, and the node where the search stands
    std::uint32_t height = 0;    ///< levels below the node

    /// Nothing to be found in it, for good.
    [[nodiscard]] bool failed() const { return solutions == 0 && open == 0; }

    friend bool operator==(const Subtree&, const Subtree&) = default;
};

class SearchTree
{
public:
    /// `isCut`: the search was stopped where the trace ends, and would have gone on.
    explicit SearchTree(std::shared_ptr<const Trace> trace, bool isCut = false);

    /// Reads at most `maxEvents` more events, then settles the sums along the path to the node
    /// where the search stands. True if anything was new.
    bool update(std::uint64_t maxEvents);
    [[nodiscard]] std::uint64_t eventsRead() const { return m_read; }
    [[nodiscard]] const std::shared_ptr<const Trace>& trace() const { return m_trace; }

    /// Number of nodes, the root (node 0) included.
    [[nodiscard]] NodeId size() const { return m_size; }
    [[nodiscard]] NodeId parent(NodeId node) const { return at(node).parent; }
    /// 0 if there is none: the root is no child.
    [[nodiscard]] NodeId firstChild(NodeId node) const
    {
        const NodeId last = at(node).lastChild;
        return last == 0 ? 0 : at(last).sibling;
    }
    [[nodiscard]] NodeId lastChild(NodeId node) const { return at(node).lastChild; }
    [[nodiscard]] NodeId nextSibling(NodeId node) const
    {
        return node == at(at(node).parent).lastChild ? 0 : at(node).sibling;
    }
    /// Found by going up to the root.
    [[nodiscard]] std::uint32_t depth(NodeId node) const;
    [[nodiscard]] NodeStatus status(NodeId node) const { return at(node).status(); }
    [[nodiscard]] Subtree subtree(NodeId node) const;
    [[nodiscard]] std::uint32_t maxDepth() const { return at(kRoot).height(); }
    /// Index of the event that made the node; of the root 0, though none did.
    [[nodiscard]] std::uint64_t event(NodeId node) const { return m_trace->node(node).event; }

private:
    // The parent is in the trace, too, but that may be on disk.
    struct Node
    {
        NodeId parent = kRoot;
        NodeId lastChild = 0;
        NodeId sibling = 0; ///< the next one; of the last child the first
        std::uint32_t nodes = 1;
        std::uint32_t leaves = 1;
        std::uint32_t solutions = 0;
        std::uint32_t open = 1;
        std::uint32_t heightAndStatus = 0; ///< the status in the lowest two bits

        [[nodiscard]] std::uint32_t height() const { return heightAndStatus >> 2U; }
        [[nodiscard]] NodeStatus status() const
        {
            return static_cast<NodeStatus>(heightAndStatus & 3U);
        }
        void setHeight(std::uint32_t height)
        {
            heightAndStatus = (height << 2U) | (heightAndStatus & 3U);
        }
        void setStatus(NodeStatus status)
        {
            heightAndStatus = (heightAndStatus & ~3U) | static_cast<std::uint32_t>(status);
        }
    };
    static_assert(sizeof(Node) == 32);
    /// A node on the path to where the search stands, with what its ancestors do not know
    /// yet. Sums wrap around: what is taken away is added, too.
    struct Step
    {
        NodeId node = kRoot;
        std::uint32_t nodes = 0;
        std::uint32_t leaves = 0;
        std::uint32_t solutions = 0;
        std::uint32_t open = 0;
    };
    static constexpr std::uint32_t kChunk = 1U << 15U; ///< nodes: a megabyte

    [[nodiscard]] Node& at(NodeId node) { return m_chunks[node / kChunk][node % kChunk]; }
    [[nodiscard]] const Node& at(NodeId node) const
    {
        return m_chunks[node / kChunk][node % kChunk];
    }
    NodeId append();
    void open();
    void visit(NodeId node);
    void setStatus(NodeStatus status);
    void leaveStep();
    void tellUp(std::size_t step);
    void settle();
    void markCurrent(std::uint32_t change);

    std::shared_ptr<const Trace> m_trace;
    bool m_isCut;
    std::vector<std::unique_ptr<Node[]>> m_chunks;
    NodeId m_size = 0;
    std::vector<Step> m_path;
    std::vector<NodeId> m_missing; ///< scratch of visit()
    std::uint64_t m_read = 0;
    bool m_currentMarked = false;
};

} // namespace clew
