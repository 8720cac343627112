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

} // namespace clew::knight::sweeping
