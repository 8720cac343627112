// Knight's tours as text: boards of '.', '#' and 'S'; tours as squares, numbered boards and pairs.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/knight/knight.h"

namespace clew::knight {

/// A problem from the parameters size, from, closed and blocked.
Result<ProblemPtr> makeProblem(const Parameters& parameters);

/// Reads lines of '.' (free), '#' (blocked) and at most one 'S' (the start), after a line "closed"
/// if the tour is to be closed. The parameters from and closed apply where the text is silent.
Result<ProblemPtr> readBoard(std::string_view text, const Parameters& parameters);
std::string writeBoard(const KnightProblem& problem);

std::string writeTours(const KnightProblem& problem, std::span<const Solution> tours,
                       std::uint64_t first, std::string_view format);

/// The board with the number of each visited square, counted from 1; `moves` is a beginning of a
/// tour.
std::string numberGrid(const KnightProblem& problem, std::span<const Value> moves);

} // namespace clew::knight
