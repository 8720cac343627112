// Events and nodes in one to four bytes each instead of eight, any of them found at once.
//
// A packed chunk has the same number of bits for each value: as many as its fields seem to need
// after a look at some of them. What grows steadily (nodes, event indexes) or stays near
// (variables) is encoded as the distance from a base of its group of 64 values. The few that do not
// fit, such as a jump back over half the tree, are kept whole aside; a field of ones says so.

#pragma once

#include <cstring>

#include "core/search/event.h"
#include "core/trace/store.h"
#include "core/trace/tracenode.h"

namespace clew {

namespace packing {

inline constexpr std::size_t kGroup = 64;
/// Of one value: its number of bits, and those before it in its byte, are less than a word.
inline constexpr unsigned kMaxWidth = 56;

/// Whether this processor can pack more values at once; the outcome is the same.
bool hasWideVectors();

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

/// What the packed form of a chunk begins with. After it come the bits of all values, then the
/// values kept whole, eight bytes each, and then their places in their groups, a byte each.
template<class Group, std::size_t chunk>
struct Head
{
    static constexpr std::size_t kGroups = chunk / kGroup;

    std::uint32_t wholes; ///< where they begin
    std::uint8_t width;   ///< of one value
    /// The last one stands behind the chunk.
    std::array<Group, kGroups + 1> groups;
};

/// The value with this index, which is kept whole.
template<class H>
std::uint64_t wholeValue(const H& head, std::size_t index)
{
    const auto* const wholes = reinterpret_cast<const std::byte*>(&head) + head.wholes;
    const std::byte* const places = wholes + 8 * std::size_t{head.groups.back().firstWhole};
    std::size_t at = head.groups[index / kGroup].firstWhole;
    while (std::to_integer<std::size_t>(places[at]) != index % kGroup)
        ++at;
    std::uint64_t value = 0;
    std::memcpy(&value, wholes + 8 * at, sizeof value);
    return value;
}

} // namespace packing

/// The fields of Event::bits(), the highest first: kind, rule, variable and value, each with as
/// many bits as it needs; the variable as how far it is above the lowest one that can be encoded in
/// the group. Of a Visit, in place of the last two, how far its node is above the lowest one that
/// can be encoded there; all ones of them say that the event is kept whole.
///
/// What is encoded in this way is the event's bits and one: "no value", the highest there is,
/// becomes zero, and the variable one more.
template<>
struct Packing<Event>
{
    static constexpr std::size_t kChunk = kStoreBuffer / sizeof(Event);
    struct Group
    {
        NodeId highest;         ///< visited
        std::uint32_t variable; ///< the highest of the others
        std::uint32_t firstWhole;
    };
    struct Head : packing::Head<Group, kChunk>
    {
        std::uint8_t ruleBits;
        std::uint8_t restBits; ///< of variable and value, or of a Visit
        std::uint8_t valueBits;
        std::uint8_t nodeBits; ///< of a Visit; any that remain are zero
    };

    class Packer
    {
    public:
        explicit Packer(bool wide = packing::hasWideVectors());
        ~Packer();
        std::span<const std::byte> pack(std::span<const Event> events);

    private:
        class Work;
        bool m_wide;
        std::unique_ptr<Work> m_work; ///< made when it is needed: most traces are short
    };

    static Event unpack(const std::byte* packed, std::size_t index)
    {
        using packing::ones;
        const Head& head = *reinterpret_cast<const Head*>(packed);
        const std::uint64_t word =
            packing::bitsAt(packed + sizeof(Head), index * head.width, head.width);
        const std::uint64_t top = word >> head.restBits;
        const std::uint64_t rest = word & ones(head.restBits);
        const Group& group = head.groups[index / packing::kGroup];
        if (top != kVisit << head.ruleBits) {
            const std::uint64_t lowest = group.variable - ones(head.restBits - head.valueBits);
            return Event::fromBits((top >> head.ruleBits << 61U | //
                                    (top & ones(head.ruleBits)) << 48U |
                                    (lowest + (rest >> head.valueBits)) << 24U |
                                    (rest & ones(head.valueBits))) -
                                   1);
        }
        if (rest == ones(head.nodeBits)) [[unlikely]]
            return Event::fromBits(packing::wholeValue(head, index));
        const std::uint64_t lowest = (kVisit << 61U) + group.highest + 1 - ones(head.nodeBits);
        return Event::fromBits(lowest + rest);
    }

    static constexpr std::uint64_t kVisit = Event::visit(0).bits() >> 61U;
};

/// First how far the event is behind the group's first, then how far the parent is above the lowest
/// one that can be encoded in the group; all ones of that say that the node is kept whole.
template<>
struct Packing<TraceNode>
{
    static constexpr std::size_t kChunk = kStoreBuffer / sizeof(TraceNode);
    struct Group
    {
        NodeId highest; ///< parent
        std::uint32_t event;
        std::uint32_t firstWhole;
    };
    struct Head : packing::Head<Group, kChunk>
    {
        std::uint8_t parentBits;
    };

    class Packer
    {
    public:
        explicit Packer(bool wide = packing::hasWideVectors());
        ~Packer();
        std::span<const std::byte> pack(std::span<const TraceNode> nodes);

    private:
        class Work;
        bool m_wide;
        std::unique_ptr<Work> m_work; ///< made when it is needed: most traces are short
    };

    static TraceNode unpack(const std::byte* packed, std::size_t index)
    {
        using packing::ones;
        const Head& head = *reinterpret_cast<const Head*>(packed);
        const std::uint64_t word =
            packing::bitsAt(packed + sizeof(Head), index * head.width, head.width);
        const std::uint64_t above = word & ones(head.parentBits);
        if (above == ones(head.parentBits)) [[unlikely]]
            return std::bit_cast<TraceNode>(packing::wholeValue(head, index));
        const Group& group = head.groups[index / packing::kGroup];
        const std::uint64_t lowest = std::uint64_t{group.highest} + 1 - ones(head.parentBits);
        return {static_cast<NodeId>(lowest + above),
                group.event + static_cast<std::uint32_t>(word >> head.parentBits)};
    }
};

} // namespace clew
