// The board of number words: a cheque of our own drawing, with the amount in its box and the words
// written so far on its lines.

#pragma once

#include "core/puzzles/words/words.h"

namespace clew::words {

/// The box of the amount in digits, in the picture's units.
struct Box
{
    double x;
    double y;
    double width;
    double height;
};
Box amountBox();

/// The variable whose word or digit is drawn at this point of the picture.
std::optional<Variable> variableAt(const WordsProblem& problem, const View& view, double x,
                                   double y);

} // namespace clew::words
