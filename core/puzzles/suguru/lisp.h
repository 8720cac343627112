// Boards as the source document gives them to its program: a list of pairs (area number), 0 for an
// empty cell, with or without the (setf …) around it.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/puzzles/suguru/suguru.h"
#include "core/text/result.h"

namespace clew::suguru {

/// "(list '(1 0) '(1 3) …)", a row on each line.
std::string pairsText(const SuguruProblem& problem);
/// Such a list, anywhere in a text in which it is the only one. The board is as wide as all lines
/// of the list have pairs, and otherwise square. A list `tabuleiro` of the numbers alone must
/// agree.
Result<ProblemPtr> readPairs(std::string_view text);
/// The same as a program or its data may have it: '((1 0) (1 3) …), (list (list 1 0) …),
/// [[1, 0], [1, 3], …], also with a list for each row. Nothing if there is no such list, or
/// several.
std::optional<Result<ProblemPtr>> readNestedPairs(std::string_view text);
/// Whether there is a list as readPairs() reads it in the text.
bool holdsPairs(std::string_view text);

} // namespace clew::suguru
