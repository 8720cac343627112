// States as bytes: what a layer of the frontier method is kept in, in memory and on disk.
//
// A state becomes a number of as few bits as are simple to find: of each slot whether it is inner,
// untouched, the end of a piece of path or joined to an end of the tour, then of each piece the
// rank of its second end among the ends that are left. A packed chunk of bytes holds such numbers,
// each as the difference to the one before, so sorted ones are short; a plain one the states'
// words. One that continues another says first which number that had last. With each go the ways
// that lead to it. Numbers are in groups of seven bits, the lowest first, so those of any length
// have room.

#pragma once

#include <array>
#include <bit>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "core/puzzles/knight/frontier/slots.h"
#include "core/puzzles/knight/frontier/store.h"

namespace clew::knight::sweeping {

/// The first byte of a chunk.
enum class ChunkFormat : std::uint8_t { Plain, Packed, PackedOn };

template<class Value>
void putPlain(Bytes& bytes, const Value& value)
{
    const auto begin = bytes.size();
    bytes.resize(begin + sizeof(value));
    std::memcpy(bytes.data() + begin, &value, sizeof(value));
}

template<class Number>
void putNumber(Bytes& bytes, Number number)
{
    for (; number > 0x7F; number >>= 7)
        bytes.push_back(static_cast<std::uint8_t>(0x80 | static_cast<unsigned>(number & 0x7F)));
    bytes.push_back(static_cast<std::uint8_t>(number));
}

/// Takes numbers off the front of some bytes.
class NumberReader
{
public:
    explicit NumberReader(std::span<const std::uint8_t> bytes) : m_bytes(bytes) {}

    /// The bytes of a value as they are in memory.
    template<class Value>
    [[nodiscard]] bool readPlain(Value& value)
    {
        if (m_bytes.size() < sizeof(value))
            return false;
        std::memcpy(&value, m_bytes.data(), sizeof(value));
        m_bytes = m_bytes.subspan(sizeof(value));
        return true;
    }

    [[nodiscard]] bool atEnd() const { return m_bytes.empty(); }

    /// False if the number does not fit.
    template<class Number>
    [[nodiscard]] bool read(Number& number)
    {
        number = 0;
        if (!m_bytes.empty() && m_bytes.front() < 0x80) { // the usual way
            number = m_bytes.front();
            m_bytes = m_bytes.subspan(1);
            return true;
        }
        bool fits = true;
        for (unsigned shift = 0; !m_bytes.empty(); shift += 7) {
            const unsigned byte = m_bytes.front();
            m_bytes = m_bytes.subspan(1);
            const Number bits = byte & 0x7FU;
            if (std::is_class_v<Number> ||
                (shift < sizeof(Number) * 8 && (bits << shift >> shift) == bits))
                number |= bits << shift;
            else
                fits = fits && bits == 0;
            if (byte < 0x80)
                break;
        }
        return fits;
    }

private:
    std::span<const std::uint8_t> m_bytes;
};

/// States as numbers and back.
template<class State>
class Packing
{
public:
    using Number = typename State::Packed;

    explicit Packing(std::size_t slots) : m_slots(slots)
    {
        for (std::size_t i = slots; i < State::kMost; ++i)
            m_beyond.push(State::kInner);
        for (std::size_t slot = 0; slot < State::kMost; ++slot) {
            m_kinds[slot].fill(End);
            m_kinds[slot][State::kInner] = Inner;
            m_kinds[slot][State::kOut] = m_kinds[slot][State::kOut + 1] = Out;
            m_kinds[slot][slot] = slot < slots ? Untouched : Inner;
            m_partners[slot] = {State::kInner, static_cast<std::uint8_t>(slot), 0, 0};
        }
    }

    [[nodiscard]] Number pack(State state) const
    {
        std::uint64_t kinds = 0;
        SlotSet ends = 0;
        SlotSet outs = 0;
        int left = 0; // ends
        std::array<std::uint8_t, State::kMost> partners{};
        state.forEach(m_slots, [&](std::size_t slot, std::uint8_t partner) {
            const Kind kind = m_kinds[slot][partner]; // no branches: they would be guesses
            kinds = kinds << 2U | kind;
            ends |= SlotSet{kind == End} << slot;
            outs |= SlotSet{kind == Out} << slot;
            left += kind == End;
            partners[slot] = partner;
        });
        std::uint64_t rest = 0;
        for (; outs != 0; outs &= outs - 1) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(outs));
            rest = rest << 1U | static_cast<std::uint64_t>(partners[slot] - State::kOut);
        }
        while (ends != 0) {
            const std::uint8_t partner = partners[static_cast<std::size_t>(std::countr_zero(ends))];
            ends &= ends - 1;
            const SlotSet before = ends & ((SlotSet{1} << partner) - 1);
            rest = rest << bitsOfRank(left - 1) | static_cast<std::uint64_t>(sizeOf(before));
            ends &= ~(SlotSet{1} << partner);
            left -= 2;
        }
        return Number{kinds} << kRestBits | rest;
    }

    [[nodiscard]] State unpack(Number number) const
    {
        const auto kinds = static_cast<std::uint64_t>(number >> kRestBits);
        const auto rest = static_cast<std::uint64_t>(number & ((Number{1} << kRestBits) - 1));
        State state = m_beyond;
        SlotSet ends = 0;
        SlotSet outs = 0;
        int endsLeft = 0;
        for (std::size_t slot = m_slots; slot-- > 0;) { // the last one has the lowest bits
            const auto kind = static_cast<Kind>(kinds >> 2 * (m_slots - 1 - slot) & 3U);
            state.push(m_partners[slot][kind]);
            ends |= SlotSet{kind == End} << slot;
            outs |= SlotSet{kind == Out} << slot;
            endsLeft += kind == End;
        }
        unsigned left = kBitsOfPieces[static_cast<std::size_t>(endsLeft) / 2];
        for (auto i = static_cast<unsigned>(sizeOf(outs)); outs != 0; outs &= outs - 1) {
            const auto colour = rest >> (left + --i) & 1U;
            state.set(static_cast<std::size_t>(std::countr_zero(outs)),
                      static_cast<std::uint8_t>(State::kOut + colour));
        }
        for (; endsLeft >= 2; endsLeft -= 2) {
            const auto first = static_cast<std::size_t>(std::countr_zero(ends));
            ends &= ends - 1;
            const unsigned bits = bitsOfRank(endsLeft - 1);
            left -= bits;
            SlotSet others = ends;
            for (auto rank = rest >> left & ((1U << bits) - 1); rank > 0; --rank)
                others &= others - 1;
            const auto second = static_cast<std::size_t>(std::countr_zero(others | 1U << 31U));
            state.set(first, static_cast<std::uint8_t>(second));
            state.set(second, static_cast<std::uint8_t>(first));
            ends &= ~(1U << second);
        }
        return state;
    }

private:
    enum Kind : std::uint8_t { Inner, Untouched, End, Out };
    /// Of 17 slots the kinds take 34 bits and eight pieces 24; of 23 slots 46 and 39.
    static constexpr unsigned kRestBits = sizeof(Number) * 8 / 2 - (sizeof(Number) == 8 ? 2 : 0);

    // To encode one of that many.
    static constexpr unsigned bitsOfRank(int count)
    {
        return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(count) - 1));
    }
    static constexpr std::array<unsigned, 13> bitsOfPieces()
    {
        std::array<unsigned, 13> bits{};
        for (int pieces = 1; pieces < 13; ++pieces)
            bits[static_cast<std::size_t>(pieces)] =
                bits[static_cast<std::size_t>(pieces) - 1] + bitsOfRank(2 * pieces - 1);
        return bits;
    }
    static constexpr std::array<unsigned, 13> kBitsOfPieces = bitsOfPieces();

    std::size_t m_slots;
    std::array<std::array<Kind, 32>, State::kMost> m_kinds{};           ///< by slot and partner
    std::array<std::array<std::uint8_t, 4>, State::kMost> m_partners{}; ///< by slot and kind
    State m_beyond; ///< what follows the slots, moved to the front
};

} // namespace clew::knight::sweeping
