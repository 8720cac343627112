// The sweep of one square: all ways to join it to later ones, and which of them may still become a
// tour.

#pragma once

#include <algorithm>
#include <cstdint>

#include "core/puzzles/knight/frontierslots.h"
#include "core/puzzles/knight/frontierstep.h"
#include "core/puzzles/knight/frontiertable.h"

namespace clew::knight::sweeping {

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
        m_count = &count;
        const std::uint8_t partner = state[m_step.slot];
        state.set(m_step.slot, m_step.comes);
        m_draft = draftOf(state);
        if (partner == State::kInner) { // nothing more to join; the given start would be no end
            if (!m_step.mustBeEnd && mayBeFinished(m_draft))
                keep(state);
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
                link(m_draft, partner, out);
        }
    }

private:
    /// A state in the making, and what it says of all slots at once.
    struct Draft
    {
        State state;
        SlotSet open = 0;      ///< not inner
        SlotSet untouched = 0; ///< of these
        int ends = 0;          ///< of an open tour, swept and not joined yet
    };

    [[nodiscard]] Draft draftOf(State state) const
    {
        Draft draft{state};
        state.forEach(m_step.slotCount, [&](std::size_t slot, std::uint8_t partner) {
            draft.open |= SlotSet{partner != State::kInner} << slot;
            draft.untouched |= SlotSet{partner == slot} << slot;
        });
        if (!m_isClosed)
            draft.ends = endsOf(state);
        return draft;
    }

    // Each end of the tour that was swept shows in one slot until both are joined.
    [[nodiscard]] int endsSwept(std::uint8_t out) const
    {
        return upToTwo(m_draft.state.holding(out));
    }

    // The present square, untouched so far, between two later ones.
    void joinTwo()
    {
        const auto later = m_step.later();
        for (std::size_t i = 0; i < later.size(); ++i) {
            Draft one = m_draft;
            const std::uint8_t a = takeEnd(one, later[i]);
            if (a == State::kInner)
                continue;
            for (std::size_t j = i + 1; j < later.size(); ++j) {
                Draft both = one;
                const std::uint8_t b = takeEnd(both, later[j]);
                if (b == State::kInner)
                    continue;
                if (m_draft.state[later[i]] == later[j])
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
            Draft draft = m_draft;
            const std::uint8_t end = takeEnd(draft, later);
            if (end == State::kInner)
                continue;
            if (partner == later)
                closeTour(draft);
            else
                link(draft, partner, end);
        }
    }

    // Joins something to the square: returns the other end of its piece, itself if it was
    // untouched.
    static std::uint8_t takeEnd(Draft& draft, std::uint8_t slot)
    {
        const SlotSet it = SlotSet{1} << slot;
        if ((draft.open & it) == 0)
            return State::kInner;
        const std::uint8_t end = draft.state[slot];
        if (end != slot) {
            draft.state.set(slot, State::kInner);
            draft.open &= ~it;
        }
        draft.untouched &= ~it;
        draft.ends -= State::isOut(end) ? 1 : 0;
        return end;
    }

    // Makes `a` and `b` the two ends of one piece.
    void link(Draft draft, std::uint8_t a, std::uint8_t b)
    {
        if (State::isOut(a) && State::isOut(b)) {
            finish(draft);
            return;
        }
        draft.ends += State::isOut(a) || State::isOut(b) ? 1 : 0;
        if (!mayBeFinished(draft))
            return;
        if (!State::isOut(a))
            draft.state.set(a, b);
        if (!State::isOut(b))
            draft.state.set(b, a);
        keep(draft.state);
    }

    void closeTour(const Draft& draft)
    {
        if (m_isClosed)
            finish(draft);
    }

    // A finished tour must have passed through everything.
    void finish(const Draft& draft)
    {
        if (m_step.mayFinish && (m_step.ahead & draft.open) == 0)
            m_overflow = !addTo(m_total, *m_count) || m_overflow;
    }

    void keep(State state)
    {
        if (!m_isClosed)
            state = withEndsInOrder(state);
        m_overflow = !m_keep(state, *m_count) || m_overflow;
    }

    // Whether enough neighbours are left for every square; each end still to come may lack one.
    [[nodiscard]] bool mayBeFinished(const Draft& draft) const
    {
        int lacking = 0;
        if (!m_isClosed)
            lacking = draft.ends - m_step.ends[0] - m_step.ends[1];
        for (const auto& need : m_step.needs) {
            if ((draft.open >> need.slot & 1U) == 0)
                continue;
            const int jumps = 1 + static_cast<int>(draft.untouched >> need.slot & 1U);
            const int left = upToTwo(need.onFrontier & draft.open) + need.beyond;
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

    const Step<State>& m_step;
    bool m_isClosed;
    Keep& m_keep;
    Draft m_draft;                  ///< being extended, the present square taken out
    const Count* m_count = nullptr; ///< the ways to it
    Count m_total = 0;
    bool m_overflow = false;
};

} // namespace clew::knight::sweeping
