// The sweep of one square: all ways to join it to later ones, and which of them may still become a
// tour.

#pragma once

#include <algorithm>
#include <cstdint>

#include "core/puzzles/knight/frontier/slots.h"
#include "core/puzzles/knight/frontier/step.h"
#include "core/puzzles/knight/frontier/table.h"

namespace clew::knight::sweeping {

/// What a step makes of states, as far as one thread does it.
template<class State, class Count, class Keep>
class Sweeper
{
public:
    Sweeper(const Step<State>& step, bool isClosed, Keep& keep)
        : m_step(step), m_keep(keep), m_isClosed(isClosed)
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
        if (!m_isClosed)
            m_endsAhead = endsAhead(state, partner);
        m_lack = lackOf(m_draft);
        if (partner == State::kInner) { // nothing more to join; the given start would be no end
            if (!m_step.mustBeEnd && jumpsToLacking() <= 0 && mayBeFinished(m_draft))
                keep(state);
            return;
        }
        const bool isUntouched = partner == m_step.slot;
        if (!m_step.mustBeEnd)
            isUntouched ? joinTwo() : joinOne(partner);
        const std::size_t colour = m_step.colour;
        if (m_isClosed || m_step.ends[colour] - m_endsAhead[colour] >= m_step.mayEnd[colour])
            return;
        const auto out = static_cast<std::uint8_t>(State::kOut + colour);
        --m_endsAhead[colour];
        if (isUntouched)
            joinOne(out);
        else if (jumpsToLacking() <= 0)
            link(m_draft, partner, out);
    }

private:
    using Need = typename Step<State>::Need;

    /// A state in the making, and what it says of all slots at once.
    struct Draft
    {
        State state;
        SlotSet open = 0;      ///< not inner
        SlotSet untouched = 0; ///< of these
    };

    /// Squares with too few neighbours left.
    struct Lack
    {
        int jumps = 0; ///< of all together
        SlotSet slots = 0;

        [[nodiscard]] int at(std::uint8_t slot) const { return slots >> slot & 1U; }
    };

    [[nodiscard]] Draft draftOf(State state) const
    {
        const SlotSet all = (SlotSet{1} << m_step.slotCount) - 1;
        return {state, ~State::gathered(state.holding(State::kInner)) & all,
                State::gathered(state.untouched()) & all};
    }

    // Each end of the tour that was swept shows in one slot until both are joined; `partner` is
    // what the present square showed.
    [[nodiscard]] std::array<int, 2> endsAhead(State state, std::uint8_t partner) const
    {
        std::array<int, 2> ends = m_step.ends;
        for (unsigned colour = 0; colour < 2; ++colour) {
            const auto out = static_cast<std::uint8_t>(State::kOut + colour);
            ends[colour] -= upToTwo(state.holding(out)) + (partner == out ? 1 : 0);
        }
        return ends;
    }

    // The present square, untouched so far, between two later ones.
    void joinTwo()
    {
        const auto later = m_step.later();
        const int mustJoin = jumpsToLacking();
        for (std::size_t i = 0; i < later.size(); ++i) {
            const int mustFollow = mustJoin - m_lack.at(later[i]);
            if (mustFollow > 1)
                continue;
            Draft one = m_draft;
            const std::uint8_t a = takeEnd(one, later[i]);
            if (a == State::kInner)
                continue;
            for (std::size_t j = i + 1; j < later.size(); ++j) {
                if (mustFollow > m_lack.at(later[j]))
                    continue;
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
        const int mustJoin = jumpsToLacking();
        for (const std::uint8_t later : m_step.later()) {
            if (mustJoin > m_lack.at(later))
                continue;
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

    // That many of the present square's jumps must lead to squares that lack one.
    [[nodiscard]] int jumpsToLacking() const
    {
        return m_lack.jumps - m_endsAhead[0] - m_endsAhead[1];
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
        return end;
    }

    // Makes `a` and `b` the two ends of one piece.
    void link(Draft draft, std::uint8_t a, std::uint8_t b)
    {
        if (State::isOut(a) && State::isOut(b)) {
            finish(draft);
            return;
        }
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
        // Where no other square has lost a neighbour, those that lack some are joined already.
        if (draft.open != m_draft.open && lacksTooMuch(draft))
            return false;
        const SlotView view = viewOf(draft.open, draft.untouched);
        return std::ranges::none_of(m_step.sharedNeeds, [&](const auto& need) {
            return sizeOf((view ^ need.givers) & need.counted) >
                   need.most + m_endsAhead[need.colour];
        });
    }

    [[nodiscard]] bool lacksTooMuch(const Draft& draft) const
    {
        int spare = m_endsAhead[0] + m_endsAhead[1];
        return std::ranges::any_of(m_step.needs, [&](const Need& need) {
            spare -= lackingAt(need, draft);
            return spare < 0;
        });
    }

    [[nodiscard]] Lack lackOf(const Draft& draft) const
    {
        Lack lack;
        for (const Need& need : m_step.needs) {
            const int jumps = lackingAt(need, draft);
            lack.jumps += jumps;
            lack.slots |= SlotSet{jumps > 0} << need.slot;
        }
        return lack;
    }

    static int lackingAt(const Need& need, const Draft& draft)
    {
        if ((draft.open >> need.slot & 1U) == 0)
            return 0;
        const int jumps = 1 + static_cast<int>(draft.untouched >> need.slot & 1U);
        const int left = upToTwo(need.onFrontier & draft.open) + need.beyond;
        return std::max(0, jumps - left);
    }

    const Step<State>& m_step;
    Keep& m_keep;
    Draft m_draft;                    ///< being extended, the present square taken out
    Lack m_lack;                      ///< there
    const Count* m_count = nullptr;   ///< the ways to it
    std::array<int, 2> m_endsAhead{}; ///< of an open tour, by colour: still to be swept
    Count m_total = 0;
    bool m_isClosed;
    bool m_overflow = false;
};

} // namespace clew::knight::sweeping
