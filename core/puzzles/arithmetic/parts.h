// The parts of the list that can stand in an expression, and how each splits in two: intervals
// where the order is given and all numbers are used, otherwise any of the numbers.

#pragma once

#include <bit>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/puzzles/arithmetic/arithmetic.h"

namespace clew::arithmetic {

/// Bit i: the i-th number of the list belongs to the part.
using Mask = std::uint32_t;

constexpr std::uint32_t sizeOf(Mask part)
{
    return static_cast<std::uint32_t>(std::popcount(part));
}

class Parts
{
public:
    struct Split
    {
        Mask left;
        Mask right;
        friend auto operator<=>(const Split&, const Split&) = default;
    };

    /// `toldApart` false: of parts with equal numbers (in equal order, if that is given) only one
    /// is kept, and stands for all.
    Parts(const ArithmeticProblem& problem, bool toldApart);

    /// All parts, the smaller ones first.
    [[nodiscard]] const std::vector<Mask>& all() const { return m_all; }
    [[nodiscard]] std::uint32_t indexOf(Mask part) const { return m_index.at(part); }
    [[nodiscard]] Mask whole() const { return m_whole; }
    /// The pairs of parts that make up this one, as left and right operand.
    [[nodiscard]] std::vector<Split> splits(Mask part) const;

private:
    [[nodiscard]] std::vector<std::int64_t> numbersOf(Mask part) const;

    const ArithmeticProblem& m_problem;
    Mask m_whole;
    std::vector<Mask> m_all;
    std::unordered_map<Mask, std::uint32_t> m_index;
    std::unordered_map<Mask, Mask> m_standIn; ///< empty if all count as different
};

/// How many parts there are when all count as different.
std::uint32_t partCount(const ArithmeticProblem& problem);

} // namespace clew::arithmetic
