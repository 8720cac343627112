// Which events of a trace hold at a moment, by their places in the trace: LivePath knows what they
// are, this knows where they stand.

#pragma once

#include <cstdint>
#include <vector>

#include "core/trace/trace.h"

namespace clew {

/// Indexes of the live events after the first `position` events, in order. Costs about as many
/// steps as there are live events and nodes visited among them: closed subtrees are skipped whole.
std::vector<std::uint64_t> liveEvents(const Trace& trace, std::uint64_t position);

/// The node at which the search stood before the event with this index.
NodeId nodeBefore(const Trace& trace, std::uint64_t index);
/// Whether the Visit with this index leads to a node that was opened later than the one left: what
/// had been taken back is there again.
bool goesForth(const Trace& trace, std::uint64_t index);

} // namespace clew
