// Sets of cells, for boards of up to 25 x 25: bits in words, walked from one member to the next.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace clew::sudoku {

template<std::size_t bits>
class BasicCellSet
{
public:
    static constexpr std::size_t kBits = bits;

    constexpr BasicCellSet() = default;
    /// The members that fit, or all of them.
    template<std::size_t other>
    constexpr explicit BasicCellSet(const BasicCellSet<other>& cells)
    {
        for (std::size_t i = 0; i < kWords && i < cells.kWords; ++i)
            m_words[i] = cells.m_words[i];
    }

    constexpr void set(std::size_t cell) { m_words[cell / 64] |= std::uint64_t{1} << cell % 64; }
    constexpr void reset(std::size_t cell)
    {
        m_words[cell / 64] &= ~(std::uint64_t{1} << cell % 64);
    }
    [[nodiscard]] constexpr bool operator[](std::size_t cell) const
    {
        return (m_words[cell / 64] >> cell % 64 & 1U) != 0;
    }
    [[nodiscard]] constexpr bool any() const { return !none(); }
    [[nodiscard]] constexpr bool none() const
    {
        std::uint64_t any = 0;
        for (const std::uint64_t word : m_words)
            any |= word;
        return any == 0;
    }
    [[nodiscard]] constexpr std::size_t count() const
    {
        std::size_t number = 0;
        for (const std::uint64_t word : m_words)
            number += static_cast<std::size_t>(std::popcount(word));
        return number;
    }
    /// The lowest member; of no meaning for an empty set.
    [[nodiscard]] constexpr std::uint32_t first() const
    {
        std::uint32_t found = 0;
        visit([&](std::uint32_t cell) {
            found = cell;
            return true;
        });
        return found;
    }

    /// The members in ascending order, until visit(cell) says true; whether it did.
    template<class Visit>
    constexpr bool visit(Visit&& visit) const
    {
        for (std::uint32_t i = 0; i < kWords; ++i)
            for (std::uint64_t left = m_words[i]; left != 0; left &= left - 1)
                if (visit(64 * i + static_cast<std::uint32_t>(std::countr_zero(left))))
                    return true;
        return false;
    }
    template<class Visit>
    constexpr void forEach(Visit&& each) const
    {
        (void)visit([&](std::uint32_t cell) {
            each(cell);
            return false;
        });
    }

    constexpr BasicCellSet& operator&=(const BasicCellSet& other)
    {
        for (std::size_t i = 0; i < kWords; ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    constexpr BasicCellSet& operator|=(const BasicCellSet& other)
    {
        for (std::size_t i = 0; i < kWords; ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    /// The members that `other` has not.
    friend constexpr BasicCellSet operator-(BasicCellSet a, const BasicCellSet& other)
    {
        for (std::size_t i = 0; i < kWords; ++i)
            a.m_words[i] &= ~other.m_words[i];
        return a;
    }
    friend constexpr BasicCellSet operator&(BasicCellSet a, const BasicCellSet& b)
    {
        return a &= b;
    }
    friend constexpr BasicCellSet operator|(BasicCellSet a, const BasicCellSet& b)
    {
        return a |= b;
    }
    friend constexpr bool operator==(const BasicCellSet& a, const BasicCellSet& b)
    {
        std::uint64_t difference = 0; // word by word: the library's comparison is a call
        for (std::size_t i = 0; i < kWords; ++i)
            difference |= a.m_words[i] ^ b.m_words[i];
        return difference == 0;
    }

private:
    static constexpr std::size_t kWords = (kBits + 63) / 64;

    template<std::size_t other>
    friend class BasicCellSet;

    std::array<std::uint64_t, kWords> m_words{};
};

using CellSet = BasicCellSet<625>;
/// For boards up to 11 x 11, where the time matters.
using SmallCellSet = BasicCellSet<128>;

} // namespace clew::sudoku
