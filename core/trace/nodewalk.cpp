#include "core/trace/nodewalk.h"

#include <algorithm>

namespace clew {

NodeWalk NodeWalk::at(const Trace& trace, std::uint64_t events)
{
    NodeWalk walk;
    std::uint64_t from = 0;
    if (const auto keyframe = trace.keyframe(events)) {
        from = keyframe->events;
        walk.m_node = keyframe->node;
        walk.m_nodeCount = keyframe->nodeCount;
        walk.m_depth = static_cast<std::uint32_t>(trace.path(*keyframe).size() - 1);
    }
    for (; from < events; ++from)
        walk.apply(trace.event(from), trace);
    return walk;
}

std::vector<NodeId> pathTo(NodeId node, const Trace& trace)
{
    std::vector<NodeId> path;
    for (NodeId at = node; at != kRoot; at = trace.node(at).parent)
        path.push_back(at);
    path.push_back(kRoot);
    std::ranges::reverse(path);
    return path;
}

} // namespace clew
