// Models and their solutions as text and as pictures.

#include <algorithm>

#include "core/puzzles/model/puzzle.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

// Where one of these characters is that does not stand between quotes, or else the end.
std::size_t findUnquoted(std::string_view text, std::string_view characters, std::size_t begin)
{
    bool isQuoted = false;
    for (std::size_t at = begin; at < text.size(); ++at) {
        if (text[at] == '\'')
            isQuoted = !isQuoted;
        else if (!isQuoted && characters.find(text[at]) != std::string_view::npos)
            return at;
    }
    return text.size();
}

// By its name or its number, or "<>".
std::optional<std::int64_t> valueSaid(const Model& model, const ShownValue& shown,
                                      std::string_view text)
{
    if (!shown.variable && (shown.isNone || text == "<>"))
        return shown.isNone && text == "<>" ? std::optional(shown.constant) : std::nullopt;
    if (!shown.variable)
        return valueOf(text, shown.names);
    const WatchedVariable& variable = model.variables[*shown.variable];
    return text == "<>" ? variable.absent : valueOf(text, variable.names);
}

std::string textIn(const Model& model, const Solution& solution, const ShownValue& shown)
{
    if (shown.variable)
        return model.variables[*shown.variable].textAt(solution[*shown.variable]);
    return shown.isNone ? "<>" : textOf(shown.constant, shown.names);
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
                                                      const Parameters& parameters,
                                                      const ProblemPtr& of) const
{
    if (of == nullptr && isModel(text)) // what is wrong with it is no matter of values
        if (const auto read = readText(text, {}, parameters); !read)
            return tl::make_unexpected(read.error());
    if (of == nullptr)
        return fail(phrase("model", "values alone do not say which model they belong to; "
                                    "name the model as well"),
                    1, 1);
    const Model& model = *static_cast<const ModelProblem&>(*of).model;
    Solution solution(model.variables.size(), kNoValue);
    int line = 0;
    for (const std::string_view each : splitLines(text)) {
        ++line;
        for (std::size_t at = 0; at < each.size();) {
            const std::size_t begin = std::min(each.find_first_not_of(" \t", at), each.size());
            const std::size_t end = findUnquoted(each, " \t", begin);
            const std::string_view word = each.substr(begin, end - begin);
            at = end;
            if (word.empty())
                continue;
            const std::size_t sign = findUnquoted(word, "=", 0);
            const auto shown =
                std::ranges::find(model.shown, word.substr(0, sign), &ShownValue::name);
            std::optional<std::int64_t> said;
            if (sign < word.size() && shown != model.shown.end())
                said = valueSaid(model, *shown, word.substr(sign + 1));
            if (!said)
                return fail(
                    {phrase("model", "\"%1\" is not a variable of the model with a value, as "
                                     "in x=1"),
                     {printable(word)}},
                    line, static_cast<int>(begin) + 1);
            const std::int64_t value = *said;
            bool isPossible = value == shown->constant;
            if (shown->variable) {
                const WatchedVariable& variable = model.variables[*shown->variable];
                const Value index = variable.indexOf(value);
                Value& known = solution[*shown->variable]; // perhaps by another of its names
                isPossible =
                    variable.valueAt(index) == value && (known == kNoValue || known == index);
                known = index;
            }
            if (!isPossible)
                return fail({phrase("model", "%1 cannot be %2"),
                             {shown->name, printable(word.substr(sign + 1))}},
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
    // Where MiniZinc is not installed, the values are what there is.
    if (format == "output")
        if (std::string text = printed(*problem.model, solutions); !text.empty())
            return text;
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
            line += (line.empty() ? "" : " ") + each.name + '=' +
                    textIn(*problem.model, solutions[i], each);
        text += line + '\n';
    }
    return text;
}

std::string ModelPuzzle::draw(const ModelProblem& problem, const State* state) const
{
    std::string text = textOf(problem.model->board, state, {problem.givens});
    if (const auto cut = cutSentence(*problem.model))
        text += '\n' + cut->text() + '\n';
    return text;
}

Picture ModelPuzzle::picture(const ModelProblem& problem, const View& view) const
{
    return pictureOf(problem.model->board, view, {problem.givens});
}

} // namespace clew::model
