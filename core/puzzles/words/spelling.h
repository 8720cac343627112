// A number as words, digit by digit and as spoken, and words as digits.

#pragma once

#include <optional>
#include <vector>

#include "core/puzzles/words/words.h"

namespace clew::words {

/// Digit by digit: one-seven-five. Values of the vocabulary.
std::vector<Value> digitWords(const WordsProblem& problem);
/// As spoken: one hundred seventy-five. Empty if it is not spelled.
std::vector<Value> spokenWords(const WordsProblem& problem);
/// How many digits are spoken: zeros in front are not.
std::size_t spokenDigits(const WordsProblem& problem);
/// That they are more than kMaxSpelledDigits.
Sentence tooLongToSpell(const WordsProblem& problem);
/// Why the number cannot be spoken, if so: it is too long, or the library with the rules is
/// missing.
std::optional<Sentence> whyNotSpelled(const WordsProblem& problem);
/// The result in digits, for words read back.
std::vector<Value> readDigits(const WordsProblem& problem);

} // namespace clew::words
