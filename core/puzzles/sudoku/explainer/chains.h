// Chains of implications: what follows when a candidate holds ("on") or goes ("off"). Nearly all
// rules above 6.5 are made of them.

#pragma once

#include <optional>

#include "core/puzzles/sudoku/explainer/hint.h"
#include "core/search/control.h"

namespace clew::sudoku::explainer {

/// Which implications are drawn, and what is concluded from them.
struct ChainKind
{
    bool isMultiple = false; ///< from all candidates of a cell, all places of a digit
    bool isDynamic = false;  ///< a step may rest on several ones before
    bool isNishio = false;   ///< of one digit alone
    /// What may be used on the way, too: 1 locking, pairs and X-wings; 2 also forcing chains; 3
    /// also multiple ones; 4 also dynamic ones of the level `nested`.
    int level = 0;
    int nested = 0;

    /// Without what the length adds.
    [[nodiscard]] int tenths() const;
};

/// The kinds in the order in which they are tried. Between them stand rules of other families.
inline constexpr ChainKind kForcingChains{};
inline constexpr ChainKind kNishio{.isDynamic = true, .isNishio = true};
inline constexpr ChainKind kMultiple{.isMultiple = true};
constexpr ChainKind dynamicChains(int level, int nested = 0)
{
    return {.isMultiple = true, .isDynamic = true, .level = level, .nested = nested};
}

/// The simplest step by chains of this kind: of those with the lowest rating the one with the
/// shortest chains. None if there is none, or if the control says stop.
std::optional<Hint> simplestChain(const Board& board, ChainKind kind, Control& control);

} // namespace clew::sudoku::explainer
