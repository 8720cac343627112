// A tour of a board without blocked squares has three kinds of jumps: among the lines before the
// two in the middle and from there to these, the same on the other side, and between the two lines
// in the middle. What the first come to are the states of a sweep that ends before the middle; what
// the second come to are such states as well, the board being turned round. So only the lines up to
// the middle are swept, where states are few. Each state of the one side, with some of the jumps in
// the middle, is then met by those of the other side that leave two jumps to each square of the
// middle; the pieces of both must close to one tour.

#include "core/puzzles/knight/frontier/meeting.h"

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/puzzles/knight/frontier/step.h"
#include "core/puzzles/knight/frontier/sweeper.h"
#include "core/puzzles/knight/frontier/table.h"

namespace clew::knight {

namespace {

using namespace sweeping;

using State = ClosedSlots;
using Count = std::uint64_t;
using Word = State::Word;

/// Of the square of the width times the length. On larger boards so many pairs meet that to sweep
/// on is quicker.
constexpr std::size_t kLargest = 300;
constexpr std::size_t kMarksAFront = 4;
constexpr std::uint32_t kLeastWidth = 3;
constexpr std::uint32_t kLeastLines = 4;
constexpr int kBits = std::countr_zero(State::only(1)); ///< of a place
/// Back states between two polls.
constexpr std::size_t kStatesBetweenPolls = 256;

struct Ways
{
    State state;
    Count count;
};
using Layer = std::vector<Ways>;

class Meeting
{
public:
    Meeting(const KnightProblem& problem, Control& control)
        : m_steps(problem), m_control(control), m_width(std::min(problem.columns, problem.rows)),
          m_lines(std::max(problem.columns, problem.rows))
    {
        listMiddleJumps();
        for (std::size_t line = 0; line < 2; ++line)
            for (std::size_t column = 0; column < m_width; ++column) {
                m_turned[place(line, column)] = place(1 - line, column);
                m_mirrored[place(line, column)] = place(line, m_width - 1 - column);
            }
        for (std::size_t p = places(); p < State::kMost; ++p)
            m_turned[p] = m_mirrored[p] = static_cast<std::uint8_t>(p);
        for (std::size_t p = m_steps.slotCount(); p < State::kMost; ++p)
            m_beyond |= State::only(p) * State::kInner;
    }

    std::optional<Count> run()
    {
        // One side may be a line longer.
        const std::size_t front = (m_lines - 2) / 2;
        const std::size_t back = m_lines - 2 - front;
        m_layer = {{m_steps.first(), 1}};
        if (!sweepLines(0, front))
            return std::nullopt;
        listFront(front);
        if (!sweepLines(front, back))
            return std::nullopt;
        return meetAll(back);
    }

private:
    /// Places in the middle: those of its first line, then those of its second one.
    [[nodiscard]] std::uint8_t place(std::size_t line, std::size_t column) const
    {
        return static_cast<std::uint8_t>(line * m_width + column);
    }
    [[nodiscard]] std::size_t places() const { return 2 * m_width; }

    /// A place for each slot; what is inner stays inner.
    using Places = std::array<std::uint8_t, State::kMost>;

    /// Between places of different lines.
    struct MiddleJump
    {
        std::uint8_t a;
        std::uint8_t b;
        Word doneBefore = 0; ///< the places that no jump from this one on leads to
    };

    struct Keep
    {
        StateTable<State, Count> table;
        bool operator()(State state, const Count& count)
        {
            const auto key = table.keyOf(state);
            return table.add(key, table.hashOf(key), count);
        }
    };

    // Along the two paths from either end of both lines, so that places are soon done with.
    void listMiddleJumps()
    {
        for (std::size_t start = 0; start < 4; ++start)
            for (std::size_t column = start / 2, line = start % 2; column + 2 < m_width;
                 column += 2, line = 1 - line)
                m_middleJumps.push_back({place(line, column), place(1 - line, column + 2)});
        for (std::size_t p = 0; p < places(); ++p)
            m_everyPlace |= State::only(p);
        Word left = 0;
        for (auto jump = m_middleJumps.rbegin(); jump != m_middleJumps.rend(); ++jump) {
            left |= State::only(jump->a) | State::only(jump->b);
            jump->doneBefore = m_everyPlace & ~left;
        }
    }

    // False: give up.
    bool sweepLines(std::size_t begin, std::size_t end)
    {
        for (std::size_t at = begin * m_width; at < end * m_width; ++at)
            if (!sweepSquare(at))
                return false;
        return true;
    }

    bool sweepSquare(std::size_t at)
    {
        sweeping::Step<State> step = m_steps.stepAt(at);
        if (m_layer.size() >= kStatesForCrowds)
            m_steps.addSharedNeeds(step, at);
        Sweeper<State, Count, Keep> sweeper(step, true, m_next);
        for (const Ways& ways : m_layer)
            sweeper.sweep(ways.state, ways.count);
        m_swept += m_layer.size();
        takeNext();
        if (!step.mirror.empty()) { // of a state and its image one is kept
            for (const Ways& ways : m_layer) {
                const State image = mirrored(ways.state, step);
                m_next(image.word() < ways.state.word() ? image : ways.state, ways.count);
            }
            takeNext();
        }
        return !sweeper.overflow() && holds() && m_control.poll();
    }

    // Where memory is short, it is for the sweep that can go to disk.
    bool holds()
    {
        const std::uint64_t bytes = m_next.table.bytes() + 2 * m_layer.capacity() * sizeof(Ways);
        return bytes <= m_control.limits().memory / 2 && m_control.holds(bytes);
    }

    void takeNext()
    {
        m_layer.clear();
        m_next.table.drain([&](const auto& entry) {
            m_layer.push_back({entry.state(), entry.count});
        });
    }

    // ---- places of the middle instead of slots

    // Where each slot's square is after that many lines; the slot beyond the middle is untouched.
    [[nodiscard]] Places placesAfter(std::size_t lines) const
    {
        const std::size_t slots = m_steps.slotCount();
        Places places{};
        for (std::size_t p = 0; p < slots; ++p)
            places[(lines * m_width + p) % slots] = static_cast<std::uint8_t>(p);
        places[State::kInner] = State::kInner;
        return places;
    }

    // The state with each slot or place moved to the place given for it.
    [[nodiscard]] State moved(State state, const Places& to) const
    {
        Word image = m_beyond;
        state.forEach(m_steps.slotCount(), [&](std::size_t p, std::uint8_t partner) {
            image |= Word{to[partner]} << (kBits * to[p]);
        });
        return State(image);
    }

    // ---- meeting

    // Which places are inner and which are untouched; the rest are ends.
    [[nodiscard]] Word shown(Word inner, Word untouched) const
    {
        return (inner & m_everyPlace) | (untouched & m_everyPlace) << 1;
    }

    void listFront(std::size_t lines)
    {
        const Places placed = placesAfter(lines);
        for (const Ways& ways : m_layer) {
            const State state = moved(ways.state, placed);
            m_front[shown(state.holding(State::kInner), state.untouched())].push_back(
                {state, ways.count});
        }
        m_maybe.resize(std::bit_ceil(kMarksAFront * m_front.size() * (m_middleJumps.size() + 1)));
        for (const auto& [key, states] : m_front)
            for (std::size_t next = 0; next < m_middleJumps.size(); ++next)
                m_maybe[markOf(key, next)] = true;
    }

    // Where m_maybe says whether some front state shows this at the places done with before a jump.
    [[nodiscard]] std::size_t markOf(Word key, std::size_t next) const
    {
        const Word done = m_middleJumps[next].doneBefore;
        const Word part = (key & (done | done << 1)) + next;
        return part * 0x9E3779B97F4A7C15U >> 40U & (m_maybe.size() - 1); // as in hashOf()
    }

    // A state and its image have come about in as many ways, and of the two only one is in the
    // layer. That both sides are paired off demands that one of them has both.
    std::optional<Count> meetAll(std::size_t lines)
    {
        std::size_t met = 0;
        Places placed = placesAfter(lines);
        for (std::uint8_t& to : placed)
            to = m_turned[to];
        for (const Ways& ways : m_layer) {
            const State state = moved(ways.state, placed);
            const State image = moved(state, m_mirrored);
            m_count = state.word() == image.word() ? ways.count : ways.count / 2;
            meet(state, wantedBy(state), 0);
            if (state.word() != image.word())
                meet(image, wantedBy(image), 0);
            if (m_overflow || (++met % kStatesBetweenPolls == 0 && !m_control.poll()))
                return std::nullopt;
        }
        m_control.check(m_swept);
        return m_total;
    }

    // With each choice of the jumps in the middle from `next` on.
    void meet(State state, Word wanted, std::size_t next)
    {
        if (next == m_middleJumps.size()) {
            pairOff(state, wanted);
            return;
        }
        if (!m_maybe[markOf(wanted, next)])
            return;
        meet(state, wanted, next + 1);
        const auto [a, b, done] = m_middleJumps[next];
        const std::uint8_t endOfA = state[a];
        const std::uint8_t endOfB = state[b];
        if (endOfA == State::kInner || endOfB == State::kInner || endOfA == b)
            return; // there is no third jump, and no tour without the front
        state.set(a, State::kInner);
        state.set(b, State::kInner);
        state.set(endOfA, endOfB);
        state.set(endOfB, endOfA);
        wanted &= ~(State::only(a) | State::only(b)); // no longer untouched, and perhaps inner
        wanted |= Word{endOfA != a} << (kBits * a + 1) | Word{endOfB != b} << (kBits * b + 1);
        meet(state, wanted, next + 1);
    }

    // What a front state has to show: untouched where this one is inner, and the other way round.
    [[nodiscard]] Word wantedBy(State state) const
    {
        return shown(state.untouched(), state.holding(State::kInner));
    }

    // With all front states that leave two jumps to each place.
    void pairOff(State state, Word wanted)
    {
        const auto found = m_front.find(wanted);
        if (found == m_front.end())
            return;
        const Word ends = m_everyPlace & ~(state.holding(State::kInner) | state.untouched());
        Count sum = 0;
        for (const Ways& front : found->second)
            if (isOneTour(state, front.state, ends))
                m_overflow = !addTo(sum, front.count) || m_overflow;
        Count product = 0;
        m_overflow = __builtin_mul_overflow(sum, m_count, &product) || !addTo(m_total, product) ||
                     m_overflow;
    }

    static bool isOneTour(State one, State other, Word ends)
    {
        if (ends == 0)
            return false;
        const auto first = static_cast<std::uint8_t>(std::countr_zero(ends) / kBits);
        int passed = 0;
        std::uint8_t at = first;
        do {
            at = other[one[at]];
            passed += 2;
        } while (at != first);
        return passed == sizeOf(ends);
    }

    Steps<State> m_steps;
    Control& m_control;
    std::size_t m_width;
    std::size_t m_lines;
    std::vector<MiddleJump> m_middleJumps;
    Word m_everyPlace = 0;
    Word m_beyond = 0;   ///< what a state holds beyond its slots
    Places m_turned{};   ///< the other line
    Places m_mirrored{}; ///< the other side of the same line
    Layer m_layer;
    Keep m_next;
    std::unordered_map<Word, Layer> m_front; ///< by what they show
    std::vector<bool> m_maybe;               ///< marks, which may stand for several
    std::uint64_t m_swept = 0;               ///< states
    Count m_count = 0;                       ///< ways to the back state that is met
    Count m_total = 0;
    bool m_overflow = false;
};

} // namespace

std::optional<std::uint64_t> countByMeeting(const KnightProblem& problem, Control& control)
{
    const auto [narrow, lines] = std::minmax(problem.columns, problem.rows);
    if (!problem.closed || !problem.blocked.empty() || narrow < kLeastWidth ||
        lines < kLeastLines || std::size_t{narrow} * narrow * lines > kLargest ||
        Steps<State>::slotsFor(problem) > State::kInner)
        return std::nullopt;
    return Meeting(problem, control).run();
}

} // namespace clew::knight
