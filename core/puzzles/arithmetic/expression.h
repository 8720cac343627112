// Expressions as trees, made of postfix tokens or of the state of a search, and as text.

#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/puzzles/arithmetic/number.h"

namespace clew::arithmetic {

/// One or several expressions side by side.
struct Forest
{
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    struct Node
    {
        Value token;
        Variable variable = 0; ///< position or step that made it; of a number in a step, the step's
        std::size_t left = kNone;
        std::size_t right = kNone;
        std::optional<BigFraction> value = {}; ///< none after a division by zero, and for '='
        std::size_t leaves = 1;
    };
    std::vector<Node> nodes = {};        ///< children before their parents
    std::vector<std::size_t> roots = {}; ///< from left to right

    [[nodiscard]] bool isLeaf(std::size_t node) const { return nodes[node].left == kNone; }
};

/// What the tokens build; operators without two operands before them are left out.
Forest forestOf(const ArithmeticProblem& problem, std::span<const Value> tokens);
/// What stands on the board: token by token, or in the steps of pair-combining.
Forest forestOf(const ArithmeticProblem& problem, const State& state);
/// Whether the tokens are one expression or equation over numbers of the list, each at most once
/// and in the list's order if that is given, in which nothing is divided by zero.
bool isExpression(const ArithmeticProblem& problem, std::span<const Value> tokens);
/// representative() of what may be no expression: that is left as it is.
Solution representativeIfAny(const ArithmeticProblem& problem, std::span<const Value> tokens);
/// What stands on the board last, as a solution; see Puzzle::solutionAt().
Solution solutionOf(const ArithmeticProblem& problem, const State& state);
/// The postfix tokens of an expression.
std::vector<Value> tokensOf(const Forest& forest, std::size_t root);

/// With as few parentheses as possible: "2-3+5+7 = 11".
std::string infix(const ArithmeticProblem& problem, const Forest& forest, std::size_t root);
/// "(= (+ (+ (- 2 3) 5) 7) 11)".
std::string lisp(const ArithmeticProblem& problem, const Forest& forest, std::size_t root);
/// An operator a line, its operands below it and to the right.
std::string treeText(const ArithmeticProblem& problem, const Forest& forest, std::size_t root);

/// The equation in one line; of a target missed, the target as well.
std::string equationText(const ArithmeticProblem& problem, std::span<const Value> tokens);

/// Of an expression without "=", which divides nothing by zero; 0 of any other.
BigFraction valueOf(const Forest& forest, std::size_t root);
/// "4", "-8/3".
std::string valueText(const BigFraction& value);

} // namespace clew::arithmetic
