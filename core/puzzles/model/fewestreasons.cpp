// Fewest reasons, because a step is the easier to see the fewer constraints it needs: each step is
// what follows from one of them, where nothing does from two, and so on. It explains any puzzle as
// people solve it, without a guess.

#include <algorithm>
#include <ranges>
#include <set>

#include "core/puzzles/model/puzzle.h"
#include "core/puzzles/model/reasons.h"
#include "core/text/counted.h"

namespace clew::model {

namespace {

using enum EventKind;

PseudoCode code()
{
    return {{"what is known: the values that are left of each variable", {Assign}},
            {"repeat:", {}},
            {"  a step ← what follows from a single constraint", {}},
            {"  if there is none: from two together, from three and so on", {}},
            {"  take it", {Remove}},
            {"  until constraints contradict what is known: no solution", {Conflict}},
            {"  or until every variable has one value", {Solution}},
            {"  or until nothing follows: give up", {}}};
}

struct RefuseOptimisation
{
    std::optional<Sentence> operator()(const ModelProblem& problem) const
    {
        if (!isOptimisation(*problem.model))
            return std::nullopt;
        return Sentence{phrase("model", "That a value is the best follows from a search only, not "
                                        "from a few constraints.")};
    }
};

template<class Tracer>
class Reasoning
{
public:
    Reasoning(const ModelProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_control(control), m_tracer(tracer),
          m_values(problem.model->variables.size(), kNoValue)
    {
    }

    Outcome run()
    {
        const Model& model = *m_problem.model;
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            const auto variable = static_cast<Variable>(i);
            if (m_problem.givens[i] != kNoValue)
                take(Event::assign(variable, m_problem.givens[i], model.givenRule()));
            else if (model.variables[i].count == 1)
                take(Event::assign(variable, 0, OfDomain));
        }
        const ReasonedEnd end =
            explainByEngine(m_problem, m_control, [this](const ReasonedStep& step) {
                for (const Event event : step.events)
                    take(event);
                return m_control.poll();
            });
        if (m_control.stopped())
            return m_control.finish();
        return finish(end);
    }

private:
    void take(Event event)
    {
        if (event.kind() == Assign) {
            m_values[event.variable()] = event.value();
            m_tracer.assign(event.variable(), event.value(), event.rule());
        } else {
            m_tracer.remove(event.variable(), event.value(), event.rule());
        }
    }

    Outcome finish(const ReasonedEnd& end)
    {
        using Kind = ReasonedEnd::Kind;
        if (end.kind == Kind::Contradiction) {
            const Rule rule = end.rules.size() == 1  ? end.rules.front()
                              : end.rules.size() > 1 ? SeveralTogether
                                                     : static_cast<Rule>(OfDomain);
            m_tracer.conflict(0, rule);
            m_control.backtrack();
            return m_control.finish();
        }
        if (end.kind != Kind::Solved)
            return m_control.finish(Ending::RanDry);
        m_tracer.solution();
        (void)m_control.solution([&] { return std::span<const Value>(m_values); });
        return m_control.finish();
    }

    const ModelProblem& m_problem;
    Control& m_control;
    Tracer& m_tracer;
    std::vector<Value> m_values;
};

// Without those that strike what no later step goes by.
void leaveOutUnneeded(std::vector<ReasonedStep>& steps)
{
    std::set<Variable> wanted; // what later steps go by
    std::vector<ReasonedStep> needed;
    for (ReasonedStep& step : std::views::reverse(steps)) {
        const bool isNeeded = std::ranges::any_of(step.events, [&](Event event) {
            return event.kind() == Assign || wanted.contains(event.variable());
        });
        if (!isNeeded)
            continue;
        for (const Place cause : step.causes)
            wanted.insert(cause.variable);
        needed.push_back(std::move(step));
    }
    std::ranges::reverse(needed);
    steps = std::move(needed);
}

ExplainedStep explained(const Model& model, const ReasonedStep& step)
{
    ExplainedStep explained(sentenceOf(model, step));
    for (const Event event : step.events)
        (event.kind() == Assign ? explained.settled : explained.struck)
            .push_back({event.variable(), event.value()});
    return explained;
}

} // namespace

Strategy fewestReasons()
{
    return makeStrategy<ModelProblem>(
        {.id = "fewest-reasons",
         .title = phrase("model", "Fewest reasons"),
         .summary = phrase("model", "Without guessing: the next step is always one that follows "
                                    "from the fewest constraints."),
         .complete = false,
         .idea = phrase("model", "A step is easy to see if few constraints are needed for it. So "
                                 "one is looked for that follows from a single constraint; where "
                                 "there is none, from two together, then from more. None of those "
                                 "named can be left out."),
         .pseudoCode = code(),
         .cost = phrase("model", "Each step asks for every value that is left whether a few "
                                 "constraints rule it out, each time with a small search."),
         .origin = phrase("model", "Minimal unsatisfiable subsets as explanations: Demystify, and "
                                   "the step-wise explanations of constraint solving.")},
        [](const ModelProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) {
            return Reasoning<std::remove_reference_t<decltype(tracer)>>(problem, control, tracer)
                .run();
        },
        RefuseOptimisation{});
}

// The way to the best solution, and whether it is proved to be the best.
Explanation ModelPuzzle::explainBest(const ModelProblem& problem, ExplainRequest request,
                                     Control& control) const
{
    request.toLast = true;
    // A recorded search stops at as many improvements as are wanted: all of them are.
    Limits limits = control.limits();
    limits.solutions = kUnlimited;
    Control whole(limits, control.token());
    Explanation explanation = Puzzle::explainSolution(problem, request, whole);
    const Outcome& outcome = explanation.outcome;
    if (outcome.counters.solutions == 0 || !explanation.end.empty())
        return explanation;
    const bool isProved = outcome.ending == Ending::Exhausted;
    explanation.end = {isProved ? phrase("model", "Nothing better is left: after %1 nodes "
                                                  "everything else has been ruled out.")
                                : phrase("model", "This is the best of %1 nodes; the search was "
                                                  "stopped before its end."),
                       {counted(outcome.counters.nodes)}};
    return explanation;
}

// The strategy's steps, each of which is one sentence.
Explanation ModelPuzzle::explainSolution(const ModelProblem& problem, const ExplainRequest& request,
                                         Control& control) const
{
    const Model& model = *problem.model;
    if (isOptimisation(model))
        return explainBest(problem, request, control);
    // Of a model that MiniZinc has settled no constraint is left to name.
    if (model.variables.empty())
        return Puzzle::explainSolution(problem, request, control);
    Explanation explanation;
    std::vector<ReasonedStep> steps;
    const ReasonedEnd end = explainByEngine(problem, control, [&](const ReasonedStep& step) {
        steps.push_back(step);
        return control.poll();
    });
    using Kind = ReasonedEnd::Kind;
    const bool isSolved = end.kind == Kind::Solved;
    if (isSolved && !request.allSteps)
        leaveOutUnneeded(steps);
    for (const ReasonedStep& step : steps)
        explanation.steps.push_back(explained(model, step));
    if (isSolved)
        (void)control.solution([] { return std::span<const Value>(); });
    if (end.kind == Kind::Contradiction)
        explanation.end = {phrase("Puzzle", "There is no solution.")};
    else if (!isSolved && !control.stopped())
        explanation.end = {phrase("Puzzle", "Here the strategy has no further step.")};
    const bool isProof = isSolved || end.kind == Kind::Contradiction;
    explanation.outcome = control.finish(isProof ? Ending::Exhausted : Ending::RanDry);
    return explanation;
}

} // namespace clew::model
