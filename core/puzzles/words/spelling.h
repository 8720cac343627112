// A number as words, digit by digit and as spoken, and words as digits.

#pragma once

#include <vector>

#include "core/puzzles/words/words.h"

namespace clew::words {

/// Digit by digit: one-seven-five. Values of the vocabulary.
std::vector<Value> digitWords(const WordsProblem& problem);
/// As spoken: one hundred seventy-five. Empty if the number has more than kMaxSpelledDigits digits.
std::vector<Value> spokenWords(const WordsProblem& problem);
/// How many digits are spoken: zeros in front are not.
std::size_t spokenDigits(const WordsProblem& problem);
/// That there are too many of them.
Sentence tooLongToSpell(const WordsProblem& problem);
/// The result in digits, for words read back.
std::vector<Value> readDigits(const WordsProblem& problem);

} // namespace clew::words
