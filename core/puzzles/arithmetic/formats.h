// Arithmetic problems as lines of numbers and settings, solutions as equations.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/arithmetic/arithmetic.h"

namespace clew::arithmetic {

/// "2 3 5 7 11", "[2,3,5,7,11]" or "(2 3 5 7 11)", then settings like "order=any target=24", which
/// parameters complete.
Result<ProblemPtr> readList(std::string_view text, const Parameters& parameters);
/// A problem from `numbers` and the settings.
Result<ProblemPtr> fromParameters(const Parameters& parameters);
/// One line, with those settings that are not the usual ones.
std::string writeList(const ArithmeticProblem& problem);
std::string writeSolutions(const ArithmeticProblem& problem, std::span<const Solution> solutions,
                           std::uint64_t first, std::string_view format);
/// The equation in one line; of a target missed, the target as well.
std::string equationText(const ArithmeticProblem& problem, std::span<const Value> tokens);

} // namespace clew::arithmetic
