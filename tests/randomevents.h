// Random event streams, and the meaning of a stream computed the plain way, to test the trace
// against.

#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <random>
#include <set>
#include <string_view>
#include <vector>

#include "core/trace/recorder.h"
#include "core/trace/state.h"

namespace clew::test {

inline constexpr Dimensions kDimensions{20, 9};

/// How the search moves about its tree.
enum class Moves : std::uint8_t {
    DepthFirst, ///< to the parent after each leaf
    Backjump,   ///< to any node of the path
    Jump,       ///< to any node there is (breadth-first, restarts)
};

inline std::vector<Event> randomEvents(Moves moves, std::size_t count, unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&](std::size_t end) {
        return static_cast<std::uint32_t>(
            std::uniform_int_distribution<std::size_t>(0, end - 1)(random));
    };
    constexpr std::size_t kDeepest = 30;
    std::vector<NodeId> parents{kRoot};
    std::vector<NodeId> path{kRoot};
    std::vector<Event> events;
    const auto visit = [&](NodeId node) {
        path.clear();
        for (NodeId at = node; at != kRoot; at = parents[at])
            path.insert(path.begin(), at);
        path.insert(path.begin(), kRoot);
        events.push_back(Event::visit(node));
    };
    while (events.size() < count) {
        const Variable variable = below(kDimensions.variables);
        const Value value = below(kDimensions.values);
        const auto rule = static_cast<Rule>(below(5));
        switch (below(10)) {
        case 0:
        case 1:
        case 2:
            if (path.size() < kDeepest) {
                events.push_back(Event::decide(variable, value));
                path.push_back(static_cast<NodeId>(parents.size()));
                parents.push_back(path[path.size() - 2]);
            }
            break;
        case 3:
            events.push_back(Event::assign(variable, value, rule));
            break;
        case 4:
        case 5:
            events.push_back(Event::remove(variable, value, rule));
            break;
        case 6:
            events.push_back(below(2) == 0 ? Event::solution() : Event::conflict(variable, rule));
            break;
        default:
            if (moves == Moves::Jump && below(2) == 0)
                visit(below(parents.size()));
            else if (moves == Moves::DepthFirst)
                visit(path[path.size() - std::min<std::size_t>(path.size(), 2)]);
            else
                visit(path[below(path.size())]);
        }
    }
    events.resize(count);
    return events;
}

inline std::shared_ptr<Trace> record(const std::vector<Event>& events,
                                     const TraceLimits& limits = {})
{
    auto trace = std::make_shared<Trace>(limits);
    Control control;
    Recorder recorder(*trace, control);
    for (const Event event : events)
        recorder.write(event);
    return trace;
}

/// Keeps, for each moment of a stream, the live events: by copying them whenever a node comes
/// onto the path.
class PlainFold
{
public:
    explicit PlainFold(const std::vector<Event>& events) : m_events(events)
    {
        for (std::size_t i = 0; i < events.size(); ++i) {
            apply(i);
            m_history.push_back({m_live, m_path.back().node, static_cast<NodeId>(m_opened.size())});
        }
    }

    struct Moment
    {
        std::vector<Event> live;
        NodeId node = kRoot;
        NodeId nodeCount = 1;
    };
    [[nodiscard]] const Moment& after(std::size_t events) const { return m_history[events]; }

private:
    struct Opened
    {
        NodeId parent = kRoot;
        std::size_t event = 0;
    };
    struct Step
    {
        NodeId node = kRoot;
        std::vector<Event> liveBefore = {};
    };

    void apply(std::size_t index)
    {
        const Event event = m_events[index];
        if (event.kind() == EventKind::Visit) {
            visit(event.node());
        } else if (event.kind() == EventKind::Decide) {
            m_opened.push_back({m_path.back().node, index});
            m_path.push_back({static_cast<NodeId>(m_opened.size() - 1), m_live});
        }
        if (event.changesState())
            m_live.push_back(event);
    }

    void visit(NodeId node)
    {
        std::vector<NodeId> missing;
        NodeId at = node;
        while (std::ranges::find(m_path, at, &Step::node) == m_path.end()) {
            missing.push_back(at);
            at = m_opened[at].parent;
        }
        while (m_path.back().node != at) {
            m_live = m_path.back().liveBefore;
            m_path.pop_back();
        }
        for (auto next = missing.rbegin(); next != missing.rend(); ++next) {
            m_path.push_back({*next, m_live});
            std::size_t i = m_opened[*next].event;
            do {
                if (m_events[i].changesState())
                    m_live.push_back(m_events[i]);
                ++i;
            } while (m_events[i].kind() != EventKind::Decide &&
                     m_events[i].kind() != EventKind::Visit);
        }
    }

    const std::vector<Event>& m_events;
    std::vector<Event> m_live;
    std::vector<Step> m_path{Step{}};
    std::vector<Opened> m_opened{Opened{}};
    std::vector<Moment> m_history{Moment{}};
};

/// Whether `state` is what these events, one after the other, make of an empty board.
inline bool isFoldOf(const State& state, const std::vector<Event>& live)
{
    const Dimensions dimensions = state.dimensions();
    std::vector<Event> last(dimensions.variables, Event::solution());
    std::set<std::pair<Variable, Value>> removed;
    for (const Event event : live) {
        if (event.kind() == EventKind::Remove)
            removed.insert({event.variable(), event.value()});
        else
            last[event.variable()] = event;
    }
    if (state.removedCount() != removed.size())
        return false;
    std::uint32_t assigned = 0;
    for (Variable variable = 0; variable < dimensions.variables; ++variable) {
        const Event event = last[variable];
        const bool none = event.kind() == EventKind::Solution;
        assigned += none ? 0 : 1;
        const auto mark = none                                ? State::Mark::None
                          : event.kind() == EventKind::Decide ? State::Mark::Guess
                                                              : State::Mark::Forced;
        if (state.mark(variable) != mark ||
            state.value(variable) != (none ? kNoValue : event.value()))
            return false;
        if (!none && state.rule(variable) != event.rule())
            return false;
        for (Value value = 0; value < dimensions.values; ++value)
            if (state.removed(variable, value) != removed.contains({variable, value}))
                return false;
    }
    return state.assignedCount() == assigned;
}

} // namespace clew::test
