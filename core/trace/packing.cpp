#include "core/trace/packing.h"

#include <algorithm>
#include <vector>

namespace clew {

namespace {

using packing::kGroup;
using packing::kMaxWidth;
using packing::ones;

// Packing that saves less is not worth the slower reading.
template<class Values>
std::size_t worthwhile(const Values& values)
{
    return values.size_bytes() / 4 * 3;
}

// Widths are chosen after a look at one group in so many: they need not be the very best.
constexpr std::size_t kSampling = 8;

/// Writes numbers of a few bits one after the other. To be kept in a local variable: what it writes
/// might be anything, for all the compiler knows, but that.
class BitWriter
{
public:
    explicit BitWriter(std::byte* to) : m_to(to) {}

    /// At most kMaxWidth bits. Up to seven bytes behind them are overwritten.
    void put(std::uint64_t value, unsigned width)
    {
        m_pending |= value << m_pendingBits;
        m_pendingBits += width;
        std::memcpy(m_to, &m_pending, sizeof m_pending);
        m_to += m_pendingBits / 8;
        m_pending >>= m_pendingBits / 8 * 8;
        m_pendingBits %= 8;
    }

private:
    std::byte* m_to;
    std::uint64_t m_pending = 0;
    unsigned m_pendingBits = 0;
};

/// What follows the head.
class Body
{
public:
    explicit Body(std::size_t chunk) : m_bits(chunk * kMaxWidth / 8 + 8) {}

    void clear();
    /// Where the bits of the values are to be written.
    [[nodiscard]] std::byte* bits() { return m_bits.data(); }
    void addWhole(std::size_t index, std::uint64_t value)
    {
        m_wholes.push_back(value);
        m_places.push_back(static_cast<std::uint8_t>(index % kGroup));
    }
    [[nodiscard]] std::uint32_t wholes() const
    {
        return static_cast<std::uint32_t>(m_wholes.size());
    }
    /// Where the bits begin, behind a head of this size.
    [[nodiscard]] std::uint32_t bitsBegin(std::size_t headSize) const
    {
        return static_cast<std::uint32_t>(headSize + 9 * m_wholes.size());
    }
    /// The packed chunk with so many bits of values; empty if it takes more than `atMost` bytes.
    std::span<const std::byte> assemble(std::span<const std::byte> head, std::size_t bitCount,
                                        std::size_t atMost);

private:
    std::vector<std::byte> m_bits;
    std::vector<std::uint64_t> m_wholes;
    std::vector<std::uint8_t> m_places;
    std::vector<std::byte> m_packed;
};

/// How many values need how many bits, and how many it is best to give them.
class Widths
{
public:
    /// All ones are spoken for.
    void add(std::uint64_t value)
    {
        ++m_counts[static_cast<std::size_t>(std::bit_width(value + 1))];
    }
    /// Each bit more costs `values` of them, each value that does not fit is kept whole.
    [[nodiscard]] unsigned best(unsigned atLeast, std::uint64_t values) const;

private:
    std::array<std::uint32_t, 65> m_counts{};
};

void Body::clear()
{
    m_wholes.clear();
    m_places.clear();
}

std::span<const std::byte> Body::assemble(std::span<const std::byte> head, std::size_t bitCount,
                                          std::size_t atMost)
{
    const std::size_t bits = bitsBegin(head.size());
    const std::size_t bitBytes = bitCount / 8 + 8; // for bitsAt()
    if (bits + bitBytes > atMost)
        return {};
    m_packed.resize(bits + bitBytes);
    std::byte* const wholes = m_packed.data() + head.size();
    std::ranges::copy(head, m_packed.begin());
    std::ranges::copy(std::as_bytes(std::span(m_wholes)), wholes);
    std::ranges::copy(std::as_bytes(std::span(m_places)), wholes + 8 * m_wholes.size());
    std::copy_n(m_bits.begin(), bitBytes, m_packed.data() + bits);
    return m_packed;
}

unsigned Widths::best(unsigned atLeast, std::uint64_t values) const
{
    constexpr std::uint64_t kWhole = 72; // bits
    std::uint64_t misses = 0;
    for (unsigned width = atLeast + 1; width < m_counts.size(); ++width)
        misses += m_counts[width];
    unsigned best = atLeast;
    std::uint64_t leastCost = values * atLeast + kWhole * misses;
    for (unsigned width = atLeast + 1; width <= 32; ++width) {
        misses -= m_counts[width];
        const std::uint64_t cost = values * width + kWhole * misses;
        if (cost < leastCost) {
            leastCost = cost;
            best = width;
        }
    }
    return best;
}

} // namespace

// ---- Event

namespace {

constexpr std::uint64_t kLow24 = Packing<Event>::kLow24;
constexpr std::uint64_t kLow48 = ones(48);

bool isVisit(std::uint64_t bits)
{
    return bits >> 48U == Packing<Event>::kVisit;
}

// All ones for a Visit. Events of all kinds are mixed, so a branch would often be mispredicted.
std::uint64_t visitMask(std::uint64_t bits)
{
    return std::uint64_t{0} - std::uint64_t{isVisit(bits)};
}

// "No value", the highest there is, becomes zero.
std::uint64_t shiftedValue(std::uint64_t bits)
{
    return (bits + 1) & kLow24;
}

} // namespace

class Packing<Event>::Packer::Work
{
public:
    std::span<const std::byte> pack(std::span<const Event> events);

private:
    bool prepare(std::span<const Event> events);
    [[nodiscard]] unsigned visitBits(std::span<const Event> events, unsigned atLeast) const;
    void write(std::span<const Event> events);
    void forget();

    static constexpr std::uint16_t kNone = 0xFFFF;
    /// Of all possible tops, those that occur.
    std::vector<std::uint16_t> m_numbers = std::vector(std::size_t{1} << 16U, kNone);
    std::size_t m_topCount = 0;
    Head m_head{};
    Body m_body{kChunk};
};

Packing<Event>::Packer::Packer() = default;
Packing<Event>::Packer::~Packer() = default;

std::span<const std::byte> Packing<Event>::Packer::pack(std::span<const Event> events)
{
    if (!m_work)
        m_work = std::make_unique<Work>();
    return m_work->pack(events);
}

std::span<const std::byte> Packing<Event>::Packer::Work::pack(std::span<const Event> events)
{
    m_body.clear();
    std::span<const std::byte> packed;
    if (prepare(events)) {
        write(events);
        packed = m_body.assemble(std::as_bytes(std::span(&m_head, 1)), kChunk * m_head.width,
                                 worthwhile(events));
    }
    forget();
    return packed;
}

// Finds out which tops there are, the groups' bases, and how wide the fields must be: at most 8
// bits and 48. False: there are too many tops.
bool Packing<Event>::Packer::Work::prepare(std::span<const Event> events)
{
    std::uint64_t fields = 0; // all that occur, one over the other
    std::uint16_t* const numbers = m_numbers.data();
    for (std::size_t g = 0; g < Head::kGroups; ++g) {
        std::uint64_t highest = 0;
        for (const Event event : events.subspan(g * kGroup, kGroup)) {
            const std::uint64_t bits = event.bits();
            const std::uint64_t visit = visitMask(bits);
            highest = std::max(highest, bits & 0xFFFF'FFFFU & visit);
            fields |= ((bits & kLow48 & ~kLow24) | shiftedValue(bits)) & ~visit;
            std::uint16_t& number = numbers[bits >> 48U];
            if (number == kNone) [[unlikely]] {
                if (m_topCount == kMaxTops)
                    return false;
                m_head.tops[m_topCount] = static_cast<std::uint16_t>(bits >> 48U);
                number = static_cast<std::uint16_t>(m_topCount++);
            }
        }
        m_head.groups[g].highest = static_cast<NodeId>(highest);
    }
    const auto topBits = static_cast<unsigned>(std::bit_width(m_topCount - 1));
    const auto valueBits = static_cast<unsigned>(std::bit_width(fields & kLow24));
    const auto variableBits = static_cast<unsigned>(std::bit_width(fields >> 24U));
    const unsigned restBits = visitBits(events, std::max(1U, variableBits + valueBits));
    m_head.firstBits = static_cast<std::uint8_t>(topBits);
    m_head.lastBits = static_cast<std::uint8_t>(valueBits);
    m_head.width = static_cast<std::uint8_t>(topBits + restBits);
    return true;
}

unsigned Packing<Event>::Packer::Work::visitBits(std::span<const Event> events,
                                                 unsigned atLeast) const
{
    Widths widths;
    for (std::size_t g = 0; g < Head::kGroups; g += kSampling)
        for (const Event event : events.subspan(g * kGroup, kGroup))
            if (isVisit(event.bits()))
                widths.add(m_head.groups[g].highest - event.node());
    return widths.best(atLeast, events.size() / kSampling);
}

void Packing<Event>::Packer::Work::write(std::span<const Event> events)
{
    const unsigned width = m_head.width;
    const unsigned topBits = m_head.firstBits;
    const unsigned valueBits = m_head.lastBits;
    const std::uint64_t isWhole = ones(width - topBits);
    const std::uint16_t* const numbers = m_numbers.data();
    BitWriter writer(m_body.bits());
    for (std::size_t g = 0; g < Head::kGroups; ++g) {
        const std::uint64_t highest = m_head.groups[g].highest;
        m_head.groups[g].firstWhole = m_body.wholes();
        const auto word = [&](std::size_t i) {
            const std::uint64_t bits = events[i].bits();
            const std::uint64_t visit = visitMask(bits);
            const std::uint64_t fields = (bits & kLow48) >> 24U << valueBits | shiftedValue(bits);
            // Bits that no Visit has make it as large as one far off.
            std::uint64_t rest = (fields & ~visit) | ((highest - (bits & kLow48)) & visit);
            if ((rest & visit) >= isWhole) [[unlikely]] {
                m_body.addWhole(i, bits);
                rest = isWhole;
            }
            return numbers[bits >> 48U] | rest << topBits;
        };
        const auto both = [width](std::uint64_t a, std::uint64_t b) { return a | b << width; };
        const std::size_t end = (g + 1) * kGroup;
        // Several at once: each put() has to wait for the one before it.
        if (4 * width <= kMaxWidth) {
            for (std::size_t i = g * kGroup; i < end; i += 4) {
                const std::uint64_t two = both(word(i), word(i + 1));
                writer.put(two | both(word(i + 2), word(i + 3)) << 2 * width, 4 * width);
            }
        } else if (2 * width <= kMaxWidth) {
            for (std::size_t i = g * kGroup; i < end; i += 2)
                writer.put(both(word(i), word(i + 1)), 2 * width);
        } else {
            for (std::size_t i = g * kGroup; i < end; ++i)
                writer.put(word(i), width);
        }
    }
    m_head.groups.back().firstWhole = m_body.wholes();
    m_head.bits = m_body.bitsBegin(sizeof(Head));
}

void Packing<Event>::Packer::Work::forget()
{
    for (; m_topCount > 0; --m_topCount)
        m_numbers[m_head.tops[m_topCount - 1]] = kNone;
}

// ---- TraceNode

class Packing<TraceNode>::Packer::Work
{
public:
    std::span<const std::byte> pack(std::span<const TraceNode> nodes);

private:
    void prepare(std::span<const TraceNode> nodes);
    void write(std::span<const TraceNode> nodes);

    Head m_head{};
    Body m_body{kChunk};
};

Packing<TraceNode>::Packer::Packer() = default;
Packing<TraceNode>::Packer::~Packer() = default;

std::span<const std::byte> Packing<TraceNode>::Packer::pack(std::span<const TraceNode> nodes)
{
    if (!m_work)
        m_work = std::make_unique<Work>();
    return m_work->pack(nodes);
}

std::span<const std::byte> Packing<TraceNode>::Packer::Work::pack(std::span<const TraceNode> nodes)
{
    m_body.clear();
    prepare(nodes);
    if (m_head.width > kMaxWidth)
        return {};
    write(nodes);
    return m_body.assemble(std::as_bytes(std::span(&m_head, 1)), kChunk * m_head.width,
                           worthwhile(nodes));
}

void Packing<TraceNode>::Packer::Work::prepare(std::span<const TraceNode> nodes)
{
    Widths parents;
    Widths events;
    for (std::size_t g = 0; g < Head::kGroups; ++g) {
        const auto group = nodes.subspan(g * kGroup, kGroup);
        m_head.groups[g].highest = std::ranges::max(group, {}, &TraceNode::parent).parent;
        m_head.groups[g].event = group.front().event;
        if (g % kSampling != 0)
            continue;
        for (const TraceNode node : group) {
            parents.add(m_head.groups[g].highest - node.parent);
            events.add(node.event - group.front().event);
        }
    }
    const std::uint64_t sampled = nodes.size() / kSampling;
    const unsigned parentBits = parents.best(1, sampled);
    m_head.firstBits = static_cast<std::uint8_t>(parentBits);
    m_head.width = static_cast<std::uint8_t>(parentBits + events.best(1, sampled));
}

void Packing<TraceNode>::Packer::Work::write(std::span<const TraceNode> nodes)
{
    const unsigned width = m_head.width;
    const unsigned parentBits = m_head.firstBits;
    const std::uint64_t isWhole = ones(parentBits);
    const std::uint64_t tooLate = ones(width - parentBits) + 1;
    BitWriter writer(m_body.bits());
    for (std::size_t g = 0; g < Head::kGroups; ++g) {
        m_head.groups[g].firstWhole = m_body.wholes();
        for (std::size_t i = g * kGroup; i < (g + 1) * kGroup; ++i) {
            std::uint64_t below = m_head.groups[g].highest - nodes[i].parent;
            std::uint64_t behind = nodes[i].event - m_head.groups[g].event;
            if (below >= isWhole || behind >= tooLate) [[unlikely]] {
                m_body.addWhole(i, std::bit_cast<std::uint64_t>(nodes[i]));
                below = isWhole;
                behind = 0;
            }
            writer.put(below | behind << parentBits, width);
        }
    }
    m_head.groups.back().firstWhole = m_body.wholes();
    m_head.bits = m_body.bitsBegin(sizeof(Head));
}

} // namespace clew
