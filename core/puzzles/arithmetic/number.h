// Exact rational numbers: 64-bit fractions where they are proved to suffice, otherwise unbounded
// ones.
//
// Bound: an expression over k integers of absolute value at most m >= 1 has a numerator and a
// denominator of at most (2m)^k / 2. (A number: m <= 2m/2. A sum of fractions within the bounds for
// i and j numbers: at most 2 * (2m)^i/2 * (2m)^j/2 = (2m)^(i+j)/2; products and quotients are
// smaller.)

#pragma once

#include <boost/functional/hash.hpp>
#include <boost/multiprecision/cpp_int.hpp>
#include <cassert>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "core/puzzles/arithmetic/arithmetic.h"

namespace clew::arithmetic {

__extension__ using Wide = __int128;

/// A fraction in lowest terms with a positive denominator.
class Fraction
{
public:
    Fraction() = default;
    explicit Fraction(std::int64_t integer) : m_numerator(integer) {}

    /// None if it does not fit even in lowest terms. `denominator` is not 0.
    static std::optional<Fraction> reduced(Wide numerator, Wide denominator)
    {
        if (!fits(numerator) || !fits(denominator)) {
            const Wide divisor = greatestDivisor(numerator, denominator);
            numerator /= divisor;
            denominator /= divisor;
            if (!fits(numerator) || !fits(denominator))
                return std::nullopt;
        }
        Fraction result;
        result.m_numerator = static_cast<std::int64_t>(numerator);
        result.m_denominator = static_cast<std::int64_t>(denominator);
        const std::int64_t divisor = std::gcd(result.m_numerator, result.m_denominator);
        const std::int64_t sign = denominator < 0 ? -1 : 1;
        result.m_numerator /= sign * divisor;
        result.m_denominator /= sign * divisor;
        return result;
    }

    /// The same of an integer, without looking for divisors.
    static std::optional<Fraction> integer(Wide value)
    {
        return fits(value) ? std::optional(Fraction(static_cast<std::int64_t>(value)))
                           : std::nullopt;
    }

    [[nodiscard]] std::int64_t numerator() const { return m_numerator; }
    [[nodiscard]] std::int64_t denominator() const { return m_denominator; }

    friend bool operator==(const Fraction&, const Fraction&) = default;
    friend bool operator<(const Fraction& a, const Fraction& b)
    {
        return Wide{a.m_numerator} * b.m_denominator < Wide{b.m_numerator} * a.m_denominator;
    }

private:
    static constexpr std::int64_t kLargest = std::int64_t{1} << 62U;

    static bool fits(Wide value) { return value >= -kLargest && value <= kLargest; }
    static Wide greatestDivisor(Wide a, Wide b)
    {
        while (b != 0) {
            const Wide rest = a % b;
            a = b;
            b = rest;
        }
        return a < 0 ? -a : a;
    }

    std::int64_t m_numerator = 0;
    std::int64_t m_denominator = 1;
};

using BigFraction = boost::multiprecision::cpp_rational;

inline int sign(const Fraction& x)
{
    return x.numerator() < 0 ? -1 : x.numerator() > 0 ? 1 : 0;
}
inline int sign(const BigFraction& x)
{
    return x.sign();
}
inline bool isInteger(const Fraction& x)
{
    return x.denominator() == 1;
}
inline bool isInteger(const BigFraction& x)
{
    return denominator(x) == 1;
}

/// a op b; none for a division by zero, and for a Fraction out of the bounds of 64 bits, which no
/// expression of a problem that fitsFraction() has. Not for Op::Equals.
inline std::optional<Fraction> apply(Op op, const Fraction& a, const Fraction& b)
{
    const Wide an = a.numerator();
    const Wide ad = a.denominator();
    const Wide bn = b.numerator();
    const Wide bd = b.denominator();
    if (isInteger(a) && isInteger(b) && op != Op::Over)
        return Fraction::integer(op == Op::Plus ? an + bn : op == Op::Minus ? an - bn : an * bn);
    switch (op) {
    case Op::Plus:
        return Fraction::reduced(an * bd + bn * ad, ad * bd);
    case Op::Minus:
        return Fraction::reduced(an * bd - bn * ad, ad * bd);
    case Op::Times:
        return Fraction::reduced(an * bn, ad * bd);
    default:
        return bn == 0 ? std::nullopt : Fraction::reduced(an * bd, ad * bn);
    }
}
inline std::optional<BigFraction> apply(Op op, const BigFraction& a, const BigFraction& b)
{
    switch (op) {
    case Op::Plus:
        return BigFraction(a + b);
    case Op::Minus:
        return BigFraction(a - b);
    case Op::Times:
        return BigFraction(a * b);
    default:
        return b.is_zero() ? std::nullopt : std::optional(BigFraction(a / b));
    }
}

/// a op b if all results have to be integers and this may not be one; `a` and `b` are integers.
inline std::optional<Fraction> applyExactly(Op op, const Fraction& a, const Fraction& b)
{
    if (op != Op::Over)
        return apply(op, a, b);
    if (sign(b) == 0 || a.numerator() % b.numerator() != 0)
        return std::nullopt;
    return Fraction(a.numerator() / b.numerator());
}
inline std::optional<BigFraction> applyExactly(Op op, const BigFraction& a, const BigFraction& b)
{
    const auto result = apply(op, a, b);
    return result && isInteger(*result) ? result : std::nullopt;
}

struct NumberHash
{
    std::size_t operator()(const Fraction& x) const
    {
        std::size_t seed = std::hash<std::int64_t>{}(x.numerator());
        if (!isInteger(x))
            boost::hash_combine(seed, x.denominator());
        return seed;
    }
    std::size_t operator()(const BigFraction& x) const { return hash_value(x); }
};

/// Whether the problem's rules allow this result of an operation.
template<class Number>
bool isAllowed(Range range, const Number& result)
{
    return range == Range::Rationals ||
           (isInteger(result) && (range == Range::Integers || sign(result) > 0));
}

/// a op b among expressions of the problem's range: none also for what is no integer and has to be
/// one. Whether the sign is allowed is for isAllowed() to say.
template<class Number>
std::optional<Number> applyIn(Range range, Op op, const Number& a, const Number& b)
{
    return range == Range::Rationals ? apply(op, a, b) : applyExactly(op, a, b);
}

/// a op b where there is a result: nothing is divided by zero, and a Fraction is within the bounds
/// of an expression of a problem that fitsFraction().
template<class Number>
Number resultOf(Op op, const Number& a, const Number& b)
{
    auto result = apply(op, a, b);
    assert(result.has_value());
    if (!result)
        return Number();
    return *std::move(result);
}

/// How far a value is from the target.
template<class Number>
Number distance(const Number& value, std::int64_t target)
{
    const Number goal(target);
    return value < goal ? resultOf(Op::Minus, goal, value) : resultOf(Op::Minus, value, goal);
}

/// Whether every value of every expression of this problem, and its distance from the target, fits
/// a Fraction.
bool fitsFraction(const ArithmeticProblem& problem);

/// Calls `use` with a value of the number type to calculate with.
template<class Use>
auto withNumberType(const ArithmeticProblem& problem, Use&& use)
{
    return fitsFraction(problem) ? use(Fraction()) : use(BigFraction());
}

} // namespace clew::arithmetic
