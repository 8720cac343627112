// Subtrees of a search tree that look alike: the same number of children everywhere, in the order
// in which they were opened, with the same ends. Work that was done again, perhaps with other
// values.

#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/trace/tree.h"

namespace clew {

class AlikeSubtrees
{
public:
    /// Of all nodes read so far, in one pass; larger trees than kMostNodes are left out.
    explicit AlikeSubtrees(const SearchTree& tree);

    /// Distinguished by 64-bit hashes.
    [[nodiscard]] bool areAlike(NodeId a, NodeId b) const
    {
        return a < m_shapes.size() && b < m_shapes.size() && m_shapes[a] == m_shapes[b];
    }
    /// How many look like this one, itself included; 0 where the tree was left out.
    [[nodiscard]] std::uint32_t countLike(NodeId node) const;

    static constexpr NodeId kMostNodes = NodeId{1} << 19U; ///< some 10 ms

private:
    std::vector<std::uint64_t> m_shapes; ///< by node
    std::unordered_map<std::uint64_t, std::uint32_t> m_counts;
};

} // namespace clew
