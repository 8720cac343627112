// The nine boxes of a 9x9 board side by side: a set of digits for each of them in a lane of 16
// bits.
//
// Cells are taken by their position within the box, so the candidates of all 81 cells are nine such
// rows of lanes, and whatever is deduced within a box is deduced in all boxes, for all digits, by
// the same few operations. What rows and columns need besides are rotations of the lanes, from
// stack to stack and from band to band.
//
// Arithmetic on lanes goes through a class named Lanes: HalfLanes here, for any processor, and
// Avx2Lanes (avx2lanes.h), one register for the whole board. Both do exactly the same.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace clew::sudoku {

/// A set of digits, bit d for digit d + 1.
using DigitSet = std::uint16_t;
inline constexpr unsigned kDigits = 9;
inline constexpr DigitSet kAllDigits = (1U << kDigits) - 1;

/// How many digits each set has: not every processor has an instruction for it.
inline constexpr auto kCounts = [] {
    std::array<std::uint8_t, kAllDigits + 1> counts{};
    for (unsigned set = 0; set < counts.size(); ++set)
        counts[set] = static_cast<std::uint8_t>(std::popcount(set));
    return counts;
}();

/// Digits for each box, as they lie in memory: of the box in band b and stack s in lane 4 b + s.
/// The other seven lanes belong to no box; they hold all digits, like boxes of which nothing is
/// known.
struct alignas(32) Boxes
{
    std::array<DigitSet, 16> lanes;

    static constexpr Boxes filledWith(DigitSet digits)
    {
        Boxes boxes{};
        boxes.lanes.fill(digits);
        return boxes;
    }
    [[nodiscard]] constexpr DigitSet at(std::size_t band, std::size_t stack) const
    {
        return lanes[4 * band + stack];
    }
    constexpr DigitSet& at(std::size_t band, std::size_t stack) { return lanes[4 * band + stack]; }
};

/// Where a cell lies.
struct Spot
{
    std::uint8_t position; ///< in its box, 3 x row + column
    std::uint8_t band;
    std::uint8_t stack;

    /// Its number on the board, row by row.
    [[nodiscard]] constexpr std::uint32_t cell() const
    {
        return 9U * (3U * band + position / 3U) + 3U * stack + position % 3U;
    }
};

/// A board: the candidates of every cell.
struct Board
{
    /// Of the cell in row r and column c of its box at 3 r + c.
    std::array<Boxes, 9> cells;
    /// The digits of each box whose cells were known when the box was last looked at.
    Boxes known;

    [[nodiscard]] constexpr DigitSet at(Spot spot) const
    {
        return cells[spot.position].at(spot.band, spot.stack);
    }
    constexpr DigitSet& at(Spot spot) { return cells[spot.position].at(spot.band, spot.stack); }
};

/// The spots of all cells, row by row.
inline constexpr auto kSpots = [] {
    std::array<Spot, 81> spots{};
    for (unsigned cell = 0; cell < spots.size(); ++cell) {
        const unsigned row = cell / 9;
        const unsigned column = cell % 9;
        spots[cell] = {static_cast<std::uint8_t>(row % 3 * 3 + column % 3),
                       static_cast<std::uint8_t>(row / 3), static_cast<std::uint8_t>(column / 3)};
    }
    return spots;
}();

/// Calls f(position, band, stack) for each cell, row by row. Loops of fixed length, which unroll:
/// for where it has to be fast.
template<class Function>
void forEachCell(Function f)
{
    for (std::size_t band = 0; band < 3; ++band)
        for (std::size_t row = 0; row < 3; ++row)
            for (std::size_t stack = 0; stack < 3; ++stack)
                for (std::size_t column = 0; column < 3; ++column)
                    f(3 * row + column, band, stack);
}

/// Lanes in two halves of 128 bits, which GCC and Clang turn into what any processor has: bands 0
/// and 1, and band 2 with the lanes of no box.
class HalfLanes
{
public:
    HalfLanes() = default;
    static HalfLanes load(const Boxes& boxes)
    {
        Half low;
        Half high;
        std::memcpy(&low, boxes.lanes.data(), sizeof low);
        std::memcpy(&high, boxes.lanes.data() + 8, sizeof high);
        return {low, high};
    }
    void store(Boxes& boxes) const
    {
        std::memcpy(boxes.lanes.data(), &m_low, sizeof m_low);
        std::memcpy(boxes.lanes.data() + 8, &m_high, sizeof m_high);
    }
    static HalfLanes all() { return {Half{} + kAllDigits, Half{} + kAllDigits}; }
    static HalfLanes none() { return {Half{}, Half{}}; }

    friend HalfLanes operator&(HalfLanes a, HalfLanes b)
    {
        return {a.m_low & b.m_low, a.m_high & b.m_high};
    }
    friend HalfLanes operator|(HalfLanes a, HalfLanes b)
    {
        return {a.m_low | b.m_low, a.m_high | b.m_high};
    }
    friend HalfLanes operator^(HalfLanes a, HalfLanes b)
    {
        return {a.m_low ^ b.m_low, a.m_high ^ b.m_high};
    }
    /// The digits of `a` that are not in `b`.
    friend HalfLanes operator-(HalfLanes a, HalfLanes b)
    {
        return {a.m_low & ~b.m_low, a.m_high & ~b.m_high};
    }

    /// Without the lowest digit of each lane.
    [[nodiscard]] HalfLanes withoutLowest() const
    {
        return {m_low & (m_low - 1), m_high & (m_high - 1)};
    }
    /// All bits in the lanes that are empty, none in the others.
    [[nodiscard]] HalfLanes emptyLanes() const
    {
        return {reinterpret_cast<Half>(m_low == 0), reinterpret_cast<Half>(m_high == 0)};
    }
    [[nodiscard]] bool isEmpty() const
    {
        using Words = std::array<std::uint64_t, 2>;
        const auto words = std::bit_cast<Words>(m_low | m_high);
        return (words[0] | words[1]) == 0;
    }

    /// To each box what the next one to the right has, round the band; and the next but one.
    [[nodiscard]] HalfLanes nextStack() const
    {
        return {__builtin_shufflevector(m_low, m_low, 1, 2, 0, 3, 5, 6, 4, 7),
                __builtin_shufflevector(m_high, m_high, 1, 2, 0, 3, 5, 6, 4, 7)};
    }
    [[nodiscard]] HalfLanes stackAfter() const
    {
        return {__builtin_shufflevector(m_low, m_low, 2, 0, 1, 3, 6, 4, 5, 7),
                __builtin_shufflevector(m_high, m_high, 2, 0, 1, 3, 6, 4, 5, 7)};
    }
    /// To each box what the next one below has, round the stack; and the next but one.
    [[nodiscard]] HalfLanes nextBand() const
    {
        return {__builtin_shufflevector(m_low, m_high, 4, 5, 6, 7, 8, 9, 10, 11),
                __builtin_shufflevector(m_low, m_high, 0, 1, 2, 3, 12, 13, 14, 15)};
    }
    [[nodiscard]] HalfLanes bandAfter() const
    {
        return {__builtin_shufflevector(m_low, m_high, 8, 9, 10, 11, 0, 1, 2, 3),
                __builtin_shufflevector(m_low, m_high, 4, 5, 6, 7, 12, 13, 14, 15)};
    }

private:
    using Half [[gnu::vector_size(16)]] = DigitSet;

    HalfLanes(Half low, Half high) : m_low(low), m_high(high) {}

    Half m_low;
    Half m_high;
};

} // namespace clew::sudoku
