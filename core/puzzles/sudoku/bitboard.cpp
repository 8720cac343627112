#include "core/puzzles/sudoku/bitboard.h"

namespace clew::sudoku::bands {

namespace {

// A table over all sets of nine things.
template<class T, class Rule>
constexpr std::array<T, 512> tabulate(Rule rule)
{
    std::array<T, 512> table{};
    for (Bits set = 0; set < 512; ++set)
        table[set] = static_cast<T>(rule(set));
    return table;
}

constexpr Bits three(Bits set, Bits group)
{
    return (set >> (3 * group)) & 7U;
}

} // namespace

constexpr std::array<std::uint16_t, 512> kMinirowsInUse = tabulate<std::uint16_t>([](Bits set) {
    Bits inUse = 0;
    for (Bits first = 0; first < 3; ++first) {
        for (Bits second = 0; second < 3; ++second) {
            if (second == first)
                continue;
            const Bits third = 3 - first - second;
            const Bits placement = 1U << first | 1U << (3 + second) | 1U << (6 + third);
            if ((placement & ~set) == 0)
                inUse |= placement;
        }
    }
    return inUse;
});

constexpr std::array<std::uint8_t, 512> kMinirowsOfRow = tabulate<std::uint8_t>([](Bits row) {
    Bits minirows = 0;
    for (Bits box = 0; box < 3; ++box)
        minirows |= three(row, box) != 0 ? 1U << box : 0U;
    return minirows;
});

constexpr std::array<Bits, 512> kCellsOfMinirows = tabulate<Bits>([](Bits minirows) {
    Bits cells = 0;
    for (Bits minirow = 0; minirow < 9; ++minirow)
        cells |= (minirows >> minirow & 1U) != 0 ? 7U << (3 * minirow) : 0U;
    return cells;
});

constexpr std::array<Bits, 512> kOtherBands = tabulate<Bits>([](Bits columns) {
    Bits cells = kAllCells;
    for (Bits box = 0; box < 3; ++box)
        if (std::has_single_bit(three(columns, box)))
            cells &= ~(kColumn * (three(columns, box) << (3 * box)));
    return cells;
});

constexpr std::array<std::uint16_t, 512> kBoxesOfOneColumn =
    tabulate<std::uint16_t>([](Bits columns) {
        Bits minirows = 0;
        for (Bits box = 0; box < 3; ++box)
            if (std::has_single_bit(three(columns, box)))
                minirows |= (1U | 1U << 3U | 1U << 6U) << box;
        return minirows;
    });

constexpr std::array<std::uint16_t, 512> kAloneInRow = tabulate<std::uint16_t>([](Bits minirows) {
    Bits alone = 0;
    for (Bits row = 0; row < 3; ++row)
        if (std::has_single_bit(three(minirows, row)))
            alone |= three(minirows, row) << (3 * row);
    return alone;
});

constexpr std::array<Bits, 27> kSeenInBand = [] {
    std::array<Bits, 27> seen{};
    for (Bits a = 0; a < 27; ++a)
        for (Bits b = 0; b < 27; ++b)
            if (a / 9 == b / 9 || a % 9 == b % 9 || a % 9 / 3 == b % 9 / 3)
                seen[a] |= Bits{1} << b;
    return seen;
}();

} // namespace clew::sudoku::bands
