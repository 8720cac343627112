// The areas of a Suguru as shapes: their pieces, the borders between them, and their colours.

#pragma once

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

/// The cells of each connected piece, in the order of first cells; as many as areas if all areas
/// are connected.
std::vector<std::vector<Variable>> connectedAreas(const SuguruProblem& problem);

/// The sides between neighbouring cells, in the order that one-line notations list them: those
/// between left and right neighbours row by row, then those between upper and lower ones.
struct Borders
{
    std::vector<bool> vertical;   ///< (width - 1) x height of them
    std::vector<bool> horizontal; ///< width x (height - 1) of them
};
Borders bordersOf(const SuguruProblem& problem);
/// The areas that these borders enclose, numbered in the order of their first cells.
std::vector<std::uint32_t> areasWithin(std::uint32_t width, std::uint32_t height,
                                       const Borders& borders);

/// A colour from 0 to 4 for each area, different for neighbours wherever the greedy choice can.
std::vector<std::uint8_t> areaColours(const SuguruProblem& problem, std::size_t areaCount);

} // namespace clew::suguru
