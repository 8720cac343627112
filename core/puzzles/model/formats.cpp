// Models and their solutions as text and as pictures.

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

#include "core/puzzles/model/puzzle.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

// Where the quotes around a name end that begins here, or else the beginning.
std::size_t nameEnd(std::string_view text, std::size_t begin)
{
    if (begin >= text.size() || text[begin] != '\'')
        return begin;
    return std::min(text.find('\'', begin + 1), text.size());
}

// A solution as the state that shows it.
State stateOf(const ModelProblem& problem, std::span<const Value> solution)
{
    const Dimensions dimensions = problem.model->board.dimensions();
    State state(dimensions);
    for (std::size_t i = 0; i < solution.size(); ++i)
        if (solution[i] != kNoValue)
            state.apply(
                Event::assign(static_cast<Variable>(i), solution[i], problem.model->givenRule()));
    return state;
}

} // namespace

// "x=1 y=2 …" in any order, as it is printed; of a problem that is known.
Result<ClaimedSolution> ModelPuzzle::readSolutionText(std::string_view text,
                                                      std::string_view /*format*/,
                                                      const Parameters& /*parameters*/,
                                                      const ProblemPtr& of) const
{
    if (of == nullptr)
        return fail(phrase("model", "values alone do not say which model they belong to"), 1, 1);
    const Model& model = *static_cast<const ModelProblem&>(*of).model;
    Solution solution(model.variables.size(), kNoValue);
    int line = 0;
    for (const std::string_view each : splitLines(text)) {
        ++line;
        for (std::size_t at = 0; at < each.size();) {
            const std::size_t begin = std::min(each.find_first_not_of(" \t", at), each.size());
            const std::size_t end =
                std::min(each.find_first_of(" \t", nameEnd(each, begin)), each.size());
            const std::string_view word = each.substr(begin, end - begin);
            at = end;
            if (word.empty())
                continue;
            const std::size_t sign = word.find('=', nameEnd(word, 0));
            const auto shown =
                std::ranges::find(model.shown, word.substr(0, sign), &ShownValue::name);
            std::int64_t value = 0;
            const char* const last = word.data() + word.size();
            const bool isNone = sign != std::string_view::npos && word.substr(sign) == "=<>" &&
                                shown != model.shown.end() && shown->variable &&
                                model.variables[*shown->variable].absent;
            if (isNone)
                value = *model.variables[*shown->variable].absent;
            else if (sign == std::string_view::npos || shown == model.shown.end() ||
                     std::from_chars(word.data() + sign + 1, last, value).ptr != last)
                return fail(
                    {phrase("model", "\"%1\" is not a variable of the model with a value, as "
                                     "in x=1"),
                     {printable(word)}},
                    line, static_cast<int>(begin) + 1);
            bool isPossible = value == shown->constant;
            if (shown->variable) {
                const WatchedVariable& variable = model.variables[*shown->variable];
                const Value index = variable.indexOf(value);
                solution[*shown->variable] = index;
                isPossible = variable.valueAt(index) == value;
            }
            if (!isPossible)
                return fail(
                    {phrase("model", "%1 cannot be %2"), {shown->name, std::to_string(value)}},
                    line, static_cast<int>(begin) + 1);
        }
    }
    const auto missing = std::ranges::find(solution, kNoValue);
    if (missing != solution.end())
        return fail({phrase("model", "%1 has no value here"),
                     {model.variables[static_cast<std::size_t>(missing - solution.begin())].name}},
                    line, 1);
    return ClaimedSolution{of, std::move(solution)};
}

std::string ModelPuzzle::writeSolutions(const ModelProblem& problem,
                                        std::span<const Solution> solutions, std::uint64_t first,
                                        std::string_view format) const
{
    const VariableBoard& board = problem.model->board;
    std::string text;
    for (std::size_t i = 0; i < solutions.size(); ++i) {
        if (format == "board") {
            const State state = stateOf(problem, solutions[i]);
            text += (first + i > 0 ? "\n" : "") + textOf(board, &state);
            continue;
        }
        std::string line;
        for (const ShownValue& each : problem.model->shown)
            line += fmt::format("{}{}={}", line.empty() ? "" : " ", each.name,
                                each.variable ? problem.model->variables[*each.variable].textAt(
                                                    solutions[i][*each.variable])
                                              : std::to_string(each.constant));
        text += line + '\n';
    }
    return text;
}

std::string ModelPuzzle::draw(const ModelProblem& problem, const State* state) const
{
    return textOf(problem.model->board, state, {problem.givens});
}

Picture ModelPuzzle::picture(const ModelProblem& problem, const View& view) const
{
    return pictureOf(problem.model->board, view, {problem.givens});
}

} // namespace clew::model
