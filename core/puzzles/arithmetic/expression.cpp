#include "core/puzzles/arithmetic/expression.h"

#include <algorithm>
#include <fmt/format.h>

namespace clew::arithmetic {

namespace {

std::size_t addLeaf(const ArithmeticProblem& problem, Forest& forest, Value token,
                    Variable variable)
{
    forest.nodes.push_back(
        {.token = token, .variable = variable, .value = BigFraction(problem.numbers[token])});
    return forest.nodes.size() - 1;
}

std::size_t addNode(const ArithmeticProblem& problem, Forest& forest, Op op, std::size_t left,
                    std::size_t right, Variable variable)
{
    const Forest::Node& a = forest.nodes[left];
    const Forest::Node& b = forest.nodes[right];
    Forest::Node node{tokenOf(problem, op), variable, left, right, {}, a.leaves + b.leaves};
    if (op != Op::Equals && a.value && b.value)
        node.value = apply(op, *a.value, *b.value);
    forest.nodes.push_back(std::move(node));
    return forest.nodes.size() - 1;
}

Kind kindOf(const ArithmeticProblem& problem, const Forest& forest, std::size_t node)
{
    return forest.isLeaf(node) ? Kind::Number
                               : arithmetic::kindOf(operatorOf(problem, forest.nodes[node].token));
}

std::string numberText(const ArithmeticProblem& problem, const Forest& forest, std::size_t leaf)
{
    return std::to_string(problem.numbers[forest.nodes[leaf].token]);
}

// `opens`: nothing stands before the expression but a parenthesis, so a minus sign may be bare.
std::string infix(const ArithmeticProblem& problem, const Forest& forest, std::size_t root,
                  bool opens)
{
    if (forest.isLeaf(root)) {
        const std::string number = numberText(problem, forest, root);
        return number.starts_with('-') && !opens ? "(" + number + ")" : number;
    }
    const auto& node = forest.nodes[root];
    const Op op = operatorOf(problem, node.token);
    if (op == Op::Equals)
        return infix(problem, forest, node.left, true) + " = " +
               infix(problem, forest, node.right, true);
    const bool isProduct = arithmetic::kindOf(op) == Kind::Product;
    const Kind left = kindOf(problem, forest, node.left);
    const Kind right = kindOf(problem, forest, node.right);
    const bool wrapLeft = isProduct && left == Kind::Sum;
    // a+(b-c) and a*(b/c) need none.
    const bool wrapRight = isProduct
                               ? right == Kind::Sum || (op == Op::Over && right == Kind::Product)
                               : op == Op::Minus && right == Kind::Sum;
    const auto operand = [&](std::size_t child, bool wrap, bool atStart) {
        return wrap ? "(" + infix(problem, forest, child, true) + ")"
                    : infix(problem, forest, child, atStart);
    };
    return operand(node.left, wrapLeft, opens) + symbol(op) + operand(node.right, wrapRight, false);
}

void appendTree(const ArithmeticProblem& problem, const Forest& forest, std::size_t root,
                const std::string& indent, std::string& text)
{
    if (forest.isLeaf(root)) {
        text += numberText(problem, forest, root) + "\n";
        return;
    }
    const auto& node = forest.nodes[root];
    const Op op = operatorOf(problem, node.token);
    text += symbol(op);
    if (node.value)
        text += " (" + valueText(*node.value) + ")";
    text += "\n" + indent + "├─ ";
    appendTree(problem, forest, node.left, indent + "│  ", text);
    text += indent + "└─ ";
    appendTree(problem, forest, node.right, indent + "   ", text);
}

std::string withTarget(std::int64_t target, const BigFraction& value, std::string expression)
{
    expression += " = " + valueText(value);
    if (value != target)
        expression += fmt::format(" (nearest to {})", target);
    return expression;
}

} // namespace

bool fitsFraction(const ArithmeticProblem& problem)
{
    const auto magnitude = [](std::int64_t x) {
        return x < 0 ? -static_cast<double>(x) : static_cast<double>(x);
    };
    double largest = 1;
    for (const std::int64_t number : problem.numbers)
        largest = std::max(largest, magnitude(number));
    double bound = magnitude(problem.target.value_or(0)) + 1;
    for (std::size_t i = 0; i < problem.numbers.size(); ++i)
        bound *= 2 * largest;
    constexpr double kLimit = 0x1p61; // below 2^62 by more than rounding can do
    return bound < kLimit;
}

Forest forestOf(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    Forest forest;
    for (Variable position = 0; position < tokens.size(); ++position) {
        const Value token = tokens[position];
        if (token == kNoValue)
            break;
        if (isNumber(problem, token)) {
            forest.roots.push_back(addLeaf(problem, forest, token, position));
            continue;
        }
        if (forest.roots.size() < 2)
            continue;
        const std::size_t right = forest.roots.back();
        forest.roots.pop_back();
        const std::size_t left = forest.roots.back();
        forest.roots.back() =
            addNode(problem, forest, operatorOf(problem, token), left, right, position);
    }
    return forest;
}

Forest forestOf(const ArithmeticProblem& problem, const State& state)
{
    if (problem.size() < 2 || state.value(stepVariable(problem, 0)) == kNoValue) {
        std::vector<Value> tokens(positionCount(problem));
        for (Variable position = 0; position < tokens.size(); ++position)
            tokens[position] = state.value(position);
        return forestOf(problem, tokens);
    }
    // The combined expressions only: numbers that no step uses are not on the board.
    Forest forest;
    std::vector<std::size_t> slots(problem.size(), Forest::kNone);
    const auto nodeOf = [&](std::uint32_t slot, Variable variable) {
        if (slot < problem.size())
            slots[slot] = addLeaf(problem, forest, slot, variable);
        else
            std::erase(forest.roots, slots[slot]);
        return slots[slot];
    };
    for (std::uint32_t k = 0; k + 1 < problem.size(); ++k) {
        const Variable variable = stepVariable(problem, k);
        const Value value = state.value(variable);
        if (value == kNoValue)
            break;
        const Step step = Step::decoded(problem, value);
        const std::size_t left = nodeOf(step.left, variable);
        const std::size_t right = nodeOf(step.right, variable);
        slots.push_back(addNode(problem, forest, step.op, left, right, variable));
        forest.roots.push_back(slots.back());
    }
    return forest;
}

Solution solutionOf(const ArithmeticProblem& problem, const State& state)
{
    const Forest forest = forestOf(problem, state);
    if (forest.roots.empty())
        return representative(problem, {});
    return representativeIfAny(problem, tokensOf(forest, forest.roots.back()));
}

bool isExpression(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    const bool inOrder = problem.order == Order::Given;
    std::vector<bool> isUsed(problem.size());
    Value next = 0; // the first number that may still come, in order
    for (const Value token : tokens) {
        if (!isNumber(problem, token))
            continue;
        if (isUsed[token] || (inOrder && token < next))
            return false;
        isUsed[token] = true;
        next = token + 1;
    }
    const Forest forest = forestOf(problem, tokens);
    const auto isSound = [&](const Forest::Node& node) {
        const bool isEquation = node.token == tokenOf(problem, Op::Equals);
        return isEquation ? &node == &forest.nodes.back() : node.value.has_value();
    };
    return forest.roots.size() == 1 && forest.nodes.size() == tokens.size() &&
           std::ranges::all_of(forest.nodes, isSound);
}

Solution representativeIfAny(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    const auto own = tokens.first(
        static_cast<std::size_t>(std::ranges::find(tokens, kNoValue) - tokens.begin()));
    if (isExpression(problem, own))
        return representative(problem, own);
    Solution solution(own.begin(), own.end());
    solution.resize(positionCount(problem), kNoValue);
    return solution;
}

std::vector<Value> tokensOf(const Forest& forest, std::size_t root)
{
    const auto& node = forest.nodes[root];
    std::vector<Value> tokens;
    if (!forest.isLeaf(root)) {
        tokens = tokensOf(forest, node.left);
        const std::vector<Value> right = tokensOf(forest, node.right);
        tokens.insert(tokens.end(), right.begin(), right.end());
    }
    tokens.push_back(node.token);
    return tokens;
}

std::string infix(const ArithmeticProblem& problem, const Forest& forest, std::size_t root)
{
    return infix(problem, forest, root, true);
}

std::string lisp(const ArithmeticProblem& problem, const Forest& forest, std::size_t root)
{
    if (forest.isLeaf(root))
        return numberText(problem, forest, root);
    const auto& node = forest.nodes[root];
    return fmt::format("({} {} {})", symbol(operatorOf(problem, node.token)),
                       lisp(problem, forest, node.left), lisp(problem, forest, node.right));
}

std::string treeText(const ArithmeticProblem& problem, const Forest& forest, std::size_t root)
{
    std::string text;
    appendTree(problem, forest, root, "", text);
    return text;
}

std::string valueText(const BigFraction& value)
{
    return value.str();
}

BigFraction valueOf(const Forest& forest, std::size_t root)
{
    return forest.nodes[root].value.value_or(BigFraction());
}

std::string equationText(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    const Forest forest = forestOf(problem, tokens);
    if (forest.roots.empty())
        return {};
    const std::size_t root = forest.roots.front();
    std::string text = infix(problem, forest, root);
    return problem.target ? withTarget(*problem.target, valueOf(forest, root), std::move(text))
                          : text;
}

} // namespace clew::arithmetic
