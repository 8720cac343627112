// What the rules of sudoku forbid: a digit twice in a row, column or box.

#pragma once

#include <vector>

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

/// Two given cells of one unit with the same digit.
struct Clash
{
    Cell first;
    Cell second;
    std::uint32_t unit;
};
/// Every pair once, named by its row or column if it shares one, by its box otherwise.
std::vector<Clash> clashes(const SudokuProblem& problem);

/// "R1C1 and R1C5 are both 3, in row 1."
Sentence clashSentence(const SudokuProblem& problem, const Clash& clash);

/// "row 3", of a unit by its number.
Sentence unitName(const Layout& layout, std::uint32_t unit);

/// Whether the givens clash: no strategy has anything to search then.
bool contradictory(const SudokuProblem& problem);

/// Why the place cannot have its digit: the peer has it already.
Sentence takenSentence(const Layout& layout, Place place, Cell peer);

} // namespace clew::sudoku
