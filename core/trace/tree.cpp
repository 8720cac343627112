#include "core/trace/tree.h"

#include <algorithm>

namespace clew {

SearchTree::SearchTree(std::shared_ptr<const Trace> trace) : m_trace(std::move(trace)), m_nodes(1)
{
}

bool SearchTree::update(std::uint64_t maxEvents)
{
    const std::uint64_t end = std::min(m_trace->size(), m_read + maxEvents);
    const bool any = m_read < end;
    for (; m_read < end; ++m_read) {
        const Event event = m_trace->event(m_read);
        switch (event.kind()) {
        case EventKind::Decide:
            open();
            break;
        case EventKind::Visit:
            leave();
            m_current = event.node();
            break;
        case EventKind::Solution:
            m_nodes[m_current].status = NodeStatus::Solution;
            break;
        case EventKind::Conflict:
            if (m_nodes[m_current].status == NodeStatus::Open)
                m_nodes[m_current].status = NodeStatus::Fail;
            break;
        case EventKind::Assign:
        case EventKind::Remove:
            break;
        }
    }
    return any;
}

void SearchTree::open()
{
    const NodeId child = size();
    Node& parent = m_nodes[m_current];
    if (parent.status != NodeStatus::Solution)
        parent.status = NodeStatus::Branch;
    if (parent.firstChild == 0)
        parent.firstChild = child;
    else
        m_nodes[parent.lastChild].nextSibling = child;
    parent.lastChild = child;
    Node node;
    node.parent = m_current;
    node.depth = parent.depth + 1;
    m_maxDepth = std::max(m_maxDepth, node.depth);
    m_nodes.push_back(node);
    m_current = child;
}

// A leaf that the search turns its back on has failed, unless it was only put aside for later (a
// partial of a breadth-first search): then it is opened up again by its first child.
void SearchTree::leave()
{
    Node& node = m_nodes[m_current];
    if (node.status == NodeStatus::Open && m_current != kRoot)
        node.status = NodeStatus::Fail;
}

} // namespace clew
