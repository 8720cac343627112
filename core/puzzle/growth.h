// How a strategy's work grows with the size of its problems, as far as theory knows: what measured
// growth is held against (study/growthfit.h).
//
// With x for the size, or for the number of cells, the logarithm of the work is what is known of
// it, plus a multiple of what is left open, plus a constant.

#pragma once

#include <cstdint>
#include <optional>

namespace clew {

struct Growth
{
    enum class Kind : std::uint8_t {
        Unsaid,      ///< nothing is said: no strategy of the registry may leave it at that
        Power,       ///< x^p
        Exponential, ///< c^x, for whatever c
        Factorial,   ///< x!^p · c^x, for whatever c; where p is open as well, x!^p
        SelfPower,   ///< x^x
    };
    /// What x is: the size itself, or how many cells a board of that size has.
    enum class In : std::uint8_t { Size, Cells };
    enum class Of : std::uint8_t { Nodes, Time };
    /// What grows like this: the work, or one that it never exceeds, or never stays below.
    enum class Holds : std::uint8_t { Always, AtWorst, AtBest };

    constexpr Growth() = default;
    static constexpr Growth power(double power) { return {Kind::Power, power}; }
    /// A power that theory does not name.
    static constexpr Growth polynomial() { return {Kind::Power, std::nullopt}; }
    static constexpr Growth exponential() { return {Kind::Exponential, std::nullopt}; }
    static constexpr Growth factorial(double power) { return {Kind::Factorial, power}; }
    /// More than exponential: for some p like x!^p.
    static constexpr Growth powerOfFactorial() { return {Kind::Factorial, std::nullopt}; }
    static constexpr Growth selfPower() { return {Kind::SelfPower, std::nullopt}; }

    [[nodiscard]] constexpr Growth inCells() const
    {
        Growth said = *this;
        said.in = In::Cells;
        return said;
    }
    /// Otherwise it is of nodes.
    [[nodiscard]] constexpr Growth ofTime() const
    {
        Growth said = *this;
        said.of = Of::Time;
        return said;
    }
    [[nodiscard]] constexpr Growth atWorst() const { return holding(Holds::AtWorst); }
    [[nodiscard]] constexpr Growth atBest() const { return holding(Holds::AtBest); }

    [[nodiscard]] constexpr bool isSaid() const { return kind != Kind::Unsaid; }
    /// What is open is p, not c.
    [[nodiscard]] constexpr bool isPowerOpen() const
    {
        return !exponent && (kind == Kind::Power || kind == Kind::Factorial);
    }

    /// The natural logarithm of the work is a constant more than this ...
    [[nodiscard]] double known(double x) const;
    /// ... and, unless it is none, a multiple of this: by p, or by the logarithm of c.
    [[nodiscard]] std::optional<double> open(double x) const;

    Kind kind = Kind::Unsaid;
    In in = In::Size;
    Of of = Of::Nodes;
    Holds holds = Holds::Always;
    std::optional<double> exponent = {}; ///< p, if theory names it

private:
    constexpr Growth(Kind what, std::optional<double> p) : kind(what), exponent(p) {}
    [[nodiscard]] constexpr Growth holding(Holds when) const
    {
        Growth said = *this;
        said.holds = when;
        return said;
    }
};

} // namespace clew
