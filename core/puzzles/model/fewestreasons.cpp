// Fewest reasons, because a step is the easier to see the fewer constraints it needs: each step is
// what follows from one of them, where nothing does from two, and so on. It explains any puzzle as
// people solve it, without a guess.

#include <algorithm>

#include "core/puzzles/model/puzzle.h"
#include "core/puzzles/model/reasons.h"

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
         .growth = Growth::exponential().ofTime().atWorst(),
         .origin = phrase("model", "Minimal unsatisfiable subsets as explanations: Demystify, and "
                                   "stepwise explanations in constraint solving.")},
        [](const ModelProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) {
            return Reasoning<std::remove_reference_t<decltype(tracer)>>(problem, control, tracer)
                .run();
        },
        RefuseOptimisation{});
}

} // namespace clew::model
