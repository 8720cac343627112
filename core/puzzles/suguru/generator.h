// New Suguru puzzles from a seed.

#pragma once

#include <memory>

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

/// What shows that a clue can be spared; the weaker, the easier the board.
enum class Proof : std::uint8_t {
    Singles,     ///< settling single numbers and single places solves the board
    Propagation, ///< the strategy of this name does, without a decision
    Search       ///< a search finds no second solution; in version 2, supposing single numbers
};

/// The newest. Version 1 looks at the whole board to see whether a clue can be spared, version 2 at
/// the areas around it; later ones know more techniques (Technique::since).
unsigned generatorVersion();

struct GeneratorOptions
{
    std::uint32_t width = 6;
    std::uint32_t height = 6;
    std::uint64_t seed = 1;
    std::uint32_t largestArea = 5; ///< 4 … kMaxArea: four cells around a point all differ
    std::uint32_t leastClues = 0;  ///< stop taking clues away here; 0: until none can be spared
    Proof proof = Proof::Search;
    unsigned version = generatorVersion();
    /// Of version 1: search nodes to spend on showing that a clue can be spared; a clue that needs
    /// more stays.
    std::uint64_t nodesPerClue = 300;
};

/// A board with exactly one solution, the same for the same options. Null if `control` says stop.
std::shared_ptr<const SuguruProblem> generate(const GeneratorOptions& options, Control& control);

} // namespace clew::suguru
