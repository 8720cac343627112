// Where a search stands in its tree, without what holds there: the cheap part of LivePath for
// those who only ask for nodes and depths.

#pragma once

#include <cstdint>
#include <vector>

#include "core/trace/trace.h"

namespace clew {

class NodeWalk
{
public:
    /// At the root: nothing has happened.
    NodeWalk() = default;

    /// After the first `events` events, of which all must be published. Costs at most one stretch
    /// between keyframes and the depth there.
    static NodeWalk at(const Trace& trace, std::uint64_t events);

    /// Applies the next event of the trace.
    void apply(Event event, const Trace& trace)
    {
        if (event.kind() == EventKind::Decide) {
            m_node = m_nodeCount++;
            ++m_depth;
        } else if (event.kind() == EventKind::Visit) {
            visit(event.node(), trace);
        }
    }

    [[nodiscard]] NodeId node() const { return m_node; }
    [[nodiscard]] std::uint32_t depth() const { return m_depth; }
    /// How many levels the last Visit left, up to where the ways to the two nodes part.
    [[nodiscard]] std::uint32_t levelsLeft() const { return m_levelsLeft; }
    /// Nodes opened so far, the root included.
    [[nodiscard]] NodeId nodeCount() const { return m_nodeCount; }

private:
    /// Two nodes far from each other, and how far below their nearest common ancestor each is.
    struct FarNodes
    {
        NodeId one = kRoot;
        NodeId other = kRoot;
        std::uint32_t oneBelow = 0;
        std::uint32_t otherBelow = 0;
    };
    static constexpr std::uint32_t kFar = 64; ///< levels

    // Up to the nearest common ancestor and down again; ids grow along a path. Searches that jump
    // between deep branches come again and again by the same two nodes, or by ones above them.
    void visit(NodeId target, const Trace& trace)
    {
        FarNodes way{m_node, target};
        std::uint32_t walked = 0;
        for (NodeId below = target; m_node != below; ++walked) {
            if (m_node == m_far.one && below == m_far.other) {
                way.oneBelow += m_far.oneBelow;
                way.otherBelow += m_far.otherBelow;
                break;
            }
            if (m_node == m_far.other && below == m_far.one) {
                way.oneBelow += m_far.otherBelow;
                way.otherBelow += m_far.oneBelow;
                break;
            }
            if (m_node > below) {
                m_node = trace.node(m_node).parent;
                ++way.oneBelow;
            } else {
                below = trace.node(below).parent;
                ++way.otherBelow;
            }
        }
        m_levelsLeft = way.oneBelow;
        m_depth = m_depth - way.oneBelow + way.otherBelow;
        m_node = target;
        if (walked > kFar)
            m_far = way;
    }

    NodeId m_node = kRoot;
    NodeId m_nodeCount = 1;
    std::uint32_t m_depth = 0;
    std::uint32_t m_levelsLeft = 0;
    FarNodes m_far;
};

/// The nodes from the root to `node`, in this order: growing numbers.
std::vector<NodeId> pathTo(NodeId node, const Trace& trace);

} // namespace clew
