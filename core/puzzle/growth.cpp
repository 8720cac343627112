#include "core/puzzle/growth.h"

#include <cmath>

namespace clew {

namespace {

double logFactorial(double x)
{
    return std::lgamma(x + 1);
}

} // namespace

double Growth::known(double x) const
{
    switch (kind) {
    case Kind::Power:
        return exponent.value_or(0) * std::log(x);
    case Kind::Factorial:
        return exponent.value_or(0) * logFactorial(x);
    case Kind::SelfPower:
        return x * std::log(x);
    case Kind::Unsaid:
    case Kind::Exponential:
        break;
    }
    return 0;
}

std::optional<double> Growth::open(double x) const
{
    switch (kind) {
    case Kind::Power:
        return exponent ? std::nullopt : std::optional(std::log(x));
    case Kind::Factorial:
        return exponent ? x : logFactorial(x);
    case Kind::Exponential:
        return x;
    case Kind::Unsaid:
    case Kind::SelfPower:
        break;
    }
    return std::nullopt;
}

} // namespace clew
