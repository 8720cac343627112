// Sets of positions of a line as bits, for work on whole lines at once.
//
// Every operation takes as a parameter how many 64-bit words matter (W): lines of up to 62 cells,
// as most are, need one.

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

using Bits = std::array<std::uint64_t, 4>;

/// A line has positions 0 … length + 1: its cells, one empty cell imagined after them, and its end.
static_assert(kMaxSide + 2 <= 256);

/// The words that a line of this length needs.
constexpr unsigned wordsFor(std::size_t length)
{
    return length + 2 <= 64 ? 1 : length + 2 <= 128 ? 2 : 4;
}

inline bool hasBit(const Bits& bits, std::size_t position)
{
    return (bits[position / 64] >> (position % 64) & 1U) != 0;
}
inline void setBit(Bits& bits, std::size_t position)
{
    bits[position / 64] |= std::uint64_t{1} << (position % 64);
}
inline void clearBit(Bits& bits, std::size_t position)
{
    bits[position / 64] &= ~(std::uint64_t{1} << (position % 64));
}

template<unsigned W, class Combine>
Bits combined(const Bits& a, const Bits& b, Combine&& combine)
{
    Bits result{};
    for (unsigned w = 0; w < W; ++w)
        result[w] = combine(a[w], b[w]);
    return result;
}
template<unsigned W>
Bits both(const Bits& a, const Bits& b)
{
    return combined<W>(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
}
template<unsigned W>
Bits either(const Bits& a, const Bits& b)
{
    return combined<W>(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
}
template<unsigned W>
Bits without(const Bits& a, const Bits& b)
{
    return combined<W>(a, b, [](std::uint64_t x, std::uint64_t y) { return x & ~y; });
}

/// Every position moved `n` further from the start.
template<unsigned W>
Bits movedUp(const Bits& bits, std::size_t n)
{
    Bits moved{};
    if constexpr (W == 1) {
        moved[0] = n < 64 ? bits[0] << n : 0;
        return moved;
    }
    const std::size_t words = n / 64;
    const std::size_t rest = n % 64;
    for (std::size_t w = W; w-- > words;) {
        moved[w] = bits[w - words] << rest;
        if (rest > 0 && w > words)
            moved[w] |= bits[w - words - 1] >> (64 - rest);
    }
    return moved;
}

/// Every position moved `n` towards the start; those before it are lost.
template<unsigned W>
Bits movedDown(const Bits& bits, std::size_t n)
{
    Bits moved{};
    if constexpr (W == 1) {
        moved[0] = n < 64 ? bits[0] >> n : 0;
        return moved;
    }
    const std::size_t words = n / 64;
    const std::size_t rest = n % 64;
    for (std::size_t w = 0; w + words < W; ++w) {
        moved[w] = bits[w + words] >> rest;
        if (rest > 0 && w + words + 1 < W)
            moved[w] |= bits[w + words + 1] << (64 - rest);
    }
    return moved;
}

/// Positions from which `length` cells on are all in `cells`.
template<unsigned W>
Bits runStarts(Bits cells, std::size_t length)
{
    for (std::size_t have = 1; have < length;) {
        const std::size_t more = have < length - have ? have : length - have;
        cells = both<W>(cells, movedDown<W>(cells, more));
        have += more;
    }
    return cells;
}

/// The cells of runs of this length starting at `starts`.
template<unsigned W>
Bits runCells(Bits starts, std::size_t length)
{
    for (std::size_t have = 1; have < length;) {
        const std::size_t more = have < length - have ? have : length - have;
        starts = either<W>(starts, movedUp<W>(starts, more));
        have += more;
    }
    return starts;
}

/// Positions that can be reached from `seeds` by steps from p to p + 1 for each p in `through`: the
/// carry of an addition runs through a stretch of ones.
template<unsigned W>
Bits reachUp(const Bits& seeds, const Bits& through)
{
    Bits reached{};
    std::uint64_t carry = 0;
    for (unsigned w = 0; w < W; ++w) {
        const std::uint64_t sum = through[w] + (seeds[w] & through[w]);
        const std::uint64_t total = sum + carry;
        reached[w] = (total ^ through[w]) | seeds[w];
        carry = std::uint64_t{sum < through[w]} | std::uint64_t{total < sum};
    }
    return reached;
}

/// Positions from which one of `seeds` can be reached by such steps.
template<unsigned W>
Bits reachDown(Bits seeds, Bits through)
{
    for (std::size_t step = 1; step < std::size_t{W} * 64; step *= 2) {
        seeds = either<W>(seeds, both<W>(movedDown<W>(seeds, step), through));
        through = both<W>(through, movedDown<W>(through, step));
    }
    return seeds;
}

template<unsigned W>
int countBits(const Bits& bits)
{
    int count = 0;
    for (unsigned w = 0; w < W; ++w)
        count += std::popcount(bits[w]);
    return count;
}

/// What is known of a line's cells.
struct LineBits
{
    Bits filled{};
    Bits empty{};
};

} // namespace clew::nonogram
