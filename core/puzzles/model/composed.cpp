// Composed, because most searches in constraint programming differ in four choices alone, which are
// settings here.

#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/orders.h"
#include "core/puzzles/model/puzzle.h"

namespace clew::model {

namespace {

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

} // namespace

Strategy composed()
{
    StrategyInfo how = orderInfo(
        {"composed", phrase("model", "Composed"),
         phrase("model", "Put together from an order of variables, an order of values, a strength "
                         "of propagation and restarts."),
         phrase("model",
                "Most searches in constraint programming differ in these four choices "
                "alone. Random or weighted orders profit from restarts: a bad beginning is "
                "given up after so many failures, and what has been learned is kept."),
         "choose a variable and a value in the orders chosen"});
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

} // namespace clew::model
