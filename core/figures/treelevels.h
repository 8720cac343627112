// A tree too large to be drawn node by node, level by level: where the nodes of a level lie below
// those above them, and how many there are.
//
// As in the layout of trees, each node owns an interval as wide as it has leaves. The intervals of
// a level never overlap, so that a cell of the picture can say exactly which part of it belongs to
// nodes of which kind, however many they are. Levels are merged where there are too many.

#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/trace/tree.h"

namespace clew {

class TreeLevels
{
public:
    static constexpr std::size_t kKinds = 3;
    static constexpr std::size_t kColumns = 200;
    static constexpr std::size_t kMostRows = 80;

    using Shares = std::array<double, kKinds>;
    struct Row
    {
        std::array<std::uint64_t, kKinds> nodes = {};
        std::vector<Shares> cells;  ///< of each column: the parts that the kinds cover, 1 at most
        std::vector<bool> isSolved; ///< a solution lies in the column

        [[nodiscard]] std::uint64_t sum() const { return nodes[0] + nodes[1] + nodes[2]; }
    };

    /// `kindOf`: below kKinds. None if the token asked to stop.
    static std::optional<TreeLevels> of(const SearchTree& tree,
                                        const std::function<std::size_t(NodeId)>& kindOf,
                                        const std::stop_token& token);

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] std::uint32_t levelsPerRow() const { return m_levelsPerRow; }
    [[nodiscard]] std::uint64_t most() const; ///< nodes in a row

private:
    void add(std::uint32_t level, double left, double right, std::size_t kind, bool isSolved);

    std::vector<Row> m_rows;
    std::uint32_t m_levelsPerRow = 1;
};

} // namespace clew
