// What is said of an event: the constraint that is the reason, by its author's name.

#include <algorithm>

#include "core/puzzles/model/puzzle.h"
#include "core/puzzles/model/reasons.h"
#include "core/text/counted.h"

namespace clew::model {

namespace {

// Variables of the constraints that are one rule, in their order, each once.
class ConstraintVariables
{
public:
    ConstraintVariables(const Model& model, Rule rule)
        : m_model(model), m_isIn(model.variables.size(), false)
    {
        for (std::size_t i = 0; i < model.variables.size(); ++i)
            m_numbers.emplace(model.parsed.variables[model.variables[i].variable].name,
                              static_cast<Variable>(i));
        for (std::size_t i = 0; i < model.rules.ofConstraint.size(); ++i)
            if (model.rules.ofConstraint[i] == rule)
                for (const Expression& argument : model.parsed.constraints[i].arguments)
                    add(argument);
    }
    [[nodiscard]] const std::vector<Variable>& all() const { return m_all; }

private:
    void add(const Expression& expression)
    {
        for (const Expression& each : expression.elements)
            add(each);
        if (expression.kind != Expression::Kind::Name)
            return;
        if (const auto found = m_numbers.find(expression.text); found != m_numbers.end()) {
            if (!m_isIn[found->second])
                m_all.push_back(found->second);
            m_isIn[found->second] = true;
        } else if (const auto array = m_model.parsed.arrayIndex.find(expression.text);
                   array != m_model.parsed.arrayIndex.end()) {
            for (const Expression& each : m_model.parsed.arrays[array->second].elements)
                add(each);
        }
    }

    const Model& m_model;
    std::unordered_map<std::string, Variable> m_numbers;
    std::vector<bool> m_isIn;
    std::vector<Variable> m_all;
};

Sentence placed(Sentence sentence, Event event)
{
    sentence.effects = {{event.variable(), event.value()}};
    if (event.kind() != EventKind::Decide)
        sentence.rule = event.rule();
    return sentence;
}

bool isStruck(const State& state, const NamedVariable& variable, Variable number)
{
    for (Value value = 0; value < variable.count; ++value)
        if (state.removed(number, value))
            return true;
    return false;
}

// What a constraint goes by: the values of its variables, and what has been struck of the others.
std::vector<Place> causesIn(const Model& model, const State& before, Event event)
{
    std::vector<Place> causes;
    if (event.rule() < FirstOfModel || event.rule() == model.givenRule())
        return causes;
    const ConstraintVariables variables(model, event.rule());
    for (const Variable variable : variables.all())
        if (before.value(variable) == kNoValue) {
            const NamedVariable& named = model.board.variables[variable];
            const bool matters = variable != event.variable() || event.kind() == EventKind::Assign;
            if (matters && !named.hasBounds && isStruck(before, named, variable))
                causes.push_back({variable});
        } else if (variable != event.variable()) {
            causes.push_back({variable, before.value(variable)});
        }
    return causes;
}

std::string boundText(const NamedVariable& variable, Value value)
{
    return value < variable.count ? variable.name + " > " + variable.text(value)
                                  : variable.name + " < " + variable.text(value - variable.count);
}

} // namespace

Sentence ModelPuzzle::explain(const ModelProblem& problem, const State& before, Event event) const
{
    const Model& model = *problem.model;
    if (event.kind() == EventKind::Visit)
        return event.node() == kRoot
                   ? Sentence{phrase("model", "Back to the beginning.")}
                   : Sentence{phrase("model", "Back to node %1."), {counted(event.node())}};
    if (event.kind() == EventKind::Solution)
        return {model.parsed.goal == FlatZinc::Goal::Satisfy
                    ? phrase("model", "A solution: every variable has a value, and every "
                                      "constraint holds.")
                    : phrase("model", "The best solution so far.")};
    const NamedVariable& variable = model.board.variables[event.variable()];
    const Place place{event.variable(), event.value()};
    const std::string name = model.board.placeName(place);
    if (event.kind() == EventKind::Decide)
        return placed({phrase("model", "Try %1."), {model.board.eventName(event)}}, event);
    if (event.rule() == SeveralTogether && event.kind() != EventKind::Conflict)
        if (auto step = reasonOf(problem, before, event)) {
            step->events = {event};
            return sentenceOf(model, *step);
        }
    const Sentence rule{ruleName(problem, event.rule())};
    Sentence sentence;
    if (event.kind() == EventKind::Conflict)
        sentence = {phrase("model", "%1: this cannot hold any more, seen at %2."),
                    {rule, model.board.placeName({event.variable(), kNoValue})}};
    else if (event.kind() == EventKind::Assign)
        sentence = {phrase("model", "%1: %2."), {rule, name}};
    else if (event.rule() == TriedBefore)
        sentence = {phrase("model", "%1 was tried before: all that it leads to has been searched."),
                    {name}};
    else if (variable.hasBounds)
        sentence = {phrase("model", "%1: %2."), {rule, boundText(variable, event.value())}};
    else
        sentence = {phrase("model", "%1: not %2."), {rule, name}};
    sentence.causes = causesIn(model, before, event);
    return placed(std::move(sentence), event);
}

Sentence ModelPuzzle::placeName(const ModelProblem& problem, Place place) const
{
    return verbatim(problem.model->board.placeName(place));
}

std::vector<std::string> ModelPuzzle::placeNames(const Problem& problem, Place place) const
{
    return typed(problem).model->board.placeNames(place);
}

Sentence ModelPuzzle::eventName(const ModelProblem& problem, Event event) const
{
    return verbatim(problem.model->board.eventName(event));
}

std::optional<GridCell> ModelPuzzle::gridCell(const ModelProblem& problem, Place place) const
{
    return problem.model->board.gridCell(place.variable);
}

bool ModelPuzzle::continues(const ModelProblem& /*problem*/, Event before, Event event) const
{
    return event.kind() != EventKind::Conflict && before.rule() == event.rule() &&
           event.rule() != SeveralTogether; // perhaps others
}

} // namespace clew::model
