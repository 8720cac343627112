#include "core/study/why.h"

#include <algorithm>
#include <queue>
#include <unordered_map>

#include "core/text/counted.h"
#include "core/trace/cursor.h"
#include "core/trace/liveevents.h"
#include "core/trace/nodewalk.h"

namespace clew {

namespace {

// Goes back through the live events, the latest first, from what is asked about to its causes.
class ReasonFinder
{
public:
    explicit ReasonFinder(const TraceMoment& moment)
        : m_moment(moment), m_live(liveEvents(*moment.trace, moment.position)),
          m_state(moment.puzzle.dimensions(*moment.problem))
    {
        for (std::size_t i = 0; i < m_live.size(); ++i) {
            m_state.apply(event(i));
            m_about[event(i).variable()].push_back(i);
        }
        m_applied = m_live.size();
    }

    [[nodiscard]] const State& state() const { return m_state; }

    // The live events before `end` that made the place what it is; empty if it was so from the
    // start.
    [[nodiscard]] std::vector<std::size_t> madeBy(Place place, std::size_t end) const
    {
        if (place.variable == kAnyVariable) {
            for (std::size_t i = end; i-- > 0;)
                if (event(i).places() && event(i).value() == place.value)
                    return {i};
            return {};
        }
        const auto about = m_about.find(place.variable);
        if (about == m_about.end())
            return {};
        std::vector<std::size_t> strikes;
        for (auto i = about->second.rbegin(); i != about->second.rend(); ++i) {
            if (*i >= end)
                continue;
            const bool speaks = !event(*i).narrows() &&
                                (place.value == kNoValue || event(*i).value() == place.value);
            if (speaks && event(*i).places())
                return {*i};
            if (speaks)
                strikes.push_back(*i);
        }
        return strikes;
    }

    Reasons from(const std::vector<std::size_t>& roots)
    {
        Reasons reasons;
        for (const std::size_t root : roots)
            want(root);
        follow(reasons);
        return reasons;
    }

    // Of an event that changes nothing: it is explained by the state as it is now.
    Reasons fromUnlived(std::uint64_t index)
    {
        Reasons reasons;
        explain(reasons, index, m_live.size());
        follow(reasons);
        return reasons;
    }

    [[nodiscard]] std::size_t liveCount() const { return m_live.size(); }

private:
    [[nodiscard]] Event event(std::size_t i) const { return m_moment.trace->event(m_live[i]); }

    void want(std::size_t i)
    {
        if (m_stepOf.emplace(i, kNotYet).second)
            m_open.push(i);
    }

    void explain(Reasons& reasons, std::uint64_t index, std::size_t end)
    {
        Sentence sentence =
            m_moment.puzzle.explain(*m_moment.problem, m_state, m_moment.trace->event(index));
        std::vector<std::size_t> causes;
        for (const Place cause : sentence.causes)
            for (const std::size_t i : madeBy(cause, end)) {
                want(i);
                causes.push_back(i);
            }
        reasons.steps.push_back({index, std::move(sentence), std::move(causes)});
    }

    void follow(Reasons& reasons)
    {
        for (; !m_open.empty() && reasons.steps.size() < kMostReasons; m_open.pop()) {
            const std::size_t i = m_open.top();
            while (m_applied > i) // what was live before is what held then
                m_state.undo(event(--m_applied));
            m_stepOf[i] = reasons.steps.size();
            explain(reasons, m_live[i], i);
        }
        reasons.cut = !m_open.empty();
        // Earliest first; causes by their numbers in this order.
        const std::size_t last = reasons.steps.size() - 1;
        for (ReasonStep& step : reasons.steps) {
            std::vector<std::size_t> numbers;
            for (const std::size_t cause : step.causes)
                if (m_stepOf.at(cause) != kNotYet)
                    numbers.push_back(last - m_stepOf.at(cause));
            std::ranges::sort(numbers);
            numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
            step.causes = std::move(numbers);
        }
        std::ranges::reverse(reasons.steps);
    }

    static constexpr std::size_t kNotYet = ~std::size_t{0};

    const TraceMoment& m_moment;
    std::vector<std::uint64_t> m_live;
    State m_state; ///< the fold of the first m_applied live events
    std::size_t m_applied = 0;
    std::unordered_map<Variable, std::vector<std::size_t>> m_about;
    std::unordered_map<std::size_t, std::size_t> m_stepOf; ///< of live events that are asked about
    std::priority_queue<std::size_t> m_open;
};

// Whether the strategy is known, and searches all below a node before it leaves it.
bool exhausts(const TraceMoment& moment)
{
    const auto& strategies = moment.puzzle.info().strategies;
    return moment.strategy && strategies[*moment.strategy].exhausts;
}

// Goes once through all nodes: the latest child of a node on the present path that decided so and
// was left, deepest path first; and all decisions for it.
class TrialFinder
{
public:
    TrialFinder(const TraceMoment& moment, Place place)
        : m_moment(moment), m_place(place), m_now(NodeWalk::at(*moment.trace, moment.position)),
          m_path(pathTo(m_now.node(), *moment.trace))
    {
    }

    void find(WhyNot& answer)
    {
        // Before it is asked for what there is: what comes in between is left out.
        answer.elsewhere.hasEnded =
            m_moment.trace->complete() && m_moment.trace->size() <= m_moment.shownEnd;
        const auto count = static_cast<NodeId>(m_moment.trace->nodeCount());
        for (NodeId node = 1; node < count; ++node) {
            if (node % kNodesPerPoll == 0 && m_moment.token.stop_requested()) {
                answer.elsewhere.isAll = false;
                return;
            }
            const TraceNode entry = m_moment.trace->node(node);
            if (entry.event >= m_moment.shownEnd)
                break;
            const Event event = m_moment.trace->event(entry.event);
            if (event.variable() != m_place.variable || event.value() != m_place.value ||
                event.narrows())
                continue;
            if (answer.elsewhere.trials++ == 0)
                answer.elsewhere.trial = node;
            if (m_trials.size() < kMostTrialsRead)
                m_trials.push_back(node);
            if (node < m_now.nodeCount())
                consider(node, entry.parent);
        }
        if (m_best != kRoot)
            answer.tried = trialAt(m_moment, m_best);
        readTrials(answer.elsewhere);
    }

private:
    static constexpr NodeId kNodesPerPoll = 1U << 14U;

    void consider(NodeId node, NodeId parent)
    {
        if (parent < m_bestParent || !std::ranges::binary_search(m_path, parent) ||
            std::ranges::binary_search(m_path, node))
            return;
        m_best = node;
        m_bestParent = parent;
    }

    // As the search left them in the end, whatever the moment is. All of them together take about
    // as long as the longest that one may take.
    void readTrials(Elsewhere& elsewhere) const
    {
        TraceMoment end = m_moment;
        end.position = std::min(m_moment.trace->size(), m_moment.shownEnd);
        std::uint64_t events = 0;
        for (const NodeId node : m_trials) {
            if (events > kMostTrialEvents || m_moment.token.stop_requested())
                return;
            elsewhere.read.push_back(trialAt(end, node));
            const Trial& trial = elsewhere.read.back();
            // What is not left for good is read to the end.
            events += (exhausts(m_moment) ? trial.end : end.position) - trial.begin;
        }
    }

    const TraceMoment& m_moment;
    Place m_place;
    NodeWalk m_now;
    std::vector<NodeId> m_path;
    std::vector<NodeId> m_trials; ///< the first ones
    NodeId m_best = kRoot;
    NodeId m_bestParent = kRoot;
};

// Whether a strategy has a choice anywhere. Of one that only writes down what follows the one
// solution is what it writes: others may write otherwise.
bool searches(const StrategyInfo& strategy)
{
    return std::ranges::any_of(strategy.pseudoCode, [](const CodeLine& line) {
        return std::ranges::any_of(line.events, [](const EventPattern& event) {
            return event.kind == EventKind::Decide || event.kind == EventKind::Remove ||
                   event.kind == EventKind::Conflict;
        });
    });
}

// Whether the solutions in the trace are all that the problem has: the search was not cut short,
// its strategy is one that finds all of them, and leaves out none as a copy of another.
bool hasAllSolutions(const TraceMoment& moment)
{
    if (!moment.strategy || !moment.outcome || moment.outcome->ending != Ending::Exhausted ||
        moment.outcome->counters.solutions != moment.trace->solutionCount())
        return false;
    const StrategyInfo& strategy = moment.puzzle.info().strategies[*moment.strategy];
    return strategy.complete && strategy.lists && searches(strategy) &&
           !moment.puzzle.whyNotCounted(*moment.problem) &&
           std::ranges::none_of(moment.puzzle.rulesOf(*moment.problem), [](const RuleInfo& rule) {
               return rule.force == RuleForce::Copies;
           });
}

// The first solution in which the variable has the value, where its solutions are on the board.
void findInSolutions(const TraceMoment& moment, Place place, Elsewhere& elsewhere)
{
    const Trace& trace = *moment.trace;
    Cursor cursor(moment.trace, moment.puzzle.dimensions(*moment.problem));
    const std::uint64_t all = trace.solutionsBefore(moment.shownEnd);
    elsewhere.isProof = elsewhere.hasEnded && elsewhere.isAll && hasAllSolutions(moment);
    for (std::uint64_t n = 0; n < all && !elsewhere.solution; ++n) {
        if (n == kMostSolutionsSeen || moment.token.stop_requested()) {
            elsewhere.isAll = false;
            elsewhere.isProof = false;
            return;
        }
        cursor.seek(trace.solutionEvent(n));
        ++elsewhere.solutions;
        const Solution solution = moment.puzzle.solutionAt(*moment.problem, cursor.state());
        const bool isOfSolution = place.variable < solution.size();
        elsewhere.isProof = elsewhere.isProof && isOfSolution;
        const Value value =
            isOfSolution ? solution[place.variable] : cursor.state().value(place.variable);
        if (value == place.value)
            elsewhere.solution = n;
    }
}

// How often it was assigned without a decision.
void findStandings(const TraceMoment& moment, Place place, Elsewhere& elsewhere)
{
    constexpr std::uint64_t kEventsPerPoll = 1U << 14U;
    const Trace& trace = *moment.trace;
    const std::uint64_t end = std::min(trace.size(), moment.shownEnd);
    for (std::uint64_t i = 0; i < end; ++i) {
        if (i == kMostTrialEvents || (i % kEventsPerPoll == 0 && moment.token.stop_requested())) {
            elsewhere.areStandingsAll = false;
            return;
        }
        const Event event = trace.event(i);
        if (event.kind() != EventKind::Assign || event.variable() != place.variable ||
            event.value() != place.value)
            continue;
        if (elsewhere.standings++ == 0)
            elsewhere.standing = i;
    }
    Cursor cursor(moment.trace, moment.puzzle.dimensions(*moment.problem));
    cursor.seek(end);
    elsewhere.isLeft = cursor.state().value(place.variable) != place.value;
}

// What the search had tried before a decision at the node above it, and what a return gives up.
class TriedFinder
{
public:
    TriedFinder(const TraceMoment& moment, std::uint64_t index) : m_moment(moment)
    {
        // What has happened since is of no account.
        m_moment.position = index + 1;
    }

    [[nodiscard]] std::vector<Sentence> find() const
    {
        const std::uint64_t index = m_moment.position - 1;
        const Event event = m_moment.trace->event(index);
        if (event.kind() == EventKind::Decide)
            return beforeDecision();
        if (event.kind() == EventKind::Visit)
            return byReturn(nodeBefore(*m_moment.trace, index), event.node());
        return {};
    }

private:
    static constexpr std::uint64_t kNodesLookedAt = std::uint64_t{1} << 24U;

    // From the newest node back: where a search exhausts what it leaves, all between a node and one
    // above it is below that one, too.
    [[nodiscard]] std::vector<Sentence> beforeDecision() const
    {
        const Trace& trace = *m_moment.trace;
        const NodeId own = NodeWalk::at(trace, m_moment.position).node();
        const NodeId parent = trace.node(own).parent;
        const Event decision = trace.event(trace.node(own).event);
        std::vector<Sentence> tried;
        std::uint64_t looked = 0;
        for (NodeId node = own - 1; node > parent && tried.size() < kMostTried;) {
            if (++looked % kNodesAPoll == 0 && m_moment.token.stop_requested())
                break;
            if (looked > kNodesLookedAt)
                break;
            const TraceNode entry = trace.node(node);
            if (entry.parent < parent) { // not below it: a search that jumps about
                --node;
            } else if (entry.parent > parent) {
                node = exhausts(m_moment) ? entry.parent : node - 1;
            } else {
                if (trace.event(entry.event).variable() == decision.variable())
                    tried.push_back(told(node));
                --node;
            }
        }
        return tried;
    }

    // The highest node that is left.
    [[nodiscard]] std::vector<Sentence> byReturn(NodeId from, NodeId to) const
    {
        NodeId top = kRoot;
        for (NodeId a = from, b = to; a != b;) {
            if (a > b) {
                top = a;
                a = m_moment.trace->node(a).parent;
            } else {
                b = m_moment.trace->node(b).parent;
            }
        }
        if (top == kRoot)
            return {};
        return {told(top)};
    }

    [[nodiscard]] Sentence told(NodeId node) const
    {
        const Trial trial = trialAt(m_moment, node);
        const Event event = m_moment.trace->event(trial.begin);
        const Place place{event.variable(), event.value()};
        std::vector<Argument> arguments{m_moment.puzzle.eventName(*m_moment.problem, event),
                                        counted(trial.nodes)};
        if (trial.verdict == Trial::Verdict::Found)
            arguments.emplace_back(trial.solutions);
        return {pattern(trial.verdict), std::move(arguments), {place}};
    }

    static Phrase pattern(Trial::Verdict verdict)
    {
        switch (verdict) {
        case Trial::Verdict::Refuted:
            return phrase("Why", "%1 was refuted: all below it is contradictory. Nodes: %2");
        case Trial::Verdict::RefutedSo:
            return phrase("Why", "%1 was refuted with what was chosen along with it. Nodes: %2");
        case Trial::Verdict::Found:
            return phrase("Why", "%1 was searched. Solutions found there: %3. Nodes: %2");
        case Trial::Verdict::Left:
            return phrase("Why", "%1 had been left by then without being refuted. Nodes: %2");
        default:
            return phrase("Why", "%1 was tried; how it ended is too far away to be looked at. "
                                 "Nodes, at least: %2");
        }
    }

    static constexpr std::uint64_t kNodesAPoll = 1U << 14U;

    TraceMoment m_moment;
};

// With what was tried before the event that was asked about.
Reasons withTried(const TraceMoment& moment, Reasons reasons)
{
    if (!reasons.steps.empty())
        reasons.tried = TriedFinder(moment, reasons.steps.back().event).find();
    return reasons;
}

} // namespace

std::vector<Premise> premisesOf(const Trace& trace, const Reasons& reasons, std::size_t step)
{
    std::vector<Premise> kinds;
    for (const std::size_t cause : reasons.steps[step].causes) {
        const Event event = trace.event(reasons.steps[cause].event);
        const auto kind = std::ranges::find_if(kinds, [&](const Premise& each) {
            return each.kind == event.kind() && each.rule == event.ruleOrNone();
        });
        if (kind == kinds.end())
            kinds.push_back({event.kind(), event.ruleOrNone(), {cause}});
        else
            kind->steps.push_back(cause);
    }
    std::vector<Premise> premises;
    for (Premise& kind : kinds) {
        if (kind.steps.size() >= kFewestFolded) {
            premises.push_back(std::move(kind));
            continue;
        }
        for (const std::size_t cause : kind.steps)
            premises.push_back({kind.kind, kind.rule, {cause}});
    }
    return premises;
}

Reasons whyLastEvent(const TraceMoment& moment)
{
    if (moment.position == 0)
        return {};
    ReasonFinder finder(moment);
    const std::uint64_t last = moment.position - 1;
    return withTried(moment, moment.trace->event(last).changesState()
                                 ? finder.from({finder.liveCount() - 1})
                                 : finder.fromUnlived(last));
}

Reasons whyPlace(const TraceMoment& moment, Place place)
{
    ReasonFinder finder(moment);
    const auto made = finder.madeBy(place, finder.liveCount());
    return made.empty() ? Reasons{} : withTried(moment, finder.from(made));
}

WhyNot whyNot(const TraceMoment& moment, Place place)
{
    WhyNot answer;
    ReasonFinder finder(moment);
    const State& state = finder.state();
    const Variable variables = state.dimensions().variables;
    if (place.variable == kAnyVariable) {
        Variable next = variables;
        for (Variable variable = variables; variable-- > 0;) {
            answer.holds = answer.holds || state.value(variable) == place.value;
            if (state.value(variable) == kNoValue)
                next = variable;
        }
        if (answer.holds || next == variables)
            return answer;
        place.variable = next;
    }
    answer.place = place;
    const Value value = state.value(place.variable);
    answer.holds = value == place.value;
    if (answer.holds)
        return answer;
    answer.instead = value;
    answer.broken = moment.puzzle.violations(*moment.problem, state, place);
    TrialFinder(moment, place).find(answer);
    findInSolutions(moment, place, answer.elsewhere);
    if (answer.elsewhere.trials == 0 && !answer.elsewhere.solution)
        findStandings(moment, place, answer.elsewhere);
    // Taking what holds back, one cause after the other, comes last: the state is no more.
    if (state.removed(place.variable, place.value))
        answer.struck = whyPlace(moment, place);
    if (value != kNoValue)
        answer.because = whyPlace(moment, {place.variable, value});
    return answer;
}

bool isWholeTrial(const WhyNot& answer)
{
    return answer.tried && std::ranges::any_of(answer.elsewhere.read, [&](const Trial& whole) {
               return whole.node == answer.tried->node && whole.nodes == answer.tried->nodes &&
                      whole.verdict == answer.tried->verdict;
           });
}

} // namespace clew
