// The explanation of a model: the steps of "fewest reasons", and what can be said where they end.

#include <algorithm>
#include <ranges>
#include <set>

#include "core/puzzles/model/naming.h"
#include "core/puzzles/model/puzzle.h"
#include "core/puzzles/model/reasons.h"
#include "core/text/counted.h"

namespace clew::model {

namespace {

constexpr std::size_t kMostLeftListed = 8; // variables, and values of one

// Without those that strike what no later step goes by.
void leaveOutUnneeded(std::vector<ReasonedStep>& steps)
{
    std::set<Variable> wanted; // what later steps go by
    std::vector<ReasonedStep> needed;
    for (ReasonedStep& step : std::views::reverse(steps)) {
        const bool isNeeded = std::ranges::any_of(step.events, [&](Event event) {
            return event.kind() == EventKind::Assign || wanted.contains(event.variable());
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
        (event.kind() == EventKind::Assign ? explained.settled : explained.struck)
            .push_back({event.variable(), event.value()});
    return explained;
}

// Constraints that MiniZinc has used up while it translated the model: what they say is in the
// first values of the variables, and no step names them.
Sentence usedUp(const Model& model)
{
    std::vector<Sentence> names;
    for (const NameTemplate& name : nameTemplates(model.text)) {
        const bool isLeft = std::ranges::any_of(model.rules.names, [&](const std::string& rule) {
            return valuesIn(rule, name).has_value();
        });
        std::string general = isLeft ? std::string() : generalName(name, model.rules.names);
        if (!general.empty())
            names.push_back(verbatim(std::move(general)));
    }
    if (names.empty())
        return {};
    return {phrase("model", "MiniZinc has used these constraints while it translated the model, so "
                            "no step names them: %1."),
            {listed(std::move(names), kSemicolon)}};
}

// What the steps leave of the variables that are not settled: "x may be 1, 2; y may be 3, 4".
Sentence whatIsLeft(const Model& model, std::span<const ReasonedStep> steps)
{
    std::vector<std::set<Value>> struck(model.variables.size());
    std::vector<bool> isSettled(model.variables.size());
    for (const ReasonedStep& step : steps)
        for (const Event event : step.events) {
            if (event.kind() == EventKind::Assign)
                isSettled[event.variable()] = true;
            else
                struck[event.variable()].insert(event.value());
        }
    std::vector<Sentence> left;
    for (Variable i = 0; i < model.variables.size() && left.size() < kMostLeftListed; ++i) {
        const NamedVariable& variable = model.board.variables[i];
        if (isSettled[i] || variable.hasBounds || variable.count < 2)
            continue;
        std::vector<Sentence> values;
        for (Value value = 0; value < variable.count && values.size() < kMostLeftListed; ++value)
            if (!struck[i].contains(value))
                values.push_back(verbatim(variable.text(value)));
        if (values.size() == kMostLeftListed)
            values.push_back(verbatim("…"));
        left.push_back(
            {phrase("model", "%1 may be %2"), {variable.name, listed(std::move(values))}});
    }
    if (left.size() == kMostLeftListed)
        left.push_back(verbatim("…"));
    return listed(std::move(left), kSemicolon);
}

// Nothing follows from a few constraints: a search says what there is.
void addEndOfSearch(const Puzzle& puzzle, const ModelProblem& problem,
                    std::span<const ReasonedStep> steps, Control& control, Explanation& explanation,
                    Ending& ending)
{
    Limits limits = control.limits();
    limits.solutions = 2;
    Control search(limits, control.token());
    const Outcome outcome =
        puzzle.runInTurn(puzzle.fastest(problem, Wanted::Several), problem, {}, search).outcome;
    const std::uint64_t solutions = outcome.counters.solutions;
    if (solutions == 0 && outcome.ending == Ending::Exhausted) {
        ending = Ending::Exhausted;
        explanation.end =
            outcome.counters.nodes == 1
                ? Sentence{phrase("model", "There is no solution: a search of one node found that "
                                           "everything else contradicts the constraints.")}
                : Sentence{phrase("model", "There is no solution: a search of %1 nodes found that "
                                           "everything else contradicts the constraints."),
                           {counted(outcome.counters.nodes)}};
    } else if (solutions > 1) {
        explanation.end = {phrase("model", "Here nothing more follows from a few constraints, and "
                                           "there are several solutions: %1."),
                           {whatIsLeft(*problem.model, steps)}};
    } else {
        explanation.end = {phrase("Puzzle", "Here the strategy has no further step.")};
    }
}

// What contradicts itself.
Sentence contradiction(const Model& model, std::span<const Rule> rules)
{
    Sentence names = namesOf(model, rules);
    if (names.empty())
        return {phrase("Puzzle", "There is no solution.")};
    return {phrase("model", "There is no solution: what is known by now contradicts %1."),
            {std::move(names)}};
}

} // namespace

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
    if (outcome.counters.nodes == 1)
        explanation.end = {isProved ? phrase("model", "Nothing better is left: after one node "
                                                      "everything else has been ruled out.")
                                    : phrase("model", "This is the best of one node; the search "
                                                      "was stopped before its end.")};
    else
        explanation.end = {isProved ? phrase("model", "Nothing better is left: after %1 nodes "
                                                      "everything else has been ruled out.")
                                    : phrase("model", "This is the best of %1 nodes; the search "
                                                      "was stopped before its end."),
                           {counted(outcome.counters.nodes)}};
    return explanation;
}

// The strategy's steps, each of which is one sentence.
Explanation ModelPuzzle::explainSolution(const ModelProblem& problem, const ExplainRequest& request,
                                         Control& control) const
{
    const Model& model = *problem.model;
    Explanation explanation;
    if (auto impossible = impossibleSentence(model)) {
        explanation.end = {phrase("model", "There is no solution. %1"), {*std::move(impossible)}};
        explanation.outcome = control.finish(Ending::Exhausted);
        return explanation;
    }
    if (isOptimisation(model))
        return explainBest(problem, request, control);
    // Of a model that MiniZinc has settled no constraint is left to name.
    if (model.variables.empty()) {
        explanation = Puzzle::explainSolution(problem, request, control);
        explanation.remark = usedUp(model);
        if (explanation.end.empty() && explanation.outcome.counters.solutions > 0)
            explanation.end = {phrase("model", "MiniZinc has settled every variable while it "
                                               "translated the model.")};
        return explanation;
    }
    std::vector<ReasonedStep> steps;
    const ReasonedEnd end = explainByEngine(problem, control, [&](const ReasonedStep& step) {
        steps.push_back(step);
        return control.poll();
    });
    using Kind = ReasonedEnd::Kind;
    const bool isSolved = end.kind == Kind::Solved;
    Ending ending =
        isSolved || end.kind == Kind::Contradiction ? Ending::Exhausted : Ending::RanDry;
    if (end.kind == Kind::Contradiction)
        explanation.end = contradiction(model, end.rules);
    else if (!isSolved && !control.stopped())
        addEndOfSearch(*this, problem, steps, control, explanation, ending);
    if (isSolved && !request.allSteps)
        leaveOutUnneeded(steps);
    for (const ReasonedStep& step : steps)
        explanation.steps.push_back(explained(model, step));
    explanation.remark = usedUp(model);
    if (isSolved)
        (void)control.solution([] { return std::span<const Value>(); });
    explanation.outcome = control.finish(ending);
    return explanation;
}

} // namespace clew::model
