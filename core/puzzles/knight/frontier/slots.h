// What the frontier method knows of one way to have come this far: a state, in one machine word.

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace clew::knight::sweeping {

__extension__ using Wide = unsigned __int128;

/// A bit for each slot.
using SlotSet = std::uint32_t;

/// What a state shows of all slots at once, a bit each: which are not inner, and above that which
/// are untouched.
using SlotView = std::uint64_t;
constexpr SlotView viewOf(SlotSet open, SlotSet untouched)
{
    return open | SlotView{untouched} << 32U;
}

/// Of each square on the frontier its partner: the slot of the other end of its piece of path, its
/// own if the square is untouched; a fixed number of bits each. The square that is i-th in the
/// sweep has slot i modulo the number of slots, so nothing moves when the frontier does. `HasOuts`:
/// for open tours.
template<class WordType, unsigned Bits, class PackedType, bool HasOuts = true>
class Slots
{
public:
    using Word = WordType;
    using Packed = PackedType; ///< see Packing
    static constexpr std::size_t kMost = sizeof(Word) * 8 / Bits;
    /// Blocked, or passed through: no further jump.
    static constexpr std::uint8_t kInner = (1U << Bits) - (HasOuts ? 3 : 1);
    /// The other end is an end of the whole tour, already swept, on a square of colour 0; the next
    /// number is for colour 1.
    static constexpr std::uint8_t kOut = kInner + 1;
    static constexpr bool isOut(std::uint8_t partner) { return HasOuts && partner >= kOut; }
    static constexpr bool kHasOuts = HasOuts;

    constexpr Slots() = default;
    constexpr explicit Slots(Word word) : m_word(word) {}
    static constexpr Slots allInner() { return Slots(kAll * kInner); }

    [[nodiscard]] Word word() const { return m_word; }
    [[nodiscard]] std::uint8_t operator[](std::size_t slot) const
    {
        return static_cast<std::uint8_t>(m_word >> (Bits * slot)) & kOnes;
    }
    void set(std::size_t slot, std::uint8_t partner)
    {
        m_word = (m_word & ~(Word{kOnes} << (Bits * slot))) | Word{partner} << (Bits * slot);
    }

    /// Calls `use(slot, partner)` for the first `count` slots.
    template<class Use>
    void forEach(std::size_t count, Use&& use) const
    {
        Word rest = m_word;
        for (std::size_t slot = 0; slot < count; ++slot, rest >>= Bits)
            use(slot, static_cast<std::uint8_t>(static_cast<std::uint8_t>(rest) & kOnes));
    }
    /// A slot in front of all others, which move up by one.
    void push(std::uint8_t partner) { m_word = m_word << Bits | partner; }

    /// One slot in a set of slots that is a word: the lowest of its bits.
    static constexpr Word only(std::size_t slot) { return Word{1} << (Bits * slot); }
    /// The set of slots that hold `partner`, those without a square included.
    [[nodiscard]] Word holding(std::uint8_t partner) const { return equal(kAll * partner); }
    /// The set of slots whose squares are untouched.
    [[nodiscard]] Word untouched() const { return equal(kSelves); }
    /// A set of slots that is a word, with a bit for each slot.
    static SlotSet gathered(Word set)
    {
        SlotSet slots = 0;
        if constexpr (sizeof(Word) == sizeof(std::uint64_t) && Bits == 4) {
            set = (set | set >> 3U) & 0x0303030303030303U;
            set = (set | set >> 6U) & 0x000F000F000F000FU;
            set = (set | set >> 12U) & 0x000000FF000000FFU;
            slots = static_cast<SlotSet>(set | set >> 24U);
        } else {
            for (std::size_t slot = 0; slot < kMost; ++slot, set >>= Bits)
                slots |= static_cast<SlotSet>(set & 1U) << slot;
        }
        return slots;
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
    static constexpr Word everySelf()
    {
        Word all = 0;
        for (std::size_t slot = 0; slot < kMost; ++slot)
            all |= Word{slot & kOnes} << (Bits * slot);
        return all;
    }
    [[nodiscard]] Word equal(Word other) const
    {
        const Word differences = m_word ^ other;
        Word found = ~differences;
        for (unsigned bit = 1; bit < Bits; ++bit)
            found &= ~differences >> bit;
        return found & kAll;
    }
    static constexpr Word kAll = everySlot();
    static constexpr Word kSelves = everySelf();

    Word m_word = 0;
};

using NarrowSlots = Slots<std::uint64_t, 4, std::uint64_t>; ///< partners up to 12, so 13 slots
using ClosedSlots = Slots<std::uint64_t, 4, std::uint64_t, false>; ///< up to 14, so 15 slots
using WideSlots = Slots<Wide, 5, std::uint64_t>;
inline constexpr std::size_t kMostPackedSlots = 17; ///< in 64 bits; see Packing
using WidestSlots = Slots<Wide, 5, Wide>;

/// How many bits are set.
template<class Word>
constexpr int sizeOf(Word set)
{
    int size = std::popcount(static_cast<std::uint64_t>(set));
    if constexpr (sizeof(Word) > sizeof(std::uint64_t))
        size += std::popcount(static_cast<std::uint64_t>(set >> 64U));
    return size;
}

/// How many members a set of slots has, at most two.
template<class Word>
int upToTwo(Word set)
{
    return (set != 0 ? 1 : 0) + ((set & (set - 1)) != 0 ? 1 : 0);
}

} // namespace clew::knight::sweeping
