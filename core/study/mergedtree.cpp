#include "core/study/mergedtree.h"

#include <algorithm>

#include "core/trace/nodewalk.h"
#include "core/trace/recorder.h"

namespace clew {

namespace {

constexpr std::uint64_t kMergedEventsPerLook = 1U << 16U;

enum class PlaceEnd : std::uint8_t { None, Failed, Solved };

class TreeMerger
{
public:
    TreeMerger(const Comparison& comparison, const std::stop_token& token)
        : m_comparison(comparison), m_token(token)
    {
    }

    Result<MergedTree> merge()
    {
        for (std::size_t side = 0; side < 2; ++side)
            readEnds(side);
        linkChildren();
        write();
        if (m_token.stop_requested())
            return fail(phrase("Comparison", "The comparison was cancelled."));
        findNodes();
        count();
        return std::move(m_tree);
    }

private:
    /// A place of the comparison with the way through its children.
    struct Link
    {
        std::uint32_t child = 0;   ///< the first; 0: none
        std::uint32_t sibling = 0; ///< the next; 0: none
        NodeId node = kRoot;       ///< in the tree that is made
    };

    [[nodiscard]] Event decisionOf(std::size_t side, NodeId node) const
    {
        const Trace& trace = *m_comparison.sides[side].trace;
        return trace.event(trace.node(node).event);
    }

    // How each node ended, of those that were compared.
    void readEnds(std::size_t side)
    {
        const Trace& trace = *m_comparison.sides[side].trace;
        const std::size_t nodes = m_comparison.counterparts[side].size();
        auto& ends = m_ends[side];
        ends.assign(nodes, PlaceEnd::None);
        const std::uint64_t end = std::min(trace.size(), kMostComparedEvents);
        NodeWalk walk;
        for (std::uint64_t i = 0; i < end; ++i) {
            if (i % kMergedEventsPerLook == 0 && m_token.stop_requested())
                return;
            const Event event = trace.event(i);
            if (event.kind() == EventKind::Decide && walk.nodeCount() >= nodes)
                return;
            walk.apply(event, trace);
            PlaceEnd& reached = ends[walk.node()];
            if (event.kind() == EventKind::Solution)
                reached = PlaceEnd::Solved;
            else if (event.kind() == EventKind::Conflict && reached == PlaceEnd::None)
                reached = PlaceEnd::Failed;
        }
    }

    // In the order of the first search, then of the second.
    void linkChildren()
    {
        const auto& places = m_comparison.merged;
        m_links.assign(places.size(), {});
        for (auto i = static_cast<std::uint32_t>(places.size()); i-- > 1;) {
            Link& parent = m_links[places[i].parent];
            m_links[i].sibling = parent.child;
            parent.child = i;
        }
    }

    void write()
    {
        const auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control); // completes the trace when it goes
        m_tree.trace = trace;
        m_tree.origins.assign(1, {});
        writeEnd(recorder, 0);
        std::vector<std::uint32_t> open;
        if (m_links[0].child != 0)
            open.push_back(m_links[0].child);
        while (!open.empty()) {
            const std::uint32_t place = open.back();
            open.pop_back();
            if (m_tree.origins.size() % kMergedEventsPerLook == 0 && m_token.stop_requested())
                return;
            const NodeId parent = m_links[m_comparison.merged[place].parent].node;
            if (recorder.node() != parent)
                recorder.visit(parent);
            const auto& nodes = m_comparison.merged[place].nodes;
            const std::size_t side = nodes[0] != kRoot ? 0 : 1;
            recorder.write(decisionOf(side, nodes[side]));
            m_links[place].node = recorder.node();
            m_tree.origins.push_back(nodes);
            writeEnd(recorder, place);
            if (m_links[place].sibling != 0)
                open.push_back(m_links[place].sibling);
            if (m_links[place].child != 0)
                open.push_back(m_links[place].child);
        }
    }

    void writeEnd(Recorder& recorder, std::uint32_t place)
    {
        auto end = PlaceEnd::None;
        for (std::size_t side = 0; side < 2; ++side) {
            const NodeId node = m_comparison.merged[place].nodes[side];
            if (node != kRoot || place == 0)
                end = std::max(end, m_ends[side][node]);
        }
        if (end == PlaceEnd::Solved)
            recorder.solution();
        else if (end == PlaceEnd::Failed)
            recorder.conflict(0, 0);
    }

    // Parents have lower numbers than their children.
    void findNodes()
    {
        for (std::size_t side = 0; side < 2; ++side) {
            auto& nodeOf = m_tree.nodeOf[side];
            nodeOf.assign(m_comparison.counterparts[side].size(), kRoot);
            std::vector<std::uint32_t> placeOf(nodeOf.size());
            for (std::uint32_t place = 1; place < m_links.size(); ++place)
                placeOf[m_comparison.merged[place].nodes[side]] = place;
            placeOf[kRoot] = 0;
            const Trace& trace = *m_comparison.sides[side].trace;
            for (NodeId node = 1; node < nodeOf.size(); ++node) {
                if (placeOf[node] == 0)
                    placeOf[node] = placeAgain(side, placeOf[trace.node(node).parent], node);
                nodeOf[node] = m_links[placeOf[node]].node;
            }
        }
    }

    // Where a search that was begun again made the decision first.
    [[nodiscard]] std::uint32_t placeAgain(std::size_t side, std::uint32_t parent,
                                           NodeId node) const
    {
        const Event decision = decisionOf(side, node);
        std::uint32_t place = m_links[parent].child;
        while (place != 0 &&
               m_tree.trace->event(m_tree.trace->node(m_links[place].node).event) != decision)
            place = m_links[place].sibling;
        return place;
    }

    void count()
    {
        for (std::size_t side = 0; side < 2; ++side) {
            auto& before = m_tree.onlyBefore[side];
            before.reserve(m_tree.origins.size() + 1);
            before.push_back(0);
            for (const auto& origin : m_tree.origins)
                before.push_back(before.back() +
                                 (origin[side] != kRoot && origin[1 - side] == kRoot ? 1U : 0U));
        }
    }

    const Comparison& m_comparison;
    const std::stop_token& m_token;
    std::array<std::vector<PlaceEnd>, 2> m_ends;
    std::vector<Link> m_links; ///< by place
    MergedTree m_tree;
};

} // namespace

Result<MergedTree> mergedTree(const Comparison& comparison, const std::stop_token& token)
{
    return TreeMerger(comparison, token).merge();
}

} // namespace clew
