// Sudoku Explainer's rating: the hardest step that a board of 9 x 9 needs, as a number from 1.0 up.
//
// The board is solved by a fixed list of rules, simplest first (rules.h); after each step the list
// begins again. ER is the highest rating among all steps, EP that among the steps up to the first
// digit placed, ED that of the first step. The definitions are those of Nicolas Juillerat's Sudoku
// Explainer, with the rules and the order that SudokuMonster's Sukaku Explainer has by default.
//
// Rules are sound: a board with one solution is never led astray. Where no rule is left, or where
// the control says stop, what has been seen so far is a lower bound.

#pragma once

#include <string>

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

struct ExplainerRating
{
    int highest = 0;      ///< ER, in tenths
    int toFirstDigit = 0; ///< EP
    int first = 0;        ///< ED
    bool isExact = true;  ///< false: the highest step may be higher

    friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};

/// Of a board of 9 x 9 that is known to have one solution; with what was seen until then if the
/// control says stop.
ExplainerRating explainerRating(const SudokuProblem& problem, Control& control);

/// "7.2/1.5/1.5", or "≥ 7.2/1.5/1.5".
std::string explainerText(const ExplainerRating& rating);

} // namespace clew::sudoku
