// Where a search stands: the path from the root to the present node with the events that hold
// there.
//
// This is the whole meaning of the event stream. At any moment the *live* events are those of the
// nodes on the path, each node contributing what was posted while the search stood at it before it
// went on to the next node of the path. `Visit` of a node on the path drops everything after the
// last event that was live when its child was opened. `Visit` of a node elsewhere (breadth-first
// search) rebuilds its path, taking of each node its `Decide` and what directly followed it; a
// search that jumps must therefore post a node's own deductions right after opening it.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/search/event.h"

namespace clew {

class Trace;

class LivePath
{
public:
    struct Entry
    {
        NodeId node;
        std::uint32_t begin; ///< index of the node's `Decide` in live(); 0 for the root
    };

    LivePath() { clear(); }

    /// The search stands at the root and nothing holds.
    void clear();

    /// Applies one event. `opened` is the id of the node it opens, if it is a Decide; `trace` is
    /// asked for nodes off the path only and must hold all events up to this one.
    [[gnu::always_inline]] void apply(Event event, NodeId opened, const Trace& trace)
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

    /// Takes back `event`, the last one applied; impossible for a Visit.
    void undo(Event event);

    /// Sets the path from a keyframe: the nodes from the root on, and the live events there, of
    /// which as many are Decide events as there are nodes but the root.
    void restore(std::span<const NodeId> path, std::vector<Event> live);

    /// How many of the first live events have stood unchanged since this was last asked.
    std::size_t takeUnchanged();

    [[nodiscard]] std::span<const Event> live() const { return m_live; }
    [[nodiscard]] std::span<const Entry> path() const { return m_path; }
    [[nodiscard]] NodeId node() const { return m_path.back().node; }
    [[nodiscard]] std::uint32_t depth() const
    {
        return static_cast<std::uint32_t>(m_path.size()) - 1;
    }

private:
    // Nearly always the search goes back to the parent.
    void visit(NodeId node, const Trace& trace)
    {
        const std::size_t size = m_path.size();
        if (size >= 2 && m_path[size - 2].node == node)
            truncateTo(size - 1);
        else if (m_path.back().node != node)
            visitFar(node, trace);
    }
    // Keeps the first `pathSize` nodes of the path, fewer than there are.
    void truncateTo(std::size_t pathSize)
    {
        const std::size_t size = m_path[pathSize].begin;
        m_live.erase(m_live.begin() + static_cast<std::ptrdiff_t>(size), m_live.end());
        m_unchanged = std::min(m_unchanged, size);
        m_path.erase(m_path.begin() + static_cast<std::ptrdiff_t>(pathSize), m_path.end());
    }
    /// A branch as it was built up again: what belongs to its nodes never changes any more. A
    /// search that jumps between deep branches copies them, where it would read thousands of nodes.
    struct Branch
    {
        std::vector<Entry> nodes = {};  ///< `begin` in `events`
        std::vector<Event> events = {}; ///< of these nodes
        [[nodiscard]] std::size_t end(std::size_t node) const
        {
            return node + 1 < nodes.size() ? nodes[node + 1].begin : events.size();
        }
    };
    struct InBranch
    {
        Branch* branch = nullptr; ///< null: in none
        std::size_t node = 0;     ///< of its nodes
    };

    void visitFar(NodeId node, const Trace& trace);
    void reopen(NodeId node, const Trace& trace);
    [[nodiscard]] InBranch keptBranchOf(NodeId node);
    void append(const Branch& branch, std::size_t from, std::size_t last);
    void keep(std::size_t pathSize);
    void lengthen(Branch& branch, std::size_t pathSize);

    std::vector<Event> m_live;
    std::vector<Entry> m_path;
    std::size_t m_unchanged = 0;
    std::array<Branch, 4> m_branches; ///< the last long ones
    std::size_t m_nextBranch = 0;     ///< whose place the next one takes
};

} // namespace clew
