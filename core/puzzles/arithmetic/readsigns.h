// Signs of arithmetic in a text: those of keyboards, of print and of handwriting.

#pragma once

#include <optional>
#include <string_view>

#include "core/puzzles/arithmetic/arithmetic.h"
#include "core/text/scanner.h"
#include "core/text/writtensigns.h"

namespace clew::arithmetic {

inline bool acceptText(Scanner& scanner, std::string_view text)
{
    Scanner ahead = scanner;
    for (const char c : text)
        if (!ahead.accept(c))
            return false;
    scanner = ahead;
    return true;
}

inline std::optional<Op> acceptOperator(Scanner& scanner)
{
    for (const WrittenSign& each : kWrittenSigns)
        if (acceptText(scanner, each.written))
            return operatorCalled(each.sign);
    const auto op = operatorCalled(scanner.peek());
    if (op)
        scanner.next();
    return op;
}

/// That of a number, too.
inline bool acceptMinus(Scanner& scanner)
{
    Scanner ahead = scanner;
    if (acceptOperator(ahead) != Op::Minus)
        return false;
    scanner = ahead;
    return true;
}

} // namespace clew::arithmetic
