#include "core/trace/tree.h"

#include <algorithm>
#include <utility>

namespace clew {

SearchTree::SearchTree(std::shared_ptr<const Trace> trace, bool isCut)
    : m_trace(std::move(trace)), m_isCut(isCut), m_path{{.node = append()}}
{
}

bool SearchTree::update(std::uint64_t maxEvents)
{
    // Complete first: nothing is appended after that.
    const bool complete = m_trace->complete();
    const std::uint64_t size = m_trace->size();
    const std::uint64_t end = std::min(size, m_read + maxEvents);
    const bool any = m_read < end;
    const bool wasMarked = std::exchange(m_currentMarked, false);
    if (wasMarked)
        markCurrent(~0U);
    for (; m_read < end; ++m_read) {
        const Event event = m_trace->event(m_read);
        switch (event.kind()) {
        case EventKind::Decide:
            open();
            break;
        case EventKind::Visit:
            visit(event.node());
            break;
        case EventKind::Solution:
            setStatus(NodeStatus::Solved);
            break;
        case EventKind::Conflict:
            if (at(m_path.back().node).status() == NodeStatus::Open)
                setStatus(NodeStatus::Fail);
            break;
        case EventKind::Assign:
        case EventKind::Remove:
            break;
        }
    }
    const bool goesOn = m_isCut || !complete || m_read < size;
    if (goesOn && at(m_path.back().node).status() != NodeStatus::Open) {
        m_currentMarked = true;
        markCurrent(1);
    }
    settle();
    return any || wasMarked != m_currentMarked;
}

std::uint32_t SearchTree::depth(NodeId node) const
{
    std::uint32_t depth = 0;
    for (; node != kRoot; node = parent(node))
        ++depth;
    return depth;
}

Subtree SearchTree::subtree(NodeId node) const
{
    const Node& root = at(node);
    return {root.nodes, root.leaves, root.solutions, root.open, root.height()};
}

NodeId SearchTree::append()
{
    if (m_size % kChunk == 0)
        m_chunks.push_back(std::make_unique<Node[]>(kChunk));
    return m_size++;
}

void SearchTree::open()
{
    const NodeId child = append();
    Step& here = m_path.back();
    Node& parent = at(here.node);
    if (parent.lastChild == 0) {
        at(child).sibling = child;
    } else {
        at(child).sibling = std::exchange(at(parent.lastChild).sibling, child);
        ++here.leaves;
    }
    parent.lastChild = child;
    at(child).parent = here.node;
    ++here.nodes;
    ++here.open;
    if (parent.status() != NodeStatus::Solved)
        setStatus(NodeStatus::Branch);
    m_path.push_back({.node = child});
}

// Back along the path to the node or the deepest of its ancestors there, and down again (compare
// LivePath::visitFar).
void SearchTree::visit(NodeId node)
{
    m_missing.clear();
    for (NodeId up = node;; up = parent(up)) {
        while (m_path.back().node > up) // ids grow along a path
            leaveStep();
        if (m_path.back().node == up)
            break;
        m_missing.push_back(up);
    }
    for (auto next = m_missing.rbegin(); next != m_missing.rend(); ++next)
        m_path.push_back({.node = *next});
}

// Of the node where the search stands.
void SearchTree::setStatus(NodeStatus status)
{
    Step& here = m_path.back();
    const NodeStatus before = at(here.node).status();
    at(here.node).setStatus(status);
    here.open += (status == NodeStatus::Open) - (before == NodeStatus::Open);
    here.solutions += (status == NodeStatus::Solved) - (before == NodeStatus::Solved);
}

void SearchTree::leaveStep()
{
    tellUp(m_path.size() - 1);
    m_path.pop_back();
}

// Adds to the node what is new below it, and hands that on to the one above.
void SearchTree::tellUp(std::size_t step)
{
    const Step news = std::exchange(m_path[step], {.node = m_path[step].node});
    Node& node = at(news.node);
    node.nodes += news.nodes;
    node.leaves += news.leaves;
    node.solutions += news.solutions;
    node.open += news.open;
    if (step == 0)
        return;
    Step& above = m_path[step - 1];
    above.nodes += news.nodes;
    above.leaves += news.leaves;
    above.solutions += news.solutions;
    above.open += news.open;
    Node& parent = at(above.node);
    parent.setHeight(std::max(parent.height(), node.height() + 1));
}

void SearchTree::settle()
{
    for (std::size_t step = m_path.size(); step-- > 0;)
        tellUp(step);
}

void SearchTree::markCurrent(std::uint32_t change)
{
    m_path.back().open += change;
}

} // namespace clew
