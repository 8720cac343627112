#include "core/puzzle/eventcheck.h"
#include "core/text/counted.h"

#include <algorithm>

namespace clew {

// The pseudo-code of the strategies lists every event that they emit.
EventCheck::EventCheck(const Puzzle& puzzle, const Problem& problem)
    : m_dimensions(puzzle.dimensions(problem)), m_puzzle(&puzzle), m_problem(&problem)
{
    Uses any = 0; // kinds that some strategy emits with whichever rule
    const auto allow = [this](Rule rule, Uses uses) {
        m_uses.resize(std::max<std::size_t>(m_uses.size(), rule + std::size_t{1}));
        m_uses[rule] |= uses;
    };
    for (const StrategyInfo& strategy : puzzle.info().strategies)
        for (const CodeLine& line : strategy.pseudoCode)
            for (const EventPattern& pattern : line.events) {
                if (pattern.kind == EventKind::Decide)
                    allow(pattern.rule.value_or(0), bitOf(EventKind::Decide));
                else if (pattern.rule)
                    allow(*pattern.rule, bitOf(pattern.kind));
                else
                    any |= bitOf(pattern.kind);
            }
    for (const RuleInfo& rule : puzzle.rulesOf(problem))
        allow(rule.rule, rule.scope == RuleScope::Assignment ? any : Uses(any | kWithoutValue));
}

std::optional<Sentence> EventCheck::faultOf(Event event, std::uint64_t nodeCount) const
{
    switch (event.kind()) {
    case EventKind::Decide:
        if (event.rule() > AtLeast || event.beginsAnew())
            return Sentence{
                phrase("EventCheck", "it is a guess with a rule, which guesses do not have")};
        break;
    case EventKind::Assign:
    case EventKind::Remove:
    case EventKind::Conflict:
        break;
    case EventKind::Visit:
        if (event != Event::visit(event.node()))
            return Sentence{phrase("EventCheck", "it is a visit with extra data")};
        if (event.node() >= nodeCount)
            return Sentence{phrase("EventCheck", "it visits node %1, but only %2 nodes are known"),
                            {counted(event.node()), counted(nodeCount)}};
        return std::nullopt;
    case EventKind::Solution:
        if (event != Event::solution())
            return Sentence{phrase("EventCheck", "it is a solution with extra data")};
        return std::nullopt;
    default:
        return Sentence{phrase("EventCheck", "it has the unknown kind %1"),
                        {static_cast<int>(event.kind())}};
    }
    if (event.beginsAnew() && event.kind() != EventKind::Remove)
        return Sentence{phrase("EventCheck", "it begins a new step, which only strikes do")};
    if (auto fault = placeFault(event))
        return fault;
    return m_puzzle == nullptr ? std::nullopt : ruleFault(event);
}

std::optional<Sentence> EventCheck::placeFault(Event event) const
{
    const bool needsValue = event.kind() != EventKind::Conflict || event.value() != kNoValue;
    if (event.variable() >= m_dimensions.variables)
        return Sentence{phrase("EventCheck", "it refers to variable %1, but there are only %2"),
                        {event.variable(), m_dimensions.variables}};
    if (needsValue && event.value() >= m_dimensions.values)
        return Sentence{phrase("EventCheck", "it refers to value %1, but there are only %2"),
                        {event.value(), m_dimensions.values}};
    return std::nullopt;
}

std::optional<Sentence> EventCheck::ruleFault(Event event) const
{
    const Uses uses = usesOf(event.rule());
    if ((uses & bitOf(event.kind())) == 0)
        return Sentence{
            phrase("EventCheck",
                   "it refers to rule %1, which this puzzle does not use for such events"),
            {event.rule()}};
    if (event.value() == kNoValue && (uses & kWithoutValue) == 0)
        return Sentence{phrase("EventCheck", "it breaks rule %1 without a value"), {event.rule()}};
    if (!m_puzzle->canHappen(*m_problem, event))
        return Sentence{
            phrase("EventCheck", "it gives variable %1 the value %2, which it cannot take"),
            {event.variable(), event.value()}};
    return std::nullopt;
}

} // namespace clew
