// Events and nodes in one to four bytes each instead of eight, any of them found at once.
//
// A packed chunk has the same number of bits for each value: as many as its largest fields need.
// What is large but grows steadily (node numbers, event indexes) is told as the distance from a
// base that each group of 64 values has. A few values that are far off, such as a jump back over
// half the tree, are kept whole aside; a field of ones says so.

#pragma once

#include <cstring>

#include "core/search/event.h"
#include "core/trace/store.h"
#include "core/trace/tracenode.h"

namespace clew {

namespace packing {

inline constexpr std::size_t kGroup = 64;
/// Of one value: so many bits, and those before it in its byte, are less than a word.
inline constexpr unsigned kMaxWidth = 56;

constexpr std::uint64_t ones(unsigned count)
{
    return (std::uint64_t{1} << count) - 1;
}

/// The value that begins at this bit; at most kMaxWidth bits, and seven bytes may be read beyond
/// its first one.
inline std::uint64_t bitsAt(const std::byte* bits, std::size_t position, unsigned width)
{
    static_assert(std::endian::native == std::endian::little);
    std::uint64_t word = 0;
    std::memcpy(&word, bits + position / 8, sizeof word);
    return word >> (position % 8) & ones(width);
}

/// What a packed chunk begins with. After it come the values kept whole, eight bytes each, their
/// places in their groups, a byte each, and the bits of all.
template<class Group, std::size_t chunk>
struct Head
{
    static constexpr std::size_t kGroups = chunk / kGroup;

    std::uint32_t bits;     ///< where they begin
    std::uint8_t width;     ///< of one value
    std::uint8_t firstBits; ///< of its first field ...
    std::uint8_t lastBits;  ///< ... and of its last, where that is not the rest
    /// The last one stands behind the chunk.
    std::array<Group, kGroups + 1> groups;
};

/// The value with this index, which is kept whole.
template<class H>
std::uint64_t wholeValue(const H& head, const std::byte* wholes, std::size_t index)
{
    const auto* const places =
        reinterpret_cast<const std::uint8_t*>(wholes + 8 * head.groups.back().firstWhole);
    std::uint32_t at = head.groups[index / kGroup].firstWhole;
    while (places[at] != index % kGroup)
        ++at;
    std::uint64_t value = 0;
    std::memcpy(&value, wholes + 8 * at, sizeof value);
    return value;
}

} // namespace packing

/// First which kind and rule it is, a number into a table of those that occur; then variable and
/// value, or of a Visit how far its node is below the highest one visited in the group.
template<>
struct Packing<Event>
{
    static constexpr std::size_t kChunk = kStoreBuffer / sizeof(Event);
    static constexpr std::size_t kMaxTops = 256;
    struct Group
    {
        NodeId highest;
        std::uint32_t firstWhole;
    };
    struct Head : packing::Head<Group, kChunk>
    {
        std::array<std::uint16_t, kMaxTops> tops; ///< kind and rule, as in Event::bits()
    };

    class Packer
    {
    public:
        Packer();
        ~Packer();
        std::span<const std::byte> pack(std::span<const Event> events);

    private:
        class Work;
        std::unique_ptr<Work> m_work; ///< made when it is needed: most traces are short
    };

    static Event unpack(const std::byte* packed, std::size_t index)
    {
        const Head& head = *reinterpret_cast<const Head*>(packed);
        const std::uint64_t word =
            packing::bitsAt(packed + head.bits, index * head.width, head.width);
        const std::uint64_t top = head.tops[word & packing::ones(head.firstBits)];
        const std::uint64_t rest = word >> head.firstBits;
        if (top != kVisit)
            return Event::fromBits(top << 48U | rest >> head.lastBits << 24U |
                                   (((rest & packing::ones(head.lastBits)) - 1) & kLow24));
        if (rest == packing::ones(head.width - head.firstBits)) [[unlikely]]
            return Event::fromBits(packing::wholeValue(head, packed + sizeof(Head), index));
        const Group& group = head.groups[index / packing::kGroup];
        return Event::visit(group.highest - static_cast<NodeId>(rest));
    }

    static constexpr std::uint64_t kLow24 = packing::ones(24);
    static constexpr std::uint64_t kVisit = Event::visit(0).bits() >> 48U;
};

/// First how far the parent is below the highest one of the group, then how far the event is behind
/// the group's first.
template<>
struct Packing<TraceNode>
{
    static constexpr std::size_t kChunk = kStoreBuffer / sizeof(TraceNode);
    struct Group
    {
        NodeId highest;
        std::uint32_t event;
        std::uint32_t firstWhole;
    };
    using Head = packing::Head<Group, kChunk>;

    class Packer
    {
    public:
        Packer();
        ~Packer();
        std::span<const std::byte> pack(std::span<const TraceNode> nodes);

    private:
        class Work;
        std::unique_ptr<Work> m_work; ///< made when it is needed: most traces are short
    };

    static TraceNode unpack(const std::byte* packed, std::size_t index)
    {
        const Head& head = *reinterpret_cast<const Head*>(packed);
        const std::uint64_t word =
            packing::bitsAt(packed + head.bits, index * head.width, head.width);
        const std::uint64_t below = word & packing::ones(head.firstBits);
        if (below == packing::ones(head.firstBits)) [[unlikely]]
            return std::bit_cast<TraceNode>(
                packing::wholeValue(head, packed + sizeof(Head), index));
        const Group& group = head.groups[index / packing::kGroup];
        return {group.highest - static_cast<NodeId>(below),
                group.event + static_cast<std::uint32_t>(word >> head.firstBits)};
    }
};

} // namespace clew
