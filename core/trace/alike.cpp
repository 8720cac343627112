#include "core/trace/alike.h"

#include "core/search/random.h"

namespace clew {

// Children have higher numbers than their parents, and come in the order of opening.
AlikeSubtrees::AlikeSubtrees(const SearchTree& tree)
{
    if (tree.size() > kMostNodes)
        return;
    m_shapes.assign(tree.size(), 0);
    m_counts.reserve(tree.size());
    for (NodeId node = tree.size(); node-- > 0;) {
        std::uint64_t& shape = m_shapes[node];
        shape = SplitMix64(shape + static_cast<std::uint64_t>(tree.status(node)))();
        ++m_counts[shape];
        if (node != kRoot) {
            std::uint64_t& parent = m_shapes[tree.parent(node)];
            parent = SplitMix64(parent)() + shape; // the order counts
        }
    }
}

std::uint32_t AlikeSubtrees::countLike(NodeId node) const
{
    return node < m_shapes.size() ? m_counts.at(m_shapes[node]) : 0;
}

} // namespace clew
