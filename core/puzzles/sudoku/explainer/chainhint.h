// What is concluded from chains: what goes, the chains that show it, and how hard it is to see.

#pragma once

#include <vector>

#include "core/puzzles/sudoku/explainer/hint.h"
#include "core/puzzles/sudoku/explainer/implications.h"

namespace clew::sudoku::explainer {

/// What the chains of a hint form.
enum class Shape : std::uint8_t { Cycle, Forcing, Binary, Cell, Unit };

struct ChainHint
{
    int tenths = 0;
    int complexity = 0; ///< how many candidates the chains hold
    int order = 0;      ///< among hints of the same complexity
    Shape shape = Shape::Forcing;
    Kind kind = Box; ///< of unit chains
    Candidates struck = {};
    std::optional<Placement> placed = std::nullopt;
    std::vector<Target> targets = {};

    friend bool operator<(const ChainHint& a, const ChainHint& b)
    {
        if (a.tenths != b.tenths)
            return a.tenths < b.tenths;
        return a.complexity != b.complexity ? a.complexity < b.complexity : a.order < b.order;
    }
};

/// Gets the hints in the order in which they are found.
using ChainHints = std::function<void(ChainHint&&)>;

/// Rates the hint by how many candidates its chains hold; `base` is the rating of the shortest.
void finish(ChainHint& hint, int base);

/// Equal for hints that strike the same.
std::vector<std::pair<unsigned, Bits>> effectOf(const ChainHint& hint);
/// The candidates that are gone on the board and not on `source` and that the hint rests on.
std::vector<Key> premisesOf(const ChainHint& hint, const Board& board, const Board& source);
/// The hint as what a step of another chain rests on.
Nested asNested(const ChainHint& hint);

} // namespace clew::sudoku::explainer
