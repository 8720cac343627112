// Counting pairs of words, one of each of two lists, that have no bit in common.
//
// A block of the first list is turned over: a word for each bit tells which words of the block have
// it. For each five bits a table has the words of the block that have none of a set of these, so
// that a word of the second list is tried against the whole block by an operation for five bits
// (the "four Russians": Arlazarov, Dinic, Kronrod, Faradžev, 1970). With AVX2 a block is of 256
// words, with AVX-512 of 512.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace clew::queens {

class PairCounter
{
public:
    using Word = std::uint64_t;

    /// How many words a block has.
    enum class Path {
        One,   ///< as many as a word has bits
        Four,  ///< times as many: AVX2
        Eight, ///< AVX-512
    };

    static constexpr unsigned kMostBits = 40;

    /// The words have no bits but the lowest `bits`.
    explicit PairCounter(unsigned bits, Path path = paths().back());

    /// The most words of a block.
    [[nodiscard]] std::size_t blockSize() const { return blockSize(m_path); }
    /// Takes a block of the first list.
    void load(std::span<const Word> block);
    /// Lets only pairs count from now on that are of words allowed after this.
    void allowNone() { m_allowed = {}; }
    /// Those from `begin` on and before `end`.
    void allow(std::size_t begin, std::size_t end);
    /// The pairs of words allowed with words of the second list.
    [[nodiscard]] std::uint64_t count(std::span<const Word> words) const;

    /// What this processor can do, from the slowest to the fastest.
    static std::vector<Path> paths();

    static constexpr unsigned kChunk = 5; ///< bits
    static constexpr std::size_t kMostChunks = kMostBits / kChunk;
    /// A bit for each word of a block; as many words of it are used as the path says.
    using Set = std::array<Word, 8>;
    /// For each set of bits of a chunk the words without them.
    using Table = std::array<Set, std::size_t{1} << kChunk>;

    struct alignas(64) Tables
    {
        std::array<Word, 512> block; ///< turned over a word for each bit and lane
        std::array<Table, kMostChunks> chunks;
    };

private:
    static std::size_t blockSize(Path path);

    unsigned m_bits;
    Path m_path;
    Path m_loaded = Path::One; ///< the least path that has room for the block
    alignas(64) Set m_allowed{};
    alignas(64) Tables m_tables{};
};

} // namespace clew::queens
