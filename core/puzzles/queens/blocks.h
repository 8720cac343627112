// Counting all ways to fill lines with queens, many boards at a time.
//
// A depth-first search of this kind mispredicts about one branch a node, which costs more than all
// else. So the boards of a line are kept in blocks: a pass over a block puts one queen more on each
// board and appends those that can go on to the block of the next line, all without a branch; a
// block that is full is worked off first. With AVX2 eight boards go at once, with AVX-512 sixteen;
// all ways count the same nodes.

#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "core/puzzles/queens/queens.h"
#include "core/search/sharedcontrol.h"

namespace clew::queens {

using Places = std::uint32_t; ///< a bit for each place of a line

/// A line to be filled.
struct OpenLine
{
    Places open = 0;         ///< not attacked by given queens
    std::uint32_t shift = 0; ///< lines from the one filled before
    std::uint32_t number = 0;
};
/// The columns without a given queen.
std::vector<OpenLine> openLines(const QueensProblem& problem);

class BlockCounter
{
public:
    /// How many boards go at once.
    enum class Path {
        One,
        Eight,   ///< AVX2
        Sixteen, ///< AVX-512
    };

    explicit BlockCounter(SharedControl& control, Path path = paths().back());

    /// All ways to put a queen on each of these lines; the nodes are queens put.
    Counters count(std::span<const OpenLine> lines);

    struct Block;
    /// Takes the first `boards` boards of a block.
    using Sink = std::function<void(const Block& block, std::size_t boards)>;
    /// Gives `sink` all ways to put a queen on each of these lines but the last, which must have a
    /// free place left, so that the queens take all places of `cover`. Returns the nodes.
    std::uint64_t fill(std::span<const OpenLine> lines, Places cover, const Sink& sink);

    /// What this processor can do, from the slowest to the fastest.
    static std::vector<Path> paths();
    [[nodiscard]] Path path() const { return m_path; }

    static constexpr std::size_t kBoards = 512;

    /// What the queens of the lines before attack, and what places that leaves; a column for each.
    struct alignas(64) Block
    {
        // The last sixteen are for whole vectors written beyond the end.
        using Column = std::array<Places, kBoards + 16>;
        Column taken;
        Column rising;
        Column falling;
        Column free;
    };

private:
    void begin(std::span<const OpenLine> lines);
    void work(std::size_t line, std::size_t boards);
    void finish(std::size_t boards);

    SharedControl& m_control;
    Path m_path;
    std::span<const OpenLine> m_lines;
    Places m_cover = 0;
    const Sink* m_sink = nullptr; ///< null: the boards are counted
    std::unique_ptr<std::array<Block, kMaxBitmaskSize>> m_blocks;
    Counters m_counters;
    std::uint64_t m_reported = 0; ///< nodes that the control knows of
};

} // namespace clew::queens
