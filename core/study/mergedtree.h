// The trees of two compared searches as one tree: a trace like any other, depth first, in which
// each node is a place of the merged tree (comparison.h), and which of the two searches opened it.
//
// A node fails or is solved if it was for either search. Nodes are numbered in the order of the
// tree: a node and all below it are neighbours.

#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/study/comparison.h"

namespace clew {

struct MergedTree
{
    std::shared_ptr<const Trace> trace; ///< complete
    /// Of each search, by node: its node here. One that made a decision again has that of the
    /// first.
    std::array<std::vector<NodeId>, 2> nodeOf = {};
    /// By node of the tree: that of each search, kRoot if it never opened the place.
    std::vector<std::array<NodeId, 2>> origins = {};
    /// By node, one more at the end: how many before it only this search opened.
    std::array<std::vector<std::uint32_t>, 2> onlyBefore = {};

    /// How many of the nodes [first, end) only that search opened.
    [[nodiscard]] std::uint32_t onlyIn(std::size_t search, NodeId first, NodeId end) const
    {
        return onlyBefore[search][end] - onlyBefore[search][first];
    }
    [[nodiscard]] std::uint32_t only(std::size_t search) const { return onlyBefore[search].back(); }
    /// Without the root.
    [[nodiscard]] std::uint32_t inBoth() const
    {
        return static_cast<std::uint32_t>(origins.size()) - 1 - only(0) - only(1);
    }
};

/// Fails if the token asked to stop.
Result<MergedTree> mergedTree(const Comparison& comparison, const std::stop_token& token = {});

} // namespace clew
