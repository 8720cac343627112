// Models: what the puzzle says of itself, and its strategies in the order in which they are shown.

#include "core/puzzles/model/puzzle.h"

#include <algorithm>

#include "core/puzzle/assuming.h"
#include "core/puzzle/settings.h"
#include "core/puzzles/model/orders.h"
#include "core/text/counted.h"

namespace clew::model {

Strategy composed();
Strategy fewestReasons();

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
        .formats = formats(),
        .races = races(),
        .rules = engineRules(),
        .noGenerator = phrase("model", "a model is written, not generated."),
    };
}

std::vector<Strategy> strategies()
{
    std::vector<Strategy> strategies = fixedOrders();
    strategies.push_back(composed());
    strategies.push_back(fewestReasons());
    return strategies;
}

} // namespace

ModelPuzzle::ModelPuzzle() : TypedPuzzle(makeInfo(), strategies()) {}

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

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<ModelPuzzle>();
}

} // namespace clew::model
