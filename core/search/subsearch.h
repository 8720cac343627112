// A search within a search: what makes or rates problems asks strategies again and again whether
// there is a second solution, each time with limits of its own.

#pragma once

#include <algorithm>
#include <stop_token>
#include <utility>

#include "core/search/control.h"

namespace clew {

/// Stops when the outer search has to stop; its nodes count as nodes of the outer one, too.
class Subsearch
{
public:
    Subsearch(Control& outer, Limits limits, SolutionSink sink = {})
        : m_outer(outer), m_ownNodes(limits.nodes),
          m_control(within(outer, limits), m_source.get_token(), std::move(sink))
    {
        m_control.allowThreads(outer.threads());
        m_control.onPoll([this] {
            if (!m_outer.poll())
                m_source.request_stop();
        });
    }
    Subsearch(const Subsearch&) = delete;
    Subsearch& operator=(const Subsearch&) = delete;

    Control& control() { return m_control; }

    /// How the strategy ended that was given the control. Call it once.
    Outcome finish(Ending otherwise = Ending::Exhausted)
    {
        const Outcome outcome = m_control.finish(otherwise);
        // The node that was refused because the outer search has none left is refused there, too.
        const bool isOuterLimit =
            outcome.reason == StopReason::NodeLimit && m_control.limits().nodes < m_ownNodes;
        static_cast<void>(m_outer.nodes(outcome.counters.nodes + (isOuterLimit ? 1 : 0)));
        return outcome;
    }

private:
    static Limits within(const Control& outer, Limits limits)
    {
        const std::uint64_t most = outer.limits().nodes;
        limits.nodes = std::min(limits.nodes, most - std::min(most, outer.counters().nodes));
        return limits;
    }

    Control& m_outer;
    std::uint64_t m_ownNodes;
    std::stop_source m_source;
    Control m_control;
};

/// Whether a strategy, called as search(control), finds exactly one solution and no other. False if
/// that takes it more than `nodes`, or if the outer search has to stop.
template<class Search>
bool findsOne(Control& outer, std::uint64_t nodes, Search&& search)
{
    Subsearch subsearch(outer, {.nodes = nodes, .solutions = 2});
    search(subsearch.control());
    const Outcome outcome = subsearch.finish();
    return outcome.ending == Ending::Exhausted && outcome.counters.solutions == 1;
}

} // namespace clew
