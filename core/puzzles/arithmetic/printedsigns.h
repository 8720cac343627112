// Operators and minus signs as they are printed, for what is shown. What is written to be read
// again has those of keyboards (expression.h).

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/arithmetic/expression.h"

namespace clew::arithmetic {

/// "−8/3": a fraction keeps its slash.
inline std::string printedNumber(std::string_view number)
{
    std::string printed;
    for (const char c : number)
        if (c == '-')
            printed += printedSymbol(Op::Minus);
        else
            printed += c;
    return printed;
}
inline std::string printedNumber(std::int64_t number)
{
    return printedNumber(std::to_string(number));
}
inline std::string printedValue(const BigFraction& value)
{
    return printedNumber(valueText(value));
}

/// Of what infix() gives: "2−3×5".
inline std::string printedExpression(std::string_view expression)
{
    std::string printed;
    for (const char c : expression)
        if (const auto op = operatorCalled(c))
            printed += printedSymbol(*op);
        else
            printed += c;
    return printed;
}

/// Of what equationText() gives: behind the equals sign of a target there is a value.
inline std::string printedEquation(const ArithmeticProblem& problem, std::span<const Value> tokens)
{
    const std::string text = equationText(problem, tokens);
    const std::size_t end = problem.target ? text.find('=') : std::string::npos;
    const std::string_view value =
        end == std::string::npos ? std::string_view() : std::string_view(text).substr(end);
    return printedExpression(std::string_view(text).substr(0, end)) + printedNumber(value);
}

} // namespace clew::arithmetic
