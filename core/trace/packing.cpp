#include "core/trace/packing.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace clew {

bool packing::hasWideVectors()
{
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2") != 0;
#else
    return false;
#endif
}

namespace {

using packing::kGroup;
using packing::kMaxWidth;
using packing::ones;

using Words = std::array<std::uint64_t, kGroup>; ///< one for each value of a group

// As one number.
template<class Value>
std::uint64_t wordOf(const Value& value)
{
    std::uint64_t word = 0;
    static_assert(sizeof value == sizeof word);
    std::memcpy(&word, &value, sizeof word);
    return word;
}

constexpr std::uint64_t kLow24 = ones(24);
constexpr std::uint64_t kLow32 = ones(32);
constexpr std::uint64_t kLow48 = ones(48);

template<class Value>
auto groupOf(std::span<const Value> values, std::size_t group)
{
    return values.subspan(group * kGroup).template first<kGroup>();
}

// Widths are chosen after a look at every few groups: they need not be optimal.
template<class Value>
void forSomeGroups(std::span<const Value> values, auto look)
{
    constexpr std::size_t kSampling = 16;
    for (std::size_t i = 0; i < values.size() / kGroup / kSampling; ++i)
        look(groupOf(values, i * kSampling + i * 7 % kSampling)); // here and there
}

/// How many values need how many bits, and how many it is best to give them.
class Widths
{
public:
    void add(std::uint64_t value)
    {
        ++m_counts[static_cast<std::size_t>(std::bit_width(value))];
        ++m_values;
    }
    /// Each bit more costs that for all of them, each value that does not fit is kept whole.
    [[nodiscard]] unsigned best(unsigned atLeast, unsigned atMost) const;

private:
    std::array<std::uint32_t, 65> m_counts{};
    std::uint64_t m_values = 0;
};

unsigned Widths::best(unsigned atLeast, unsigned atMost) const
{
    constexpr std::uint64_t kWhole =
        216; // 72 bits, times three as they take longer to write and read
    std::uint64_t misses = 0;
    for (unsigned width = atLeast + 1; width < m_counts.size(); ++width)
        misses += m_counts[width];
    unsigned best = atLeast;
    std::uint64_t leastCost = m_values * atLeast + kWhole * misses;
    for (unsigned width = atLeast + 1; width <= atMost; ++width) {
        misses -= m_counts[width];
        const std::uint64_t cost = m_values * width + kWhole * misses;
        if (cost < leastCost) {
            leastCost = cost;
            best = width;
        }
    }
    return best;
}

// ---- the bits of a group

// As many values as together take whole bytes, and at most two words, are written at once: none
// has to wait for the one before. Eight of any width do, four of an even one, two of a multiple of
// four; so larger widths are made such.
unsigned writableWidth(unsigned width)
{
    const unsigned multiple = width < 16 ? 1 : width < 32 ? 2 : 4;
    return (width + multiple - 1) / multiple * multiple;
}

// Halves of `count` values each, two of which are whole bytes.
template<unsigned count>
std::byte* writeMerged(const Words& words, unsigned width, std::byte* to)
{
    std::array<std::uint64_t, kGroup / count> halves;
    for (std::size_t i = 0; i < halves.size(); ++i) {
        halves[i] = words[i * count];
        for (unsigned k = 1; k < count; ++k)
            halves[i] |= words[i * count + k] << k * width;
    }
    const unsigned bits = count * width;
    for (std::size_t i = 0; i < halves.size(); i += 2) {
        const std::uint64_t first = halves[i] | halves[i + 1] << bits;
        const std::uint64_t second = halves[i + 1] >> (64 - bits);
        std::memcpy(to, &first, sizeof first);
        std::memcpy(to + 8, &second, sizeof second);
        to += bits / 4;
    }
    return to;
}

constexpr std::size_t kOverwritten = 16; ///< bytes behind what is written

// Returns where it ends.
std::byte* writeBits(const Words& words, unsigned width, std::byte* to)
{
    return width < 16   ? writeMerged<4>(words, width, to)
           : width < 32 ? writeMerged<2>(words, width, to)
                        : writeMerged<1>(words, width, to);
}

// ---- events and nodes as words
//
// Plain arithmetic without a branch or a table, so that compilers make vectors of it: adding the
// group's base puts what is relative to it where zero begins. What then has bits outside the fields
// does not fit; which of a group do not is only looked at if any does.

/// A value as the word that is kept of it, unless it does not fit.
struct Coded
{
    std::uint64_t word;
    std::uint64_t excess; ///< not zero: it does not
};

/// Events are raised by one throughout: see packing.h.
class EventCode
{
public:
    using Value = Event;
    using Packing = clew::Packing<Event>;
    using Head = Packing::Head;
    using Group = Packing::Group;

    /// False: there are nodes that no trace has.
    static bool findBase(std::span<const Event, kGroup> events, Group& group);
    static void chooseWidths(std::span<const Event> events, Head& head);

    explicit EventCode(const Head& head);
    /// To be added to an event: the highest node becomes all ones but one, the highest variable all
    /// ones.
    struct Base
    {
        std::uint64_t ofVisit;
        std::uint64_t ofOther;
    };
    [[nodiscard]] Base base(const Group& group) const
    {
        return {ones(m_nodeBits) - 2 - group.highest, (ones(m_variableBits) - group.variable)
                                                          << 24U};
    }
    [[nodiscard]] Coded code(Event event, Base base) const
    {
        const std::uint64_t raised = event.bits() + 1;
        const std::uint64_t visit = visitMask(raised);
        const std::uint64_t bits = raised + ((base.ofVisit & visit) | (base.ofOther & ~visit));
        return {(bits & kLow24) | (bits & kLow24 << 24U) >> m_variableShift |
                    (bits & ones(13) << 48U) >> m_ruleShift | bits >> 61U << m_kindAt,
                bits & (m_outside ^ (m_outsideVisit & visit))};
    }
    [[nodiscard]] std::uint64_t whole() const { return m_whole; }

private:
    /// As far up as the value's field goes in an event.
    static constexpr std::uint8_t kMaxNodeBits = 24;
    static constexpr unsigned kKindBits = 3;

    // All ones for a Visit. Events of all kinds are mixed, so a branch would often be mispredicted.
    static std::uint64_t visitMask(std::uint64_t raised)
    {
        return std::uint64_t{0} - std::uint64_t{raised >> 48U == Packing::kVisit << 13U};
    }

    static std::uint64_t variableOf(std::uint64_t raised) { return raised >> 24U & kLow24; }

    unsigned m_nodeBits;
    unsigned m_variableBits;
    unsigned m_variableShift;
    unsigned m_ruleShift;
    unsigned m_kindAt;
    std::uint64_t m_outside;      ///< the bits that no field has room for
    std::uint64_t m_outsideVisit; ///< where they are others in a Visit
    std::uint64_t m_whole;
};

bool EventCode::findBase(std::span<const Event, kGroup> events, Group& group)
{
    std::int64_t highest = 1;
    std::int64_t variable = 0;
    for (std::size_t i = 0; i < kGroup; ++i) {
        const std::uint64_t raised = events[i].bits() + 1;
        const std::uint64_t visit = visitMask(raised);
        highest = std::max(highest, static_cast<std::int64_t>(raised & kLow48 & visit));
        variable = std::max(variable, static_cast<std::int64_t>(variableOf(raised & ~visit)));
    }
    group.highest = static_cast<NodeId>(highest - 1);
    group.variable = static_cast<std::uint32_t>(variable);
    return highest - 1 <= std::int64_t{std::numeric_limits<NodeId>::max()};
}

void EventCode::chooseWidths(std::span<const Event> events, Head& head)
{
    std::uint64_t values = 0; // all that occur, one over the other
    Widths rules;
    Widths variables;
    Widths nodes;
    forSomeGroups(events, [&](std::span<const Event, kGroup> group) {
        Group base{};
        findBase(group, base);
        for (const Event event : group) {
            const std::uint64_t raised = event.bits() + 1;
            const std::uint64_t visit = visitMask(raised);
            values |= raised & kLow24 & ~visit;
            variables.add((base.variable - variableOf(raised)) & ~visit);
            rules.add(raised >> 48U & ones(13));
            nodes.add((std::uint64_t{base.highest} + 2 - (raised & kLow48)) & visit);
        }
    });
    const auto valueBits = static_cast<unsigned>(std::bit_width(values));
    const unsigned variableBits = variables.best(0, 24);
    const unsigned ruleBits = rules.best(0, 13);
    const unsigned restBits = nodes.best(std::max(1U, valueBits + variableBits), kMaxNodeBits);
    head.width = static_cast<std::uint8_t>(writableWidth(kKindBits + ruleBits + restBits));
    head.ruleBits = static_cast<std::uint8_t>(ruleBits);
    head.restBits = static_cast<std::uint8_t>(restBits);
    head.valueBits = static_cast<std::uint8_t>(valueBits);
    head.nodeBits = std::min(head.restBits, kMaxNodeBits);
}

EventCode::EventCode(const Head& head)
    : m_nodeBits(head.nodeBits), m_variableBits(unsigned{head.restBits} - head.valueBits),
      m_variableShift(24U - head.valueBits), m_ruleShift(48U - head.restBits),
      m_kindAt(unsigned{head.restBits} + head.ruleBits),
      m_whole(Packing::kVisit << m_kindAt | ones(m_nodeBits))
{
    const std::uint64_t kind = ones(kKindBits) << 61U;
    m_outside =
        ~(kind | ones(head.ruleBits) << 48U | ones(m_variableBits) << 24U | ones(head.valueBits));
    m_outsideVisit = ~(kind | ones(head.nodeBits)) ^ m_outside;
}

class NodeCode
{
public:
    using Value = TraceNode;
    using Packing = clew::Packing<TraceNode>;
    using Head = Packing::Head;
    using Group = Packing::Group;

    /// False: there are nodes that no trace has.
    static bool findBase(std::span<const TraceNode, kGroup> nodes, Group& group);
    static void chooseWidths(std::span<const TraceNode> nodes, Head& head);

    explicit NodeCode(const Head& head)
        : m_parentBits(head.parentBits),
          m_outside(~(ones(unsigned{head.width} - head.parentBits) << 32U | ones(m_parentBits)))
    {
    }
    /// To be added to both fields: the highest parent becomes all ones but one.
    using Base = std::uint64_t;
    [[nodiscard]] Base base(const Group& group) const
    {
        return ones(m_parentBits) - 1 - group.highest - (std::uint64_t{group.event} << 32U);
    }
    [[nodiscard]] Coded code(TraceNode node, Base base) const
    {
        const std::uint64_t bits = wordOf(node) + base;
        return {(bits & kLow32) | bits >> 32U << m_parentBits, bits & m_outside};
    }
    [[nodiscard]] std::uint64_t whole() const { return ones(m_parentBits); }

private:
    unsigned m_parentBits;
    std::uint64_t m_outside;
};

bool NodeCode::findBase(std::span<const TraceNode, kGroup> nodes, Group& group)
{
    std::int64_t highest = 0;
    for (std::size_t i = 0; i < kGroup; ++i)
        highest = std::max(highest, static_cast<std::int64_t>(wordOf(nodes[i]) & kLow32));
    group.highest = static_cast<NodeId>(highest);
    group.event = nodes[0].event;
    return highest < std::int64_t{std::numeric_limits<NodeId>::max()};
}

void NodeCode::chooseWidths(std::span<const TraceNode> nodes, Head& head)
{
    Widths parents;
    Widths events;
    forSomeGroups(nodes, [&](std::span<const TraceNode, kGroup> group) {
        Group base{};
        findBase(group, base);
        for (const TraceNode node : group.last<kGroup / 2>()) { // what grows is larger there
            parents.add(std::uint64_t{base.highest} + 1 - node.parent);
            events.add(node.event - base.event);
        }
    });
    const unsigned parentBits = parents.best(1, 32);
    head.parentBits = static_cast<std::uint8_t>(parentBits);
    head.width = static_cast<std::uint8_t>(writableWidth(parentBits + events.best(1, 32)));
}

// ---- chunks

/// Packs chunks, one after the other, by the code of their values.
template<class Code>
class ChunkPacker
{
public:
    using Value = typename Code::Value;

    explicit ChunkPacker(bool wide) : m_wide(wide) {}
    std::span<const std::byte> pack(std::span<const Value> values);

private:
    using Head = typename Code::Head;

    // Packing that saves less is not worth the slower reading.
    static constexpr std::size_t kWorthwhile = kStoreBuffer / 4 * 3;
    static constexpr std::size_t kMostBits = Code::Packing::kChunk * kMaxWidth / 8;

    // False: the values are not such as can be packed.
    bool write(std::span<const Value> values);
    bool writeWide(std::span<const Value> values);
    bool writeGroup(std::span<const Value, kGroup> values, const Code& code,
                    typename Code::Group& group);
    void keepWhole(std::span<const Value, kGroup> values, const Code& code,
                   const typename Code::Base& base, Words& words);
    std::span<const std::byte> assemble();

    bool m_wide;
    Head m_head{};
    std::vector<std::byte> m_packed =
        std::vector<std::byte>(sizeof(Head) + kMostBits + kOverwritten);
    std::byte* m_end = nullptr; ///< of what is written there
    std::vector<std::uint64_t> m_wholes;
    std::vector<std::uint8_t> m_places;
};

template<class Code>
std::span<const std::byte> ChunkPacker<Code>::pack(std::span<const Value> values)
{
    const bool written = m_wide ? writeWide(values) : write(values);
    return written ? assemble() : std::span<const std::byte>();
}

template<class Code>
bool ChunkPacker<Code>::write(std::span<const Value> values)
{
    Code::chooseWidths(values, m_head);
    if (m_head.width > kMaxWidth)
        return false;
    m_end = m_packed.data() + sizeof(Head);
    m_wholes.clear();
    m_places.clear();
    const Code code(m_head);
    for (std::size_t g = 0; g < Head::kGroups; ++g)
        if (!writeGroup(groupOf(values, g), code, m_head.groups[g]))
            return false;
    m_head.groups.back().firstWhole = static_cast<std::uint32_t>(m_wholes.size());
    return true;
}

// All that it calls is made part of it and so compiled for wider vectors.
template<class Code>
#if defined(__x86_64__) && defined(__GNUC__)
[[gnu::target("avx2"), gnu::flatten]]
#endif
bool ChunkPacker<Code>::writeWide(std::span<const Value> values)
{
    return write(values);
}

template<class Code>
bool ChunkPacker<Code>::writeGroup(std::span<const Value, kGroup> values, const Code& code,
                                   typename Code::Group& group)
{
    if (!Code::findBase(values, group))
        return false;
    group.firstWhole = static_cast<std::uint32_t>(m_wholes.size());
    const typename Code::Base base = code.base(group);
    Words words;
    std::uint64_t excess = 0;
    for (std::size_t i = 0; i < kGroup; ++i) {
        const Coded coded = code.code(values[i], base);
        words[i] = coded.word;
        excess |= coded.excess;
    }
    if (excess != 0) [[unlikely]]
        keepWhole(values, code, base, words);
    m_end = writeBits(words, m_head.width, m_end);
    return true;
}

template<class Code>
void ChunkPacker<Code>::keepWhole(std::span<const Value, kGroup> values, const Code& code,
                                  const typename Code::Base& base, Words& words)
{
    for (std::size_t i = 0; i < kGroup; ++i) {
        if (code.code(values[i], base).excess == 0)
            continue;
        words[i] = code.whole();
        m_wholes.push_back(wordOf(values[i]));
        m_places.push_back(static_cast<std::uint8_t>(i));
    }
}

// Head and wholes around the bits.
template<class Code>
std::span<const std::byte> ChunkPacker<Code>::assemble()
{
    constexpr std::size_t kReadBeyond = 8; // see bitsAt()
    m_head.wholes = static_cast<std::uint32_t>(m_end - m_packed.data());
    const std::size_t size = m_head.wholes + 9 * m_wholes.size() + kReadBeyond;
    if (size > kWorthwhile)
        return {};
    std::ranges::copy(std::as_bytes(std::span(&m_head, 1)), m_packed.data());
    std::byte* const places = std::ranges::copy(std::as_bytes(std::span(m_wholes)), m_end).out;
    std::ranges::copy(std::as_bytes(std::span(m_places)), places);
    return {m_packed.data(), size};
}

} // namespace

class Packing<Event>::Packer::Work : public ChunkPacker<EventCode>
{
public:
    using ChunkPacker::ChunkPacker;
};

Packing<Event>::Packer::Packer(bool wide) : m_wide(wide) {}
Packing<Event>::Packer::~Packer() = default;

std::span<const std::byte> Packing<Event>::Packer::pack(std::span<const Event> events)
{
    if (!m_work)
        m_work = std::make_unique<Work>(m_wide);
    return m_work->pack(events);
}

class Packing<TraceNode>::Packer::Work : public ChunkPacker<NodeCode>
{
public:
    using ChunkPacker::ChunkPacker;
};

Packing<TraceNode>::Packer::Packer(bool wide) : m_wide(wide) {}
Packing<TraceNode>::Packer::~Packer() = default;

std::span<const std::byte> Packing<TraceNode>::Packer::pack(std::span<const TraceNode> nodes)
{
    if (!m_work)
        m_work = std::make_unique<Work>(m_wide);
    return m_work->pack(nodes);
}

} // namespace clew
