// Why a search stopped before its end, for whoever shows something of it.

#pragma once

#include "core/search/outcome.h"
#include "core/text/sentence.h"

namespace clew {

/// Empty if it came to an end of its own.
Sentence stoppedSentence(const Outcome& outcome);

} // namespace clew
