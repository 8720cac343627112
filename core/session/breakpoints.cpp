#include "core/session/breakpoints.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace clew {

namespace {

using Kind = Breakpoint::Kind;

// In the order of Kind.
constexpr std::array<std::string_view, 9> kKindIds{"solution",    "contradiction", "backtrack",
                                                   "depth-below", "depth-above",   "visits",
                                                   "placed",      "struck",        "rule-used"};

bool hasPlace(Kind kind)
{
    return kind == Kind::Visits || kind == Kind::Placed || kind == Kind::Struck;
}

bool isAt(Place place, Event event)
{
    return (place.variable == kAnyVariable || place.variable == event.variable()) &&
           (place.value == kNoValue || place.value == event.value());
}

} // namespace

// ---- scanning

void BreakpointScanner::setBreakpoints(std::span<const Breakpoint> breakpoints)
{
    m_watched.clear();
    m_position = 0; // the trace may be another one, too
    m_walk = {};
    for (std::size_t i = 0; i < breakpoints.size(); ++i)
        if (breakpoints[i].enabled)
            m_watched.push_back({breakpoints[i], i});
}

void BreakpointScanner::stand(const Trace& trace, std::uint64_t position)
{
    if (position == m_position)
        return;
    m_position = position;
    m_walk = NodeWalk::at(trace, position);
}

std::optional<BreakpointScanner::Hit>
BreakpointScanner::scan(const Trace& trace, std::uint64_t limit, std::uint64_t maxEvents)
{
    std::uint64_t budget = maxEvents;
    for (Watched& watched : m_watched)
        if (watched.breakpoint.kind == Kind::Visits && !countVisits(watched, trace, budget))
            return std::nullopt;
    const std::uint64_t end = std::min(limit, trace.size());
    for (; m_position < end && budget > 0; --budget) {
        const Event event = trace.event(m_position++);
        m_depthBefore = m_walk.depth();
        m_walk.apply(event, trace);
        std::optional<std::size_t> met;
        for (Watched& watched : m_watched) // every one counts, also those after the first met
            if (isMet(watched, event) && !met)
                met = watched.index;
        if (met)
            return Hit{m_position, *met};
    }
    return std::nullopt;
}

// Brings a counter to where the scanner stands, from wherever it was before. False: not there yet.
bool BreakpointScanner::countVisits(Watched& watched, const Trace& trace,
                                    std::uint64_t& budget) const
{
    const auto isVisit = [&](std::uint64_t index) {
        const Event event = trace.event(index);
        return event.places() && isAt(watched.breakpoint.place, event);
    };
    if (watched.countedTo > m_position && watched.countedTo - m_position > m_position) {
        watched.visits = 0; // nearer from the start
        watched.countedTo = 0;
    }
    for (; watched.countedTo < m_position && budget > 0; --budget)
        watched.visits += isVisit(watched.countedTo++) ? 1 : 0;
    for (; watched.countedTo > m_position && budget > 0; --budget)
        watched.visits -= isVisit(--watched.countedTo) ? 1 : 0;
    return watched.countedTo == m_position;
}

bool BreakpointScanner::isMet(Watched& watched, Event event) const
{
    const Breakpoint& wanted = watched.breakpoint;
    switch (wanted.kind) {
    case Kind::SolutionFound:
        return event.kind() == EventKind::Solution;
    case Kind::Contradiction:
        return event.kind() == EventKind::Conflict;
    case Kind::Backtrack:
        return event.kind() == EventKind::Visit && m_walk.levelsLeft() > wanted.number;
    case Kind::DepthBelow:
        return m_depthBefore <= wanted.number && m_walk.depth() > wanted.number;
    case Kind::DepthAbove:
        return m_depthBefore >= wanted.number && m_walk.depth() < wanted.number;
    case Kind::Visits:
        watched.countedTo = m_position;
        return event.places() && isAt(wanted.place, event) && ++watched.visits == wanted.number;
    case Kind::Placed:
        return event.places() && isAt(wanted.place, event);
    case Kind::Struck:
        return event.kind() == EventKind::Remove && isAt(wanted.place, event);
    case Kind::RuleUsed:
        return (event.kind() == EventKind::Assign || event.kind() == EventKind::Remove ||
                event.kind() == EventKind::Conflict) &&
               event.rule() == wanted.rule;
    }
    return false;
}

// ---- in files

nlohmann::json toJson(const Breakpoints& breakpoints)
{
    auto array = nlohmann::json::array();
    for (const Breakpoint& breakpoint : breakpoints) {
        nlohmann::json object{{"kind", kKindIds.at(static_cast<std::size_t>(breakpoint.kind))},
                              {"enabled", breakpoint.enabled}};
        const Kind kind = breakpoint.kind;
        if (kind == Kind::Backtrack || kind == Kind::DepthBelow || kind == Kind::DepthAbove ||
            kind == Kind::Visits)
            object["number"] = breakpoint.number;
        if (hasPlace(kind) && breakpoint.place.variable != kAnyVariable)
            object["variable"] = breakpoint.place.variable;
        if (hasPlace(kind) && breakpoint.place.value != kNoValue)
            object["value"] = breakpoint.place.value;
        if (kind == Kind::RuleUsed)
            object["rule"] = breakpoint.rule;
        array.push_back(std::move(object));
    }
    return array;
}

Result<Breakpoints> breakpointsFromJson(const nlohmann::json& json)
{
    if (!json.is_array())
        return fail(phrase("Breakpoints", "breakpoints are an array"));
    Breakpoints breakpoints;
    for (const auto& object : json) {
        // A number that is absent has its fallback; one that is no such number spoils the whole.
        bool sound = object.is_object();
        const auto number = [&](const char* name, std::uint32_t fallback, std::uint32_t most) {
            if (!sound || !object.contains(name))
                return fallback;
            const auto& value = object[name];
            sound = value.is_number_unsigned() && value.get<std::uint64_t>() <= most;
            return sound ? value.get<std::uint32_t>() : fallback;
        };
        constexpr std::uint32_t kMost = (1U << 24U) - 1; // variables and values
        Breakpoint breakpoint;
        breakpoint.number = number("number", 1, ~0U);
        breakpoint.place = {number("variable", kAnyVariable, kMost),
                            number("value", kNoValue, kMost)};
        breakpoint.rule = static_cast<Rule>(number("rule", 0, (1U << 13U) - 1));
        if (!sound || !object.contains("kind") || !object["kind"].is_string())
            return fail(
                phrase("Breakpoints", "a breakpoint is an object with a kind and whole numbers"));
        const auto id = std::ranges::find(kKindIds, object["kind"].get<std::string>());
        if (id == kKindIds.end())
            return fail({phrase("Breakpoints", "there is no breakpoint of this kind: %1"),
                         {object["kind"].get<std::string>()}});
        breakpoint.kind = static_cast<Kind>(id - kKindIds.begin());
        if (object.contains("enabled") && !object["enabled"].is_boolean())
            return fail(phrase("Breakpoints", "whether a breakpoint is enabled is true or false"));
        breakpoint.enabled = object.value("enabled", true);
        if (!hasPlace(breakpoint.kind))
            breakpoint.place = {};
        breakpoints.push_back(breakpoint);
    }
    return breakpoints;
}

} // namespace clew
