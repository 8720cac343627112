// What the frontier method knows of one way to have come this far: a state, in one machine word.

#pragma once

#include <cstddef>
#include <cstdint>

namespace clew::knight::sweeping {

__extension__ using Wide = unsigned __int128;

/// Of each square on the frontier its partner: the slot of the other end of its piece of path, its
/// own if the square is untouched; so many bits each. The square that is i-th in the sweep has slot
/// i modulo the number of slots, so nothing moves when the frontier does.
template<class WordType, unsigned Bits>
class Slots
{
public:
    using Word = WordType;
    static constexpr std::size_t kMost = sizeof(Word) * 8 / Bits;
    /// Blocked, or passed through: no further jump.
    static constexpr std::uint8_t kInner = (1U << Bits) - 3;
    /// The other end is an end of the whole tour, already swept, on a square of colour 0; the next
    /// number is for colour 1.
    static constexpr std::uint8_t kOut = kInner + 1;
    static constexpr bool isOut(std::uint8_t partner) { return partner >= kOut; }

    Slots() = default;
    explicit Slots(Word word) : m_word(word) {}

    [[nodiscard]] Word word() const { return m_word; }
    [[nodiscard]] std::uint8_t operator[](std::size_t slot) const
    {
        return static_cast<std::uint8_t>(m_word >> (Bits * slot)) & kOnes;
    }
    void set(std::size_t slot, std::uint8_t partner)
    {
        m_word = (m_word & ~(Word{kOnes} << (Bits * slot))) | Word{partner} << (Bits * slot);
    }

    /// One slot in a set of slots: the lowest of its bits.
    static constexpr Word only(std::size_t slot) { return Word{1} << (Bits * slot); }
    /// The set of slots that hold `partner`, those without a square included.
    [[nodiscard]] Word holding(std::uint8_t partner) const
    {
        const Word differences = m_word ^ kAll * partner;
        Word found = ~differences;
        for (unsigned bit = 1; bit < Bits; ++bit)
            found &= ~differences >> bit;
        return found & kAll;
    }

private:
    static constexpr std::uint8_t kOnes = (1U << Bits) - 1;
    static constexpr Word everySlot()
    {
        Word all = 0;
        for (std::size_t slot = 0; slot < kMost; ++slot)
            all |= only(slot);
        return all;
    }
    static constexpr Word kAll = everySlot();

    Word m_word = 0;
};

using NarrowSlots = Slots<std::uint64_t, 4>; ///< partners up to 12, so 13 slots
using WideSlots = Slots<Wide, 5>;

/// How many members a set of slots has, at most two.
template<class Word>
int upToTwo(Word set)
{
    return (set != 0 ? 1 : 0) + ((set & (set - 1)) != 0 ? 1 : 0);
}

} // namespace clew::knight::sweeping
