// The vocabulary in which every search of every puzzle reports what it does.
//
// A search assigns *values* to *variables*; what these are is the puzzle's business (a column and a
// row, a cell and a digit, an edge and in/out). It grows a tree: `Decide` opens a node below the
// present one, `Visit` says that the search now stands at another node. Everything that is ever
// shown of a search is a pure fold of these events (see trace/livepath.h and trace/state.h).

#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace clew {

/// Number of a variable; below 2^24.
using Variable = std::uint32_t;
/// Number of a value; below 2^24 - 1.
using Value = std::uint32_t;
/// Number of a search-tree node: 0 is the root, the n-th `Decide` of a trace opens node n.
using NodeId = std::uint32_t;
/// Why a forced move, a removal or a conflict happened; each puzzle numbers its own rules.
using Rule = std::uint16_t;

/// "No value": a variable without one, or an event that speaks of the variable alone.
inline constexpr Value kNoValue = (1U << 24U) - 1U;
/// The node every search starts at.
inline constexpr NodeId kRoot = 0;

enum class EventKind : std::uint8_t {
    Decide,   ///< variable := value as a guess, or a Narrowing; opens a node below the present one
    Assign,   ///< variable := value, forced by `rule`
    Remove,   ///< value is no longer a candidate of variable, by `rule`
    Conflict, ///< the present node is contradictory: `rule` is broken at variable
    Visit,    ///< the search now stands at `node`: backtrack, backjump, restart, next partial
    Solution, ///< the present state is a solution
};

/// The highest that a rule's number may be.
inline constexpr Rule kMostRule = 8191;
/// The highest of a rule by which strikes may begin another step. They are marked by numbers from
/// 6144 on, as many as there are such rules: no rule has one of these.
inline constexpr Rule kMostRuleAnew = 1023;

/// A guess that gives the variable no value: it takes the value or one of those before it, or
/// after it, in the place of a Decide's rule. What it strikes is reported by the Remove events that
/// follow.
enum Narrowing : Rule { AtMost = 1, AtLeast };

/// One step of a search, packed into 8 bytes:
/// kind (3 bits), rule (13), variable (24), value (24); for Visit the node (32) in place of the
/// last two.
class Event
{
public:
    constexpr Event() = default;

    static constexpr Event decide(Variable variable, Value value)
    {
        return {EventKind::Decide, 0, variable, value};
    }
    static constexpr Event narrow(Variable variable, Value value, Narrowing how)
    {
        return {EventKind::Decide, how, variable, value};
    }
    static constexpr Event assign(Variable variable, Value value, Rule rule)
    {
        return {EventKind::Assign, rule, variable, value};
    }
    static constexpr Event remove(Variable variable, Value value, Rule rule)
    {
        return {EventKind::Remove, rule, variable, value};
    }
    /// The first strike of a step whose rule made the strike before it as well, in another step:
    /// the events alone could not distinguish the two. The rule is at most kMostRuleAnew.
    static constexpr Event removeAnew(Variable variable, Value value, Rule rule)
    {
        assert(rule <= kMostRuleAnew);
        return {EventKind::Remove, static_cast<Rule>(kFirstAnew + rule), variable, value};
    }
    static constexpr Event conflict(Variable variable, Rule rule, Value value = kNoValue)
    {
        return {EventKind::Conflict, rule, variable, value};
    }
    static constexpr Event visit(NodeId node)
    {
        return {EventKind::Visit, 0, node >> 24U, node & kLow24};
    }
    static constexpr Event solution() { return {EventKind::Solution, 0, 0, kNoValue}; }

    /// The event as one number, and back: for trace files. Any number is *some* event;
    /// whether it makes sense in its place is checked by `TraceReader`.
    static constexpr Event fromBits(std::uint64_t bits) { return Event(bits); }
    [[nodiscard]] constexpr std::uint64_t bits() const { return m_bits; }

    [[nodiscard]] constexpr EventKind kind() const { return static_cast<EventKind>(m_bits >> 61U); }
    [[nodiscard]] constexpr Rule rule() const
    {
        return static_cast<Rule>(beginsAnew() ? writtenRule() - kFirstAnew : writtenRule());
    }
    /// Whether it is no part of the step before it, though by the same rule; see removeAnew().
    [[nodiscard]] constexpr bool beginsAnew() const
    {
        return writtenRule() >= kFirstAnew && writtenRule() <= kFirstAnew + kMostRuleAnew;
    }
    /// 0 of a Decide, a Visit and a Solution.
    [[nodiscard]] constexpr Rule ruleOrNone() const
    {
        return kind() == EventKind::Assign || kind() == EventKind::Remove ||
                       kind() == EventKind::Conflict
                   ? rule()
                   : Rule{0};
    }
    [[nodiscard]] constexpr Variable variable() const
    {
        return static_cast<Variable>((m_bits >> 24U) & kLow24);
    }
    [[nodiscard]] constexpr Value value() const { return static_cast<Value>(m_bits & kLow24); }
    /// Only of `Visit`.
    [[nodiscard]] constexpr NodeId node() const
    {
        return static_cast<NodeId>(m_bits & 0xFFFFFFFFU);
    }

    /// Whether it is a guess that narrows what the variable may take.
    [[nodiscard]] constexpr bool narrows() const
    {
        return kind() == EventKind::Decide && rule() != 0;
    }
    /// Whether the variable has the value from now on.
    [[nodiscard]] constexpr bool places() const
    {
        return kind() == EventKind::Assign || (kind() == EventKind::Decide && rule() == 0);
    }
    /// Whether the event changes what is on the board (Decide, Assign, Remove).
    [[nodiscard]] constexpr bool changesState() const { return kind() <= EventKind::Remove; }

    friend constexpr bool operator==(Event, Event) = default;

private:
    static constexpr std::uint32_t kLow24 = (1U << 24U) - 1U;
    static constexpr std::uint32_t kRuleMask = (1U << 13U) - 1U;
    static constexpr std::uint32_t kFirstAnew = 6144;
    static_assert(kMostRule == kRuleMask);

    constexpr explicit Event(std::uint64_t bits) : m_bits(bits) {}
    constexpr Event(EventKind kind, Rule rule, std::uint32_t high, std::uint32_t low)
        : m_bits((static_cast<std::uint64_t>(kind) << 61U) |
                 (static_cast<std::uint64_t>(rule & kRuleMask) << 48U) |
                 (static_cast<std::uint64_t>(high) << 24U) | low)
    {
        assert(rule <= kRuleMask && high <= kLow24 && low <= kLow24);
    }

    [[nodiscard]] constexpr std::uint32_t writtenRule() const
    {
        return static_cast<std::uint32_t>((m_bits >> 48U) & kRuleMask);
    }

    std::uint64_t m_bits = 0;
};

static_assert(sizeof(Event) == 8);

/// The tracer that is not there. A strategy is a template over its tracer, so the code that is
/// watched is the code that is measured. Its calls cost nothing; what a strategy prepares for them
/// alone it puts behind `if constexpr (Tracer::on)`. `Recorder` (trace/recorder.h) is the tracer
/// that is there.
struct NoTracer
{
    static constexpr bool on = false;

    static void decide(Variable /*variable*/, Value /*value*/) {}
    static void assign(Variable /*variable*/, Value /*value*/, Rule /*rule*/) {}
    static void remove(Variable /*variable*/, Value /*value*/, Rule /*rule*/) {}
    static void removeAnew(Variable /*variable*/, Value /*value*/, Rule /*rule*/) {}
    static void conflict(Variable /*variable*/, Rule /*rule*/, Value /*value*/ = kNoValue) {}
    static void visit(NodeId /*node*/) {}
    static void solution() {}
};

} // namespace clew
