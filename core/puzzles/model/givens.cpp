#include "core/puzzles/model/givens.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/model/writtenvalues.h"
#include "core/text/printable.h"

namespace clew::model {

namespace {

constexpr std::string_view kGiven = "% given: ";

} // namespace

std::vector<std::string> takeGivens(std::string& text)
{
    std::vector<std::string> given;
    while (!text.empty()) {
        const std::size_t end = text.ends_with('\n') ? text.size() - 1 : text.size();
        const std::size_t before = end == 0 ? std::string::npos : text.rfind('\n', end - 1);
        const std::size_t begin = before == std::string::npos ? 0 : before + 1;
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        if (!line.starts_with(kGiven))
            break;
        given.emplace_back(line.substr(kGiven.size()));
        text.resize(begin);
    }
    return given;
}

std::vector<std::string> givenIn(const ModelProblem& problem)
{
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < problem.givens.size(); ++i) {
        if (problem.givens[i] == kNoValue)
            continue;
        const WatchedVariable& variable = problem.model->variables[i];
        lines.push_back(fmt::format("{} = {}", variable.name,
                                    textOf(variable.valueAt(problem.givens[i]), variable.names)));
    }
    return lines;
}

void putGivens(std::string& text, std::span<const std::string> given)
{
    for (const std::string& line : given) {
        if (!text.ends_with('\n'))
            text += '\n';
        text += fmt::format("{}{}\n", kGiven, line);
    }
}

Result<void> give(ModelProblem& problem, const std::string& line)
{
    const Model& model = *problem.model;
    const auto written = writtenValues(line);
    const bool isOne = written.size() == 1;
    const std::string name = isOne ? written.front().name : line;
    const auto shown = std::ranges::find(model.shown, name, &ShownValue::name);
    if (!isOne || shown == model.shown.end())
        return fail({phrase("model", "the model has no variable %1, which is given a value at "
                                     "its end"),
                     {printable(name)}});
    const auto value = valueOf(written.front().value, shown->names);
    // What the model settles by itself may be given just that.
    const bool isSettled = !shown->variable;
    if (isSettled && value == shown->constant)
        return {};
    const WatchedVariable* const variable =
        isSettled ? nullptr : &model.variables[*shown->variable];
    const Value index = variable == nullptr ? kNoValue : variable->indexOf(value.value_or(0));
    if (!value || variable == nullptr || variable->valueAt(index) != *value)
        return fail({phrase("model", "%1 cannot have the value that it is given"), {name}});
    Value& known = problem.givens[*shown->variable]; // perhaps by another of its names
    if (known != kNoValue && known != index)
        return fail({phrase("model", "%1 is given two values, but the model says that all of "
                                     "these are equal"),
                     {model.board.variables[*shown->variable].name}});
    known = index;
    return {};
}

std::shared_ptr<ModelProblem> withoutGivens(const std::shared_ptr<const Model>& model)
{
    auto problem = std::make_shared<ModelProblem>();
    problem->model = model;
    problem->givens.assign(model->variables.size(), kNoValue);
    return problem;
}

Result<ProblemPtr> withGivens(const std::shared_ptr<const Model>& model,
                              std::span<const std::string> given)
{
    auto problem = withoutGivens(model);
    for (const std::string& line : given)
        if (const auto isGiven = give(*problem, line); !isGiven)
            return tl::make_unexpected(isGiven.error());
    return problem;
}

} // namespace clew::model
