// The rules of the explainer except for chains, in the order in which they are tried.

#pragma once

#include "core/puzzles/sudoku/explainer/hint.h"

namespace clew::sudoku::explainer {

// singles.cpp: what places a digit.
void hiddenSingles(const Board& board, const Hints& hints);       ///< 1.0, 1.2 in a box, 1.5
void directLocking(const Board& board, const Hints& hints);       ///< 1.7 pointing, 1.9 claiming
void directHiddenPairs(const Board& board, const Hints& hints);   ///< 2.0
void nakedSingles(const Board& board, const Hints& hints);        ///< 2.3
void directHiddenTriples(const Board& board, const Hints& hints); ///< 2.5

// sets.cpp
void locking(const Board& board, const Hints& hints);       ///< 2.6 pointing, 2.8 claiming
void nakedPairs(const Board& board, const Hints& hints);    ///< 3.0
void xWings(const Board& board, const Hints& hints);        ///< 3.2
void hiddenPairs(const Board& board, const Hints& hints);   ///< 3.4
void nakedTriples(const Board& board, const Hints& hints);  ///< 3.6
void swordfish(const Board& board, const Hints& hints);     ///< 3.8
void hiddenTriples(const Board& board, const Hints& hints); ///< 4.0
void nakedQuads(const Board& board, const Hints& hints);    ///< 5.0
void jellyfish(const Board& board, const Hints& hints);     ///< 5.2
void hiddenQuads(const Board& board, const Hints& hints);   ///< 5.4

// stronglinks.cpp: one digit, strong links joined by units; easiest first.
void twoStrongLinks(const Board& board, const Hints& hints);   ///< 4.0 to 4.3
void threeStrongLinks(const Board& board, const Hints& hints); ///< 5.4 to 5.7
void fourStrongLinks(const Board& board, const Hints& hints);  ///< 5.8 to 6.1

// wings.cpp
void xyWings(const Board& board, const Hints& hints);      ///< 4.2
void xyzWings(const Board& board, const Hints& hints);     ///< 4.4
void wingsOfFour(const Board& board, const Hints& hints);  ///< WXYZ, 5.5 or 5.6
void wingsOfFive(const Board& board, const Hints& hints);  ///< 6.2 to 6.4
void wingsOfSix(const Board& board, const Hints& hints);   ///< 6.6
void wingsOfSeven(const Board& board, const Hints& hints); ///< 7.5

// unique.cpp: patterns that would make two solutions.
void uniqueLoops(const Board& board, const Hints& hints);  ///< 4.5 to 5.5
void bivalueGrave(const Board& board, const Hints& hints); ///< 5.6 to 6.2

// aligned.cpp
void alignedPairs(const Board& board, const Hints& hints);   ///< 6.2
void alignedTriples(const Board& board, const Hints& hints); ///< 7.5

} // namespace clew::sudoku::explainer
