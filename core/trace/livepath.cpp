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
    m_branches = {};
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

namespace {

constexpr std::size_t kLongBranch = 64;                        // nodes; shorter ones are not kept
constexpr std::size_t kMostKeptEvents = std::size_t{1} << 18U; // of a branch

// Not at each of thousands of steps up: where what has been added to a branch is long, too, some
// more or less do not matter.
bool isLookedAt(std::size_t step)
{
    return step < 32 || (step & (step - 1)) == 0;
}

} // namespace

// To a node that may be on the path or not: goes back to the deepest one on the path that is the
// node or an ancestor of it, and from there down again.
void LivePath::visitFar(NodeId node, const Trace& trace)
{
    std::vector<NodeId> missing; // below what is kept, and above it
    std::vector<NodeId> above;
    InBranch kept;
    std::size_t common = m_path.size();
    for (NodeId at = node;; at = trace.node(at).parent) {
        while (m_path[common - 1].node > at) // ids grow along a path
            --common;
        if (m_path[common - 1].node == at)
            break;
        if (kept.branch == nullptr && isLookedAt(missing.size()) &&
            (kept = keptBranchOf(at)).branch != nullptr) {
            at = kept.branch->nodes.front().node; // and on to where it begins
            continue;
        }
        (kept.branch == nullptr ? missing : above).push_back(at);
    }
    std::size_t from = 0; // of what is kept: some of it may be on the path
    if (kept.branch != nullptr) {
        const auto& nodes = kept.branch->nodes;
        while (from <= kept.node && common + from < m_path.size() &&
               m_path[common + from].node == nodes[from].node && above.empty())
            ++from;
    }
    if (common + from < m_path.size())
        truncateTo(common + from);
    for (auto next = above.rbegin(); next != above.rend(); ++next)
        reopen(*next, trace);
    if (kept.branch != nullptr && from <= kept.node)
        append(*kept.branch, from, kept.node);
    const std::size_t size = m_path.size();
    for (auto next = missing.rbegin(); next != missing.rend(); ++next)
        reopen(*next, trace);
    if (kept.branch == nullptr && missing.size() >= kLongBranch)
        keep(size);
    else if (kept.branch != nullptr && kept.node + 1 == kept.branch->nodes.size())
        lengthen(*kept.branch, size);
}

LivePath::InBranch LivePath::keptBranchOf(NodeId node)
{
    for (Branch& branch : m_branches) {
        const auto found = std::ranges::lower_bound(branch.nodes, node, {}, &Entry::node);
        if (found != branch.nodes.end() && found->node == node)
            return {&branch, static_cast<std::size_t>(found - branch.nodes.begin())};
    }
    return {};
}

// These nodes of the branch, the last one included.
void LivePath::append(const Branch& branch, std::size_t from, std::size_t last)
{
    const std::size_t begin = branch.nodes[from].begin;
    const auto shift = static_cast<std::uint32_t>(m_live.size() - begin);
    const auto at = [](std::size_t index) { return static_cast<std::ptrdiff_t>(index); };
    m_live.insert(m_live.end(), branch.events.begin() + at(begin),
                  branch.events.begin() + at(branch.end(last)));
    for (std::size_t i = from; i <= last; ++i)
        m_path.push_back({branch.nodes[i].node, branch.nodes[i].begin + shift});
}

// What was opened again behind the first nodes of the path.
void LivePath::keep(std::size_t pathSize)
{
    Branch& branch = m_branches[m_nextBranch];
    m_nextBranch = (m_nextBranch + 1) % m_branches.size();
    branch = {};
    lengthen(branch, pathSize);
}

void LivePath::lengthen(Branch& branch, std::size_t pathSize)
{
    if (pathSize == m_path.size())
        return;
    const std::size_t begin = m_path[pathSize].begin;
    if (branch.events.size() + m_live.size() - begin > kMostKeptEvents)
        return;
    const auto shift = static_cast<std::uint32_t>(branch.events.size() - begin);
    for (std::size_t i = pathSize; i < m_path.size(); ++i)
        branch.nodes.push_back({m_path[i].node, m_path[i].begin + shift});
    branch.events.insert(branch.events.end(), m_live.begin() + static_cast<std::ptrdiff_t>(begin),
                         m_live.end());
}

// The search left the node at the latest by the Visit that brought us here.
void LivePath::reopen(NodeId node, const Trace& trace)
{
    m_path.push_back({node, static_cast<std::uint32_t>(m_live.size())});
    forOwnEvents(trace, node,
                 [this](std::uint64_t /*index*/, Event event) { m_live.push_back(event); });
}

} // namespace clew
