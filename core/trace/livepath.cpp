#include "core/trace/livepath.h"

#include <algorithm>
#include <utility>

#include "core/trace/trace.h"

namespace clew {

void LivePath::clear()
{
    shrinkLive(0);
    m_path.assign(1, {kRoot, 0});
}

void LivePath::apply(Event event, NodeId opened, const Trace& trace)
{
    switch (event.kind()) {
    case EventKind::Decide:
        m_path.push_back({opened, static_cast<std::uint32_t>(m_live.size())});
        m_live.push_back(event);
        break;
    case EventKind::Assign:
    case EventKind::Remove:
        m_live.push_back(event);
        break;
    case EventKind::Visit:
        visit(event.node(), trace);
        break;
    case EventKind::Conflict:
    case EventKind::Solution:
        break;
    }
}

void LivePath::undo(Event event)
{
    assert(event.kind() != EventKind::Visit);
    if (event.changesState())
        shrinkLive(m_live.size() - 1);
    if (event.kind() == EventKind::Decide)
        m_path.pop_back();
}

std::size_t LivePath::takeUnchanged()
{
    return std::exchange(m_unchanged, m_live.size());
}

void LivePath::shrinkLive(std::size_t size)
{
    m_live.resize(size);
    m_unchanged = std::min(m_unchanged, size);
}

void LivePath::restore(NodeId node, std::vector<Event> live, const Trace& trace)
{
    const auto differs = std::mismatch(m_live.begin(), m_live.end(), live.begin(), live.end());
    m_unchanged = std::min(m_unchanged, static_cast<std::size_t>(differs.first - m_live.begin()));
    m_live = std::move(live);
    m_path.clear();
    for (NodeId at = node; at != kRoot; at = trace.node(at).parent)
        m_path.push_back({at, 0});
    m_path.push_back({kRoot, 0});
    std::reverse(m_path.begin(), m_path.end());
    // The Decide events among the live ones are those of the path's nodes, in order.
    std::size_t depth = 0;
    for (std::uint32_t i = 0; i < m_live.size(); ++i)
        if (m_live[i].kind() == EventKind::Decide)
            m_path[++depth].begin = i;
}

void LivePath::visit(NodeId node, const Trace& trace)
{
    // Usually the parent, so look from the end.
    for (std::size_t i = m_path.size(); i-- > 0;) {
        if (m_path[i].node == node) {
            truncateTo(i + 1);
            return;
        }
        if (m_path[i].node < node) // ids grow along a path: it cannot come any more
            break;
    }
    jump(node, trace);
}

void LivePath::truncateTo(std::size_t pathSize)
{
    if (pathSize == m_path.size())
        return;
    shrinkLive(m_path[pathSize].begin);
    m_path.resize(pathSize);
}

void LivePath::jump(NodeId node, const Trace& trace)
{
    std::vector<NodeId> missing;
    NodeId at = node;
    std::size_t common = m_path.size();
    while (true) {
        while (m_path[common - 1].node > at)
            --common;
        if (m_path[common - 1].node == at)
            break;
        missing.push_back(at);
        at = trace.node(at).parent;
    }
    truncateTo(common);
    for (auto next = missing.rbegin(); next != missing.rend(); ++next) {
        std::uint64_t index = trace.node(*next).event;
        m_path.push_back({*next, static_cast<std::uint32_t>(m_live.size())});
        m_live.push_back(trace.event(index));
        // Ends at the latest at the Visit that brought us here.
        while (true) {
            const Event event = trace.event(++index);
            if (event.kind() == EventKind::Decide || event.kind() == EventKind::Visit)
                break;
            if (event.changesState())
                m_live.push_back(event);
        }
    }
}

} // namespace clew
