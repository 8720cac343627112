#include "core/trace/livepath.h"

#include <algorithm>
#include <utility>

#include "core/trace/ownevents.h"
#include "core/trace/trace.h"

namespace clew {

void LivePath::clear()
{
    m_live.clear();
    m_unchanged = 0;
    m_path.assign(1, {kRoot, 0});
}

void LivePath::undo(Event event)
{
    assert(event.kind() != EventKind::Visit);
    if (event.changesState()) {
        m_live.pop_back();
        m_unchanged = std::min(m_unchanged, m_live.size());
    }
    if (event.kind() == EventKind::Decide)
        m_path.pop_back();
}

std::size_t LivePath::takeUnchanged()
{
    return std::exchange(m_unchanged, m_live.size());
}

void LivePath::restore(std::span<const NodeId> path, std::vector<Event> live)
{
    const auto differs = std::mismatch(m_live.begin(), m_live.end(), live.begin(), live.end());
    m_unchanged = std::min(m_unchanged, static_cast<std::size_t>(differs.first - m_live.begin()));
    m_live = std::move(live);
    m_path.clear();
    for (const NodeId node : path)
        m_path.push_back({node, 0});
    // The Decide events among the live ones are those of the path's nodes, in order.
    std::size_t depth = 0;
    for (std::uint32_t i = 0; i < m_live.size(); ++i)
        if (m_live[i].kind() == EventKind::Decide)
            m_path[++depth].begin = i;
}

// To a node that may be on the path or not: goes back to the deepest one on the path that is the
// node or an ancestor of it, and from there down again.
void LivePath::visitFar(NodeId node, const Trace& trace)
{
    std::vector<NodeId> missing;
    std::size_t common = m_path.size();
    for (NodeId at = node;; at = trace.node(at).parent) {
        while (m_path[common - 1].node > at) // ids grow along a path
            --common;
        if (m_path[common - 1].node == at)
            break;
        missing.push_back(at);
    }
    if (common < m_path.size())
        truncateTo(common);
    for (auto next = missing.rbegin(); next != missing.rend(); ++next)
        reopen(*next, trace);
}

// The search left the node at the latest by the Visit that brought us here.
void LivePath::reopen(NodeId node, const Trace& trace)
{
    m_path.push_back({node, static_cast<std::uint32_t>(m_live.size())});
    forOwnEvents(trace, node,
                 [this](std::uint64_t /*index*/, Event event) { m_live.push_back(event); });
}

} // namespace clew
