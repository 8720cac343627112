// Why a search for expressions did what it did, in words.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzles/arithmetic/expression.h"
#include "core/puzzles/arithmetic/parts.h"
#include "core/puzzles/arithmetic/puzzle.h"

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

/// "5 - 7", with the operands' values, and what it makes.
struct Operation
{
    std::string text;
    std::string result;
    std::vector<Place> operands;
};

Operation describe(const ArithmeticProblem& problem, const Forest& forest, std::size_t node)
{
    const auto& [token, variable, left, right, value, leaves] = forest.nodes[node];
    const auto operand = [&](std::size_t child) {
        const auto& known = forest.nodes[child].value;
        return known ? valueText(*known) : infix(problem, forest, child);
    };
    return {
        fmt::format("{} {} {}", operand(left), symbol(operatorOf(problem, token)), operand(right)),
        value ? valueText(*value) : std::string(),
        {{forest.nodes[left].variable, kNoValue}, {forest.nodes[right].variable, kNoValue}}};
}

Sentence explainDecide(const ArithmeticProblem& problem, const Forest& after, const Place& place)
{
    if (after.nodes.empty())
        return {};
    const std::size_t newest = after.nodes.size() - 1;
    if (after.isLeaf(newest))
        return {phrase("arithmetic", "Write down the number %1."),
                {tokenText(problem, after.nodes[newest].token)},
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
        return {phrase("arithmetic", "The sides differ: %1 is wrong."),
                {operation.text},
                {place},
                std::move(operation.operands)};
    case TargetMissed:
        return {phrase("arithmetic",
                       "The result misses the target %1, and nothing can be added to it."),
                {std::to_string(problem.target.value_or(0))},
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
    const auto slotName = [&](std::uint32_t slot) {
        return slot < problem.size() ? std::to_string(problem.numbers[slot])
                                     : fmt::format("[{}]", slot - problem.size() + 1);
    };
    return {phrase("arithmetic", "step %1: %2"),
            {step, fmt::format("{} {} {}", slotName(left), symbol(op), slotName(right))}};
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
                    {part, std::to_string(event.value())},
                    {place}};
            return {phrase("arithmetic", "Expressions over %1 have %2 different values in all."),
                    {part, std::to_string(event.value())},
                    {place}};
        }
        return {phrase("arithmetic", "The tables say that %1 comes next."),
                {tokenText(problem, event.value())},
                {place}};
    case EventKind::Decide: {
        State after = before;
        after.apply(event);
        return explainDecide(problem, forestOf(problem, after), place);
    }
    case EventKind::Conflict:
        return explainConflict(problem, forestOf(problem, before), event);
    case EventKind::Visit:
        return event.node() == kRoot
                   ? Sentence{phrase("arithmetic", "Back to the beginning.")}
                   : Sentence{phrase("arithmetic", "Back to position %1 of the search."),
                              {std::to_string(event.node())}};
    case EventKind::Solution: {
        const Solution solution = solutionOf(problem, before);
        return {phrase("arithmetic", "%1: a solution."), {equationText(problem, solution)}};
    }
    case EventKind::Remove:
        break;
    }
    return {};
}

} // namespace clew::arithmetic
