// What can be said of values without a search: by the engine, which is asked whether they hold.

#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/puzzle.h"
#include "core/search/control.h"

namespace clew::model {

// All constraints at once; the engine says whether, not which.
std::vector<Sentence> ModelPuzzle::verify(const ModelProblem& problem,
                                          const Solution& solution) const
{
    const Model& model = *problem.model;
    if (solution.size() != model.variables.size())
        return {{phrase("model", "there are %1 values for %2 variables"),
                 {solution.size(), model.variables.size()}}};
    std::vector<Sentence> wrong;
    for (std::size_t i = 0; i < solution.size(); ++i) {
        const bool isGiven = problem.givens[i] != kNoValue;
        if (solution[i] == kNoValue && model.variables[i].isExpression)
            continue; // it has the value that follows, if there is one
        if (solution[i] >= model.variables[i].count)
            wrong.push_back({phrase("model", "%1 has no such value"), {model.variables[i].name}});
        else if (isGiven && problem.givens[i] != solution[i])
            wrong.push_back(
                {phrase("model", "%1 is given another value"), {model.variables[i].name}});
    }
    if (!wrong.empty())
        return wrong;
    ModelProblem fixed = problem;
    fixed.givens = solution;
    Limits limits;
    limits.solutions = 1;
    Control control(limits);
    NoTracer none;
    const Outcome outcome = searchByEngine(fixed, {}, {}, control, none);
    if (outcome.failure != nullptr)
        wrong.push_back(*outcome.failure);
    else if (outcome.counters.solutions == 0)
        wrong.push_back({phrase("model", "these values break a constraint of the model")});
    return wrong;
}

std::vector<Sentence> ModelPuzzle::violations(const ModelProblem& /*problem*/,
                                              const State& /*state*/, Place /*place*/) const
{
    return {}; // none can be seen without a search
}

// Others are seen by the search alone.
std::vector<Sentence> ModelPuzzle::faults(const ModelProblem& problem) const
{
    auto impossible = impossibleSentence(*problem.model);
    return impossible ? std::vector{*std::move(impossible)} : std::vector<Sentence>();
}

bool ModelPuzzle::canHappen(const ModelProblem& problem, Event event) const
{
    if (event.value() == kNoValue)
        return true;
    const NamedVariable& variable = problem.model->board.variables[event.variable()];
    const bool isBound = event.kind() == EventKind::Remove && variable.hasBounds;
    return event.value() < variable.count * (isBound ? 2 : 1);
}

} // namespace clew::model
