// Sentences that come back from another program as English text.

#pragma once

#include <span>
#include <string_view>

#include "core/text/sentence.h"

namespace clew {

/// The first of the phrases that reads like the text, with what stands in its places; these have to
/// be in order. None: the text as it is. In English it always says the same as the text.
Sentence recognized(std::string_view text, std::span<const Phrase> phrases);

} // namespace clew
