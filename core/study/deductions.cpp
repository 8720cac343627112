#include "core/study/deductions.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/trace/liveevents.h"

namespace clew {

namespace {

constexpr std::size_t kMostNamed = 4;           // places in a summary
constexpr std::uint64_t kLookedAtForNames = 64; // events
constexpr std::uint64_t kLookedAtForKinds = 200;

bool isForced(Event event)
{
    return event.kind() == EventKind::Assign || event.kind() == EventKind::Remove;
}

} // namespace

Deductions::Deductions(const Puzzle& puzzle, ProblemPtr problem, bool isByHand)
    : m_puzzle(&puzzle), m_problem(std::move(problem)), m_isByHand(isByHand)
{
    for (const RuleInfo& rule : puzzle.rulesOf(*m_problem)) {
        if (rule.rule >= m_rules.size())
            m_rules.resize(std::size_t{rule.rule} + 1);
        m_rules[rule.rule] = {rule.isGiven, rule.isImmediate};
    }
}

bool Deductions::isGiven(Event event) const
{
    return event.rule() < m_rules.size() && m_rules[event.rule()].isGiven;
}

bool Deductions::isImmediate(Event event) const
{
    return event.kind() == EventKind::Remove && event.rule() < m_rules.size() &&
           m_rules[event.rule()].isImmediate;
}

bool Deductions::continues(Event before, Event event) const
{
    if (!isForced(before) || !isForced(event) || event.beginsAnew())
        return false;
    if (isImmediate(event))
        return true;
    if (isGiven(event)) // what the one before has struck may be in between
        return isGiven(before) || isImmediate(before);
    return before.rule() == event.rule() && m_puzzle->continues(*m_problem, before, event);
}

Deduction Deductions::at(const Trace& trace, std::uint64_t event, std::uint64_t shown) const
{
    const bool isComplete = trace.complete(); // asked first: then what is known is all there is
    const std::uint64_t known = std::min(trace.size(), shown);
    Deduction found{event, event + 1, trace.event(event), true};
    const Event asked = found.event;
    while (found.first % kLongest != 0) {
        const Event before = trace.event(found.first - 1);
        if (!continues(before, found.event))
            break;
        found.event = before;
        --found.first;
    }
    Event last = asked;
    for (; found.end < known && found.end % kLongest != 0; ++found.end) {
        const Event after = trace.event(found.end);
        if (!continues(last, after))
            break;
        last = after;
    }
    found.isWhole = found.end < known || found.end % kLongest == 0 || !isForced(last) ||
                    (isComplete && found.end == trace.size());
    return found;
}

std::optional<Deduction> Deductions::next(const Trace& trace, std::uint64_t position,
                                          std::uint64_t shown) const
{
    if (position >= std::min(trace.size(), shown))
        return std::nullopt;
    return at(trace, position, shown);
}

std::optional<Deduction> Deductions::previous(const Trace& trace, std::uint64_t position,
                                              std::uint64_t shown) const
{
    const std::uint64_t known = std::min({position, trace.size(), shown});
    if (known == 0)
        return std::nullopt;
    return at(trace, known - 1, shown);
}

// ---- in words

Phrase Deductions::name(const Trace& trace, const Deduction& deduction) const
{
    switch (deduction.event.kind()) {
    case EventKind::Decide:
        return m_isByHand ? phrase("Deductions", "move") : phrase("Deductions", "guess");
    case EventKind::Visit:
        return m_isByHand && goesForth(trace, deduction.first) ? phrase("Deductions", "redo")
                                                               : phrase("Deductions", "back");
    case EventKind::Solution:
        return phrase("Deductions", "solution");
    case EventKind::Assign:
    case EventKind::Remove:
    case EventKind::Conflict:
        break;
    }
    return m_puzzle->ruleName(*m_problem, deduction.event.rule());
}

Sentence Deductions::title(const Trace& trace, const Deduction& deduction) const
{
    switch (deduction.event.kind()) {
    case EventKind::Assign:
    case EventKind::Remove:
    case EventKind::Conflict:
        return m_puzzle->stepName(*m_problem, deduction.event);
    default:
        return {name(trace, deduction)};
    }
}

Sentence Deductions::kind(Cursor& cursor, const Deduction& deduction) const
{
    if (!isForced(deduction.event))
        return {};
    const std::vector<Event> events = eventsOf(cursor.trace(), deduction, kLookedAtForKinds);
    cursor.seek(deduction.first);
    return m_puzzle->stepKind(*m_problem, cursor.state(), events);
}

Sentence Deductions::summary(const Trace& trace, const Deduction& deduction) const
{
    const Event first = deduction.event;
    if (first.kind() == EventKind::Decide)
        return m_puzzle->eventName(*m_problem, first);
    if (!isForced(first))
        return {};
    return summaryOf(*m_puzzle, *m_problem, eventsOf(trace, deduction, kLookedAtForNames));
}

std::vector<Event> eventsOf(const Trace& trace, const Deduction& deduction, std::uint64_t most)
{
    const std::uint64_t count = std::min(deduction.size(), most);
    std::vector<Event> events(static_cast<std::size_t>(count));
    for (std::uint64_t i = 0; i < count; ++i)
        events[static_cast<std::size_t>(i)] = trace.event(deduction.first + i);
    return events;
}

Sentence summaryOf(const Puzzle& puzzle, const Problem& problem, std::span<const Event> events)
{
    const auto nameOf = [&](Event event) {
        return puzzle.placeName(problem, {event.variable(), event.value()});
    };
    const bool strikes =
        std::ranges::none_of(events, [](Event event) { return event.kind() == EventKind::Assign; });
    std::vector<Event> named;
    std::ranges::copy_if(events, std::back_inserter(named), [&](Event event) {
        return event.kind() == (strikes ? EventKind::Remove : EventKind::Assign);
    });
    if (named.empty())
        return {};
    const bool isCut = named.size() > kMostNamed;
    named.resize(std::min(named.size(), kMostNamed));
    Sentence list = nameOf(named.front());
    for (std::size_t i = 1; i < named.size(); ++i)
        list = {{"", "%1, %2"}, {std::move(list), nameOf(named[i])}};
    if (isCut)
        list = {{"", "%1, …"}, {std::move(list)}};
    if (strikes)
        list = {phrase("Deductions", "not %1"), {std::move(list)}};
    return list;
}

std::uint64_t Deductions::points(const Deduction& deduction) const
{
    if (!isForced(deduction.event))
        return 0;
    const RuleInfo* const rule = m_puzzle->rule(deduction.event.rule());
    return rule == nullptr ? 0 : rule->points;
}

std::optional<std::size_t> Deductions::ruleIndex(const Deduction& deduction) const
{
    if (!isForced(deduction.event))
        return std::nullopt;
    const std::vector<RuleInfo>& rules = m_puzzle->info().rules;
    const RuleInfo* const rule = m_puzzle->rule(*m_problem, deduction.event.rule());
    if (rule == nullptr)
        return std::nullopt;
    const std::vector<RuleInfo>* const own = m_problem->ownRules();
    if (own != nullptr && rule >= own->data() && rule < own->data() + own->size())
        return rules.size() + static_cast<std::size_t>(rule - own->data());
    return static_cast<std::size_t>(rule - rules.data());
}

bool Deductions::isOpening(const Deduction& deduction) const
{
    return deduction.first == 0 && isForced(deduction.event) &&
           (isGiven(deduction.event) || isImmediate(deduction.event));
}

// ---- counted

bool StepCount::isStep(const Deduction& deduction) const
{
    return deduction.event.kind() != EventKind::Solution && !m_deductions.isOpening(deduction);
}

bool StepCount::advance(const Trace& trace, std::uint64_t most)
{
    const std::uint64_t end = m_events + std::min(most, kUnlimited - m_events);
    while (m_events < end) {
        const auto next = m_deductions.next(trace, m_events);
        if (!next || !next->isWhole)
            return false;
        m_events = next->end;
        if (isStep(*next) && ++m_count % kStride == 0)
            m_ends.push_back(m_events);
    }
    return true;
}

std::uint64_t StepCount::eventsAfter(const Trace& trace, std::uint64_t steps) const
{
    steps = std::min(steps, m_count);
    const std::uint64_t mark = steps / kStride;
    std::uint64_t events = m_ends[mark];
    for (std::uint64_t left = steps - mark * kStride; events < m_events;) {
        const auto next = m_deductions.next(trace, events);
        const bool counts = isStep(*next);
        if (counts && left == 0)
            break;
        left -= counts ? 1 : 0;
        events = next->end;
    }
    return events;
}

std::uint64_t StepCount::stepsAfter(const Trace& trace, std::uint64_t events) const
{
    events = std::min(events, m_events);
    const auto mark = std::prev(std::ranges::upper_bound(m_ends, events));
    std::uint64_t steps = static_cast<std::uint64_t>(mark - m_ends.begin()) * kStride;
    for (std::uint64_t at = *mark; at < events;) {
        const auto next = m_deductions.next(trace, at);
        at = next->end;
        steps += at <= events && isStep(*next) ? 1 : 0;
    }
    return steps;
}

} // namespace clew
