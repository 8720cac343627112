// New sudokus from a seed.

#pragma once

#include <memory>

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

struct GeneratorOptions
{
    BoxShape box;
    std::uint64_t seed = 1;
    std::uint32_t leastClues = 0; ///< stop taking clues away here; 0: until none can be spared
    /// Search nodes to spend on showing that a clue can be spared; a clue that needs more stays.
    std::uint64_t nodesPerClue = 2000;
};

/// A board with exactly one solution, the same for the same options. Null if `control` says stop.
std::shared_ptr<const SudokuProblem> generate(const GeneratorOptions& options, Control& control);

/// A filled board; of every size.
std::vector<Value> randomSolution(BoxShape box, std::uint64_t seed);

} // namespace clew::sudoku
