// What the sweep of a square does, whatever the state: which of its neighbours come
// later, what the squares on the frontier still need, and where a state and its mirror image are
// the same.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/puzzles/knight/frontier/crowds.h"
#include "core/puzzles/knight/frontier/slots.h"
#include "core/puzzles/knight/frontier/sweep.h"

namespace clew::knight::sweeping {

/// Fewer states are swept faster without looking at crowds; see Steps::addSharedNeeds().
inline constexpr std::uint64_t kStatesForCrowds = 500;

/// All that is known when a square is swept, whatever the state.
template<class State>
struct Step
{
    using Word = typename State::Word;
    /// What the tour still needs ahead of a square on the frontier: its neighbours there.
    struct Need
    {
        std::size_t slot;
        SlotSet onFrontier;
        int beyond; ///< how many the frontier has not reached
    };
    /// What a Crowd still needs, as bits of SlotView: there is no tour if of those `counted` more
    /// than `most` are not as in `givers`.
    struct SharedNeed
    {
        SlotView counted;
        SlotView givers;
        int most;
        unsigned colour;
    };

    std::size_t slot = 0;
    std::size_t slotCount = 0;
    unsigned colour = 0;
    std::uint8_t comes = State::kInner; ///< what the square says that takes over its slot
    bool mustBeEnd = false;             ///< it is the given start of an open tour
    std::array<std::uint8_t, 8> laterSlots{};
    std::size_t laterCount = 0;
    std::array<int, 2> ends{};           ///< of an open tour, by colour
    std::array<int, 2> mayEnd{};         ///< of these, without a given start that is still ahead
    std::vector<Need> needs;             ///< of squares ahead
    std::vector<SharedNeed> sharedNeeds; ///< of some crowds of them, if asked for
    bool mayFinish = false;              ///< the frontier has reached the last square
    SlotSet ahead = 0;                   ///< the free squares ahead then
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

/// Once both ends of an open tour are swept it does not matter any more which is of which colour.
template<class State>
State withEndsInOrder(State state)
{
    if constexpr (!State::kHasOuts)
        return state;
    const auto white = state.holding(State::kOut);
    const auto black = state.holding(State::kOut + 1);
    if (white == 0 || black == 0 || white < black)
        return state;
    return State(state.word() + white - black);
}

/// The image of a state where the step has a mirror.
template<class State>
State mirrored(State state, const Step<State>& step)
{
    State image;
    for (std::size_t slot = 0; slot < step.mirror.size(); ++slot) {
        std::uint8_t partner = state[slot];
        if (partner < State::kInner)
            partner = step.mirror[partner];
        else if (State::isOut(partner) && step.mirrorSwapsColours)
            partner = static_cast<std::uint8_t>(2 * State::kOut + 1 - partner);
        image.set(step.mirror[slot], partner);
    }
    return withEndsInOrder(image);
}

/// The steps of a whole sweep.
template<class State>
class Steps
{
public:
    explicit Steps(const KnightProblem& problem)
        : m_problem(problem), m_graph(problem), m_order(sweepOrder(problem)),
          m_place(m_order.size()), m_width(std::min(problem.columns, problem.rows)),
          m_slotCount(slotsFor(problem))
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

    [[nodiscard]] std::size_t slotCount() const { return m_slotCount; }
    /// How many squares are swept; those after the last free one need not be.
    [[nodiscard]] std::size_t size() const { return m_lastFree + 1; }
    [[nodiscard]] Value square(std::size_t at) const { return m_order[at]; }
    [[nodiscard]] bool isFree(std::size_t at) const { return m_graph.isFree(m_order[at]); }

    /// Before anything is swept.
    [[nodiscard]] State first() const
    {
        State state = State::allInner();
        for (std::size_t i = 0; i < m_slotCount; ++i)
            state.set(i, untouched(i));
        return state;
    }

    [[nodiscard]] Step<State> stepAt(std::size_t at) const
    {
        Step<State> step;
        const Value square = m_order[at];
        step.slot = at % m_slotCount;
        step.slotCount = m_slotCount;
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
            step.ahead |= SlotSet{1} << i % m_slotCount;
        if (at % m_width == m_width - 1 && isMirrored(at))
            findMirror(step, at);
        return step;
    }

    /// Takes a while, but saves most of the states near the end of a board; nothing before that.
    void addSharedNeeds(Step<State>& step, std::size_t at) const
    {
        if (m_order.size() - at > kLinesOfCrowds * m_width)
            return;
        for (const Crowd& crowd : tightCrowds(neighboursAhead(at), m_slotCount))
            step.sharedNeeds.push_back(sharedNeed(crowd, at));
    }

private:
    using SharedNeed = typename Step<State>::SharedNeed;

    static constexpr std::size_t kLinesOfCrowds = 5; ///< at the end; farther off there is enough
    static_assert(kLinesOfCrowds * kMaxSweptSide <= sizeof(Ahead) * 8);

    // With the jumps that members on the frontier need are counted those that givers there cannot
    // take any more: both together the crowd can bear just as long as there are enough.
    [[nodiscard]] SharedNeed sharedNeed(const Crowd& crowd, std::size_t at) const
    {
        const SlotSet members = slotsAhead(crowd.members, at);
        const SlotView givers = viewOf(slotsAhead(crowd.once, at), slotsAhead(crowd.twice, at));
        const Ahead beyond = crowd.members & ~Ahead{0} << m_slotCount;
        const auto first = static_cast<std::size_t>(std::countr_zero(crowd.members));
        return {.counted = givers | viewOf(members, members),
                .givers = givers,
                .most = sizeOf(crowd.once) + sizeOf(crowd.twice) - 2 * sizeOf(beyond),
                .colour = m_graph.colour(m_order[at + 1 + first])};
    }

    [[nodiscard]] std::vector<Ahead> neighboursAhead(std::size_t at) const
    {
        const std::size_t begin = at + 1;
        std::vector<Ahead> neighbours(m_order.size() - begin);
        for (std::size_t i = 0; i < neighbours.size(); ++i) {
            if (!m_graph.isFree(m_order[begin + i]))
                continue;
            m_graph.forEachJump(m_order[begin + i], [&](Value to, std::size_t) {
                if (m_place[to] >= begin)
                    neighbours[i] |= Ahead{1} << (m_place[to] - begin);
            });
        }
        return neighbours;
    }

    // The slots of those that are on the frontier.
    [[nodiscard]] SlotSet slotsAhead(Ahead squares, std::size_t at) const
    {
        SlotSet slots = 0;
        for (std::size_t i = 0; i < m_slotCount; ++i)
            slots |= static_cast<SlotSet>(squares >> i & 1U) << (at + 1 + i) % m_slotCount;
        return slots;
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
                    need.onFrontier |= SlotSet{1} << m_place[to] % m_slotCount;
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

    const KnightProblem& m_problem;
    JumpGraph m_graph;
    std::vector<Value> m_order;
    std::vector<std::size_t> m_place; ///< of each square in the order
    std::size_t m_width;
    std::size_t m_slotCount;
    std::size_t m_lastFree = 0;
    std::array<int, 2> m_ends{}; ///< of an open tour, by colour
};

} // namespace clew::knight::sweeping
