#include "core/trace/liveevents.h"

#include <algorithm>

#include "core/trace/ownevents.h"

namespace clew {

namespace {

// The node that the Decide at this index opened.
NodeId openedAt(const Trace& trace, std::uint64_t index)
{
    NodeId first = 1;
    auto last = static_cast<NodeId>(trace.nodeCount());
    while (first < last) {
        const NodeId middle = first + (last - first) / 2;
        if (trace.node(middle).event < index)
            first = middle + 1;
        else
            last = middle;
    }
    return first;
}

// Appends, last first, what the Visit at `index` brought back; what holds besides is what held at
// the position returned.
std::uint64_t undoVisit(const Trace& trace, std::uint64_t index,
                        std::vector<std::uint64_t>& reversed)
{
    NodeId from = nodeBefore(trace, index);
    NodeId target = trace.event(index).node();
    NodeId left = kRoot; // the last one left on the way up
    while (from != target) {
        if (from > target) { // ids grow along a path
            left = from;
            from = trace.node(from).parent;
        } else {
            std::vector<std::uint64_t> own;
            forOwnEvents(trace, target,
                         [&](std::uint64_t at, Event /*event*/) { own.push_back(at); });
            reversed.insert(reversed.end(), own.rbegin(), own.rend());
            target = trace.node(target).parent;
        }
    }
    return left == kRoot ? index : trace.node(left).event;
}

} // namespace

NodeId nodeBefore(const Trace& trace, std::uint64_t index)
{
    while (index-- > 0) {
        const Event event = trace.event(index);
        if (event.kind() == EventKind::Visit)
            return event.node();
        if (event.kind() == EventKind::Decide)
            return openedAt(trace, index);
    }
    return kRoot;
}

bool goesForth(const Trace& trace, std::uint64_t index)
{
    return trace.event(index).node() > nodeBefore(trace, index);
}

std::vector<std::uint64_t> liveEvents(const Trace& trace, std::uint64_t position)
{
    std::vector<std::uint64_t> reversed;
    while (position > 0) {
        const std::uint64_t index = --position;
        const Event event = trace.event(index);
        if (event.changesState())
            reversed.push_back(index);
        else if (event.kind() == EventKind::Visit)
            position = undoVisit(trace, index, reversed);
    }
    std::ranges::reverse(reversed);
    return reversed;
}

} // namespace clew
