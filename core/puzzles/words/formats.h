// Number words as text: a number or words a line, with settings behind.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/words/words.h"

namespace clew::words {

/// "175", "one-seven-five" or "cento e um language=pt": digits are put in words, words read back.
/// Parameters complete the settings.
Result<ProblemPtr> readNumber(std::string_view text, const Parameters& parameters);
/// A problem from the parameter `number` and the settings.
Result<ProblemPtr> fromParameters(const Parameters& parameters);
/// One line, with those settings that are not the usual ones.
std::string writeNumber(const WordsProblem& problem);
/// The words, or the digits they mean, in one line without its end.
std::string resultText(const WordsProblem& problem, std::span<const Value> values);

} // namespace clew::words
