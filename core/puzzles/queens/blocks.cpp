#include "core/puzzles/queens/blocks.h"

#include <bit>

#include "core/puzzles/queens/bitmask.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace clew::queens {

namespace {

using Block = BlockCounter::Block;

/// What a pass leaves: boards in the block that have places left, boards in the next one.
struct Sizes
{
    std::size_t boards;
    std::size_t next;
};

/// How many queens there are left for the places that must be taken, where that is looked at.
enum class Cover { Any, ByTwo, ByOne };

/// What the boards of a block are tried against: the next line, and the one after it.
struct Ahead
{
    Places open;
    std::uint32_t shift;
    Places openAfter;
    std::uint32_t shiftAfter;
    Places noneAfter; ///< all bits if there is no line after the next
    Places cover = 0; ///< must be taken in the end
};

Ahead aheadOf(std::span<const OpenLine> lines, std::size_t line)
{
    const OpenLine& next = lines[line + 1];
    if (line + 2 == lines.size())
        return {next.open, next.shift, 0, 0, ~Places{0}};
    return {next.open, next.shift, lines[line + 2].open, lines[line + 2].shift, 0};
}

// One queen more on each board of `block`: appended to `next` if the two lines ahead have free
// places.
template<Cover kCover>
Sizes pass(Block& block, Sizes sizes, Block& next, const Ahead& ahead)
{
    std::size_t left = 0;
    std::size_t out = sizes.next;
    for (std::size_t k = 0; k < sizes.boards; ++k) {
        const Places free = block.free[k];
        const Places queen = free & (~free + 1);
        const Places rest = free ^ queen;
        const Places taken = block.taken[k] | queen;
        const Places rising = (block.rising[k] | queen) >> ahead.shift;
        const Places falling = (block.falling[k] | queen) << ahead.shift;
        Places nextFree = ahead.open & ~(taken | rising | falling);
        const Places attackedAfter =
            taken | rising >> ahead.shiftAfter | falling << ahead.shiftAfter;
        const Places after = (ahead.openAfter & ~attackedAfter) | ahead.noneAfter;
        std::size_t enough = 1;
        if constexpr (kCover != Cover::Any) {
            const Places missing = ahead.cover & ~taken;
            Places beyond = missing & (missing - 1);
            if constexpr (kCover == Cover::ByTwo)
                beyond &= beyond - 1;
            else
                nextFree &= missing != 0 ? missing : ~Places{0};
            enough = std::size_t{beyond == 0};
        }
        next.taken[out] = taken;
        next.rising[out] = rising;
        next.falling[out] = falling;
        next.free[out] = nextFree;
        out += std::size_t{nextFree != 0} & std::size_t{after != 0} & enough;
        block.taken[left] = block.taken[k];
        block.rising[left] = block.rising[k];
        block.falling[left] = block.falling[k];
        block.free[left] = rest;
        left += std::size_t{rest != 0};
    }
    return {left, out};
}

#if defined(__x86_64__) && defined(__GNUC__)

// For each set of eight lanes their numbers, those in the set first.
constexpr auto kLanesFirst = [] {
    std::array<std::array<std::uint8_t, 8>, 256> orders{};
    for (unsigned set = 0; set < orders.size(); ++set) {
        std::size_t i = 0;
        for (std::uint8_t lane = 0; lane < 8; ++lane)
            if ((set >> lane & 1U) != 0)
                orders[set][i++] = lane;
    }
    return orders;
}();

[[gnu::target("avx2")]] inline __m256i load(const Places* from)
{
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
}

[[gnu::target("avx2")]] inline __m256i everyLane(Places places)
{
    return _mm256_set1_epi32(static_cast<int>(places));
}

// The lanes that are not zero, as a set.
[[gnu::target("avx2")]] inline unsigned nonZero(__m256i values)
{
    const __m256i zero = _mm256_cmpeq_epi32(values, _mm256_setzero_si256());
    return 0xFFU & ~static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(zero)));
}

[[gnu::target("avx2")]] inline __m256i withoutLowest(__m256i sets)
{
    return _mm256_and_si256(sets, _mm256_add_epi32(sets, _mm256_set1_epi32(-1)));
}

[[gnu::target("avx2")]] inline void put(Places* to, __m256i values, __m256i order)
{
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm256_permutevar8x32_epi32(values, order));
}

[[gnu::target("avx2")]] inline __m256i orderOf(unsigned set)
{
    return _mm256_cvtepu8_epi32(
        _mm_loadl_epi64(reinterpret_cast<const __m128i*>(kLanesFirst[set].data())));
}

// The same, eight boards at a time. What is written beyond the boards counted is overwritten or not
// read.
template<Cover kCover>
[[gnu::target("avx2")]] Sizes eightPass(Block& block, Sizes sizes, Block& next, const Ahead& ahead)
{
    const __m256i open = everyLane(ahead.open);
    const __m256i openAfter = everyLane(ahead.openAfter);
    const __m256i noneAfter = everyLane(ahead.noneAfter);
    const __m256i cover = everyLane(ahead.cover);
    const __m128i shift = _mm_cvtsi32_si128(static_cast<int>(ahead.shift));
    const __m128i shiftAfter = _mm_cvtsi32_si128(static_cast<int>(ahead.shiftAfter));
    std::size_t left = 0;
    std::size_t out = sizes.next;
    for (std::size_t k = 0; k < sizes.boards; k += 8) {
        const std::size_t here = sizes.boards - k;
        const unsigned valid = here >= 8 ? 0xFFU : (1U << here) - 1U;
        const __m256i taken = load(&block.taken[k]);
        const __m256i rising = load(&block.rising[k]);
        const __m256i falling = load(&block.falling[k]);
        const __m256i free = load(&block.free[k]);
        const __m256i queen =
            _mm256_and_si256(free, _mm256_sub_epi32(_mm256_setzero_si256(), free));
        const __m256i rest = _mm256_xor_si256(free, queen);
        const __m256i nextTaken = _mm256_or_si256(taken, queen);
        const __m256i nextRising = _mm256_srl_epi32(_mm256_or_si256(rising, queen), shift);
        const __m256i nextFalling = _mm256_sll_epi32(_mm256_or_si256(falling, queen), shift);
        __m256i nextFree = _mm256_andnot_si256(
            _mm256_or_si256(nextTaken, _mm256_or_si256(nextRising, nextFalling)), open);
        const __m256i attackedAfter =
            _mm256_or_si256(nextTaken, _mm256_or_si256(_mm256_srl_epi32(nextRising, shiftAfter),
                                                       _mm256_sll_epi32(nextFalling, shiftAfter)));
        const __m256i after =
            _mm256_or_si256(_mm256_andnot_si256(attackedAfter, openAfter), noneAfter);
        unsigned goOn = valid & nonZero(after);
        if constexpr (kCover != Cover::Any) {
            const __m256i missing = _mm256_andnot_si256(nextTaken, cover);
            __m256i beyond = withoutLowest(missing);
            if constexpr (kCover == Cover::ByTwo)
                beyond = withoutLowest(beyond);
            else
                nextFree = _mm256_and_si256(
                    nextFree,
                    _mm256_or_si256(missing, _mm256_cmpeq_epi32(missing, _mm256_setzero_si256())));
            goOn &= ~nonZero(beyond);
        }
        goOn &= nonZero(nextFree);
        const __m256i order = orderOf(goOn);
        put(&next.taken[out], nextTaken, order);
        put(&next.rising[out], nextRising, order);
        put(&next.falling[out], nextFalling, order);
        put(&next.free[out], nextFree, order);
        out += static_cast<std::size_t>(std::popcount(goOn));
        const unsigned haveMore = valid & nonZero(rest);
        const __m256i restOrder = orderOf(haveMore);
        put(&block.taken[left], taken, restOrder);
        put(&block.rising[left], rising, restOrder);
        put(&block.falling[left], falling, restOrder);
        put(&block.free[left], rest, restOrder);
        left += static_cast<std::size_t>(std::popcount(haveMore));
    }
    return {left, out};
}

// Operators do what intrinsics would: those of this register size are said to read what nobody has
// set (GCC 12).
using SixteenPlaces [[gnu::vector_size(64)]] = Places;

// The lanes of the set first, then zeros.
[[gnu::target("avx512f")]] inline void put(Places* to, const SixteenPlaces& values, __mmask16 set)
{
    _mm512_storeu_si512(to, _mm512_maskz_compress_epi32(set, reinterpret_cast<__m512i>(values)));
}

[[gnu::target("avx512f")]] inline SixteenPlaces loadSixteen(const Places* from)
{
    return reinterpret_cast<SixteenPlaces>(_mm512_loadu_si512(from));
}

[[gnu::target("avx512f")]] inline __mmask16 nonZero(__mmask16 among, const SixteenPlaces& values)
{
    const auto bits = reinterpret_cast<__m512i>(values);
    return _mm512_mask_test_epi32_mask(among, bits, bits);
}

// The same, sixteen boards at a time.
template<Cover kCover>
[[gnu::target("avx512f,popcnt")]] Sizes sixteenPass(Block& block, Sizes sizes, Block& next,
                                                    const Ahead& ahead)
{
    std::size_t left = 0;
    std::size_t out = sizes.next;
    for (std::size_t k = 0; k < sizes.boards; k += 16) {
        const std::size_t here = sizes.boards - k;
        const auto valid = static_cast<__mmask16>(here >= 16 ? 0xFFFFU : (1U << here) - 1U);
        const SixteenPlaces taken = loadSixteen(&block.taken[k]);
        const SixteenPlaces rising = loadSixteen(&block.rising[k]);
        const SixteenPlaces falling = loadSixteen(&block.falling[k]);
        const SixteenPlaces free = loadSixteen(&block.free[k]);
        const SixteenPlaces queen = free & -free;
        const SixteenPlaces rest = free ^ queen;
        const SixteenPlaces nextTaken = taken | queen;
        const SixteenPlaces nextRising = (rising | queen) >> ahead.shift;
        const SixteenPlaces nextFalling = (falling | queen) << ahead.shift;
        SixteenPlaces nextFree = ahead.open & ~(nextTaken | nextRising | nextFalling);
        const SixteenPlaces attackedAfter =
            nextTaken | nextRising >> ahead.shiftAfter | nextFalling << ahead.shiftAfter;
        const SixteenPlaces after = (ahead.openAfter & ~attackedAfter) | ahead.noneAfter;
        __mmask16 goOn = nonZero(valid, after);
        if constexpr (kCover != Cover::Any) {
            const SixteenPlaces missing = ahead.cover & ~nextTaken;
            SixteenPlaces beyond = missing & (missing - 1);
            if constexpr (kCover == Cover::ByTwo)
                beyond &= beyond - 1;
            else
                nextFree &= missing | reinterpret_cast<SixteenPlaces>(missing == 0);
            goOn &= static_cast<__mmask16>(~nonZero(goOn, beyond));
        }
        goOn = nonZero(goOn, nextFree);
        put(&next.taken[out], nextTaken, goOn);
        put(&next.rising[out], nextRising, goOn);
        put(&next.falling[out], nextFalling, goOn);
        put(&next.free[out], nextFree, goOn);
        out += static_cast<std::size_t>(std::popcount(static_cast<unsigned>(goOn)));
        const __mmask16 haveMore = nonZero(valid, rest);
        put(&block.taken[left], taken, haveMore);
        put(&block.rising[left], rising, haveMore);
        put(&block.falling[left], falling, haveMore);
        put(&block.free[left], rest, haveMore);
        left += static_cast<std::size_t>(std::popcount(static_cast<unsigned>(haveMore)));
    }
    return {left, out};
}

#else

template<Cover kCover>
constexpr auto eightPass = pass<kCover>;
template<Cover kCover>
constexpr auto sixteenPass = pass<kCover>;

#endif

using Pass = Sizes (*)(Block& block, Sizes sizes, Block& next, const Ahead& ahead);

template<Cover kCover>
constexpr std::array<Pass, 3> kPasses{pass<kCover>, eightPass<kCover>, sixteenPass<kCover>};

// `left`: lines to be filled after this one.
Pass passOf(BlockCounter::Path path, Places cover, std::size_t left)
{
    const auto i = static_cast<std::size_t>(path);
    if (cover != 0 && left == 1)
        return kPasses<Cover::ByOne>.at(i);
    return cover != 0 && left == 2 ? kPasses<Cover::ByTwo>.at(i) : kPasses<Cover::Any>.at(i);
}

} // namespace

std::vector<OpenLine> openLines(const QueensProblem& problem)
{
    const std::vector<std::uint64_t> allowed = allowedRows(problem);
    const std::vector<Value> given = problem.givenRows();
    std::vector<OpenLine> lines;
    for (std::uint32_t column = 0; column < problem.size; ++column) {
        const std::uint32_t before = lines.empty() ? 0 : lines.back().number;
        if (given[column] == kNoValue)
            lines.push_back({static_cast<Places>(allowed[column]), column - before, column});
    }
    return lines;
}

std::vector<BlockCounter::Path> BlockCounter::paths()
{
    std::vector<Path> paths{Path::One};
#if defined(__x86_64__) && defined(__GNUC__)
    if (__builtin_cpu_supports("avx2") != 0)
        paths.push_back(Path::Eight);
    if (__builtin_cpu_supports("avx512f") != 0)
        paths.push_back(Path::Sixteen);
#endif
    return paths;
}

BlockCounter::BlockCounter(SharedControl& control, Path path)
    : m_control(control), m_path(path),
      // Megabytes, of which a small board needs next to nothing.
      m_blocks(std::make_unique_for_overwrite<std::array<Block, kMaxBitmaskSize>>())
{
}

Counters BlockCounter::count(std::span<const OpenLine> lines)
{
    m_cover = 0;
    m_sink = nullptr;
    begin(lines);
    return m_counters;
}

std::uint64_t BlockCounter::fill(std::span<const OpenLine> lines, Places cover, const Sink& sink)
{
    m_cover = cover;
    m_sink = &sink;
    begin(lines);
    static_cast<void>(m_control.poll(m_counters.nodes - m_reported)); // whoever goes on asks it
    return m_counters.nodes;
}

void BlockCounter::begin(std::span<const OpenLine> lines)
{
    m_lines = lines;
    m_counters = {};
    m_reported = 0;
    if (lines.empty())
        m_counters.solutions = 1;
    Block& first = m_blocks->front();
    first.taken[0] = first.rising[0] = first.falling[0] = 0;
    first.free[0] = lines.empty() ? 0 : lines.front().open;
    if (first.free[0] != 0)
        work(0, 1);
}

void BlockCounter::finish(std::size_t boards)
{
    if (m_sink != nullptr) {
        (*m_sink)(m_blocks->at(m_lines.size() - 1), boards);
        return;
    }
    // As many places are left as lines: one.
    m_counters.nodes += boards;
    m_counters.solutions += boards;
}

void BlockCounter::work(std::size_t line, std::size_t boards)
{
    if (line + 1 == m_lines.size()) {
        finish(boards);
        return;
    }
    // About two milliseconds at the slowest.
    constexpr std::uint64_t kNodesBetweenPolls = 500'000;
    if (m_counters.nodes - m_reported > kNodesBetweenPolls) {
        if (!m_control.poll(m_counters.nodes - m_reported))
            return;
        m_reported = m_counters.nodes;
    }
    const Pass onePass = passOf(m_path, m_cover, m_lines.size() - 2 - line);
    Block& block = (*m_blocks)[line];
    Block& next = (*m_blocks)[line + 1];
    Ahead ahead = aheadOf(m_lines, line);
    ahead.cover = m_cover;
    Sizes sizes{boards, 0};
    while (sizes.boards > 0 && !m_control.stopped()) {
        if (sizes.next + sizes.boards > kBoards) {
            work(line + 1, sizes.next);
            sizes.next = 0;
        }
        m_counters.nodes += sizes.boards;
        sizes = onePass(block, sizes, next, ahead);
    }
    if (sizes.next > 0)
        work(line + 1, sizes.next);
}

} // namespace clew::queens
