// Texts that somebody else has written, as phrases: names of rules in a model or in a stream.

#pragma once

#include <string>

#include "core/text/sentence.h"

namespace clew {

/// A phrase that shows the text as it is. Each text is kept once, for as long as the program runs:
/// sentences outlive what they speak of.
Phrase interned(std::string text);

} // namespace clew
