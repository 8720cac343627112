// How a search ended, for whoever shows something of it.

#pragma once

#include "core/search/outcome.h"
#include "core/text/sentence.h"

namespace clew {

/// Empty if it came to an end of its own.
Sentence stoppedSentence(const Outcome& outcome);

/// Of a search each of whose solutions is better than the one before (Problem::seeksBest): that the
/// last is the best of all. Empty unless that is proved.
Sentence provedBestSentence(const Outcome& outcome);

} // namespace clew
