// Sentences that stand by themselves begin with a capital, in languages that have them, also where
// a place of the board comes first: "Column 3, row 1 was refuted". Names and formulas stay as they
// are: "c5 is blocked", "x = 3".

#pragma once

#include <string>

#include "core/text/sentence.h"

namespace clew {

/// With a capital for its first letter, if that is a small one of Latin script.
std::string withCapital(std::string text);

/// The text of a sentence that stands by itself.
std::string standingText(const Sentence& sentence);
std::string standingText(const Sentence& sentence, const Translator& translate);

} // namespace clew
