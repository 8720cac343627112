// Nine strategies in one file, because they are one program in nine orders: each is a row of the
// table.

#include "core/puzzles/model/orders.h"

#include <array>
#include <utility>

#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/puzzle.h"

namespace clew::model {

namespace {

using enum EventKind;

struct FixedOrder
{
    OrderTexts texts;
    EngineOrder order;
};

constexpr std::array<FixedOrder, 9> kOrders{{
    {{kAsWritten, phrase("model", "As the model says"),
      phrase("model", "Follows the model's own search annotations; without them, variables "
                      "in the order of the model."),
      phrase(
          "model",
          "The author of a model often knows what to decide first and says so next to \"solve\"."),
      "choose a variable and a value as the model says"},
     {}},
    {{"input-order", phrase("model", "Input order"),
      phrase("model", "Takes variables in the order of the model, and the smallest value "
                      "first."),
      phrase("model", "The simplest order there is, and the one to compare others with."),
      "choose the first variable without a value, and its smallest value"},
     {"input", "min"}},
    {{"first-fail", phrase("model", "Smallest domain"),
      phrase("model", "Takes the variable with the fewest values left."),
      phrase("model", "Where few values are left, a wrong decision fails soonest: \"to "
                      "succeed, try first where you are most likely to fail\"."),
      "choose the variable with the fewest values, and its smallest value"},
     {"smallest", "min"}},
    {{"most-constrained", phrase("model", "Most constrained"),
      phrase("model", "Takes the variable with the most constraints for each value left."),
      phrase("model", "A decision strikes the most where many constraints meet."),
      "choose the variable with the most constraints for each of its values"},
     {"constrained", "min"}},
    {{"weighted-degree", phrase("model", "Weighted degree"),
      phrase("model", "Takes the variable whose constraints have failed most often for each "
                      "value left."),
      phrase("model", "Constraints that have failed count for more, so that the search goes "
                      "to the hard part of the problem and stays there."),
      "choose the variable whose constraints have failed most for each of its values"},
     {"weighted", "min"}},
    {{"random", phrase("model", "Random order"),
      phrase("model", "Takes variables and values at random, by the seed."),
      phrase("model", "Shows what an order is worth: here there is none."),
      "choose a variable and a value at random"},
     {"random", "random"}},
    {{"values-only", phrase("model", "Values only"),
      phrase("model", "Input order, and constraints look at variables with one value only."),
      phrase("model", "Little work at each node, and many nodes: backtracking as it was "
                      "before propagation."),
      "choose the first variable without a value, and its smallest value"},
     {"input", "min", "values"}},
    {{"bounds", phrase("model", "Bounds"),
      phrase("model", "Smallest domain, and constraints look at the smallest and largest "
                      "values left."),
      phrase("model", "Bounds are cheap to reason about, and often enough for sums."),
      "choose the variable with the fewest values, and its smallest value"},
     {"smallest", "min", "bounds"}},
    {{"domains", phrase("model", "Whole domains"),
      phrase("model", "Smallest domain, and constraints strike each value that is in none of "
                      "their solutions."),
      phrase("model", "The most that one constraint alone can see: fewer nodes, each of them "
                      "more expensive."),
      "choose the variable with the fewest values, and its smallest value"},
     {"smallest", "min", "domains"}},
}};

// The program with the line that chooses.
PseudoCode codeWith(std::string_view choose)
{
    return {
        {"search:", {}},
        {"  each constraint strikes the values that it excludes, until none can", {Remove, Assign}},
        {"  if a variable has no value left: go back", {Conflict, Visit}},
        {"  if every variable has one value: a solution", {Solution}},
        {"  " + std::string(choose), {Decide, {Decide, AtMost}, {Decide, AtLeast}}},
        {"  search with this value, then without it", {}}};
}

// A strategy is plain functions: which order is its, its type says.
template<std::size_t Row>
Strategy strategy()
{
    constexpr EngineOrder order = kOrders[Row].order;
    StrategyInfo info = orderInfo(kOrders[Row].texts);
    // As it is written a model may ask for values at random.
    info.random =
        order.variables.empty() || order.variables == "random" || order.values == "random";
    return makeStrategy<ModelProblem>(
        std::move(info),
        [](const ModelProblem& problem, const Options& options, Control& control, auto& tracer) {
            return searchByEngine(problem, kOrders[Row].order, options, control, tracer);
        });
}

template<std::size_t... Row>
std::vector<Strategy> ofRows(std::index_sequence<Row...> /*rows*/)
{
    return {strategy<Row>()...};
}

} // namespace

StrategyInfo orderInfo(const OrderTexts& texts)
{
    return {.id = std::string(texts.id),
            .title = texts.title,
            .summary = texts.summary,
            .exhausts = true,
            .idea = texts.idea,
            .pseudoCode = codeWith(texts.choose),
            .cost = phrase("model", "Exponential in the number of variables at worst; what the "
                                    "constraints strike decides how much of it is searched. Memory "
                                    "for one copy of the model at each open node, or for fewer "
                                    "where there is no room for all."),
            .growth = Growth::exponential().atWorst(),
            .origin = phrase("model", "Constraint programming: a search with propagation, by the "
                                      "library Gecode.")};
}

std::vector<Strategy> fixedOrders()
{
    return ofRows(std::make_index_sequence<kOrders.size()>());
}

} // namespace clew::model
