// The arithmetic puzzle: insert + - * / = and parentheses into a list of integers so that a correct
// equation results; also with the numbers in any order, or to reach a target with some of them.
//
// An expression is written as postfix tokens: a number's index in the list, or an operator. These
// are the values; the first variables are the positions of the tokens, so that a solution is the
// postfix sequence itself, padded with kNoValue. Further variables, which no solution has, show
// what pair-combining and interval-tables do: a step that combines two expressions, and the number
// of values in the table of a part of the list. Source: P93 of the ninety-nine problems.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/text/writtensigns.h"

namespace clew::arithmetic {

/// Bit masks stand for parts of the list, and all of them are walked in any-order problems.
inline constexpr std::uint32_t kMaxNumbers = 16;

enum class Order : std::uint8_t { Given, Any };
/// Which solutions count as different.
enum class Distinct : std::uint8_t {
    Trees,   ///< every operator tree over the numbers of the list is its own
    Texts,   ///< after dropping parentheses that associativity makes pointless
    Classes, ///< under associativity and signs; in any order also under commutativity
    /// Classes, counted separately for each choice of the numbers of the list: of those on either
    /// side of an equation, of those used to reach a target. Differs where numbers are equal.
    Tiles,
};
/// Whether the laws of arithmetic make two expressions the same.
constexpr bool joinsClasses(Distinct distinct)
{
    return distinct == Distinct::Classes || distinct == Distinct::Tiles;
}
/// What results of operations may be.
enum class Range : std::uint8_t {
    Rationals,
    Integers, ///< every division is exact
    Naturals, ///< every result is a positive integer, as on television
};

struct ArithmeticProblem : Problem
{
    std::vector<std::int64_t> numbers = {2, 3, 5, 7, 11};
    Order order = Order::Given;
    Distinct distinct = Distinct::Trees;
    Range range = Range::Rationals;
    /// The value to reach with some of the numbers, as nearly as possible; none: all the numbers
    /// make an equation.
    std::optional<std::int64_t> target = std::nullopt;

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(numbers.size()); }
};

enum class Op : std::uint8_t { Plus, Minus, Times, Over, Equals };
inline constexpr std::array kOperations{Op::Plus, Op::Minus, Op::Times, Op::Over};
inline constexpr std::array kOperators{Op::Plus, Op::Minus, Op::Times, Op::Over, Op::Equals};
inline constexpr std::string_view kSymbols = "+-*/="; ///< of all of them
constexpr char symbol(Op op)
{
    return kSymbols[static_cast<std::size_t>(op)];
}
constexpr std::string_view printedSymbol(Op op)
{
    const auto* const printed = std::ranges::find(kWrittenSigns, symbol(op), &WrittenSign::sign);
    return printed == kWrittenSigns.end() ? kSymbols.substr(static_cast<std::size_t>(op), 1)
                                          : printed->written;
}
/// None: no operator is called by that.
constexpr std::optional<Op> operatorCalled(char symbol)
{
    const std::size_t op = kSymbols.find(symbol);
    return op == kSymbols.npos ? std::nullopt : std::optional(static_cast<Op>(op));
}
/// The same of a text that is its symbol, or its sign as it is printed or written by hand.
constexpr std::optional<Op> operatorCalled(std::string_view text)
{
    if (const WrittenSign* const sign = writtenSignAt(text); sign != nullptr)
        return sign->written == text ? operatorCalled(sign->sign) : std::nullopt;
    return text.size() == 1 ? operatorCalled(text.front()) : std::nullopt;
}

/// What stands at the root of an expression.
enum class Kind : std::uint8_t { Number, Sum, Product, Equation };
constexpr Kind kindOf(Op op)
{
    return op == Op::Plus || op == Op::Minus   ? Kind::Sum
           : op == Op::Times || op == Op::Over ? Kind::Product
                                               : Kind::Equation;
}

// ---- tokens

inline Value tokenOf(const ArithmeticProblem& problem, Op op)
{
    return static_cast<Value>(problem.numbers.size()) + static_cast<Value>(op);
}
inline bool isNumber(const ArithmeticProblem& problem, Value token)
{
    return token < problem.numbers.size();
}
/// Values from here on are no tokens (tables have more values).
inline Value tokenCount(const ArithmeticProblem& problem)
{
    return tokenOf(problem, Op::Equals) + 1;
}
/// Of a token that is not a number.
inline Op operatorOf(const ArithmeticProblem& problem, Value token)
{
    return static_cast<Op>(token - problem.numbers.size());
}

// ---- variables

/// Positions of tokens.
inline std::uint32_t positionCount(const ArithmeticProblem& problem)
{
    return 2 * problem.size() - 1;
}
/// A tile of the list that nothing has been made of: its number, where no token is written.
constexpr Place tilePlace(std::uint32_t index)
{
    return {index, index};
}
/// The variable of the n-th step of pair-combining.
inline Variable stepVariable(const ArithmeticProblem& problem, std::uint32_t step)
{
    return positionCount(problem) + step;
}
/// The variable of the table of the n-th part (see Parts).
inline Variable tableVariable(const ArithmeticProblem& problem, std::uint32_t part)
{
    return positionCount(problem) + problem.size() - 1 + part;
}
/// A table's value is how many values it holds, but at most this.
inline constexpr Value kMaxTableValue = 9999;

/// A step of pair-combining: `left op right`. Slots 0 … n-1 are the numbers, n + k is the result of
/// step k.
struct Step
{
    std::uint32_t left;
    std::uint32_t right;
    Op op;

    [[nodiscard]] Value encoded(const ArithmeticProblem& problem) const
    {
        return (left * 2 * problem.size() + right) * 5 + static_cast<Value>(op);
    }
    static Step decoded(const ArithmeticProblem& problem, Value value)
    {
        const std::uint32_t slotCount = 2 * problem.size();
        return {value / 5 / slotCount, value / 5 % slotCount, static_cast<Op>(value % 5)};
    }
};

/// Rules that events name.
enum ArithmeticRule : Rule {
    DivisionByZero = 1,
    OutOfRange,   ///< a result that Range does not allow
    SidesDiffer,  ///< the equation is wrong
    TargetMissed, ///< nothing is left, and the target not reached
    AlreadyFound, ///< differs from a solution found before in what does not count
    Tabulated,    ///< the table of a part is complete
    ReadOut,      ///< a token that the tables leave no choice about
};

/// The tokens of an expression as all strategies hand them over: the same for all expressions that
/// `distinct` does not count as different; padded to positionCount().
Solution representative(const ArithmeticProblem& problem, std::span<const Value> tokens);

} // namespace clew::arithmetic
