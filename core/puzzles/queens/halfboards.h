// All ways to fill one half of a board, sorted by what the other half must leave free.

#pragma once

#include <span>
#include <vector>

#include "core/puzzles/queens/blocks.h"
#include "core/puzzles/queens/pairs.h"

namespace clew::queens {

/// Lines from the border of a board inwards.
struct Half
{
    std::vector<OpenLine> lines = {}; ///< to be filled, and the first one beyond
    bool isSecond = false;            ///< they end where the lines of the other half do
    Places cover = 0;                 ///< places that its queens must take
};

/// The two halves of a board whose first and last place are given. The queens of the first take
/// those places of the `split` lowest others that are in `first`, those of the second the rest.
std::array<Half, 2> halvesOf(const QueensProblem& problem, Places first, std::uint32_t split);

class HalfBoards
{
public:
    using Word = PairCounter::Word;

    /// How many bits a word has: a diagonal that both halves may use each.
    static constexpr unsigned wordBits(std::uint32_t size) { return 2 * (size - 3); }

    HalfBoards(std::uint32_t size, std::uint32_t split);

    /// All ways to fill the half whose outermost queen stands in one of the classes. Returns the
    /// nodes.
    std::uint64_t fill(BlockCounter& counter, const Half& half, std::span<const Places> classes);

    [[nodiscard]] std::uint64_t bytes() const;

    /// So many sets of places that are not split off beforehand.
    [[nodiscard]] std::size_t sets() const { return m_sets; }
    /// Words of the half boards that take this set of them, class after class.
    [[nodiscard]] std::span<const Word> words(std::size_t set) const;
    /// Those of one class only.
    [[nodiscard]] std::span<const Word> words(std::size_t set, std::size_t number) const;

private:
    void append(BlockCounter::Path path, const BlockCounter::Block& block, std::size_t boards,
                std::uint32_t* counts);
    void sort(std::span<const std::size_t> ends);
    [[nodiscard]] std::span<const Word> between(std::size_t group, std::size_t end) const;

    std::uint32_t m_size;
    std::uint32_t m_split;
    std::size_t m_sets;
    bool m_isSecond = false;
    std::uint32_t m_distance = 0; ///< from the last line to the first one beyond
    std::size_t m_classes = 0;
    std::size_t m_boards = 0;
    std::vector<std::uint16_t> m_unsortedSets; ///< of each board as it was found
    std::vector<Word> m_unsorted;
    std::vector<std::uint32_t> m_counts; ///< for each class and set; while sorting the next place
    std::vector<std::uint32_t> m_begins; ///< for each set and class, and the end
    std::vector<Word> m_words;
};

} // namespace clew::queens
