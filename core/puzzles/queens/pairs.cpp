#include "core/puzzles/queens/pairs.h"

#include <algorithm>
#include <bit>
#include <utility>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace clew::queens {

namespace {

using Word = PairCounter::Word;
using Set = PairCounter::Set;
using Tables = PairCounter::Tables;

constexpr std::size_t kWordBits = 64;

/// What is dealt with at once, a word in each lane. Word i of a block is in lane i mod lanes.
struct One
{
    using Vector = Word;
};

template<class Way>
constexpr std::size_t kLanes = sizeof(typename Way::Vector) / sizeof(Word);

template<class Way>
[[gnu::always_inline]] inline typename Way::Vector& at(Word* lanes)
{
    return *reinterpret_cast<typename Way::Vector*>(lanes);
}

template<class Way>
[[gnu::always_inline]] inline const typename Way::Vector& at(const Word* lanes)
{
    return *reinterpret_cast<const typename Way::Vector*>(lanes);
}

// Turns a square of bits in each lane over, by halves, quarters and so on; rows from `bits` on are
// not needed.
template<class Way>
[[gnu::always_inline]] inline void turnOver(Word* block, std::size_t bits)
{
    using Vector = typename Way::Vector;
    Word mask = ~Word{0} >> kWordBits / 2;
    for (std::size_t half = kWordBits / 2; half > 0; half /= 2, mask ^= mask << half)
        for (std::size_t from = 0; from < bits; from += 2 * half)
            for (std::size_t row = from; row < from + half; ++row) {
                auto& upper = at<Way>(block + row * kLanes<Way>);
                auto& lower = at<Way>(block + (row + half) * kLanes<Way>);
                const Vector moved = (upper >> half ^ lower) & mask;
                upper ^= moved << half;
                lower ^= moved;
            }
}

template<class Way>
[[gnu::always_inline]] inline void makeTables(Tables& tables, std::size_t bits)
{
    using Vector = typename Way::Vector;
    for (std::size_t first = 0; first < bits; first += PairCounter::kChunk) {
        PairCounter::Table& table = tables.chunks[first / PairCounter::kChunk];
        at<Way>(table[0].data()) = ~Vector{};
        for (std::size_t bit = 0; bit < PairCounter::kChunk; ++bit) {
            const Vector without = first + bit < bits
                                       ? static_cast<Vector>(~at<Way>(tables.block.data() +
                                                                      (first + bit) * kLanes<Way>))
                                       : ~Vector{};
            const std::size_t size = std::size_t{1} << bit;
            for (std::size_t i = 0; i < size; ++i)
                at<Way>(table[size + i].data()) = at<Way>(table[i].data()) & without;
        }
    }
}

template<class Way>
[[gnu::always_inline]] inline void loadBlock(Tables& tables, std::size_t bits,
                                             std::span<const Word> block)
{
    std::ranges::copy(block, tables.block.begin());
    std::fill(tables.block.begin() + static_cast<std::ptrdiff_t>(block.size()),
              tables.block.begin() + kWordBits * kLanes<Way>, 0);
    turnOver<Way>(tables.block.data(), bits);
    makeTables<Way>(tables, bits);
}

// The words of a block allowed that have no bit in common with this one.
template<class Way, std::size_t kChunks>
[[gnu::always_inline]] inline void match(const Tables& tables, Word word,
                                         typename Way::Vector& found)
{
    constexpr Word mask = (Word{1} << PairCounter::kChunk) - 1;
    for (std::size_t chunk = 0; chunk < kChunks; ++chunk)
        found &= at<Way>(tables.chunks[chunk][word >> chunk * PairCounter::kChunk & mask].data());
}

template<std::size_t kChunks>
std::uint64_t countOne(const Tables& tables, const Set& allowed, std::span<const Word> words)
{
    std::uint64_t sum = 0;
    for (const Word word : words) {
        Word found = allowed[0];
        match<One, kChunks>(tables, word, found);
        sum += static_cast<std::uint64_t>(std::popcount(found));
    }
    return sum;
}

void loadOne(Tables& tables, std::size_t bits, std::span<const Word> block)
{
    loadBlock<One>(tables, bits, block);
}

#if defined(__x86_64__) && defined(__GNUC__)

struct Four
{
    using Vector [[gnu::vector_size(32), gnu::may_alias]] = Word;
};

struct Eight
{
    using Vector [[gnu::vector_size(64), gnu::may_alias]] = Word;
};

template<std::size_t kChunks>
[[gnu::target("avx2,popcnt")]] std::uint64_t countFour(const Tables& tables, const Set& allowed,
                                                       std::span<const Word> words)
{
    std::uint64_t sum = 0;
    for (const Word word : words) {
        Four::Vector found = at<Four>(allowed.data());
        match<Four, kChunks>(tables, word, found);
        sum += static_cast<std::uint64_t>(std::popcount(found[0]) + std::popcount(found[1]) +
                                          std::popcount(found[2]) + std::popcount(found[3]));
    }
    return sum;
}

[[gnu::target("avx2")]] void loadFour(Tables& tables, std::size_t bits, std::span<const Word> block)
{
    loadBlock<Four>(tables, bits, block);
}

template<std::size_t kChunks>
[[gnu::target("avx512f,avx512vpopcntdq")]] std::uint64_t
countEight(const Tables& tables, const Set& allowed, std::span<const Word> words)
{
    Eight::Vector sums{};
    for (const Word word : words) {
        Eight::Vector found = at<Eight>(allowed.data());
        match<Eight, kChunks>(tables, word, found);
        sums +=
            reinterpret_cast<Eight::Vector>(_mm512_popcnt_epi64(reinterpret_cast<__m512i>(found)));
    }
    std::uint64_t sum = 0;
    for (std::size_t lane = 0; lane < kLanes<Eight>; ++lane)
        sum += sums[lane];
    return sum;
}

[[gnu::target("avx512f")]] void loadEight(Tables& tables, std::size_t bits,
                                          std::span<const Word> block)
{
    loadBlock<Eight>(tables, bits, block);
}

#else

template<std::size_t kChunks>
constexpr auto countFour = countOne<kChunks>;
template<std::size_t kChunks>
constexpr auto countEight = countOne<kChunks>;
constexpr auto loadFour = loadOne;
constexpr auto loadEight = loadOne;

#endif

using Count = std::uint64_t (*)(const Tables& tables, const Set& allowed,
                                std::span<const Word> words);

// For each path and each number of chunks, from 0.
constexpr auto kCounts = []<std::size_t... kChunks>(std::index_sequence<kChunks...>)
{
    return std::array<std::array<Count, sizeof...(kChunks)>, 3>{
        {{countOne<kChunks>...}, {countFour<kChunks>...}, {countEight<kChunks>...}}};
}
(std::make_index_sequence<PairCounter::kMostChunks + 1>());

} // namespace

PairCounter::PairCounter(unsigned bits, Path path) : m_bits(bits), m_path(path) {}

std::vector<PairCounter::Path> PairCounter::paths()
{
    std::vector<Path> paths{Path::One};
#if defined(__x86_64__) && defined(__GNUC__)
    if (__builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("popcnt") != 0)
        paths.push_back(Path::Four);
    if (paths.size() == 2 && __builtin_cpu_supports("avx512vpopcntdq") != 0)
        paths.push_back(Path::Eight);
#endif
    return paths;
}

std::size_t PairCounter::blockSize(Path path)
{
    constexpr std::array<std::size_t, 3> kLanesOf{1, 4, 8};
    return kWordBits * kLanesOf.at(static_cast<std::size_t>(path));
}

void PairCounter::load(std::span<const Word> block)
{
    constexpr std::array kLoads{loadOne, loadFour, loadEight};
    m_loaded = m_path;
    if (m_path == Path::Eight && block.size() <= blockSize(Path::Four))
        m_loaded = Path::Four;
    kLoads.at(static_cast<std::size_t>(m_loaded))(m_tables, m_bits, block);
}

void PairCounter::allow(std::size_t begin, std::size_t end)
{
    const std::size_t lanes = blockSize(m_loaded) / kWordBits;
    const auto rowsBefore = [&](std::size_t i, std::size_t lane) {
        const std::size_t rows = (i + lanes - 1 - lane) / lanes;
        return rows == kWordBits ? ~Word{0} : (Word{1} << rows) - 1;
    };
    for (std::size_t lane = 0; lane < lanes; ++lane)
        m_allowed[lane] |= rowsBefore(end, lane) & ~rowsBefore(begin, lane);
}

std::uint64_t PairCounter::count(std::span<const Word> words) const
{
    const std::size_t chunks = (m_bits + kChunk - 1) / kChunk;
    return kCounts.at(static_cast<std::size_t>(m_loaded)).at(chunks)(m_tables, m_allowed, words);
}

} // namespace clew::queens
