// Why a search for expressions did what it did, in words.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

#include "core/puzzle/explaining.h"
#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/parts.h"
#include "core/puzzles/arithmetic/printedsigns.h"
#include "core/puzzles/arithmetic/puzzle.h"
#include "core/search/subsearch.h"

namespace clew::arithmetic {

namespace {

std::string tokenText(const ArithmeticProblem& problem, Value token)
{
    return isNumber(problem, token) ? std::to_string(problem.numbers[token])
                                    : std::string(1, symbol(operatorOf(problem, token)));
}

std::string partText(const ArithmeticProblem& problem, Mask part)
{
    std::vector<std::int64_t> numbers;
    for (std::uint32_t i = 0; i < problem.size(); ++i)
        if (((part >> i) & 1U) != 0)
            numbers.push_back(problem.numbers[i]);
    return fmt::format("{}", fmt::join(numbers, " "));
}

Mask partOf(const ArithmeticProblem& problem, Variable variable)
{
    return Parts(problem, true).all()[variable - tableVariable(problem, 0)];
}

/// "5 − 7", with the operands' values, and what it makes.
struct Operation
{
    std::string text;
    std::string result;
    std::vector<Place> operands;
};

Operation describe(const ArithmeticProblem& problem, const Forest& forest, std::size_t node)
{
    const auto& [token, variable, left, right, value, leaves] = forest.nodes[node];
    const bool compares = operatorOf(problem, token) == Op::Equals;
    const auto operand = [&](std::size_t child) {
        const auto& known = forest.nodes[child].value;
        const std::string text =
            known ? printedValue(*known) : printedExpression(infix(problem, forest, child));
        const bool isFraction = known && text.find('/') != std::string::npos;
        const bool isSigned = known && child == right && *known < 0;
        return !compares && (isFraction || isSigned) ? fmt::format("({})", text) : text;
    };
    return {fmt::format("{} {} {}", operand(left), printedSymbol(operatorOf(problem, token)),
                        operand(right)),
            value ? printedValue(*value) : std::string(),
            {{forest.nodes[left].variable, kNoValue}, {forest.nodes[right].variable, kNoValue}}};
}

Sentence explainDecide(const ArithmeticProblem& problem, const Forest& after, const Place& place)
{
    if (after.nodes.empty())
        return {};
    const std::size_t newest = after.nodes.size() - 1;
    if (after.isLeaf(newest))
        return {phrase("arithmetic", "Write down the number %1."),
                {printedExpression(tokenText(problem, after.nodes[newest].token))},
                {place}};
    Operation operation = describe(problem, after, newest);
    if (after.nodes[newest].token == tokenOf(problem, Op::Equals))
        return {phrase("arithmetic", "All numbers are used: is %1?"),
                {operation.text},
                {place},
                std::move(operation.operands)};
    if (operation.result.empty())
        return {phrase("arithmetic", "Try %1."),
                {operation.text},
                {place},
                std::move(operation.operands)};
    return {phrase("arithmetic", "Try %1, which makes %2."),
            {operation.text, operation.result},
            {place},
            std::move(operation.operands)};
}

Sentence explainConflict(const ArithmeticProblem& problem, const Forest& now, Event event)
{
    const Place place{event.variable(), event.value()};
    const std::size_t newest = now.nodes.empty() ? 0 : now.nodes.size() - 1;
    const bool hasOperation = !now.nodes.empty() && !now.isLeaf(newest);
    Operation operation = hasOperation ? describe(problem, now, newest) : Operation{};
    switch (event.rule()) {
    case DivisionByZero:
        return {phrase("arithmetic", "%1 divides by zero: there is no such expression."),
                {operation.text},
                {place},
                std::move(operation.operands)};
    case OutOfRange:
        return {problem.range == Range::Integers
                    ? phrase("arithmetic", "%1 makes %2, but only integers are allowed.")
                    : phrase("arithmetic", "%1 makes %2, but only positive integers are allowed."),
                {operation.text, operation.result},
                {place},
                std::move(operation.operands)};
    case SidesDiffer:
        if (hasOperation && now.nodes[newest].token != tokenOf(problem, Op::Equals))
            return {phrase("arithmetic", "All numbers are joined, and there is no equation: the "
                                         "equals sign joins the last two."),
                    {},
                    {place},
                    std::move(operation.operands)};
        return {phrase("arithmetic", "The sides differ: %1 is wrong."),
                {operation.text},
                {place},
                std::move(operation.operands)};
    case TargetMissed:
        return {phrase("arithmetic",
                       "The result misses the target %1, and nothing can be added to it."),
                {printedNumber(problem.target.value_or(0))},
                {place}};
    default:
        return {
            problem.distinct == Distinct::Texts
                ? phrase("arithmetic",
                         "Correct, but its text without pointless parentheses was found before.")
                : phrase("arithmetic",
                         "Correct, but an expression of the same class was found before."),
            {},
            {place}};
    }
}

// "2 − 3 = −1, −1 + 5 = 4": each operation on values, operands first; empty of a number alone.
std::string evaluation(const Forest& forest, const ArithmeticProblem& problem)
{
    std::vector<std::string> operations;
    for (std::size_t node = 0; node < forest.nodes.size(); ++node) {
        if (forest.isLeaf(node) || !forest.nodes[node].value)
            continue;
        const Operation operation = describe(problem, forest, node);
        operations.push_back(fmt::format("{} = {}", operation.text, operation.result));
    }
    return fmt::format("{}", fmt::join(operations, ", "));
}

// What both sides of an equation are, or all of an expression.
std::string worth(const Forest& forest)
{
    const std::size_t root = forest.roots.back();
    return printedValue(valueOf(forest, forest.nodes[root].value ? root : forest.nodes[root].left));
}

Sentence evaluated(const ArithmeticProblem& problem, const Solution& solution)
{
    const Forest forest = forestOf(problem, solution);
    const std::string equation = printedEquation(problem, solution);
    const std::string operations = evaluation(forest, problem);
    Sentence sentence;
    if (problem.target)
        sentence = {Phrase{"", operations.empty() ? "%1." : "%1: %2."}, {equation, operations}};
    else if (operations.empty())
        sentence = {phrase("arithmetic", "%1: both sides are the same number."), {equation}};
    else
        sentence = {phrase("arithmetic", "%1: %2. Both sides are %3."),
                    {equation, operations, worth(forest)}};
    for (Variable token = 0; token < solution.size(); ++token)
        if (solution[token] != kNoValue)
            sentence.effects.push_back({token, solution[token]});
    return sentence;
}

Phrase whatCounts(const ArithmeticProblem& problem)
{
    switch (problem.distinct) {
    case Distinct::Trees:
        return phrase("arithmetic", "Solutions: %1, every operator tree counted.");
    case Distinct::Texts:
        return phrase("arithmetic",
                      "Solutions: %1, those that differ only in pointless parentheses counted as "
                      "one.");
    case Distinct::Classes:
        return phrase("arithmetic", "Solutions: %1, those that differ only by the laws of "
                                    "arithmetic counted as one, equal numbers being the same.");
    case Distinct::Tiles:
        break;
    }
    return phrase("arithmetic", "Solutions: %1, those that differ only by the laws of arithmetic "
                                "counted as one, equal numbers of the list being different ones.");
}

} // namespace

Sentence ArithmeticPuzzle::placeName(const ArithmeticProblem& problem, Place place) const
{
    const std::uint32_t positions = positionCount(problem);
    const bool named = place.value != kNoValue;
    if (place.variable < positions) {
        const std::string number = std::to_string(place.variable + 1);
        if (!named || place.value >= tokenCount(problem))
            return {phrase("arithmetic", "token %1"), {number}};
        return {phrase("arithmetic", "token %1 = %2"), {number, tokenText(problem, place.value)}};
    }
    if (place.variable >= tableVariable(problem, 0)) {
        const std::string part = partText(problem, partOf(problem, place.variable));
        if (named)
            return {phrase("arithmetic", "%1 values of %2"), {std::to_string(place.value), part}};
        return {phrase("arithmetic", "table of %1"), {part}};
    }
    const std::string step = std::to_string(place.variable - positions + 1);
    if (!named)
        return {phrase("arithmetic", "step %1"), {step}};
    const auto [left, right, op] = Step::decoded(problem, place.value);
    const auto slotName = [&](std::uint32_t slot) -> Argument {
        if (slot < problem.size())
            return std::to_string(problem.numbers[slot]);
        //: What a step before has made
        return Sentence{phrase("arithmetic", "(step %1)"), {slot - problem.size() + 1}};
    };
    return {phrase("arithmetic", "step %1: %2 %3 %4"),
            {step, slotName(left), std::string(1, symbol(op)), slotName(right)}};
}

Sentence ArithmeticPuzzle::explain(const ArithmeticProblem& problem, const State& before,
                                   Event event) const
{
    const Place place{event.variable(), event.value()};
    switch (event.kind()) {
    case EventKind::Assign:
        if (event.rule() == Tabulated) {
            const std::string part = partText(problem, partOf(problem, event.variable()));
            if (event.value() == kMaxTableValue)
                return {
                    phrase("arithmetic", "Expressions over %1 have at least %2 different values."),
                    {printedNumber(part), std::to_string(event.value())},
                    {place}};
            return {phrase("arithmetic", "Expressions over %1 have %2 different values in all."),
                    {printedNumber(part), std::to_string(event.value())},
                    {place}};
        }
        return {phrase("arithmetic", "The tables say that %1 comes next."),
                {printedExpression(tokenText(problem, event.value()))},
                {place}};
    case EventKind::Decide: {
        State after = before;
        after.apply(event);
        return explainDecide(problem, forestOf(problem, after), place);
    }
    case EventKind::Conflict:
        return explainConflict(problem, forestOf(problem, before), event);
    case EventKind::Visit:
        return explainVisit(event, phrase("arithmetic", "Back to the beginning."));
    case EventKind::Solution: {
        const Solution solution = solutionOf(problem, before);
        return {phrase("arithmetic", "%1: a solution."), {printedEquation(problem, solution)}};
    }
    case EventKind::Remove:
        break;
    }
    return {};
}

// There is no way to a solution worth explaining: each is its own proof once it is evaluated.
Explanation ArithmeticPuzzle::explainSolution(const ArithmeticProblem& problem,
                                              const ExplainRequest& request, Control& control) const
{
    constexpr std::uint64_t kMostShown = 20;
    constexpr std::uint64_t kMostNodes = 20'000'000; // a second; the rest is for `clew count`
    Explanation explanation;
    std::ranges::copy(faults(problem), std::back_inserter(explanation.steps));
    Limits limits = control.limits();
    limits.solutions = kUnlimited;
    limits.nodes = std::min(limits.nodes, kMostNodes);
    Subsearch search(control, limits, [&](std::span<const Value> tokens) {
        if (request.allSteps || explanation.steps.size() < kMostShown)
            explanation.steps.emplace_back(evaluated(problem, {tokens.begin(), tokens.end()}));
        return true;
    });
    const Answer answer =
        runInTurn(fastest(problem, Wanted::InOrder), problem, {}, search.control());
    explanation.outcome = search.finish(answer.outcome.ending);
    const std::uint64_t count = explanation.outcome.counters.solutions;
    const bool isCut = explanation.outcome.ending == Ending::Stopped && !control.stopped();
    if (control.stopped())
        explanation.outcome = control.finish();
    else if (isCut && count > 0)
        explanation.outcome.ending = Ending::Solved;
    if (count > 0)
        explanation.remark = {isCut || control.stopped()
                                  ? phrase("arithmetic", "Solutions found so far: %1.")
                                  : whatCounts(problem),
                              {count}};
    else if (explanation.outcome.ending == Ending::Exhausted)
        explanation.end = {
            phrase("arithmetic",
                   "There is no solution: every expression over these numbers was looked at.")};
    if (count > explanation.steps.size())
        explanation.end = {
            phrase("arithmetic", "The other solutions are left out. Shown are the first %1."),
            {explanation.steps.size()}};
    return explanation;
}

} // namespace clew::arithmetic
