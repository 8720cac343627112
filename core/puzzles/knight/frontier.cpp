#include "core/puzzles/knight/frontier.h"

#include <algorithm>
#include <bit>
#include <boost/multiprecision/cpp_int.hpp>
#include <fmt/format.h>

namespace clew::knight {

namespace {

constexpr std::size_t kMaxSlots = 24;
constexpr std::uint64_t kStatesBetweenPolls = 4096;
constexpr std::size_t kStatesAPart = 1024; ///< so many for each part before they are dealt out

// What a slot says of its square, apart from the slot of the other end of its piece of path (its
// own: the square is untouched).
constexpr std::uint8_t kInner = 31; ///< blocked, or passed through: no further jump
/// The other end is an end of the whole tour, already swept, on a square of colour 0; the next
/// number is for colour 1.
constexpr std::uint8_t kOut = 29;

constexpr bool isOut(std::uint8_t partner)
{
    return partner == kOut || partner == kOut + 1;
}

/// Of each square on the frontier its partner. The square that is i-th in the sweep has slot
/// i modulo the number of slots, so nothing moves when the frontier does.
using Slots = std::array<std::uint8_t, kMaxSlots>;

/// Slots with five bits each.
struct Key
{
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend bool operator==(const Key&, const Key&) = default;
};

constexpr std::size_t kSlotsPerWord = kMaxSlots / 2;

Key pack(const Slots& slots, std::size_t count)
{
    Key key;
    for (std::size_t i = 0; i < std::min(count, kSlotsPerWord); ++i)
        key.low |= std::uint64_t{slots[i]} << (5 * i);
    for (std::size_t i = kSlotsPerWord; i < count; ++i)
        key.high |= std::uint64_t{slots[i]} << (5 * (i - kSlotsPerWord));
    return key;
}

Slots unpack(Key key, std::size_t count)
{
    Slots slots{};
    for (std::size_t i = 0; i < std::min(count, kSlotsPerWord); ++i)
        slots[i] = static_cast<std::uint8_t>(key.low >> (5 * i) & 31U);
    for (std::size_t i = kSlotsPerWord; i < count; ++i)
        slots[i] = static_cast<std::uint8_t>(key.high >> (5 * (i - kSlotsPerWord)) & 31U);
    return slots;
}

// Returns false, and leaves the sum alone, if it does not fit.
bool addTo(std::uint64_t& sum, std::uint64_t term)
{
    std::uint64_t result = 0;
    if (__builtin_add_overflow(sum, term, &result))
        return false;
    sum = result;
    return true;
}

bool addTo(boost::multiprecision::cpp_int& sum, const boost::multiprecision::cpp_int& term)
{
    sum += term;
    return true;
}

/// Ways to each state: a hash table with open addressing.
template<class Count>
class StateTable
{
public:
    struct Entry
    {
        Key key;
        Count count = 0; ///< 0: the place is free
    };

    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    [[nodiscard]] std::uint64_t bytes() const { return m_entries.size() * sizeof(Entry); }
    [[nodiscard]] std::size_t size() const { return m_used; }

    /// The entries whose keys fall to this part, as dealt by their hashes.
    [[nodiscard]] StateTable only(std::uint64_t part, std::uint64_t parts) const
    {
        StateTable mine;
        for (const Entry& entry : m_entries)
            if (entry.count != 0 && hashOf(entry.key) % parts == part - 1)
                mine.add(entry.key, entry.count);
        return mine;
    }

    /// False if the number of ways does not fit.
    bool add(Key key, const Count& count)
    {
        Entry& entry = find(key);
        if (entry.count == 0) {
            entry = {key, count};
            if (++m_used * 3 > m_entries.size() * 2)
                grow();
            return true;
        }
        return addTo(entry.count, count);
    }

private:
    // Multiplicative hashing; the constants are 2^64 divided by the golden ratio and a prime.
    static std::uint64_t hashOf(Key key)
    {
        const std::uint64_t hash =
            (key.low ^ std::rotl(key.high * 0xC2B2AE3D27D4EB4FU, 31)) * 0x9E3779B97F4A7C15U;
        return hash ^ hash >> 32U;
    }

    Entry& find(Key key)
    {
        std::size_t place = hashOf(key) & (m_entries.size() - 1);
        while (m_entries[place].count != 0 && m_entries[place].key != key)
            place = (place + 1) & (m_entries.size() - 1);
        return m_entries[place];
    }

    void grow()
    {
        std::vector<Entry> old(m_entries.size() * 2);
        old.swap(m_entries);
        for (Entry& entry : old)
            if (entry.count != 0)
                find(entry.key) = std::move(entry);
    }

    std::vector<Entry> m_entries = std::vector<Entry>(64);
    std::size_t m_used = 0;
};

template<class Count>
class Sweep
{
public:
    Sweep(const KnightProblem& problem, Control& control, CountPart part)
        : m_part(part), m_dealt(part.parts == 1), m_problem(problem), m_graph(problem), m_order(sweepOrder(problem)),
          m_slotCount(2 * std::min(problem.columns, problem.rows) + 2), m_control(control)
    {
        for (std::size_t i = 0; i < m_order.size(); ++i)
            if (m_graph.isFree(m_order[i]))
                m_lastFree = i;
        if (!problem.closed)
            m_ends = endColours();
    }

    /// The number of undirected tours; of those from the given square if there is one. None if some
    /// number does not fit Count, or the control has stopped it.
    std::optional<Count> run(const std::function<void(Value)>& onSwept)
    {
        std::vector<std::size_t> place(m_order.size());
        for (std::size_t i = 0; i < m_order.size(); ++i)
            place[m_order[i]] = i;
        StateTable<Count> table;
        table.add(pack(initial(), m_slotCount), 1);
        for (m_at = 0; m_at <= m_lastFree; ++m_at) {
            m_next = {};
            m_later.clear();
            m_graph.forEachJump(m_order[m_at], [&](Value to, std::size_t) {
                if (place[to] > m_at)
                    m_later.push_back(place[to] % m_slotCount);
            });
            m_mayEnd = m_ends;
            if (m_problem.from && !m_problem.closed && place[*m_problem.from] > m_at)
                --m_mayEnd[m_graph.colour(*m_problem.from)];
            listNeeds(place);
            if (!sweepSquare(table))
                return std::nullopt;
            table = std::move(m_next);
            if (!m_dealt && table.size() >= kStatesAPart * m_part.parts)
                deal(table);
            if (m_graph.isFree(m_order[m_at]))
                onSwept(m_order[m_at]);
        }
        if (!m_dealt)
            deal(table);
        return m_total;
    }

private:
    // Ways add up over the states of one moment: each part goes on with its share of them. What was
    // finished before is the first part's.
    void deal(StateTable<Count>& table)
    {
        m_dealt = true;
        table = table.only(m_part.part, m_part.parts);
        if (m_part.part != 1)
            m_total = 0;
    }

    /// What the tour still needs ahead of a square on the frontier: its neighbours there.
    struct Need
    {
        std::size_t slot;
        std::uint32_t onFrontier; ///< slots as bits
        int beyond;               ///< how many the frontier has not reached
    };

    // Colours alternate along an open tour, which settles how many of its ends are on each.
    [[nodiscard]] std::array<int, 2> endColours() const
    {
        std::array<int, 2> squares{};
        for (const Value square : m_order)
            squares[m_graph.colour(square)] += m_graph.isFree(square) ? 1 : 0;
        return {1 + squares[0] - squares[1], 1 + squares[1] - squares[0]};
    }

    // Squares with two neighbours beyond the frontier are left out: they have what they need.
    void listNeeds(const std::vector<std::size_t>& place)
    {
        m_needs.clear();
        for (std::size_t i = m_at + 1; i <= std::min(m_at + m_slotCount, m_lastFree); ++i) {
            if (!m_graph.isFree(m_order[i]))
                continue;
            Need need{i % m_slotCount, 0, 0};
            m_graph.forEachJump(m_order[i], [&](Value to, std::size_t) {
                if (place[to] > m_at + m_slotCount)
                    ++need.beyond;
                else if (place[to] > m_at)
                    need.onFrontier |= 1U << (place[to] % m_slotCount);
            });
            if (need.beyond < 2)
                m_needs.push_back(need);
        }
    }

    // Whether enough neighbours are left for every square; each end still to come may lack one.
    [[nodiscard]] bool mayBeFinished(const Slots& slots) const
    {
        std::uint32_t open = 0;
        int lacking = -m_ends[0] - m_ends[1];
        for (std::size_t i = 0; i < m_slotCount; ++i) {
            open |= slots[i] == kInner ? 0U : 1U << i;
            lacking += isOut(slots[i]) ? 1 : 0;
        }
        for (const Need& need : m_needs) {
            if (slots[need.slot] == kInner)
                continue;
            const int jumps = slots[need.slot] == need.slot ? 2 : 1;
            const int left = std::popcount(need.onFrontier & open) + need.beyond;
            lacking += std::max(0, jumps - left);
        }
        return lacking <= 0;
    }

    [[nodiscard]] Slots initial() const
    {
        Slots slots{};
        for (std::size_t i = 0; i < m_slotCount; ++i)
            slots[i] = untouched(i);
        return slots;
    }

    // What a square says when it comes to the frontier.
    [[nodiscard]] std::uint8_t untouched(std::size_t i) const
    {
        const bool isFree = i < m_order.size() && m_graph.isFree(m_order[i]);
        return isFree ? static_cast<std::uint8_t>(i % m_slotCount) : kInner;
    }

    bool sweepSquare(const StateTable<Count>& table)
    {
        std::uint64_t states = 0;
        for (const auto& entry : table.entries()) {
            if (entry.count == 0)
                continue;
            m_control.check();
            if (++states % kStatesBetweenPolls == 0 &&
                (!m_control.poll() || !m_control.holds(table.bytes() + m_next.bytes())))
                return false;
            m_slots = unpack(entry.key, m_slotCount);
            m_count = &entry.count;
            sweepState();
            if (m_overflow)
                return false;
        }
        return m_control.holds(table.bytes() + m_next.bytes()) && m_control.poll();
    }

    // Tries all ways to join the present square to later ones.
    void sweepState()
    {
        const std::size_t slot = m_at % m_slotCount;
        const std::uint8_t partner = m_slots[slot];
        m_slots[slot] = untouched(m_at + m_slotCount);
        const bool mustBeEnd = m_problem.from == m_order[m_at] && !m_problem.closed;
        if (partner == kInner) { // nothing more to join; the given start would be no end
            if (!mustBeEnd)
                keep(m_slots);
            return;
        }
        const bool isUntouched = partner == slot;
        const unsigned colour = m_graph.colour(m_order[m_at]);
        const auto out = static_cast<std::uint8_t>(kOut + colour);
        const bool mayBeEnd = endsSwept(out) + (partner == out ? 1 : 0) < m_mayEnd[colour];
        if (isUntouched) {
            if (!mustBeEnd)
                joinTwo();
            if (mayBeEnd)
                joinOne(out);
        } else {
            if (!mustBeEnd)
                joinOne(partner);
            if (mayBeEnd)
                link(m_slots, partner, out);
        }
    }

    // Each end of the tour that was swept shows in one slot until both are joined.
    [[nodiscard]] std::ptrdiff_t endsSwept(std::uint8_t out) const
    {
        return std::ranges::count(m_slots, out);
    }

    // The present square, untouched so far, between two later ones.
    void joinTwo()
    {
        for (std::size_t i = 0; i < m_later.size(); ++i)
            for (std::size_t j = i + 1; j < m_later.size(); ++j) {
                Slots slots = m_slots;
                const std::uint8_t a = takeEnd(slots, m_later[i]);
                const std::uint8_t b = takeEnd(slots, m_later[j]);
                if (a == kInner || b == kInner)
                    continue;
                if (m_slots[m_later[i]] == m_later[j])
                    closeTour(slots);
                else
                    link(slots, a, b);
            }
    }

    // The present square as an end, its piece's other end being `partner`, joined to one later
    // square.
    void joinOne(std::uint8_t partner)
    {
        for (const std::size_t later : m_later) {
            Slots slots = m_slots;
            const std::uint8_t end = takeEnd(slots, later);
            if (end == kInner)
                continue;
            if (partner == later)
                closeTour(slots);
            else
                link(slots, partner, end);
        }
    }

    // Joins something to the square: returns the other end of its piece, itself if it was
    // untouched.
    static std::uint8_t takeEnd(Slots& slots, std::size_t slot)
    {
        const std::uint8_t end = slots[slot];
        if (end != slot)
            slots[slot] = kInner;
        return end;
    }

    // Makes `a` and `b` the two ends of one piece.
    void link(Slots slots, std::uint8_t a, std::uint8_t b)
    {
        if (isOut(a) && isOut(b)) {
            finish(slots);
            return;
        }
        if (!isOut(a))
            slots[a] = b;
        if (!isOut(b))
            slots[b] = a;
        keep(slots);
    }

    void closeTour(const Slots& slots)
    {
        if (m_problem.closed)
            finish(slots);
    }

    // A finished tour must have passed through everything.
    void finish(const Slots& slots)
    {
        if (m_lastFree >= m_at + m_slotCount)
            return;
        for (std::size_t i = m_at + 1; i <= m_lastFree; ++i)
            if (slots[i % m_slotCount] != kInner)
                return;
        if (!addTo(m_total, *m_count))
            m_overflow = true;
    }

    void keep(const Slots& slots)
    {
        if (mayBeFinished(slots) && !m_next.add(pack(slots, m_slotCount), *m_count))
            m_overflow = true;
    }

    CountPart m_part;
    bool m_dealt; ///< what was common to all parts is behind
    const KnightProblem& m_problem;
    JumpGraph m_graph;
    std::vector<Value> m_order;
    std::size_t m_slotCount;
    std::size_t m_lastFree = 0;
    Control& m_control;

    std::size_t m_at = 0;             ///< the square being swept
    std::vector<std::size_t> m_later; ///< slots of its unswept neighbours
    std::array<int, 2> m_ends{};      ///< of an open tour, by colour
    std::array<int, 2> m_mayEnd{};    ///< of these, without a given start that is still ahead
    std::vector<Need> m_needs;        ///< of squares ahead
    Slots m_slots{};                  ///< the state being extended, the present square taken out
    const Count* m_count = nullptr;   ///< the ways to it
    StateTable<Count> m_next;
    Count m_total = 0;
    bool m_overflow = false;
};

std::string inDecimal(boost::multiprecision::cpp_int count, bool doubled)
{
    if (doubled)
        count *= 2;
    return count.str();
}

} // namespace

std::vector<Value> sweepOrder(const KnightProblem& problem)
{
    std::vector<Value> order;
    order.reserve(problem.squareCount());
    const bool byRows = problem.columns <= problem.rows;
    for (Value i = 0; i < problem.squareCount(); ++i)
        order.push_back(byRows ? i : i % problem.rows * problem.columns + i / problem.rows);
    return order;
}

std::string countTours(const KnightProblem& problem, Control& control,
                       const std::function<void(Value)>& onSwept, CountPart part)
{
    if (problem.freeCount() == 1) {
        if (onSwept)
            onSwept(startSquares(problem, JumpGraph(problem)).front());
        return problem.closed || part.part != 1 ? "0" : "1";
    }
    // Machine words first; narrow long boards, whose counts have hundreds of digits, are quick
    // anyway and swept again. Squares are told once.
    const bool directed = !problem.closed && !problem.from;
    std::size_t told = 0;
    const auto tell = [&, swept = std::size_t{0}](Value square) mutable {
        if (onSwept && swept++ == told) {
            ++told;
            onSwept(square);
        }
    };
    if (const auto count = Sweep<std::uint64_t>(problem, control, part).run(tell))
        return inDecimal(*count, directed);
    if (control.stopped())
        return "0";
    if (const auto count = Sweep<boost::multiprecision::cpp_int>(problem, control, part).run(tell))
        return inDecimal(*count, directed);
    return "0";
}

Phrase countMeaning(const KnightProblem& problem)
{
    if (problem.closed)
        return phrase("knight",
                      "undirected closed tours: start and direction do not matter; rotations "
                      "and reflections counted apart");
    if (problem.from)
        return phrase("knight",
                      "directed open tours from the given square; reflections counted apart");
    return phrase("knight", "directed open tours from all squares: a tour and its reverse are two; "
                            "rotations and reflections counted apart");
}

Result<CountResult> countSolutions(const KnightProblem& problem, const CountRequest& request,
                                   Control& control)
{
    if (!findFaults(problem).empty())
        return CountResult{"0", countMeaning(problem), control.finish(), {}};
    const std::uint32_t narrow = std::min(problem.columns, problem.rows);
    if (narrow > kMaxSweptSide)
        return fail(fmt::format("counting goes up to boards with one side of at most {}, not {}",
                                kMaxSweptSide, narrow));
    const std::string count = countTours(problem, control, {}, {request.part, request.parts});
    return CountResult{count, countMeaning(problem), control.finish(), {}};
}

} // namespace clew::knight
