// The events that belong to a node itself: its `Decide` and what directly followed it, up to where
// the search turned to another node. See LivePath.

#pragma once

#include <cstdint>
#include <utility>

#include "core/trace/trace.h"

namespace clew {

/// Calls visit(index, event) for those that change the state, in order. The search must have left
/// the node. There are none where the trace cannot be read (see Trace::fault()).
template<class Visit>
void forOwnEvents(const Trace& trace, NodeId node, Visit&& visit)
{
    std::uint64_t index = trace.node(node).event;
    const Event decide = trace.event(index);
    if (decide.kind() != EventKind::Decide)
        return;
    visit(index, decide);
    while (true) {
        const Event event = trace.event(++index);
        if (event.kind() == EventKind::Decide || event.kind() == EventKind::Visit)
            return;
        if (event.changesState())
            visit(index, event);
    }
}

} // namespace clew
