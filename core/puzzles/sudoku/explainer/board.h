// The board that the rules of the explainer look at: candidates by cell and by unit, as bits.
// Digits are 0 to 8. Units are numbered 0 to 8 the boxes, 9 to 17 the rows, 18 to 26 the columns:
// this is the order in which most rules look.

#pragma once

#include <array>
#include <bit>
#include <bitset>
#include <cstdint>
#include <span>

namespace clew::sudoku::explainer {

inline constexpr unsigned kSide = 9;
inline constexpr unsigned kCells = 81;
inline constexpr unsigned kUnits = 27;

/// Nine bits: digits of a cell, or positions in a unit.
using Bits = std::uint16_t;
using Cells = std::bitset<kCells>;

enum Kind : std::uint8_t { Box, Row, Column };
inline constexpr std::array kKinds{Box, Row, Column};

constexpr Bits bit(unsigned i)
{
    return static_cast<Bits>(1U << i);
}
constexpr unsigned count(Bits bits)
{
    return static_cast<unsigned>(std::popcount(bits));
}
constexpr unsigned lowest(Bits bits)
{
    return static_cast<unsigned>(std::countr_zero(bits));
}
/// `all` without `some`.
constexpr Bits without(Bits all, Bits some)
{
    return static_cast<Bits>(all & ~some);
}
/// Calls visit(i) for each bit, the lowest first.
template<class Visit>
constexpr void forEachBit(Bits bits, Visit&& visit)
{
    for (; bits != 0; bits = static_cast<Bits>(bits & (bits - 1)))
        visit(lowest(bits));
}

constexpr unsigned unitOf(unsigned cell, Kind kind)
{
    switch (kind) {
    case Box:
        return cell / 27 * 3 + cell % 9 / 3;
    case Row:
        return 9 + cell / 9;
    case Column:
        return 18 + cell % 9;
    }
    return 0;
}
constexpr unsigned positionIn(unsigned cell, Kind kind)
{
    switch (kind) {
    case Box:
        return cell / 9 % 3 * 3 + cell % 3;
    case Row:
        return cell % 9;
    case Column:
        return cell / 9;
    }
    return 0;
}
constexpr Kind kindOf(unsigned unit)
{
    return static_cast<Kind>(unit / 9);
}
constexpr unsigned cellAt(unsigned unit, unsigned position)
{
    const unsigned i = unit % 9;
    switch (kindOf(unit)) {
    case Box:
        return (i / 3 * 3 + position / 3) * 9 + i % 3 * 3 + position % 3;
    case Row:
        return i * 9 + position;
    case Column:
        return position * 9 + i;
    }
    return 0;
}
constexpr bool arePeers(unsigned a, unsigned b)
{
    return a != b && (unitOf(a, Row) == unitOf(b, Row) || unitOf(a, Column) == unitOf(b, Column) ||
                      unitOf(a, Box) == unitOf(b, Box));
}

/// What is looked up again and again.
struct Geometry
{
    std::array<std::array<std::uint8_t, 20>, kCells> peers{}; ///< ascending
    std::array<Cells, kCells> peerSets;
    std::array<Cells, kUnits> unitSets;
};
const Geometry& geometry();

inline std::span<const std::uint8_t> peersOf(unsigned cell)
{
    return geometry().peers[cell];
}
inline const Cells& peerSet(unsigned cell)
{
    return geometry().peerSets[cell];
}
inline const Cells& unitSet(unsigned unit)
{
    return geometry().unitSets[unit];
}

class Board
{
public:
    Board() { m_places.fill({}); }

    [[nodiscard]] Bits candidates(unsigned cell) const { return m_candidates[cell]; }
    [[nodiscard]] bool has(unsigned cell, unsigned digit) const
    {
        return (m_candidates[cell] & bit(digit)) != 0;
    }
    /// Positions in the unit where the digit is a candidate.
    [[nodiscard]] Bits places(unsigned unit, unsigned digit) const { return m_places[unit][digit]; }
    [[nodiscard]] bool isEmpty(unsigned cell) const { return !m_filled[cell]; }
    [[nodiscard]] unsigned filledCount() const { return static_cast<unsigned>(m_filled.count()); }
    [[nodiscard]] unsigned emptyCount(unsigned unit) const
    {
        return kSide - static_cast<unsigned>((m_filled & unitSet(unit)).count());
    }
    /// How often the digit has been placed.
    [[nodiscard]] unsigned placedCount(unsigned digit) const { return m_placed[digit]; }
    /// The cells that have the digit as a candidate.
    [[nodiscard]] Cells cellsWith(unsigned digit) const
    {
        Cells cells;
        for (unsigned unit = unitOf(0, Row), row = 0; row < kSide; ++row)
            forEachBit(m_places[unit + row][digit],
                       [&](unsigned position) { cells.set(row * kSide + position); });
        return cells;
    }

    void allow(unsigned cell, unsigned digit)
    {
        m_candidates[cell] = static_cast<Bits>(m_candidates[cell] | bit(digit));
        for (const Kind kind : kKinds) {
            Bits& places = m_places[unitOf(cell, kind)][digit];
            places = static_cast<Bits>(places | bit(positionIn(cell, kind)));
        }
    }
    void strike(unsigned cell, unsigned digit)
    {
        m_candidates[cell] = without(m_candidates[cell], bit(digit));
        for (const Kind kind : kKinds) {
            Bits& places = m_places[unitOf(cell, kind)][digit];
            places = without(places, bit(positionIn(cell, kind)));
        }
    }
    void strikeAll(unsigned cell, Bits digits)
    {
        forEachBit(static_cast<Bits>(digits & m_candidates[cell]),
                   [&](unsigned digit) { strike(cell, digit); });
    }
    /// Places the digit; no peer keeps it as a candidate.
    void place(unsigned cell, unsigned digit)
    {
        strikeAll(cell, m_candidates[cell]);
        for (const unsigned peer : peersOf(cell))
            if (has(peer, digit))
                strike(peer, digit);
        m_filled.set(cell);
        ++m_placed[digit];
    }

private:
    std::array<Bits, kCells> m_candidates{};
    std::array<std::array<Bits, kSide>, kUnits> m_places;
    Cells m_filled;
    std::array<std::uint8_t, kSide> m_placed{};
};

/// Calls visit(bits) for all sets of `size` of the first `total` bits, in ascending order, until it
/// returns false.
template<class Visit>
void forEachSubset(unsigned size, unsigned total, Visit&& visit)
{
    if (size > total)
        return;
    for (std::uint32_t set = (1U << size) - 1; set < 1U << total;) {
        if (!visit(set) || set == 0)
            return;
        const std::uint32_t low = set & -set;
        const std::uint32_t ripple = set + low;
        set = ripple | ((set ^ ripple) >> 2U) / low;
    }
}

} // namespace clew::sudoku::explainer
