// Chains: strong and weak links in turn, with strong ones at both ends. If the first candidate does
// not hold, then step by step the last one must; so one of the two holds, and what either rules out
// is struck. If the last is the first itself, it must hold. If the ends rule out each other, the
// chain closes to a ring, in which of each two neighbours exactly one holds, so that the weak links
// strike as strong ones do.
//
// Techniques differ in the links that their chains use, and in how they word them. Short chains are
// looked for first.

#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "core/puzzles/sudoku/techniques/links.h"

namespace clew::sudoku {

/// A chain's nodes: start, and then by turns what holds and what that rules out, up to its end.
using Chain = std::vector<Node>;

/// Words a chain as a step; what it strikes comes in later.
template<class Set>
using ChainWord = Step (*)(const Links<Set>&, const Chain&);

template<class Set>
struct ChainWording
{
    ChainWord<Set> chain;
    ChainWord<Set> ring = nullptr; ///< rings are not looked for without
};

inline constexpr std::uint32_t kAnyLength = std::numeric_limits<std::uint32_t>::max();

/// Emits chains of these links, of `longest` strong ones at most. A finder's answer.
template<class Set>
bool searchChains(const Grid& grid, const StepSink& sink, LinkKinds kinds,
                  ChainWording<Set> wording, std::uint32_t longest = kAnyLength);

/// search<Set>() with such sets of cells as the board needs.
template<class Search>
bool searchBoard(const Grid& grid, Search&& search)
{
    return grid.layout().cellCount() <= SmallCellSet::kBits
               ? search.template operator()<SmallCellSet>()
               : search.template operator()<CellSet>();
}

// ---- for wordings

template<class Set>
std::vector<Place> placesOn(const Links<Set>& links, const Chain& chain);
/// The cells of the chain in its order, each once where it has two nodes in a row.
template<class Set>
std::vector<Cell> cellsAlong(const Links<Set>& links, const Chain& chain);
/// "R1C6 ≠ 9 → R1C9 = 9 → …": the links from the first node on.
template<class Set>
Term linksTerm(const Links<Set>& links, const Chain& chain);

} // namespace clew::sudoku
