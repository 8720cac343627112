#include "core/puzzles/queens/halfboards.h"

#include <algorithm>
#include <utility>

namespace clew::queens {

namespace {

// `lines` again, each with its distance from the one before.
std::vector<OpenLine> inOrder(std::vector<OpenLine> lines)
{
    for (std::size_t i = lines.size(); i-- > 1;) {
        const std::uint32_t a = lines[i].number;
        const std::uint32_t b = lines[i - 1].number;
        lines[i].shift = std::max(a, b) - std::min(a, b);
    }
    return lines;
}

Half halfOf(std::vector<OpenLine> lines, bool isSecond, Places cover, Places others)
{
    Half half{inOrder(std::move(lines)), isSecond, cover};
    for (std::size_t i = 0; i + 1 < half.lines.size(); ++i)
        half.lines[i].open &= ~others;
    return half;
}

/// Where the bits of words and sets are.
struct Layout
{
    std::uint32_t distance; ///< from the last line filled to the first one beyond
    std::uint32_t bits;     ///< diagonals each way
    std::uint32_t risingAt;
    std::uint32_t fallingAt;
    std::uint32_t firstSet;
    Places lastSet;
};

// A queen of one half and one of the other attack each other if they share a diagonal, which rises
// seen from one of them and falls seen from the other. A word tells the diagonals attacked where
// they pass from the first half to the second, in the same order in both. None of these is in the
// first place or the last.
[[gnu::always_inline]] inline void takeBoards(const BlockCounter::Block& block, std::size_t boards,
                                              const Layout& layout, HalfBoards::Word* words,
                                              std::uint16_t* sets)
{
    const auto [distance, bits, risingAt, fallingAt, firstSet, lastSet] = layout;
    const Places places = (Places{1} << bits) - 1;
    for (std::size_t i = 0; i < boards; ++i) {
        const HalfBoards::Word rising = block.rising[i] >> 1U & places;
        const HalfBoards::Word falling = block.falling[i] >> (distance + 1) & places;
        words[i] = rising << risingAt | falling << fallingAt;
        sets[i] = static_cast<std::uint16_t>(block.taken[i] >> firstSet & lastSet);
    }
}

void take(const BlockCounter::Block& block, std::size_t boards, const Layout& layout,
          HalfBoards::Word* words, std::uint16_t* sets)
{
    takeBoards(block, boards, layout, words, sets);
}

#if defined(__x86_64__) && defined(__GNUC__)

[[gnu::target("avx2")]] void takeEight(const BlockCounter::Block& block, std::size_t boards,
                                       const Layout& layout, HalfBoards::Word* words,
                                       std::uint16_t* sets)
{
    takeBoards(block, boards, layout, words, sets);
}

[[gnu::target("avx512f")]] void takeSixteen(const BlockCounter::Block& block, std::size_t boards,
                                            const Layout& layout, HalfBoards::Word* words,
                                            std::uint16_t* sets)
{
    takeBoards(block, boards, layout, words, sets);
}

#else

constexpr auto takeEight = take;
constexpr auto takeSixteen = take;

#endif

} // namespace

std::array<Half, 2> halvesOf(const QueensProblem& problem, Places first, std::uint32_t split)
{
    const std::vector<OpenLine> lines = openLines(problem);
    const auto middle = lines.begin() + static_cast<std::ptrdiff_t>(lines.size() / 2);
    const Places second = first ^ ((Places{1} << split) - 1);
    // The first place is given.
    return {halfOf({lines.begin(), middle + 1}, false, first << 1U, second << 1U),
            halfOf({lines.rbegin(), std::make_reverse_iterator(middle - 1)}, true, second << 1U,
                   first << 1U)};
}

HalfBoards::HalfBoards(std::uint32_t size, std::uint32_t split)
    : m_size(size), m_split(split), m_sets(std::size_t{1} << (size - 2 - split))
{
}

std::uint64_t HalfBoards::fill(BlockCounter& counter, const Half& half,
                               std::span<const Places> classes)
{
    m_isSecond = half.isSecond;
    m_distance = half.lines.back().shift;
    m_classes = classes.size();
    m_boards = 0;
    m_counts.assign(m_sets * m_classes, 0);
    std::vector<OpenLine> lines = half.lines;
    std::vector<std::size_t> ends;
    std::uint64_t nodes = 0;
    for (std::size_t number = 0; number < m_classes; ++number) {
        lines.front().open = half.lines.front().open & classes[number];
        std::uint32_t* const counts = m_counts.data() + number * m_sets;
        nodes += counter.fill(lines, half.cover,
                              [&](const BlockCounter::Block& block, std::size_t boards) {
                                  append(counter.path(), block, boards, counts);
                              });
        ends.push_back(m_boards);
    }
    sort(ends);
    return nodes;
}

void HalfBoards::append(BlockCounter::Path path, const BlockCounter::Block& block,
                        std::size_t boards, std::uint32_t* counts)
{
    if (m_unsorted.size() < m_boards + boards) {
        m_unsorted.resize(std::max(2 * m_unsorted.size(), m_boards + boards));
        m_unsortedSets.resize(m_unsorted.size());
    }
    std::uint16_t* const sets = m_unsortedSets.data() + m_boards;
    const std::uint32_t bits = wordBits(m_size) / 2;
    const Layout layout{.distance = m_distance,
                        .bits = bits,
                        .risingAt = m_isSecond ? 0 : bits,
                        .fallingAt = m_isSecond ? bits : 0,
                        .firstSet = 1 + m_split,
                        .lastSet = static_cast<Places>(m_sets - 1)};
    constexpr std::array kTakes{take, takeEight, takeSixteen};
    kTakes.at(static_cast<std::size_t>(path))(block, boards, layout, m_unsorted.data() + m_boards,
                                              sets);
    for (std::size_t i = 0; i < boards; ++i)
        ++counts[sets[i]];
    m_boards += boards;
}

// By counting: `ends` of the classes among the boards found.
void HalfBoards::sort(std::span<const std::size_t> ends)
{
    m_begins.resize(m_sets * m_classes + 1);
    std::uint32_t begin = 0;
    for (std::size_t set = 0; set < m_sets; ++set)
        for (std::size_t number = 0; number < m_classes; ++number) {
            m_begins[set * m_classes + number] = begin;
            begin += std::exchange(m_counts[number * m_sets + set], begin);
        }
    m_begins.back() = begin;
    if (m_words.size() < m_boards)
        m_words.resize(m_unsorted.size());
    std::size_t i = 0;
    for (std::size_t number = 0; number < m_classes; ++number) {
        std::uint32_t* const next = m_counts.data() + number * m_sets;
        for (; i < ends[number]; ++i)
            m_words[next[m_unsortedSets[i]]++] = m_unsorted[i];
    }
}

std::uint64_t HalfBoards::bytes() const
{
    return m_unsortedSets.capacity() * sizeof(m_unsortedSets[0]) +
           (m_unsorted.capacity() + m_words.capacity()) * sizeof(Word) +
           (m_counts.capacity() + m_begins.capacity()) * sizeof(m_counts[0]);
}

std::span<const HalfBoards::Word> HalfBoards::between(std::size_t group, std::size_t end) const
{
    return std::span(m_words).subspan(m_begins[group], m_begins[end] - m_begins[group]);
}

std::span<const HalfBoards::Word> HalfBoards::words(std::size_t set) const
{
    return between(set * m_classes, (set + 1) * m_classes);
}

std::span<const HalfBoards::Word> HalfBoards::words(std::size_t set, std::size_t number) const
{
    return between(set * m_classes + number, set * m_classes + number + 1);
}

} // namespace clew::queens
