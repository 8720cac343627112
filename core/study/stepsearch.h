// Looking through a recorded search for the next step that stands on a line of the pseudo-code.

#pragma once

#include "core/puzzle/pseudocode.h"
#include "core/trace/trace.h"

namespace clew {

/// Just after the first event on the line at or after `position`, as far as the trace is known; for
/// `backwards` just after the last one before the event that led to `position`. None if there is
/// none. Takes some nanoseconds an event: long traces are not for the interface's thread.
std::optional<std::uint64_t> findStep(const Trace& trace, const PseudoCode& code, std::size_t line,
                                      std::uint64_t position, bool backwards);

} // namespace clew
