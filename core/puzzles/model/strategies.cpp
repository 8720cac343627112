// Strategies for models: one search of the engine, depth first with propagation, in different
// orders and strengths.

#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/puzzle.h"

namespace clew::model {

namespace {

using enum EventKind;

// The program with the line that chooses.
PseudoCode codeWith(std::string choose)
{
    return {
        {"search:", {}},
        {"  each constraint strikes the values that it excludes, until none can", {Remove, Assign}},
        {"  if a variable has no value left: go back", {Conflict, Visit}},
        {"  if every variable has one value: a solution", {Solution}},
        {"  " + std::move(choose), {Decide, {Decide, AtMost}, {Decide, AtLeast}}},
        {"  search with this value, then without it", {}}};
}

StrategyInfo info(std::string id, Phrase title, Phrase summary, Phrase idea, std::string choose)
{
    return {.id = std::move(id),
            .title = title,
            .summary = summary,
            .exhausts = true,
            .idea = idea,
            .pseudoCode = codeWith(std::move(choose)),
            .cost = phrase("model", "Exponential in the number of variables at worst; what the "
                                    "constraints strike decides how much of it is searched. Memory "
                                    "for one copy of the model at each open node, or for fewer "
                                    "where there is no room for all."),
            .origin = phrase("model", "Constraint programming: a search with propagation, by the "
                                      "library Gecode.")};
}

// A strategy is plain functions: what its order is, its type says.
struct AsWritten
{
    static constexpr EngineOrder order = {};
};
struct InputOrder
{
    static constexpr EngineOrder order = {"input", "min"};
};
struct FirstFail
{
    static constexpr EngineOrder order = {"smallest", "min"};
};
struct MostConstrained
{
    static constexpr EngineOrder order = {"constrained", "min"};
};
struct WeightedDegree
{
    static constexpr EngineOrder order = {"weighted", "min"};
};
struct RandomOrder
{
    static constexpr EngineOrder order = {"random", "random"};
};
struct ValuesOnly
{
    static constexpr EngineOrder order = {"input", "min", "values"};
};
struct BoundsOnly
{
    static constexpr EngineOrder order = {"smallest", "min", "bounds"};
};
struct WholeDomains
{
    static constexpr EngineOrder order = {"smallest", "min", "domains"};
};

template<class How>
Strategy strategy(StrategyInfo info)
{
    constexpr EngineOrder order = How::order;
    // As it is written a model may ask for values at random.
    info.random =
        order.variables.empty() || order.variables == "random" || order.values == "random";
    return makeStrategy<ModelProblem>(
        std::move(info),
        [](const ModelProblem& problem, const Options& options, Control& control, auto& tracer) {
            return searchByEngine(problem, How::order, options, control, tracer);
        });
}

// ---- a strategy that is put together from its parts

constexpr std::string_view kVariableOrder = "var-order";
constexpr std::string_view kValueOrder = "value-order";
constexpr std::string_view kPropagation = "propagation";
constexpr std::string_view kRestarts = "restarts";

// The ids are the engine's words, and are kept for ever.
std::vector<SettingInfo> composedSettings()
{
    return {
        {.id = std::string(kVariableOrder),
         .title = phrase("model", "Variable order"),
         .summary = phrase("model", "Which variable is decided next"),
         .choices = {{"input", phrase("model", "Input order")},
                     {"smallest", phrase("model", "Smallest domain")},
                     {"constrained", phrase("model", "Most constrained")},
                     {"weighted", phrase("model", "Weighted degree (dom/wdeg)")},
                     {"random", phrase("model", "Random"), true}}},
        {.id = std::string(kValueOrder),
         .title = phrase("model", "Value order"),
         .summary = phrase("model", "Which of its values is tried first"),
         .choices = {{"min", phrase("model", "Smallest first")},
                     {"max", phrase("model", "Largest first")},
                     {"median", phrase("model", "Median first")},
                     {"random", phrase("model", "Random"), true}}},
        {.id = std::string(kPropagation),
         .title = phrase("model", "Propagation"),
         .summary = phrase("model", "How much each constraint strikes"),
         .choices = {{"model", phrase("model", "As the model says")},
                     {"values", phrase("model", "Values only")},
                     {"bounds", phrase("model", "Bounds")},
                     {"domains", phrase("model", "Whole domains")}}},
        {.id = std::string(kRestarts),
         .title = phrase("model", "Restarts"),
         .summary = phrase("model", "After how many failures the search begins again"),
         .choices = {{"none", phrase("model", "Never")},
                     {"luby", phrase("model", "Luby sequence")},
                     {"geometric", phrase("model", "Geometric sequence")}}},
    };
}

std::string_view chosen(const Options& options, std::string_view id, std::string_view usual)
{
    const auto found = options.settings.find(id);
    return found == options.settings.end() ? usual : std::string_view(found->second);
}

Strategy composed()
{
    StrategyInfo how = info(
        "composed", phrase("model", "Composed"),
        phrase("model", "Put together from an order of variables, an order of values, a strength "
                        "of propagation and restarts."),
        phrase("model", "Most searches in constraint programming differ in these four choices "
                        "alone. Random or weighted orders profit from restarts: a bad beginning is "
                        "given up after so many failures, and what has been learned is kept."),
        "choose a variable and a value in the orders chosen");
    how.exhausts = false; // a restart leaves nodes before all below them has been searched
    how.pseudoCode[2].text =
        "  if a variable has no value left: go back or, after many, begin again";
    how.settings = composedSettings();
    return makeStrategy<ModelProblem>(
        std::move(how),
        [](const ModelProblem& problem, const Options& options, Control& control, auto& tracer) {
            const EngineOrder order{
                chosen(options, kVariableOrder, "input"), chosen(options, kValueOrder, "min"),
                chosen(options, kPropagation, "model"), chosen(options, kRestarts, "none")};
            return searchByEngine(problem, order, options, control, tracer);
        });
}

} // namespace

std::vector<Strategy> strategies()
{
    return {
        strategy<AsWritten>(info(
            std::string(kAsWritten), phrase("model", "As the model says"),
            phrase("model", "Follows the model's own search annotations; without them, variables "
                            "in the order of the model."),
            phrase("model", "Who writes a model often knows what to decide first, and writes it "
                            "beside \"solve\"."),
            "choose a variable and a value as the model says")),
        strategy<InputOrder>(info(
            "input-order", phrase("model", "Input order"),
            phrase("model", "Takes variables in the order of the model, and the smallest value "
                            "first."),
            phrase("model", "The simplest order there is, and the one to compare others with."),
            "choose the first variable without a value, and its smallest value")),
        strategy<FirstFail>(
            info("first-fail", phrase("model", "Smallest domain"),
                 phrase("model", "Takes the variable with the fewest values left."),
                 phrase("model", "Where few values are left, a wrong decision fails soonest: \"to "
                                 "succeed, try first where you are most likely to fail\"."),
                 "choose the variable with the fewest values, and its smallest value")),
        strategy<MostConstrained>(info(
            "most-constrained", phrase("model", "Most constrained"),
            phrase("model", "Takes the variable with the most constraints for each value left."),
            phrase("model", "A decision strikes the most where many constraints meet."),
            "choose the variable with the most constraints for each of its values")),
        strategy<WeightedDegree>(info(
            "weighted-degree", phrase("model", "Weighted degree"),
            phrase("model", "Takes the variable whose constraints have failed most often for each "
                            "value left."),
            phrase("model", "Constraints that have failed count for more, so that the search goes "
                            "to the hard part of the problem and stays there."),
            "choose the variable whose constraints have failed most for each of its values")),
        strategy<RandomOrder>(
            info("random", phrase("model", "Random order"),
                 phrase("model", "Takes variables and values at random, by the seed."),
                 phrase("model", "Shows what an order is worth: here there is none."),
                 "choose a variable and a value at random")),
        strategy<ValuesOnly>(info(
            "values-only", phrase("model", "Values only"),
            phrase("model", "Input order, and constraints look at variables with one value only."),
            phrase("model", "Little work at each node, and many nodes: backtracking as it was "
                            "before propagation."),
            "choose the first variable without a value, and its smallest value")),
        strategy<BoundsOnly>(info(
            "bounds", phrase("model", "Bounds"),
            phrase("model", "Smallest domain, and constraints look at the smallest and largest "
                            "values left."),
            phrase("model", "Bounds are cheap to reason about, and often enough for sums."),
            "choose the variable with the fewest values, and its smallest value")),
        strategy<WholeDomains>(info(
            "domains", phrase("model", "Whole domains"),
            phrase("model", "Smallest domain, and constraints strike each value that is in none of "
                            "their solutions."),
            phrase("model", "The most that one constraint alone can see: fewer nodes, each of them "
                            "dearer."),
            "choose the variable with the fewest values, and its smallest value")),
        composed(),
        fewestReasons(),
    };
}

} // namespace clew::model
