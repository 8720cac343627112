// Models and their solutions as text.

#include <algorithm>
#include <utility>

#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/givens.h"
#include "core/puzzles/model/jsondata.h"
#include "core/puzzles/model/puzzle.h"
#include "core/puzzles/model/writtenvalues.h"
#include "core/search/control.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"

namespace clew::model {

std::vector<FormatInfo> formats()
{
    return {{.id = "mzn",
             .title = phrase("model", "MiniZinc model followed by its data"),
             .suffixes = {".mzn"},
             .readsProblem = true,
             .writesProblem = true},
            {.id = "values",
             .title = phrase("model", "Names with their values"),
             .writesSolution = true,
             .readsSolution = true,
             .line = true},
            {.id = "board",
             .title = phrase("model", "The board as it is drawn"),
             .writesSolution = true,
             .readsSolution = true},
            {.id = "output",
             .title = phrase("model", "What the model's output items print, by MiniZinc"),
             .writesSolution = true}};
}

namespace {

// By its name or its number, or "<>".
std::optional<std::int64_t> valueSaid(const Model& model, const ShownValue& shown,
                                      std::string_view text)
{
    if (!shown.variable && (shown.isNone || text == "<>"))
        return shown.isNone && text == "<>" ? std::optional(shown.constant) : std::nullopt;
    if (!shown.variable)
        return valueOf(text, shown.names);
    const WatchedVariable& variable = model.variables[*shown.variable];
    return text == "<>" ? variable.absent : valueOf(text, shown.names);
}

std::string textOfShown(const Model& model, const Solution& solution, const ShownValue& shown)
{
    if (shown.variable) {
        const WatchedVariable& variable = model.variables[*shown.variable];
        const std::int64_t value = variable.valueAt(solution[*shown.variable]);
        return value == variable.absent ? "<>" : textOf(value, shown.names);
    }
    return shown.isNone ? "<>" : textOf(shown.constant, shown.names);
}

// Notes what is said of a value; what is wrong with that by itself.
Sentence noteValue(const Model& model, const ShownValue& shown, std::int64_t value,
                   Solution& solution)
{
    const std::string text = textOf(value, shown.names);
    if (!shown.variable) {
        if (value == shown.constant)
            return {};
        return {phrase("model", "%1 cannot be %2: the model leaves it no value but %3."),
                {shown.name, text, textOf(shown.constant, shown.names)}};
    }
    const WatchedVariable& variable = model.variables[*shown.variable];
    Value& known = solution[*shown.variable];
    const Value before = std::exchange(known, variable.indexOf(value));
    if (variable.valueAt(known) != value)
        return {phrase("model", "%1 cannot be %2."), {shown.name, text}};
    if (before == kNoValue || before == known)
        return {};
    const auto& others = model.otherNames[*shown.variable];
    if (others.empty())
        return {phrase("model", "%1 cannot be both %2 and %3."),
                {shown.name, variable.textAt(before), text}};
    const auto& [other, values] = shown.name == variable.name
                                      ? others.front()
                                      : model::OtherName{variable.name, variable.names};
    return {phrase("model", "%1 cannot be %2: by the model it equals %3, which is %4 here."),
            {shown.name, text, other, variable.textAt(before, values)}};
}

// Of a value that is not searched nobody knows whether it is wrong.
std::optional<Sentence> beyondSearched(const Model& model, const ShownValue& shown,
                                       std::int64_t value)
{
    if (!shown.variable)
        return std::nullopt;
    const WatchedVariable& variable = model.variables[*shown.variable];
    const bool isSearched =
        value >= variable.ranges.front().first && value <= variable.ranges.back().second;
    return isSearched ? std::nullopt : cutSentence(model, variable);
}

// A text of values, and what is wrong with them by themselves.
struct ReadValues
{
    Solution solution;
    std::vector<Error> wrong = {};
};

Result<ReadValues> readValues(const Model& model, std::string_view text)
{
    ReadValues values{Solution(model.variables.size(), kNoValue)};
    Solution& solution = values.solution;
    int line = 0;
    for (const std::string_view each : splitLines(text)) {
        ++line;
        for (const WrittenValue& written : writtenValues(each)) {
            const auto shown = std::ranges::find(model.shown, written.name, &ShownValue::name);
            const int column = static_cast<int>(written.begin) + 1;
            std::optional<std::int64_t> said;
            if (shown != model.shown.end())
                said = valueSaid(model, *shown, written.value);
            if (!said)
                return fail(
                    {phrase("model", "\"%1\" is not a variable of the model with a value, as "
                                     "in x=1"),
                     {printable(written.words)}},
                    line, column);
            if (auto beyond = beyondSearched(model, *shown, *said))
                return fail(*std::move(beyond), line, column);
            if (Sentence fault = noteValue(model, *shown, *said, solution); !fault.empty())
                values.wrong.push_back({std::move(fault), line, column});
        }
    }
    return values;
}

// The values that are written so in a cell: one, unless several look alike.
std::vector<Value> valuesDrawn(const NamedVariable& variable, const ValueNames& names,
                               const std::string& text)
{
    std::vector<Value> all;
    const auto isDrawn = [&](const std::string& name) { // blanks as nothing
        return name == text || (text.empty() && name.find_first_not_of(' ') == name.npos);
    };
    if (names != nullptr || !variable.names.empty()) {
        for (Value value = 0; value < variable.count; ++value)
            if (isDrawn(textOfValue(variable, names, value)))
                all.push_back(value);
    } else if (const auto number = valueOf(text, nullptr);
               number && *number >= variable.first &&
               *number - variable.first < std::int64_t{variable.count}) {
        all.push_back(static_cast<Value>(*number - variable.first));
    }
    return all;
}

// Notes what stands in a cell, and what is wrong with that by itself.
void noteCell(const NamedVariable& variable, const VariableCell& cell, const std::string& text,
              ReadValues& values)
{
    const std::vector<Value> drawn = valuesDrawn(variable, cell.names, text);
    Value& known = values.solution[cell.variable];
    if (drawn.empty() && text != "." && !text.empty())
        values.wrong.push_back(
            {{phrase("model", "%1 cannot be %2."), {variable.name, printable(text)}}, 1, 1});
    if (drawn.size() != 1)
        return;
    const Value before = std::exchange(known, drawn.front());
    if (before != kNoValue && before != known)
        values.wrong.push_back({{phrase("model", "%1 cannot be both %2 and %3."),
                                 {variable.name, textOfValue(variable, cell.names, before),
                                  textOfValue(variable, cell.names, known)}},
                                1,
                                1});
}

// A board as it is drawn; none if it is another. What is not on it has no value.
std::optional<ReadValues> readBoard(const Model& model, std::string_view text)
{
    const VariableBoard& board = model.board;
    const auto drawn = cellTextsIn(board, text);
    if (!drawn)
        return std::nullopt;
    ReadValues values{Solution(model.variables.size(), kNoValue)};
    for (std::size_t i = 0; i < board.blocks.size(); ++i)
        for (std::size_t j = 0; j < board.blocks[i].cells.size(); ++j)
            if (const VariableCell& cell = board.blocks[i].cells[j];
                cell.variable < board.variables.size())
                noteCell(board.variables[cell.variable], cell, (*drawn)[i][j], values);
    return values;
}

// In either format, if that says all that makes a solution.
Result<ReadValues> readSolutionOf(const Model& model, std::string_view text,
                                  std::string_view format)
{
    auto read = readValues(model, text);
    int end = static_cast<int>(splitLines(text).size());
    if (format == "board" || (!read && format.empty())) {
        auto board = readBoard(model, text);
        if (!board && format == "board")
            return fail(phrase("model", "this is not the board of the model as it is drawn"), 1, 1);
        if (board && !board->wrong.empty())
            return *std::move(board);
        if (board) {
            read = *std::move(board);
            end = 1;
        }
    }
    if (!read)
        return read;
    const Solution& solution = read->solution;
    for (std::size_t i = 0; i < solution.size(); ++i)
        if (solution[i] == kNoValue && !model.variables[i].isExpression)
            return fail({phrase("model", "%1 has no value here"), {model.variables[i].name}}, end,
                        1);
    return read;
}

// Expressions, which are not printed, have the values that follow; none where the others break a
// constraint.
Solution completed(const ModelProblem& problem, Solution solution)
{
    if (std::ranges::find(solution, kNoValue) == solution.end())
        return solution;
    ModelProblem fixed = problem;
    fixed.givens = solution;
    Limits one;
    one.solutions = 1;
    Control control(one, {}, [&](std::span<const Value> values) {
        solution.assign(values.begin(), values.end());
        return true;
    });
    NoTracer none;
    (void)searchByEngine(fixed, {}, {}, control, none);
    return solution;
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

Result<ProblemPtr> ModelPuzzle::readText(std::string_view text, std::string_view /*format*/,
                                         const Parameters& parameters) const
{
    if (!isModel(text))
        return tl::make_unexpected(notAModel());
    std::string whole(text);
    const std::vector<std::string> given = takeGivens(whole);
    if (const auto data = parameters.find("data"); data != parameters.end()) {
        auto plain = withoutJson(data->second, whole);
        if (!plain) // its line is none of the model's
            return fail({phrase("model", "in the data given, line %1, column %2: %3"),
                         {plain.error().line, plain.error().column, plain.error().sentence}});
        const auto trimmed = [](std::string items) {
            items.erase(items.find_last_not_of(" \t\n") + 1);
            return items;
        };
        const std::string items = trimmed(*std::move(plain));
        const std::string end = items.ends_with(';') ? "\n" : ";\n";
        const std::string written = trimmed(data->second) + end;
        ModelParts parts = partsOf(whole);
        // It may have been read with them before.
        if (parts.data.find(written) == std::string::npos &&
            parts.data.find(items + end) == std::string::npos)
            parts.data += written;
        whole = joined(parts);
    }
    const auto lines = std::ranges::count(text, '\n');
    const auto read = modelFrom(whole);
    if (!read && read.error().line > lines + 1) // which is nowhere in what was read
        return fail({phrase("model", "in the data given: %1"), {read.error().sentence}});
    return read.and_then(
        [&](const std::shared_ptr<const Model>& model) { return withGivens(model, given); });
}

std::string ModelPuzzle::write(const ModelProblem& problem, std::string_view /*format*/) const
{
    std::string text = problem.model->items; // which MiniZinc reads as well
    putGivens(text, givenIn(problem));
    return text;
}

// "x=1 y=2 …" in any order, as it is printed, or with expressions besides; or the board as it is
// drawn. Of a problem that is known.
Result<ClaimedSolution> ModelPuzzle::readSolutionText(std::string_view text,
                                                      std::string_view format,
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
    const ModelProblem& problem = typed(*of);
    auto read = readSolutionOf(*problem.model, text, format);
    if (!read)
        return tl::make_unexpected(read.error());
    if (!read->wrong.empty())
        return tl::make_unexpected(read->wrong.front());
    return ClaimedSolution{of, completed(problem, std::move(read->solution))};
}

std::vector<Sentence> ModelPuzzle::clashesIn(const Problem& problem,
                                             std::string_view solution) const
{
    const Model& model = *typed(problem).model;
    const auto read = readSolutionOf(model, solution, {});
    std::vector<Sentence> clashes;
    if (read)
        for (const Error& each : read->wrong)
            clashes.push_back(each.sentence);
    return clashes;
}

std::string ModelPuzzle::writeSolutions(const ModelProblem& problem,
                                        std::span<const Solution> solutions, std::uint64_t first,
                                        std::string_view format) const
{
    std::string text;
    // Where MiniZinc is not installed, or fails, the values are what there is.
    if (format == "output") {
        const auto said = printed(*problem.model, solutions);
        if (said && !said->empty())
            return *said;
        if (!said && first == 0)
            text = "% " + said.error().sentence.text() + '\n';
    }
    const VariableBoard& board = problem.model->board;
    for (std::size_t i = 0; i < solutions.size(); ++i) {
        if (format == "board") {
            const State state = stateOf(problem, solutions[i]);
            text += (first + i > 0 ? "\n" : "") + textOf(board, &state);
            continue;
        }
        std::string line;
        for (const ShownValue& each : problem.model->shown)
            if (!each.variable || !problem.model->variables[*each.variable].isExpression)
                line += (line.empty() ? "" : " ") + each.name + '=' +
                        textOfShown(*problem.model, solutions[i], each);
        text += line + '\n';
    }
    return text;
}

} // namespace clew::model
