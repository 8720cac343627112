// Models: what the puzzle says of itself, and how their texts become problems.

#include "core/puzzles/model/puzzle.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzle/assuming.h"
#include "core/puzzle/parameters.h"
#include "core/puzzle/settings.h"
#include "core/puzzles/model/compile.h"
#include "core/puzzles/model/included.h"
#include "core/puzzles/model/jsondata.h"
#include "core/puzzles/model/writtenvalues.h"
#include "core/text/counted.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

std::vector<RuleInfo> engineRules()
{
    return {{.rule = TriedBefore,
             .name = phrase("model", "tried before"),
             .scope = RuleScope::Place,
             .force = RuleForce::Copies},
            {.rule = BetterThanBest,
             .name = phrase("model", "no better than the best so far"),
             .scope = RuleScope::Place,
             .force = RuleForce::Copies},
            {.rule = OfDomain,
             .name = phrase("model", "values of the variable"),
             .scope = RuleScope::Place},
            {.rule = SeveralTogether,
             .name = phrase("model", "several constraints together"),
             .scope = RuleScope::Place},
            {.rule = TheConstraints,
             .name = phrase("model", "the constraints"),
             .scope = RuleScope::Place},
            {.rule = ByGuess, .name = phrase("model", "the guess"), .scope = RuleScope::Place}};
}

PuzzleInfo makeInfo()
{
    return {
        .id = std::string(kId),
        .title = phrase("model", "Models"),
        .summary = phrase("model", "Any puzzle that you write down in MiniZinc: variables, and the "
                                   "constraints between them."),
        .parameters = {{.id = "data",
                        .kind = ParameterInfo::Kind::Text,
                        .title = phrase("model", "Data"),
                        .summary = phrase("model", "Data for the model, such as \"n = 8;\"")}},
        .presets = presets(),
        .formats = {{.id = "mzn",
                     .title = phrase("model", "MiniZinc model, with its data behind it"),
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
                     .writesSolution = true}},
        .races = races(),
        .rules = engineRules(),
        .noGenerator = phrase("model", "a model is written, not generated."),
    };
}

Error notAModel()
{
    return {{phrase("model", "this is not a MiniZinc model: it has no variables, and no item says "
                             "what to solve, as \"solve satisfy;\" does")},
            1,
            1};
}

// What is assumed stands behind the model, in comments: MiniZinc has no way to name the elements of
// every array.
constexpr std::string_view kGiven = "% given: ";

// Takes those lines off the end of the text.
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

// What such a line says of the variable is assumed, if it can be.
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

// The lines that say what is assumed, without their beginning.
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

} // namespace

ModelPuzzle::ModelPuzzle() : TypedPuzzle(makeInfo(), strategies()) {}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<ModelPuzzle>();
}

// The first of what is shipped; with data alone there is no model.
Result<ProblemPtr> ModelPuzzle::create(const Parameters& parameters) const
{
    const auto shipped = shippedModels();
    if (shipped.empty() || parameters.contains("data"))
        return fail(phrase("model", "data needs a model; name its file, or a preset"));
    return readText(shipped.front().text, {}, parameters);
}

StrategyIds ModelPuzzle::fastest(const ModelProblem& /*problem*/, Wanted wanted) const
{
    if (wanted == Wanted::InOrder)
        return {kAsWritten};
    return {"weighted-degree"};
}

namespace {

// Whether a search annotation asks for values at random, by itself or within.
bool asksForRandom(const Expression& annotation)
{
    return annotation.text == "indomain_random" ||
           std::ranges::any_of(annotation.elements, asksForRandom);
}

} // namespace

// As it is written, a model draws only if it says so.
bool ModelPuzzle::draws(const ModelProblem& problem, std::size_t strategy,
                        const Parameters& settings) const
{
    const StrategyInfo& how = info().strategies[strategy];
    const FlatZinc& model = problem.model->parsed;
    return isRandom(how, settings) &&
           (how.id != kAsWritten || std::ranges::any_of(model.searchAnnotations, asksForRandom));
}

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
    for (const std::string& line : givenIn(problem)) {
        if (!text.ends_with('\n'))
            text += '\n';
        text += fmt::format("{}{}\n", kGiven, line);
    }
    return text;
}

std::string ModelPuzzle::withFilesBeside(std::string text,
                                         const std::filesystem::path& folder) const
{
    return withIncluded(text, folder);
}

bool ModelPuzzle::areData(const std::string& json, const Source& source) const
{
    return isJsonFor(json, source.text);
}

Source ModelPuzzle::sourceOf(const Problem& problem) const
{
    ModelParts parts = partsOf(typed(problem).model->text);
    return {std::move(parts.text), std::move(parts.data)};
}

namespace {

// The lines that dataWanted() wrote and nobody has filled in: no errors of the user's.
std::vector<SourceFault> unfilled(std::string_view data)
{
    std::vector<SourceFault> faults;
    int number = 0;
    for (const std::string_view line : splitLines(data)) {
        ++number;
        const std::size_t equals = line.find('=');
        const std::size_t end =
            line.find_first_not_of(" \t", std::min(equals, line.size() - 1) + 1);
        if (equals == std::string_view::npos || end == std::string_view::npos || line[end] != ';')
            continue;
        const std::string_view name = line.substr(0, line.find_last_not_of(" \t=", equals) + 1);
        if (!std::ranges::all_of(name, isWordCharacter))
            continue;
        faults.push_back({{{phrase("Model", "%1 has no value yet; write it before the semicolon"),
                            {printable(name)}},
                           number,
                           static_cast<int>(end) + 1},
                          true});
    }
    return faults;
}

} // namespace

tl::expected<ProblemPtr, std::vector<SourceFault>>
ModelPuzzle::compile(const Source& source, const std::stop_token& token) const
{
    const auto faulty = [](Error error, bool isInData = false) {
        return tl::make_unexpected(std::vector<SourceFault>{{std::move(error), isInData}});
    };
    if (!isModel(source.text))
        return faulty(notAModel());
    if (auto open = unfilled(source.data); !open.empty())
        return tl::make_unexpected(std::move(open));
    const std::string whole = joined({source.text, source.data});
    const auto model = modelFrom(whole, [&] { return !token.stop_requested(); });
    if (model)
        return withoutGivens(*model);
    Error error = model.error();
    const auto linesOf = [](std::string_view text) {
        return static_cast<int>(std::ranges::count(text, '\n')) + (text.ends_with('\n') ? 0 : 1);
    };
    const int before = linesOf(source.text) + 1; // and the line that says that data follow
    const bool isInData = whole.size() > source.text.size() && error.line > before;
    error.line -= isInData ? before : 0;
    return faulty(std::move(error), isInData);
}

ProblemPtr ModelPuzzle::keepingBoard(const Problem& old, ProblemPtr fresh) const
{
    const std::vector<std::string> given = givenIn(typed(old));
    if (given.empty())
        return fresh;
    auto problem = std::make_shared<ModelProblem>(typed(*fresh));
    for (const std::string& line : given)
        (void)give(*problem, line); // of what is no longer there nothing is kept
    return problem;
}

std::string ModelPuzzle::dataWanted(const std::string& text, const std::stop_token& token) const
{
    std::string data;
    for (const std::string& name : parametersOf(text, [&] { return !token.stop_requested(); }))
        data += name + " = ;\n";
    return data;
}

// Data of which nothing has been filled in yet are none.
std::string ModelPuzzle::written(const Source& source) const
{
    const bool isFilled = unfilled(source.data).size() < splitLines(source.data).size();
    return isFilled ? joined({source.text, source.data}) : source.text;
}

bool ModelPuzzle::wasTooMuch(const Source& source) const
{
    return model::wasTooMuch(joined({source.text, source.data}));
}

Sentence ModelPuzzle::title(const ModelProblem& problem) const
{
    if (auto cut = cutSentence(*problem.model))
        return *std::move(cut);
    // By the first comment, up to the end of its first sentence, if there is one.
    std::string_view text = problem.model->text;
    text.remove_prefix(std::min(text.find_first_not_of(" \t\n%"), text.size()));
    const bool hasComment = std::string_view(problem.model->text).find('%') <
                            static_cast<std::size_t>(text.data() - problem.model->text.data()) + 1;
    const std::size_t end = text.find_first_of(".:\n");
    if (hasComment && end != std::string_view::npos && end > 0 && end <= 60)
        return verbatim(std::string(text.substr(0, end)));
    if (problem.model->variables.size() == 1)
        return {phrase("model", "Model with one variable")};
    return {phrase("model", "Model with %1 variables"), {counted(problem.model->variables.size())}};
}

// Others are seen by the search alone.
std::vector<Sentence> ModelPuzzle::faults(const ModelProblem& problem) const
{
    auto impossible = impossibleSentence(*problem.model);
    return impossible ? std::vector{*std::move(impossible)} : std::vector<Sentence>();
}

// Those that a search of it finds are improvements.
std::optional<Sentence> ModelPuzzle::whyNotCounted(const ModelProblem& problem) const
{
    if (!isOptimisation(*problem.model))
        return std::nullopt;
    return Sentence{phrase("model", "a model that minimizes or maximizes has a best solution, not "
                                    "a number of them; to count those that satisfy it, write "
                                    "\"solve satisfy\"")};
}

Result<ProblemPtr> ModelPuzzle::assume(const ModelProblem& problem,
                                       std::span<const Assignment> assignments) const
{
    auto assumed = std::make_shared<ModelProblem>(problem);
    if (const Assignment* const wrong = addGivens(assumed->givens, assignments))
        return contradicted(problem, *wrong);
    return assumed;
}

Dimensions ModelPuzzle::dimensions(const ModelProblem& problem) const
{
    return problem.model->board.dimensions();
}

std::vector<std::string> ModelPuzzle::placeNames(const Problem& problem, Place place) const
{
    return typed(problem).model->board.placeNames(place);
}

std::vector<SettledPlace> ModelPuzzle::settled(const Problem& problem) const
{
    std::vector<SettledPlace> all;
    for (const ShownValue& each : typed(problem).model->shown)
        if (!each.variable)
            all.push_back({each.name, each.isNone ? "<>" : textOf(each.constant, each.names)});
    return all;
}

const VariableBoard& ModelPuzzle::variableBoard(const Problem& problem) const
{
    return typed(problem).model->board;
}

std::vector<FixedCell> ModelPuzzle::fixedCells(const Problem& problem) const
{
    const VariableBoard& board = typed(problem).model->board;
    std::vector<FixedCell> all;
    if (board.blocks.size() != 1 || board.blocks.front().isGraph())
        return all;
    const BoardBlock& block = board.blocks.front();
    for (std::uint32_t i = 0; i < block.cells.size(); ++i)
        if (block.cells[i].variable == kAnyVariable && !block.cells[i].text.empty())
            all.push_back({{i / block.columns, i % block.columns}, block.cells[i].text});
    return all;
}

Sentence ModelPuzzle::placeName(const ModelProblem& problem, Place place) const
{
    return verbatim(problem.model->board.placeName(place));
}

Sentence ModelPuzzle::eventName(const ModelProblem& problem, Event event) const
{
    return verbatim(problem.model->board.eventName(event));
}

std::optional<GridCell> ModelPuzzle::gridCell(const ModelProblem& problem, Place place) const
{
    return problem.model->board.gridCell(place.variable);
}

bool ModelPuzzle::canHappen(const ModelProblem& problem, Event event) const
{
    if (event.value() == kNoValue)
        return true;
    const NamedVariable& variable = problem.model->board.variables[event.variable()];
    const bool isBound = event.kind() == EventKind::Remove && variable.hasBounds;
    return event.value() < variable.count * (isBound ? 2 : 1);
}

bool ModelPuzzle::continues(const ModelProblem& /*problem*/, Event before, Event event) const
{
    return event.kind() != EventKind::Conflict && before.rule() == event.rule() &&
           event.rule() != SeveralTogether; // perhaps others
}

} // namespace clew::model
