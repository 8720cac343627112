// New sudokus from a seed.

#pragma once

#include <memory>
#include <optional>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// The newest. Boards that need a technique: version 1 let them need harder variants of it, too.
/// Later versions know more techniques (Technique::since). All else is the same.
unsigned generatorVersion();

/// How the places of clues are alike.
enum class Symmetry : std::uint8_t {
    None,
    Rotation, ///< by half a turn
    Mirror,   ///< left and right
    Both      ///< left and right, above and below, and so by half a turn, too
};

struct GeneratorOptions
{
    BoxShape box;
    std::uint64_t seed = 1;
    std::uint32_t leastClues = 0; ///< stop taking clues away here; 0: until none can be spared
    /// Search nodes to spend on showing that a clue can be spared; a clue that needs more stays.
    std::uint64_t nodesPerClue = 2000;
    Symmetry symmetry = Symmetry::None;
    /// Index into techniques(): clues stay that are needed to solve the board by this and what is
    /// tried before it.
    std::optional<std::size_t> technique = std::nullopt;
    unsigned version = kNewestVersion; ///< which techniques are known
};

/// A board with exactly one solution, the same for the same options. Null if `control` says stop.
std::shared_ptr<const SudokuProblem> generate(const GeneratorOptions& options, Control& control);

/// Fails if the seed is of a version that does not know the technique that is wanted.
Result<void> checkKnown(const GenerateRequest& request, const Technique& technique);

/// The symmetries in the order of Symmetry.
std::vector<ChoiceInfo> symmetries();

/// A filled board; of every size.
std::vector<Value> randomSolution(BoxShape box, std::uint64_t seed);

} // namespace clew::sudoku
