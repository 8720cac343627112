#include "core/study/quiz.h"

#include <algorithm>
#include <string_view>

#include "core/search/random.h"
#include "core/text/counted.h"

namespace clew {

namespace {

// Events before the one asked about that wrong answers are taken from.
constexpr std::uint64_t kNearby = 512;
// More values than these are not all meaningful for every variable: then only those of the trace
// are.
constexpr std::uint32_t kMostValues = 64;
constexpr std::uint32_t kMostVariables = 64; // looked at for one without a value
constexpr std::size_t kMostChecked = 16;     // values held against the rules
constexpr std::size_t kMostLikely = 8;       // wrong answers of a kind that are chosen from

bool hasVariable(Event event)
{
    return event.kind() != EventKind::Visit && event.kind() != EventKind::Solution;
}

bool isGiven(const Puzzle& puzzle, Event event)
{
    if (event.kind() != EventKind::Assign && event.kind() != EventKind::Remove)
        return false;
    const RuleInfo* const rule = puzzle.rule(event.rule());
    return rule != nullptr && rule->isGiven;
}

class QuestionMaker
{
public:
    QuestionMaker(const Puzzle& puzzle, const Problem& problem, const Cursor& before,
                  QuizScope scope, std::uint64_t seed)
        : m_puzzle(puzzle), m_problem(problem), m_before(before), m_trace(before.trace()),
          m_scope(scope), m_right(m_trace.event(before.position())),
          m_random(seed ^ (before.position() << 20U))
    {
    }

    QuizQuestion make()
    {
        m_question.position = m_before.position();
        m_question.answers.push_back(answerOf(m_right));
        std::vector<Event> steps = otherSteps();
        std::vector<Event> turns = otherTurns();
        // Most answers are of the kind of the right one.
        if (isTurn(m_right))
            takeOne(turns);
        takeOne(steps);
        if (!isTurn(m_right))
            takeOne(steps);
        takeOne(turns);
        while (takeOne(steps) || takeOne(turns)) {
        }
        shuffle(m_question.answers, m_random);
        const auto right = std::ranges::find(m_question.answers, m_right, &QuizAnswer::event);
        m_question.right = static_cast<std::size_t>(right - m_question.answers.begin());
        return std::move(m_question);
    }

private:
    static bool isTurn(Event event) { return !event.changesState(); }

    // Adds the first that can stand beside those there are.
    bool takeOne(std::vector<Event>& events)
    {
        while (!events.empty() && m_question.answers.size() < kMostAnswers) {
            const Event event = events.front();
            events.erase(events.begin());
            if (add(event))
                return true;
        }
        return false;
    }

    bool add(Event event)
    {
        const bool isSamePlace = hasVariable(event) && hasVariable(m_right) &&
                                 event.variable() == m_right.variable() &&
                                 event.value() == m_right.value();
        if (isSamePlace || (event.kind() == m_right.kind() && isPlain(event.kind())))
            return false;
        QuizAnswer answer = answerOf(event);
        const std::string words = answer.text();
        if (std::ranges::any_of(m_question.answers,
                                [&](const QuizAnswer& other) { return other.text() == words; }))
            return false;
        m_question.answers.push_back(std::move(answer));
        return true;
    }

    // Said without naming a place: there is but one such answer.
    static bool isPlain(EventKind kind)
    {
        return kind == EventKind::Conflict || kind == EventKind::Solution;
    }

    // ---- words

    [[nodiscard]] QuizAnswer answerOf(Event event) const
    {
        switch (event.kind()) {
        case EventKind::Decide:
            return {event, phrase("Quiz", "It tries %1."), nameOf(event)};
        case EventKind::Assign:
            return {event, phrase("Quiz", "It concludes %1."), nameOf(event)};
        case EventKind::Remove:
            return {event, phrase("Quiz", "It rules out %1."), nameOf(event)};
        case EventKind::Conflict:
            return {event, phrase("Quiz", "It meets a contradiction.")};
        case EventKind::Visit:
            return visitAnswer(event);
        case EventKind::Solution:
            return {event, phrase("Quiz", "It finds a solution.")};
        }
        return {event, {}};
    }

    [[nodiscard]] QuizAnswer visitAnswer(Event event) const
    {
        const auto path = m_before.livePath().path();
        const auto entry = std::ranges::find(path, event.node(), &LivePath::Entry::node);
        if (entry == path.end())
            return {event, phrase("Quiz", "It continues in another branch.")};
        const auto levels = static_cast<std::size_t>(path.end() - entry) - 1;
        if (levels == 0)
            return {event, phrase("Quiz", "It continues from here.")};
        if (levels == 1)
            return {event, phrase("Quiz", "It goes back one level.")};
        return {event, phrase("Quiz", "It goes back %1 levels."), counted(levels)};
    }

    [[nodiscard]] Sentence nameOf(Event event) const
    {
        return m_puzzle.eventName(m_problem, event);
    }

    // A value that the variable cannot have at all may be named like no value.
    [[nodiscard]] bool hasName(Event event) const
    {
        return nameOf(event).text() !=
               m_puzzle.placeName(m_problem, {event.variable(), kNoValue}).text();
    }

    // ---- steps

    // Other values of the variable that is next, and other variables, by turns.
    std::vector<Event> otherSteps()
    {
        std::vector<Event> values = valuesOf(nextVariable());
        std::vector<Event> variables = otherVariables();
        mix(values);
        mix(variables);
        std::vector<Event> steps;
        for (std::size_t i = 0; i < std::max(values.size(), variables.size()); ++i) {
            if (i < values.size())
                steps.push_back(values[i]);
            if (i < variables.size())
                steps.push_back(variables[i]);
        }
        return steps;
    }

    // The likeliest few, in any order.
    void mix(std::vector<Event>& events)
    {
        events.resize(std::min(events.size(), kMostLikely));
        shuffle(events, m_random);
    }

    // Asked about a turn, steps would go on where the search was last.
    [[nodiscard]] Variable nextVariable() const
    {
        if (hasVariable(m_right))
            return m_right.variable();
        for (std::uint64_t i = m_before.position(); i > firstNearby(); --i)
            if (hasVariable(m_trace.event(i - 1)))
                return m_trace.event(i - 1).variable();
        return 0;
    }

    // A wrong answer that no event of the trace is.
    [[nodiscard]] Event madeUp(Variable variable, Value value) const
    {
        if (m_right.kind() == EventKind::Remove)
            return Event::remove(variable, value, m_right.rule());
        const bool guesses =
            m_right.kind() == EventKind::Decide || (isTurn(m_right) && m_before.nodeCount() > 1);
        if (m_right.narrows())
            return Event::narrow(variable, value, static_cast<Narrowing>(m_right.rule()));
        return guesses ? Event::decide(variable, value)
                       : Event::assign(variable, value, m_right.rule());
    }

    // As the trace has it; what it finds contradictory it tried.
    [[nodiscard]] Event likeNearby(Event event) const
    {
        const bool isSaid = event.kind() == EventKind::Remove ? asksForRemovals() : !isTurn(event);
        return isSaid ? event : madeUp(event.variable(), event.value());
    }

    [[nodiscard]] bool asksForRemovals() const
    {
        return m_scope == QuizScope::EveryStep || m_right.kind() == EventKind::Remove ||
               m_before.nodeCount() == 1;
    }

    // Nothing is placed or struck twice.
    [[nodiscard]] bool isPossible(Event event) const
    {
        const State& state = m_before.state();
        const auto [variables, values] = state.dimensions();
        return event.variable() < variables && event.value() < values &&
               state.value(event.variable()) != event.value() &&
               !state.removed(event.variable(), event.value()) && hasName(event);
    }

    void offer(std::vector<Event>& events, Event event) const
    {
        if (isPossible(event) && std::ranges::find(events, event) == events.end())
            events.push_back(event);
    }

    // Those of the trace first, then those nearest to the right one.
    [[nodiscard]] std::vector<Event> candidatesOf(Variable variable) const
    {
        std::vector<Event> events;
        forEachNearby([&](Event event) {
            if (event.variable() == variable)
                offer(events, likeNearby(event));
        });
        const std::uint32_t values = m_before.state().dimensions().values;
        const Value middle = hasVariable(m_right) && m_right.value() < values ? m_right.value() : 0;
        if (values <= kMostValues)
            for (Value distance = 1; distance <= values; ++distance) {
                offer(events, madeUp(variable, (middle + distance) % values));
                offer(events, madeUp(variable, (middle + values - distance) % values));
            }
        events.resize(std::min(events.size(), kMostChecked));
        return events;
    }

    // What breaks no rule is likelier.
    [[nodiscard]] bool isLegal(Event event) const
    {
        return m_puzzle.violations(m_problem, m_before.state(), {event.variable(), event.value()})
            .empty();
    }

    [[nodiscard]] std::vector<Event> valuesOf(Variable variable) const
    {
        std::vector<Event> events = candidatesOf(variable);
        std::ranges::stable_partition(events, [&](Event event) { return isLegal(event); });
        return events;
    }

    void offerLikeliest(std::vector<Event>& events, Variable variable) const
    {
        const std::vector<Event> values = candidatesOf(variable);
        const auto legal =
            std::ranges::find_if(values, [&](Event event) { return isLegal(event); });
        if (!values.empty())
            offer(events, legal == values.end() ? values.front() : *legal);
    }

    [[nodiscard]] std::vector<Event> otherVariables() const
    {
        const Variable next = nextVariable();
        std::vector<Event> events;
        forEachNearby([&](Event event) {
            const bool isOpen = event.kind() == EventKind::Remove || isWithoutValue(event);
            if (event.changesState() && event.variable() != next && isOpen &&
                !isGiven(m_puzzle, event))
                offer(events, likeNearby(event));
        });
        for (const Variable variable : openVariables(next))
            offerLikeliest(events, variable);
        return events;
    }

    [[nodiscard]] bool isWithoutValue(Event event) const
    {
        const State& state = m_before.state();
        return event.variable() < state.dimensions().variables &&
               state.value(event.variable()) == kNoValue;
    }

    // Without a value, those after `next` first.
    [[nodiscard]] std::vector<Variable> openVariables(Variable next) const
    {
        const State& state = m_before.state();
        const std::uint32_t count = state.dimensions().variables;
        std::vector<Variable> open;
        for (std::uint32_t i = 1; i < std::min(count, kMostVariables) && open.size() < 2; ++i)
            if (const Variable variable = (next + i) % count; state.value(variable) == kNoValue)
                open.push_back(variable);
        return open;
    }

    [[nodiscard]] std::uint64_t firstNearby() const
    {
        return m_before.position() - std::min(m_before.position(), kNearby);
    }

    [[nodiscard]] std::uint64_t lastNearby() const
    {
        return std::min(m_trace.size(), m_before.position() + 1 + kQuizAhead);
    }

    // What happens at variables, the nearest first.
    template<class Function>
    void forEachNearby(Function function) const
    {
        const std::uint64_t here = m_before.position();
        const std::uint64_t last = lastNearby();
        for (std::uint64_t distance = 1; distance <= kNearby; ++distance) {
            if (here + distance < last && hasVariable(m_trace.event(here + distance)))
                function(m_trace.event(here + distance));
            if (distance <= here && hasVariable(m_trace.event(here - distance)))
                function(m_trace.event(here - distance));
        }
    }

    // ---- turns

    std::vector<Event> otherTurns()
    {
        std::vector<Event> visits = otherVisits();
        std::vector<Event> ends = otherEnds();
        if (m_right.kind() != EventKind::Visit && m_random() % 2 == 0)
            std::swap(visits, ends);
        visits.insert(visits.end(), ends.begin(), ends.end());
        return visits;
    }

    std::vector<Event> otherVisits()
    {
        const auto path = m_before.livePath().path();
        std::vector<Event> visits;
        if (path.size() >= 2)
            visits.push_back(Event::visit(path[path.size() - 2].node));
        if (const auto node = otherBranch())
            visits.push_back(Event::visit(*node));
        if (path.size() >= 3) {
            const std::size_t levels = 2 + m_random() % std::min<std::size_t>(path.size() - 2, 2);
            visits.push_back(Event::visit(path[path.size() - 1 - levels].node));
        }
        mix(visits);
        return visits;
    }

    // Of a search that jumps in its tree: a node that is not on the way to where it stands now.
    // (One that never jumps goes up when it visits twice in a row.)
    [[nodiscard]] std::optional<NodeId> otherBranch() const
    {
        for (std::uint64_t i = firstNearby() + 1; i < lastNearby(); ++i) {
            const Event event = m_trace.event(i);
            const Event before = m_trace.event(i - 1);
            const bool jumps = event.kind() == EventKind::Visit &&
                               before.kind() == EventKind::Visit && event.node() > before.node();
            if (jumps && !isOnPath(event.node()))
                return event.node();
        }
        return std::nullopt;
    }

    [[nodiscard]] bool isOnPath(NodeId node) const
    {
        const auto path = m_before.livePath().path();
        return std::ranges::find(path, node, &LivePath::Entry::node) != path.end();
    }

    // The likelier one first; to meet again what has just been met is the least so.
    [[nodiscard]] std::vector<Event> otherEnds() const
    {
        const State& state = m_before.state();
        const auto last = m_before.lastEvent();
        const bool isFull = state.assignedCount() == state.dimensions().variables;
        const bool hasFailed = last && last->kind() == EventKind::Conflict;
        if (isFull || hasFailed)
            return {Event::solution(), Event::conflict(0, 0)};
        return {Event::conflict(0, 0), Event::solution()};
    }

    const Puzzle& m_puzzle;
    const Problem& m_problem;
    const Cursor& m_before;
    const Trace& m_trace;
    QuizScope m_scope;
    Event m_right;
    SplitMix64 m_random;
    QuizQuestion m_question;
};

} // namespace

// ---- what to ask about

void QuizFinder::stand(const Trace& trace, std::uint64_t position)
{
    m_position = position;
    m_walk = NodeWalk::at(trace, position);
    m_removals.clear();
    for (std::uint64_t i = position - std::min(position, kNearby); i < position; ++i)
        note(trace.event(i));
}

// The rules by which candidates were struck lately: two of them by turns are one stretch of work.
void QuizFinder::note(Event event)
{
    if (event.kind() != EventKind::Remove)
        return;
    std::erase(m_removals, event.rule());
    m_removals.push_back(event.rule());
    if (m_removals.size() > 2)
        m_removals.erase(m_removals.begin());
}

std::optional<std::uint64_t> QuizFinder::find(const Puzzle& puzzle, const Trace& trace,
                                              QuizScope scope, std::uint64_t maxEvents)
{
    const std::uint64_t end = std::min(trace.size(), m_position + maxEvents);
    for (; m_position < end; ++m_position) {
        const Event event = trace.event(m_position);
        if (isWorthAsking(puzzle, event, scope))
            return m_position;
        note(event);
        m_walk.apply(event, trace);
    }
    return std::nullopt;
}

bool QuizFinder::isWorthAsking(const Puzzle& puzzle, Event event, QuizScope scope) const
{
    if (event.kind() == EventKind::Visit)
        return event.node() != m_walk.node();
    if (!event.changesState() || event.kind() == EventKind::Decide)
        return true;
    if (isGiven(puzzle, event))
        return false;
    if (scope == QuizScope::EveryStep)
        return true;
    const bool hasGuessed = m_walk.nodeCount() > 1;
    return !hasGuessed && (event.kind() == EventKind::Assign ||
                           std::ranges::find(m_removals, event.rule()) == m_removals.end());
}

// ---- questions

QuizQuestion makeQuestion(const Puzzle& puzzle, const Problem& problem, const Cursor& before,
                          QuizScope scope, std::uint64_t seed)
{
    return QuestionMaker(puzzle, problem, before, scope, seed).make();
}

bool happensAt(Event event, Place place, CellMeaning meaning)
{
    if (!hasVariable(event))
        return false;
    const bool isVariable = event.variable() == place.variable;
    const bool isValue = event.value() == place.value;
    switch (meaning) {
    case CellMeaning::OfVariable: // a tile with a number goes wherever the number does
        return place.value == kNoValue ? isVariable : isValue;
    case CellMeaning::OfValue:
        return isValue;
    case CellMeaning::OfAssignment:
        return isVariable && (isValue || event.value() == kNoValue);
    }
    return false;
}

void QuizScore::add(bool isRight)
{
    ++asked;
    right += isRight ? 1 : 0;
    run = isRight ? run + 1 : 0;
    best = std::max(best, run);
}

} // namespace clew
