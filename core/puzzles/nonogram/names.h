// How sentences speak of the cells and lines of a nonogram.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/nonogram/nonogram.h"

namespace clew::nonogram {

/// "R4C7".
std::string cellName(const NonogramProblem& problem, Variable cell);
/// "R1C2 R1C4–R1C9".
std::string cellNames(const NonogramProblem& problem, Line line,
                      std::vector<std::uint32_t> positions);
/// From 1 on.
std::string lineNumber(Line line);
/// "2 1", or "0" for a line without runs.
std::string clueText(const Clue& clue, std::string_view separator = " ");

/// All cells of a line.
std::vector<Place> placesOf(const NonogramProblem& problem, Line line);
/// Those that are filled or empty, with what they are.
std::vector<Place> settledPlaces(const NonogramProblem& problem, Line line, const State& state);

} // namespace clew::nonogram
