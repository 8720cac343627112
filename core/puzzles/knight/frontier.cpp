#include "core/puzzles/knight/frontier.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <boost/multiprecision/cpp_int.hpp>
#include <fmt/format.h>
#include <mutex>

#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::knight {

namespace {

constexpr std::uint64_t kStatesBetweenPolls = 4096;
constexpr std::size_t kStatesAPart = 1024; ///< so many for each part before they are dealt out
constexpr std::uint64_t kStatesForThreads = 20'000; ///< fewer are swept by one thread

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

/// Ways to each state: a hash table with open addressing. A packed one is just the list.
template<class State, class Count>
class StateTable
{
public:
    /// In machine words, which need no more than their alignment.
    using Key = std::array<std::uint64_t, sizeof(typename State::Word) / sizeof(std::uint64_t)>;
    struct Entry
    {
        Key key{};
        Count count = 0; ///< 0: the place is free

        [[nodiscard]] State state() const { return State(wordOf(key)); }
    };

    static typename State::Word wordOf(const Key& key)
    {
        return std::bit_cast<typename State::Word>(key);
    }
    static Key keyOf(State state) { return std::bit_cast<Key>(state.word()); }
    /// Multiplicative hashing; the constants are 2^64 divided by the golden ratio and a prime.
    static std::uint64_t hashOf(const Key& key)
    {
        std::uint64_t hash = 0;
        for (const std::uint64_t word : key) {
            hash = (hash ^ word ^ word >> 32U) * 0x9E3779B97F4A7C15U;
            hash = (hash ^ hash >> 29U) * 0xC2B2AE3D27D4EB4FU;
        }
        return hash ^ hash >> 32U;
    }

    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    [[nodiscard]] std::uint64_t bytes() const { return m_entries.capacity() * sizeof(Entry); }
    [[nodiscard]] std::size_t size() const { return m_used; }

    /// False if the number of ways does not fit.
    bool add(const Key& key, std::uint64_t hash, const Count& count)
    {
        if (m_used * 5 >= m_entries.size() * 4)
            grow();
        Entry& entry = find(key, hash);
        if (entry.count != 0)
            return addTo(entry.count, count);
        entry = {key, count};
        ++m_used;
        return true;
    }

    /// Nothing can be added any more. Keeps only what `keeps(key)`.
    template<class Keeps>
    void pack(Keeps&& keeps)
    {
        std::vector<Entry> list;
        list.reserve(m_used);
        for (Entry& entry : m_entries)
            if (entry.count != 0 && keeps(entry.key))
                list.push_back(std::move(entry));
        m_entries = std::move(list);
        m_used = m_entries.size();
    }

private:
    Entry& find(const Key& key, std::uint64_t hash)
    {
        const auto isOther = [word = wordOf(key)](const Entry& entry) {
            return entry.count != 0 && wordOf(entry.key) != word;
        };
        std::size_t place = hash & (m_entries.size() - 1);
        while (isOther(m_entries[place]))
            place = (place + 1) & (m_entries.size() - 1);
        return m_entries[place];
    }

    void grow()
    {
        std::vector<Entry> old(std::max<std::size_t>(16, m_entries.size() * 2));
        old.swap(m_entries);
        for (Entry& entry : old)
            if (entry.count != 0)
                find(entry.key, hashOf(entry.key)) = std::move(entry);
    }

    std::vector<Entry> m_entries;
    std::size_t m_used = 0;
};

/// All that is known when a square is swept, whatever the state.
template<class State>
struct Step
{
    using Word = typename State::Word;
    /// What the tour still needs ahead of a square on the frontier: its neighbours there.
    struct Need
    {
        std::size_t slot;
        Word onFrontier; ///< a set of slots
        int beyond;      ///< how many the frontier has not reached
    };

    std::size_t slot = 0;
    unsigned colour = 0;
    std::uint8_t comes = State::kInner; ///< what the square says that takes over its slot
    bool mustBeEnd = false;             ///< it is the given start of an open tour
    std::array<std::uint8_t, 8> laterSlots{};
    std::size_t laterCount = 0;
    std::array<int, 2> ends{};   ///< of an open tour, by colour
    std::array<int, 2> mayEnd{}; ///< of these, without a given start that is still ahead
    std::vector<Need> needs;     ///< of squares ahead
    bool mayFinish = false;      ///< the frontier has reached the last square
    Word ahead = 0;              ///< the set of free squares ahead then
    /// Where the line is complete and all that is ahead is its own mirror image: the slot that each
    /// slot becomes. A state and its image can be completed in as many ways.
    std::vector<std::uint8_t> mirror;
    bool mirrorSwapsColours = false;

    /// Slots of its unswept neighbours.
    [[nodiscard]] std::span<const std::uint8_t> later() const
    {
        return {laterSlots.data(), laterCount};
    }
};

/// What a step makes of states, as far as one thread does it.
template<class State, class Count, class Keep>
class Sweeper
{
public:
    Sweeper(const Step<State>& step, bool isClosed, Keep& keep)
        : m_step(step), m_isClosed(isClosed), m_keep(keep)
    {
    }

    [[nodiscard]] const Count& total() const { return m_total; }
    /// Some number did not fit.
    [[nodiscard]] bool overflow() const { return m_overflow; }

    // Tries all ways to join the present square to later ones.
    void sweep(State state, const Count& count)
    {
        m_state = state;
        m_count = &count;
        const std::uint8_t partner = m_state[m_step.slot];
        m_state.set(m_step.slot, m_step.comes);
        if (partner == State::kInner) { // nothing more to join; the given start would be no end
            if (!m_step.mustBeEnd)
                keep(m_state);
            return;
        }
        const auto out = static_cast<std::uint8_t>(State::kOut + m_step.colour);
        const bool mayBeEnd =
            !m_isClosed && endsSwept(out) + (partner == out ? 1 : 0) < m_step.mayEnd[m_step.colour];
        if (partner == m_step.slot) { // untouched
            if (!m_step.mustBeEnd)
                joinTwo();
            if (mayBeEnd)
                joinOne(out);
        } else {
            if (!m_step.mustBeEnd)
                joinOne(partner);
            if (mayBeEnd)
                link(m_state, partner, out);
        }
    }

private:
    // Each end of the tour that was swept shows in one slot until both are joined.
    [[nodiscard]] int endsSwept(std::uint8_t out) const { return upToTwo(m_state.holding(out)); }

    // The present square, untouched so far, between two later ones.
    void joinTwo()
    {
        const auto later = m_step.later();
        for (std::size_t i = 0; i < later.size(); ++i) {
            State one = m_state;
            const std::uint8_t a = takeEnd(one, later[i]);
            if (a == State::kInner)
                continue;
            for (std::size_t j = i + 1; j < later.size(); ++j) {
                State both = one;
                const std::uint8_t b = takeEnd(both, later[j]);
                if (b == State::kInner)
                    continue;
                if (m_state[later[i]] == later[j])
                    closeTour(both);
                else
                    link(both, a, b);
            }
        }
    }

    // The present square as an end, its piece's other end being `partner`, joined to one later
    // square.
    void joinOne(std::uint8_t partner)
    {
        for (const std::uint8_t later : m_step.later()) {
            State state = m_state;
            const std::uint8_t end = takeEnd(state, later);
            if (end == State::kInner)
                continue;
            if (partner == later)
                closeTour(state);
            else
                link(state, partner, end);
        }
    }

    // Joins something to the square: returns the other end of its piece, itself if it was
    // untouched.
    static std::uint8_t takeEnd(State& state, std::uint8_t slot)
    {
        const std::uint8_t end = state[slot];
        if (end != slot)
            state.set(slot, State::kInner);
        return end;
    }

    // Makes `a` and `b` the two ends of one piece.
    void link(State state, std::uint8_t a, std::uint8_t b)
    {
        if (State::isOut(a) && State::isOut(b)) {
            finish(state);
            return;
        }
        if (!State::isOut(a))
            state.set(a, b);
        if (!State::isOut(b))
            state.set(b, a);
        keep(state);
    }

    void closeTour(State state)
    {
        if (m_isClosed)
            finish(state);
    }

    // A finished tour must have passed through everything.
    void finish(State state)
    {
        if (m_step.mayFinish && (m_step.ahead & ~state.holding(State::kInner)) == 0)
            m_overflow = !addTo(m_total, *m_count) || m_overflow;
    }

    void keep(State state)
    {
        if (!mayBeFinished(state))
            return;
        if (!m_isClosed)
            state = withEndsInOrder(state);
        if (!m_step.mirror.empty()) {
            State image = mirrored(state);
            if (!m_isClosed)
                image = withEndsInOrder(image);
            state = std::min(state, image, [](State a, State b) { return a.word() < b.word(); });
        }
        m_overflow = !m_keep(state, *m_count) || m_overflow;
    }

    // Whether enough neighbours are left for every square; each end still to come may lack one.
    [[nodiscard]] bool mayBeFinished(State state) const
    {
        const auto open = ~state.holding(State::kInner);
        int lacking = 0;
        if (!m_isClosed)
            lacking = endsOf(state) - m_step.ends[0] - m_step.ends[1];
        for (const auto& need : m_step.needs) {
            const std::uint8_t partner = state[need.slot];
            if (partner == State::kInner)
                continue;
            const int jumps = partner == need.slot ? 2 : 1;
            const int left =
                upToTwo(static_cast<typename State::Word>(need.onFrontier & open)) + need.beyond;
            lacking += std::max(0, jumps - left);
            if (lacking > 0)
                return false;
        }
        return true;
    }

    static int endsOf(State state)
    {
        return upToTwo(static_cast<typename State::Word>(state.holding(State::kOut) |
                                                         state.holding(State::kOut + 1)));
    }

    // Once both ends of the tour are swept it does not matter any more which is of which colour.
    static State withEndsInOrder(State state)
    {
        const auto white = state.holding(State::kOut);
        const auto black = state.holding(State::kOut + 1);
        if (white == 0 || black == 0 || white < black)
            return state;
        return State(state.word() + white - black);
    }

    [[nodiscard]] State mirrored(State state) const
    {
        State image;
        for (std::size_t slot = 0; slot < m_step.mirror.size(); ++slot) {
            std::uint8_t partner = state[slot];
            if (partner < State::kInner)
                partner = m_step.mirror[partner];
            else if (State::isOut(partner) && m_step.mirrorSwapsColours)
                partner = static_cast<std::uint8_t>(2 * State::kOut + 1 - partner);
            image.set(m_step.mirror[slot], partner);
        }
        return image;
    }

    const Step<State>& m_step;
    bool m_isClosed;
    Keep& m_keep;
    State m_state;                  ///< being extended, the present square taken out
    const Count* m_count = nullptr; ///< the ways to it
    Count m_total = 0;
    bool m_overflow = false;
};

/// The states of one moment, in so many tables by their hashes: each is small enough for the
/// processor's cache, and threads seldom wait for the same one.
template<class State, class Count>
class Layer
{
public:
    using Table = StateTable<State, Count>;
    using Entry = typename Table::Entry;
    static constexpr std::size_t kTables = 256;

    [[nodiscard]] Table& operator[](std::size_t i) { return m_tables[i]; }
    [[nodiscard]] static std::size_t tableFor(std::uint64_t hash) { return hash >> 56U; }
    /// For those who add to a table.
    [[nodiscard]] std::mutex& mutex(std::size_t i) { return m_mutexes[i]; }

    [[nodiscard]] std::uint64_t size() const
    {
        std::uint64_t sum = 0;
        for (const Table& table : m_tables)
            sum += table.size();
        return sum;
    }
    void swap(Layer& other) { m_tables.swap(other.m_tables); }

private:
    std::vector<Table> m_tables = std::vector<Table>(kTables);
    std::array<std::mutex, kTables> m_mutexes;
};

/// What a thread will add to a layer, gathered for each table to some length.
template<class State, class Count>
class Writer
{
public:
    using Table = StateTable<State, Count>;

    Writer(Layer<State, Count>& layer, std::atomic<std::uint64_t>& bytes)
        : m_layer(layer), m_bytes(bytes), m_waiting(layer.kTables)
    {
    }

    /// False if a number of ways does not fit.
    bool operator()(State state, const Count& count)
    {
        const auto key = Table::keyOf(state);
        const std::size_t table = m_layer.tableFor(Table::hashOf(key));
        m_waiting[table].push_back({key, count});
        return m_waiting[table].size() < kWaiting || flush(table);
    }

    bool flush()
    {
        bool fits = true;
        for (std::size_t table = 0; table < m_waiting.size(); ++table)
            fits = flush(table) && fits;
        return fits;
    }

private:
    static constexpr std::size_t kWaiting = 64;

    bool flush(std::size_t i)
    {
        if (m_waiting[i].empty())
            return true;
        const std::scoped_lock lock(m_layer.mutex(i));
        Table& table = m_layer[i];
        const std::uint64_t before = table.bytes();
        bool fits = true;
        for (const auto& [key, count] : m_waiting[i])
            fits = table.add(key, Table::hashOf(key), count) && fits;
        m_bytes += table.bytes() - before;
        m_waiting[i].clear();
        return fits;
    }

    Layer<State, Count>& m_layer;
    std::atomic<std::uint64_t>& m_bytes;
    std::vector<std::vector<typename Table::Entry>> m_waiting;
};

template<class State, class Count>
class Sweep
{
public:
    Sweep(const KnightProblem& problem, Control& control, const CountRequest& request)
        : m_request(request), m_dealt(request.parts == 1), m_problem(problem), m_graph(problem),
          m_order(sweepOrder(problem)), m_place(m_order.size()),
          m_width(std::min(problem.columns, problem.rows)), m_slotCount(slotsFor(problem)),
          m_control(control), m_shared(control)
    {
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            m_place[m_order[i]] = i;
            if (m_graph.isFree(m_order[i]))
                m_lastFree = i;
        }
        if (!problem.closed)
            m_ends = endColours();
    }

    /// The last square that a jump from the first one reaches is two lines and a square ahead.
    static std::size_t slotsFor(const KnightProblem& problem)
    {
        return 2 * std::size_t{std::min(problem.columns, problem.rows)} + 1;
    }

    /// The number of undirected tours; of those from the given square if there is one. None if some
    /// number does not fit Count, or the control has stopped it.
    std::optional<Count> run(const std::function<void(Value)>& onSwept)
    {
        begin();
        for (std::size_t at = 0; at <= m_lastFree; ++at) {
            m_step = stepAt(at);
            const std::uint64_t states = m_layer.size();
            m_control.check(states);
            const bool isLarge = states >= kStatesForThreads;
            if (!sweepSquare(isLarge ? m_request.threads : 1))
                return std::nullopt;
            if (!m_dealt && m_next.size() >= kStatesAPart * m_request.parts)
                deal();
            if (!packNext())
                return std::nullopt;
            m_layer.swap(m_next);
            if (m_graph.isFree(m_order[at]))
                onSwept(m_order[at]);
        }
        if (!m_dealt)
            deal();
        return m_total;
    }

private:
    using Table = StateTable<State, Count>;

    void begin()
    {
        State state;
        for (std::size_t i = 0; i < State::kMost; ++i)
            state.set(i, i < m_slotCount ? untouched(i) : State::kInner);
        const auto key = Table::keyOf(state);
        const std::uint64_t hash = Table::hashOf(key);
        Table& table = m_layer[m_layer.tableFor(hash)];
        table.add(key, hash, 1);
        m_bytes = table.bytes();
    }

    // Ways add up over the states of one moment: each part goes on with its share of them. What was
    // finished before is the first part's.
    void deal()
    {
        m_dealt = true;
        m_deals = true;
        if (m_request.part != 1)
            m_total = 0;
    }

    [[nodiscard]] bool isOurs(const typename Table::Key& key) const
    {
        return !m_deals || Table::hashOf(key) % m_request.parts == m_request.part - 1;
    }

    // Colours alternate along an open tour, which settles how many of its ends are on each.
    [[nodiscard]] std::array<int, 2> endColours() const
    {
        std::array<int, 2> squares{};
        for (const Value square : m_order)
            squares[m_graph.colour(square)] += m_graph.isFree(square) ? 1 : 0;
        return {1 + squares[0] - squares[1], 1 + squares[1] - squares[0]};
    }

    // What a square says when it comes to the frontier.
    [[nodiscard]] std::uint8_t untouched(std::size_t i) const
    {
        const bool isFree = i < m_order.size() && m_graph.isFree(m_order[i]);
        return isFree ? static_cast<std::uint8_t>(i % m_slotCount) : State::kInner;
    }

    [[nodiscard]] Step<State> stepAt(std::size_t at) const
    {
        Step<State> step;
        const Value square = m_order[at];
        step.slot = at % m_slotCount;
        step.colour = m_graph.colour(square);
        step.comes = untouched(at + m_slotCount);
        step.mustBeEnd = m_problem.from == square && !m_problem.closed;
        m_graph.forEachJump(square, [&](Value to, std::size_t) {
            if (m_place[to] > at)
                step.laterSlots[step.laterCount++] =
                    static_cast<std::uint8_t>(m_place[to] % m_slotCount);
        });
        step.ends = step.mayEnd = m_ends;
        if (m_problem.from && !m_problem.closed && m_place[*m_problem.from] > at)
            --step.mayEnd[m_graph.colour(*m_problem.from)];
        listNeeds(step, at);
        step.mayFinish = m_lastFree <= at + m_slotCount;
        for (std::size_t i = at + 1; step.mayFinish && i <= m_lastFree; ++i)
            step.ahead |= State::only(i % m_slotCount);
        if (at % m_width == m_width - 1 && isMirrored(at))
            findMirror(step, at);
        return step;
    }

    // Squares with two neighbours beyond the frontier are left out: they have what they need.
    void listNeeds(Step<State>& step, std::size_t at) const
    {
        for (std::size_t i = at + 1; i <= std::min(at + m_slotCount, m_lastFree); ++i) {
            if (!m_graph.isFree(m_order[i]))
                continue;
            typename Step<State>::Need need{i % m_slotCount, 0, 0};
            m_graph.forEachJump(m_order[i], [&](Value to, std::size_t) {
                if (m_place[to] > at + m_slotCount)
                    ++need.beyond;
                else if (m_place[to] > at)
                    need.onFrontier |= State::only(m_place[to] % m_slotCount);
            });
            if (need.beyond < 2)
                step.needs.push_back(need);
        }
    }

    // The place on the other side of the same line.
    [[nodiscard]] std::size_t across(std::size_t i) const
    {
        return i / m_width * m_width + (m_width - 1 - i % m_width);
    }

    // Whether the squares after this one, the last of its line, are their own mirror image.
    [[nodiscard]] bool isMirrored(std::size_t at) const
    {
        for (std::size_t i = at + 1; i < m_order.size(); ++i) {
            const Value square = m_order[i];
            if (m_graph.isFree(square) != m_graph.isFree(m_order[across(i)]) ||
                (m_problem.from == square && !m_problem.closed && across(i) != i))
                return false;
        }
        return m_width % 2 == 1 || m_ends[0] == m_ends[1];
    }

    // The square beyond two whole lines is untouched.
    void findMirror(Step<State>& step, std::size_t at) const
    {
        step.mirror.resize(State::kMost);
        for (std::size_t slot = 0; slot < State::kMost; ++slot)
            step.mirror[slot] = static_cast<std::uint8_t>(slot);
        for (std::size_t i = at + 1; i < at + m_slotCount; ++i)
            step.mirror[i % m_slotCount] = static_cast<std::uint8_t>(across(i) % m_slotCount);
        step.mirrorSwapsColours = m_width % 2 == 0;
    }

    // False if some number does not fit, or the control has stopped it.
    bool sweepSquare(unsigned threads)
    {
        std::atomic<std::size_t> next = 0;
        std::atomic<bool> overflow = false;
        std::mutex mutex;
        forEachJob(threads, threads, [&](std::uint64_t) {
            Writer<State, Count> writer(m_next, m_bytes);
            Sweeper<State, Count, Writer<State, Count>> sweeper(m_step, m_problem.closed, writer);
            for (std::size_t i = next++; i < Layer<State, Count>::kTables && !overflow; i = next++)
                if (m_layer[i].size() > 0 && !sweepTable(m_layer[i], sweeper))
                    break;
            const bool fits = writer.flush() && !sweeper.overflow();
            const std::scoped_lock lock(mutex);
            if (!fits || !addTo(m_total, sweeper.total()))
                overflow = true;
        });
        return !overflow && poll();
    }

    // The table is given up on the way. False: unwind.
    template<class Sweeping>
    bool sweepTable(Table& table, Sweeping& sweeper)
    {
        std::uint64_t states = 0;
        for (const auto& entry : table.entries()) {
            if (++states % kStatesBetweenPolls == 0 && !poll())
                return false;
            if (entry.count != 0)
                sweeper.sweep(entry.state(), entry.count);
        }
        m_bytes -= table.bytes();
        table = {};
        return !sweeper.overflow() && poll();
    }

    // What is on a layer stays there for a whole step: in as little memory as it needs.
    bool packNext()
    {
        for (std::size_t i = 0; i < Layer<State, Count>::kTables; ++i) {
            Table& table = m_next[i];
            if (table.size() == 0)
                continue;
            m_bytes -= table.bytes();
            table.pack([&](const typename Table::Key& key) { return isOurs(key); });
            m_bytes += table.bytes();
            if (!poll())
                return false;
        }
        m_deals = false;
        return true;
    }

    [[nodiscard]] bool poll() { return m_shared.holds(m_bytes) && m_shared.poll(); }

    const CountRequest m_request;
    bool m_dealt;         ///< what was common to all parts is behind
    bool m_deals = false; ///< the next layer is the one to be dealt out
    const KnightProblem& m_problem;
    JumpGraph m_graph;
    std::vector<Value> m_order;
    std::vector<std::size_t> m_place; ///< of each square in the order
    std::size_t m_width;
    std::size_t m_slotCount;
    std::size_t m_lastFree = 0;
    std::array<int, 2> m_ends{}; ///< of an open tour, by colour
    Control& m_control;
    SharedControl m_shared;

    Step<State> m_step;
    Layer<State, Count> m_layer;
    Layer<State, Count> m_next;
    std::atomic<std::uint64_t> m_bytes = 0; ///< of both layers
    Count m_total = 0;
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
                       const std::function<void(Value)>& onSwept, const CountRequest& request)
{
    if (problem.freeCount() == 1) {
        if (onSwept)
            onSwept(startSquares(problem, JumpGraph(problem)).front());
        return problem.closed || request.part != 1 ? "0" : "1";
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
    const auto swept = [&]<class Count>(Count) -> std::optional<std::string> {
        const auto count = Sweep<NarrowSlots, Count>::slotsFor(problem) <= NarrowSlots::kInner
                               ? Sweep<NarrowSlots, Count>(problem, control, request).run(tell)
                               : Sweep<WideSlots, Count>(problem, control, request).run(tell);
        return count ? std::optional(inDecimal(*count, directed)) : std::nullopt;
    };
    if (const auto count = swept(std::uint64_t{0}))
        return *count;
    if (control.stopped())
        return "0";
    return swept(boost::multiprecision::cpp_int(0)).value_or("0");
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
    const std::string count = countTours(problem, control, {}, request);
    return CountResult{count, countMeaning(problem), control.finish(), {}};
}

} // namespace clew::knight
